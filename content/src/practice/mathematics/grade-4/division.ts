import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const divideWithRemainders = definePractice('math.4.divide-with-remainders', (dice, difficulty) => {
  const by = dice.int(3, 9)
  if (difficulty === 3) return dice.coin() ? readRemainder(dice, by) : divideLarge(dice, by)
  const quotient = difficulty === 1 ? dice.int(4, 9) : dice.int(12, 48)
  const rest = dice.int(1, by - 1)
  const total = by * quotient + rest
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What is $${total} \\div ${by}$? Write the answer like 2 r 1.`,
      `Divide ${total} by ${by}. Write the quotient and the remainder like 2 r 1.`,
      `${name} shares ${total} cards among ${by} players. How many does each get, and how many are left over? Write it like 2 r 1.`,
      `${total} apples are put into bags of ${by}. How many bags are full, and how many apples are left over? Write it like 2 r 1.`,
    ]),
    answer: {
      kind: 'text',
      value: `${quotient} r ${rest}`,
      accept: [
        `${quotient}r${rest}`,
        `${quotient} R ${rest}`,
        `${quotient} R${rest}`,
        `${quotient} r${rest}`,
        `${quotient} remainder ${rest}`,
      ],
    },
    steps: splitDivision(total, by, quotient, rest),
    hints: [
      'Which multiple of the divisor is close to the number, but not over it?',
      quotient > 9
        ? `Take away ten times ${by} or more at first. Then divide what is left of ${total}.`
        : `Count by ${by}s and stop before you pass ${total}. How much is left?`,
      '13 ÷ 2: 2 × 6 = 12, and 1 is left over. So 13 ÷ 2 is 6 r 1.',
    ],
    proof: [`${by}*${quotient} + ${rest} = ${total}`, `${rest} < ${by}`],
  }
})

function splitDivision(total: number, by: number, quotient: number, rest: number): Problem['steps'] {
  const last = {
    say: `$${total} - ${by * quotient} = ${rest}$ is left over. So $${total} \\div ${by}$ is ${quotient} r ${rest}.`,
    claims: [`${total} - ${by * quotient} = ${rest}`, `${rest} < ${by}`],
  }
  if (quotient < 10)
    return [
      {
        say: `The biggest multiple of ${by} up to ${total} is $${by} \\times ${quotient} = ${by * quotient}$.`,
        claims: [`${by}*${quotient} = ${by * quotient}`],
      },
      last,
    ]
  const tens = Math.floor(quotient / 10) * 10
  const ones = quotient - tens
  return [
    {
      say: `$${by} \\times ${tens} = ${by * tens}$. Then $${total} - ${by * tens} = ${total - by * tens}$ is still to divide.`,
      claims: [`${by}*${tens} = ${by * tens}`, `${total} - ${by * tens} = ${total - by * tens}`],
    },
    {
      say: `$${by} \\times ${ones} = ${by * ones}$. Together $${tens} + ${ones} = ${quotient}$.`,
      claims: [`${by}*${ones} = ${by * ones}`, `${tens} + ${ones} = ${quotient}`],
    },
    last,
  ]
}

function divideLarge(dice: Dice, by: number): Problem {
  const quotient = dice.int(112, 489)
  const total = by * quotient
  const hundreds = Math.floor(quotient / 100) * 100
  const left = total - by * hundreds
  const small = quotient - hundreds
  return {
    prompt: dice.pick([
      `What is $${texNumber(total)} \\div ${by}$?`,
      `${groupDigits(total)} bricks are put on ${by} trucks, the same number on each. How many bricks are on one truck?`,
      `A prize of ${groupDigits(total)} dollars is shared equally by ${by} people. How many dollars does each get?`,
      `${pickName(dice)} walks ${groupDigits(total)} meters in ${by} equal parts. How many meters long is each part?`,
    ]),
    answer: { kind: 'number', value: String(quotient) },
    steps: [
      {
        say: `$${by} \\times ${hundreds} = ${texNumber(by * hundreds)}$. Then $${texNumber(total)} - ${texNumber(by * hundreds)} = ${left}$ is left.`,
        claims: [`${by}*${hundreds} = ${by * hundreds}`, `${total} - ${by * hundreds} = ${left}`],
      },
      { say: `$${left} \\div ${by} = ${small}$.`, claims: [`${left}/${by} = ${small}`] },
      {
        say: `$${hundreds} + ${small} = ${quotient}$. So the answer is ${quotient}.`,
        claims: [`${hundreds} + ${small} = ${quotient}`, `${by}*${quotient} = ${total}`],
      },
    ],
    hints: [
      'How many hundreds will the answer have?',
      `Find the biggest hundred that you can multiply by ${by} without passing ${groupDigits(total)}. Then divide the rest.`,
      '224 ÷ 2: 2 × 100 = 200, 24 is left, and 24 ÷ 2 = 12. So it is 112.',
    ],
    proof: [`${by}*${quotient} = ${total}`],
  }
}

function readRemainder(dice: Dice, by: number): Problem {
  const quotient = dice.int(6, 15)
  const rest = dice.int(1, by - 1)
  const total = by * quotient + rest
  const name = pickName(dice)
  const kind = dice.pick(['up', 'down', 'rest'] as const)
  const prompt = {
    up: dice.pick([
      `${total} children ride in cars. Each car takes ${by} children. How many cars are needed for all?`,
      `${name} has ${total} photos. Each page holds ${by}. How many pages are needed for all of them?`,
    ]),
    down: dice.pick([
      `A ribbon is ${total} inches long. ${name} cuts pieces of ${by} inches. How many whole pieces are there?`,
      `A toy costs ${by} dollars. ${name} has ${total} dollars. How many toys can ${name} buy?`,
    ]),
    rest: dice.pick([
      `${name} packs ${total} eggs into boxes of ${by}. How many eggs are left over?`,
      `${total} stickers are shared equally by ${by} friends. How many stickers are left over?`,
    ]),
  }[kind]
  const answer = { up: quotient + 1, down: quotient, rest }[kind]
  const wrong: [string, string][] = [
    [String(quotient), 'forgets the part that is left over'],
    [String(quotient + 1), 'counts the rest as one more whole'],
    [String(rest), 'gives the remainder'],
    [String(by - rest), 'gives what is missing for one more'],
  ]
  return {
    prompt,
    answer: makeChoice(dice, String(answer), wrong, [[String(total - by), 'subtracts and does not divide']]),
    steps: [
      {
        say: `$${total} \\div ${by}$ is ${quotient} r ${rest}: $${by} \\times ${quotient} + ${rest} = ${total}$.`,
        claims: [`${by}*${quotient} + ${rest} = ${total}`],
      },
      {
        say: {
          up: `${rest} ${rest === 1 ? 'is left over and needs' : 'are left over and need'} one more: $${quotient} + 1 = ${answer}$.`,
          down: `The rest is not enough for one more. The answer is ${answer}.`,
          rest: `The question asks for what is left over. The answer is ${answer}.`,
        }[kind],
        claims: [kind === 'up' ? `${quotient} + 1 = ${answer}` : `${rest} < ${by}`],
      },
    ],
    hints: [
      'What does the question ask for: whole groups, all of them, or the rest?',
      `Divide ${total} by ${by}. Then think what happens with the part that is left over.`,
      '11 people, 2 in a boat: 11 ÷ 2 is 5 r 1. For all people 6 boats are needed.',
    ],
    proof:
      kind === 'up'
        ? [`${by}*${answer - 1} < ${total}`, `${total} <= ${by}*${answer}`]
        : kind === 'down'
          ? [`${by}*${answer} <= ${total}`, `${total} < ${by}*(${answer} + 1)`]
          : [`${total} - ${by}*${quotient} = ${answer}`, `${answer} < ${by}`],
  }
}
