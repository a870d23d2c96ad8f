import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem, Step } from '../../problem.ts'
import { addWithoutCarrying, subtractSmallerDigits, subtractWithoutPaying } from '../../tools/column-sums.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const addSubtractLarge = definePractice('math.4.add-subtract-large', (dice, difficulty) => {
  const isAdding = dice.coin()
  const big = difficulty === 1 ? dice.int(3200, 8900) : dice.int(42000, 690000)
  const small =
    difficulty === 1
      ? dice.int(1100, Math.min(big - 900, 4900))
      : dice.int(11000, Math.min(big - 9000, 290000))
  const name = pickName(dice)
  if (difficulty === 3) return dice.coin() ? chooseResult(dice, isAdding, big, small) : acrossZeros(dice)
  const answer = isAdding ? big + small : big - small
  const [b, s] = [groupDigits(big), groupDigits(small)]
  return {
    prompt: isAdding
      ? dice.pick([
          `What is $${texNumber(big)} + ${texNumber(small)}$?`,
          `A museum had ${b} visitors last year and ${s} this year. How many is that in all?`,
          `${name} flies ${b} miles and then ${s} miles. How many miles is that?`,
        ])
      : dice.pick([
          `What is $${texNumber(big)} - ${texNumber(small)}$?`,
          `A town has ${b} people. ${s} of them are children. How many are adults?`,
          `A factory made ${b} bottles and sold ${s}. How many bottles are left?`,
        ]),
    answer: { kind: 'number', value: String(answer), accept: [groupDigits(answer)] },
    steps: isAdding ? addByThousands(big, small) : subtractByThousands(big, small),
    hints: [
      'Which places belong below each other?',
      `Write the numbers in columns, ones under ones, and start with the ones. ${isAdding ? 'Carry when a place gets ten or more.' : 'Trade when a place has too few.'}`,
      isAdding
        ? '1,005 + 1,006: 5 + 6 = 11, write 1 and carry 1 ten. The sum is 2,011.'
        : '1,010 - 1,005: trade a ten, 10 - 5 = 5. The answer is 5.',
    ],
    proof: [isAdding ? `${answer} - ${small} = ${big}` : `${answer} + ${small} = ${big}`],
  }
})

/** Two blocks of three places keep the solution short; each block is a sum that grade 3 can do. */
function addByThousands(first: number, second: number): Step[] {
  const low = (first % 1000) + (second % 1000)
  const carry = low >= 1000 ? 1 : 0
  const [a, b] = [Math.floor(first / 1000), Math.floor(second / 1000)]
  const high = a + b + carry
  const sum = first + second
  return [
    {
      say: `Add the last three places: $${first % 1000} + ${second % 1000} = ${low}$.${carry ? ' Carry 1 thousand.' : ''}`,
      claims: [`${first % 1000} + ${second % 1000} = ${low}`],
    },
    {
      say: `Add the thousands: $${a} + ${b}${carry ? ' + 1' : ''} = ${high}$.`,
      claims: [`${a} + ${b} + ${carry} = ${high}`],
    },
    {
      say: `So $${texNumber(first)} + ${texNumber(second)} = ${texNumber(sum)}$.`,
      claims: [`${first} + ${second} = ${sum}`],
    },
  ]
}

function subtractByThousands(first: number, second: number): Step[] {
  const isShort = first % 1000 < second % 1000
  const top = (first % 1000) + (isShort ? 1000 : 0)
  const [a, b] = [Math.floor(first / 1000) - (isShort ? 1 : 0), Math.floor(second / 1000)]
  const rest = first - second
  return [
    {
      say: `Look at the last three places.${isShort ? ' Trade 1 thousand.' : ''} $${texNumber(top)} - ${second % 1000} = ${top - (second % 1000)}$.`,
      claims: [`${top} - ${second % 1000} = ${top - (second % 1000)}`],
    },
    { say: `Subtract the thousands: $${a} - ${b} = ${a - b}$.`, claims: [`${a} - ${b} = ${a - b}`] },
    {
      say: `So $${texNumber(first)} - ${texNumber(second)} = ${texNumber(rest)}$.`,
      claims: [`${first} - ${second} = ${rest}`],
    },
  ]
}

function chooseResult(dice: Dice, isAdding: boolean, big: number, small: number): Problem {
  const answer = isAdding ? big + small : big - small
  const sign = isAdding ? '+' : '-'
  const wrong: [string, string][] = isAdding
    ? [
        [groupDigits(addWithoutCarrying(big, small)), 'forgets what was carried'],
        [groupDigits(big - small), 'subtracts and does not add'],
        [groupDigits(answer + 10000), 'carries a ten thousand too many'],
      ]
    : [
        [groupDigits(subtractSmallerDigits(big, small)), 'takes the smaller digit from the bigger one'],
        [groupDigits(subtractWithoutPaying(big, small)), 'trades but does not make the next place smaller'],
        [groupDigits(big + small), 'adds and does not subtract'],
      ]
  return {
    prompt: dice.pick([
      `Which number is $${texNumber(big)} ${sign} ${texNumber(small)}$?`,
      isAdding
        ? `${pickName(dice)} adds ${groupDigits(big)} and ${groupDigits(small)}. Which sum is right?`
        : `${pickName(dice)} takes ${groupDigits(small)} away from ${groupDigits(big)}. Which result is right?`,
    ]),
    answer: makeChoice(dice, groupDigits(answer), wrong, [
      [groupDigits(answer + 1000), 'makes a mistake in the thousands'],
      [groupDigits(answer + 100), 'makes a mistake in the hundreds'],
    ]),
    steps: (isAdding ? addByThousands(big, small) : subtractByThousands(big, small)).concat({
      say: `The answer is ${groupDigits(answer)}.`,
    }),
    hints: [
      'Can you estimate the answer first?',
      `Work in columns from the right. ${isAdding ? 'Watch what you carry.' : 'Watch where you trade.'}`,
      isAdding
        ? '1,005 + 1,006: 5 + 6 = 11, write 1 and carry 1 ten. The sum is 2,011.'
        : '1,010 - 1,005: trade a ten, 10 - 5 = 5. The answer is 5.',
    ],
    proof: [isAdding ? `${answer} - ${small} = ${big}` : `${answer} + ${small} = ${big}`],
  }
}

function acrossZeros(dice: Dice): Problem {
  const big = dice.int(3, 9) * 10000
  const small = dice.int(11, 28) * 1000 + dice.int(111, 989)
  const answer = big - small
  return {
    prompt: dice.pick([
      `What is $${texNumber(big)} - ${texNumber(small)}$?`,
      `${pickName(dice)} wants to walk ${groupDigits(big)} steps and has walked ${groupDigits(small)}. How many steps are left?`,
      `A tank holds ${groupDigits(big)} liters. ${groupDigits(small)} liters are used. How many liters are left?`,
    ]),
    answer: { kind: 'number', value: String(answer), accept: [groupDigits(answer)] },
    steps: subtractByThousands(big, small),
    hints: [
      'Where can you trade when there are only zeros?',
      `Trade one of the ten thousands of ${groupDigits(big)} into thousands, hundreds, tens and ones.`,
      '2,000 - 1: trade a thousand into 9 hundreds, 9 tens and 10 ones. The answer is 1,999.',
    ],
    proof: [`${answer} + ${small} = ${big}`],
  }
}

type Plan = { text: string; steps: [formula: string, value: number][]; whole: string; hint: string }

export const multiStepProblems = definePractice('math.4.multi-step-problems', (dice, difficulty) => {
  const plan = difficulty === 1 ? planTwo(dice) : difficulty === 2 ? planThree(dice) : planRemainder(dice)
  const answer = plan.steps.at(-1)?.[1] as number
  return {
    prompt: plan.text,
    answer: { kind: 'number', value: String(answer), accept: answer > 999 ? [groupDigits(answer)] : [] },
    steps: plan.steps.map(([formula, value], index) => ({
      say: `Step ${index + 1}: $${formula.replaceAll('*', '\\times').replaceAll('/', '\\div')} = ${texNumber(value)}$.${index === plan.steps.length - 1 ? ` The answer is ${groupDigits(value)}.` : ''}`,
      claims: [`${formula} = ${value}`],
    })),
    hints: [
      'What do you need to know before you can answer the question?',
      plan.hint,
      'Sam buys 3 caps for 12 dollars each and a scarf for 9 dollars. 3 × 12 = 36, and 36 + 9 = 45 dollars.',
    ],
    proof: [`${plan.whole} = ${answer}`],
  }
})

function planTwo(dice: Dice): Plan {
  const [a, b, c] = [dice.int(4, 9), dice.int(14, 48), dice.int(15, 55)]
  const name = pickName(dice)
  const steps: Plan['steps'] = [
    [`${a} * ${b}`, a * b],
    [`${a * b} + ${c}`, a * b + c],
  ]
  const shared = { steps, whole: `${a}*${b} + ${c}`, hint: `First multiply ${a} by ${b}. Then add ${c}.` }
  const less: Plan['steps'] = [
    [`${a} * ${b}`, a * b],
    [`500 - ${a * b}`, 500 - a * b],
  ]
  return dice.pick([
    {
      ...shared,
      text: `${name} reads ${b} pages on each of ${a} days and ${c} pages on the last day. How many pages is that?`,
    },
    {
      ...shared,
      text: `A hall has ${a} rows of ${b} chairs and ${c} chairs at the side. How many chairs are there?`,
    },
    {
      steps: less,
      whole: `500 - ${a}*${b}`,
      hint: `First find how much ${a} of them cost.`,
      text: `${name} has 500 dollars and buys ${a} chairs for ${b} dollars each. How many dollars are left?`,
    },
  ])
}

function planThree(dice: Dice): Plan {
  const [a, b] = [dice.int(3, 8), dice.int(12, 35)]
  const [c, d] = [dice.int(3, 8), dice.int(11, 29)]
  const name = pickName(dice)
  const first = a * b
  const second = c * d
  const sum: Plan = {
    text: '',
    steps: [
      [`${a} * ${b}`, first],
      [`${c} * ${d}`, second],
      [`${first} + ${second}`, first + second],
    ],
    whole: `${a}*${b} + ${c}*${d}`,
    hint: `Find ${a} times ${b} and ${c} times ${d} first.`,
  }
  const part = dice.int(2, 6)
  const each = dice.int(12, 30)
  const shared = part * each
  const extra = dice.int(40, 90)
  return dice.pick([
    {
      ...sum,
      text: `${name} buys ${a} tickets for ${b} dollars each and ${c} tickets for ${d} dollars each. How many dollars is that?`,
    },
    {
      ...sum,
      text: `${a} buses carry ${b} children each, and ${c} vans carry ${d} children each. How many children is that?`,
    },
    {
      text: `A school has ${shared + extra} pencils. ${extra} are given to the office, and the rest is shared equally among ${part} classes. Each class has ${each * 2} pencils already. How many pencils does each class have now?`,
      steps: [
        [`${shared + extra} - ${extra}`, shared],
        [`${shared} / ${part}`, each],
        [`${each} + ${each * 2}`, each * 3],
      ],
      whole: `(${shared + extra} - ${extra})/${part} + ${each * 2}`,
      hint: `First find how many pencils are shared. Then divide by ${part}.`,
    },
  ])
}

function planRemainder(dice: Dice): Plan {
  const each = dice.int(6, 9)
  const groups = dice.int(4, 8)
  const rest = dice.int(1, each - 1)
  const total = each * groups + rest
  const part = dice.int(10, total - 10)
  const name = pickName(dice)
  const up: Plan = {
    text: '',
    steps: [
      [`${part} + ${total - part}`, total],
      [`${total} - ${rest}`, each * groups],
      [`${each * groups} / ${each}`, groups],
      [`${groups} + 1`, groups + 1],
    ],
    whole: `(${part} + ${total - part} - ${rest})/${each} + 1`,
    hint: `First find how many there are in all. Then divide by ${each} and think about those who are left over.`,
  }
  const left: Plan = {
    text: '',
    steps: [
      [`${part} + ${total - part}`, total],
      [`${groups} * ${each}`, groups * each],
      [`${total} - ${groups * each}`, rest],
    ],
    whole: `${part} + ${total - part} - ${groups}*${each}`,
    hint: `First find how many there are in all. Then see how many full groups of ${each} there are.`,
  }
  return dice.pick([
    {
      ...up,
      text: `${part} girls and ${total - part} boys go on a trip in cars. Each car takes ${each} children. How many cars are needed so that all can ride?`,
    },
    {
      ...up,
      text: `${name} has ${part} photos from May and ${total - part} from June. Each page of an album holds ${each} photos. How many pages are needed for all of them?`,
    },
    {
      ...left,
      text: `A farm picks ${part} melons in the morning and ${total - part} at noon and packs them into full boxes of ${each}. How many melons are left over?`,
    },
    {
      ...left,
      text: `${name} has ${part} red and ${total - part} blue beads and makes as many chains of ${each} beads as possible. How many beads are left over?`,
    },
  ])
}
