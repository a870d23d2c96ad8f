import type { Expression } from '#engines/algebra/index.ts'

type Guide = { nudge: string; hint: string }

/** As far as one counts on one's fingers, or knows by heart. */
const SMALL = 20
const TABLES = 12

/** How a sum of two whole numbers is done in the first grades; null for everything else. */
export function guideFirstSum(expression: Expression): Guide | null {
  if (!('left' in expression)) return null
  const [a, b] = [wholeOf(expression.left), wholeOf(expression.right)]
  if (a === null || b === null) return null
  switch (expression.kind) {
    case 'add':
      return guideAdding(a, b)
    case 'subtract':
      return guideTakingAway(a, b)
    case 'multiply':
      return guideMultiplying(a, b)
    case 'divide':
      return b > 1 && a % b === 0
        ? { nudge: `How many groups of ${b} are there in ${a}?`, hint: `Which number times ${b} is ${a}?` }
        : null
    case 'power':
      return null
  }
}

function guideAdding(a: number, b: number): Guide {
  if (a < SMALL && b < SMALL)
    return {
      nudge: 'Which number is larger? Start from there.',
      hint: `Start at ${Math.max(a, b)} and count on ${Math.min(a, b)}.`,
    }
  return {
    nudge: 'How many ones are there, and how many tens?',
    hint: 'Add the ones first, then the tens. Ten ones make one more ten.',
  }
}

function guideTakingAway(a: number, b: number): Guide | null {
  if (b > a) return null
  if (a < SMALL)
    return {
      nudge: `What goes with ${b} to make ${a}?`,
      hint: `Start at ${a} and count back ${b}.`,
    }
  return {
    nudge: 'How many ones are there, and how many tens?',
    hint: 'Take away the ones first, then the tens. With too few ones, trade a ten for ten ones.',
  }
}

function guideMultiplying(a: number, b: number): Guide {
  if (a <= TABLES && b <= TABLES)
    return {
      nudge: `Think of ${a} groups of ${b}.`,
      hint: `Add ${b} again and again, ${a} times. Or start from a product that you know.`,
    }
  return {
    nudge: 'Which part of the product do you know already?',
    hint: 'Multiply the tens and the ones apart, then add.',
  }
}

function wholeOf(expression: Expression): number | null {
  if (expression.kind !== 'number' || expression.value.bottom !== 1n || expression.value.top < 0n) return null
  const value = Number(expression.value.top)
  return Number.isSafeInteger(value) ? value : null
}
