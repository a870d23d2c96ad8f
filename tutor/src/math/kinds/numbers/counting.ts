import { work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'

const CHOOSE =
  /^(?:what is |find |evaluate |calculate |compute )?(?:(\d+) choose (\d+)|(\d+)C(\d+)|C\((\d+), ?(\d+)\))$/i
const ORDERED = /^(?:what is |find |evaluate |calculate |compute )?(?:(\d+)P(\d+)|P\((\d+), ?(\d+)\))$/
const SUM_TO =
  /^(?:what is |find |calculate )?(?:the )?(?:sum of|add)(?: all)?(?: the)?(?: whole| natural)?(?: numbers| integers)?(?: from)? 1 (?:to|through|up to) (\d+)$/i

/** Choosing some of several, and the sum of the first whole numbers. */
export const COUNTING: Solver = {
  kinds: ['counting'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '')
    const chosen = CHOOSE.exec(line)
      ?.slice(1)
      .filter((each) => each !== undefined)
    if (chosen) return choose(Number(chosen[0]), Number(chosen[1]))
    const [, all, some] = ORDERED.exec(line) ?? []
    if (all && some) return arrange(Number(all), Number(some))
    const last = SUM_TO.exec(line)?.[1]
    return last ? sumTo(BigInt(last)) : null
  },
  similar(_, dice) {
    return dice.pick([`${dice.int(4, 9)} choose ${dice.int(2, 3)}`, `sum of 1 to ${dice.int(10, 60)}`])
  },
}

export function binomial(n: number, k: number): bigint {
  let result = 1n
  for (let index = 1; index <= k; index++) result = (result * BigInt(n - k + index)) / BigInt(index)
  return k > n ? 0n : result
}

function choose(n: number, k: number): Draft | { reason: string } {
  if (k > n || n > 60) return { reason: 'I can choose from up to 60 things, and not more than there are.' }
  const result = String(binomial(n, k))
  const formula = `factorial(${n})/(factorial(${k})*factorial(${n - k}))`
  // Pascal's triangle: with the last thing or without it.
  const split = n > 0 && k > 0 ? `${binomial(n - 1, k - 1)} + ${binomial(n - 1, k)}` : '1'
  return {
    kind: 'counting',
    words: `How many ways are there to choose ${k} of ${n}?`,
    problem: { tex: `\\binom{${n}}{${k}}` },
    steps: [work('use-formula', 'Divide the factorials: n! over k! times (n − k)!.', formula, result)],
    answer: { plain: result },
    proof: [{ same: [split, result] }, { same: [formula, result] }],
    nudge: 'Does the order matter when you choose?',
    hint: 'Count the ways in order first, then divide by the orders of those chosen.',
  }
}

function arrange(n: number, k: number): Draft | { reason: string } {
  if (k > n || n > 40) return { reason: 'I can arrange up to 40 things, and not more than there are.' }
  const formula = `factorial(${n})/factorial(${n - k})`
  const factors = Array.from({ length: k }, (_, index) => n - index).join('*') || '1'
  const result = String(
    Array.from({ length: k }, (_, index) => BigInt(n - index)).reduce((product, each) => product * each, 1n),
  )
  return {
    kind: 'counting',
    words: `In how many orders can ${k} of ${n} be taken?`,
    problem: { tex: `P(${n}, ${k})` },
    steps: [
      work('use-formula', 'There is one choice less each time. Multiply the choices.', factors, result),
    ],
    answer: { plain: result },
    proof: [{ same: [formula, result] }],
    nudge: 'How many choices are there for the first place?',
    hint: 'Multiply the choices, one less each time.',
  }
}

function sumTo(n: bigint): Draft | { reason: string } {
  if (n < 2n || n > 1_000_000n) return { reason: 'I add from 1 up to a million at most.' }
  const result = String((n * (n + 1n)) / 2n)
  return {
    kind: 'counting',
    words: `Add the numbers from 1 to ${n}.`,
    problem: { tex: `1 + 2 + \\dots + ${n}` },
    steps: [
      work(
        'pair-up',
        `Pair the first and the last number: each pair makes ${n + 1n}, and there are ${n}/2 pairs.`,
        `${n}*(${n} + 1)/2`,
        result,
      ),
    ],
    answer: { plain: result },
    proof: [
      { same: [`((${n} + 1)^2 - ${n} - 1)/2`, result] },
      { same: [`${n}*(${n} + 1)/2 - ${n - 1n}*${n}/2`, String(n)] },
    ],
    nudge: 'What do the first and the last number make together?',
    hint: 'Pair the numbers from both ends. All the pairs are worth the same.',
  }
}
