import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const multiplyFractionByWhole = definePractice(
  'math.4.multiply-fraction-by-whole',
  (dice, difficulty) => {
    const bottom = dice.pick([3, 4, 5, 6, 8, 10])
    const top = difficulty === 1 ? 1 : dice.int(2, bottom - 1)
    const times = difficulty === 1 ? dice.int(2, Math.max(2, bottom - 1)) : dice.int(2, 6)
    const all = times * top
    if (difficulty === 3) return dice.coin() ? chooseProduct(dice, times, top, bottom) : betweenWholes(dice)
    const name = pickName(dice)
    return {
      prompt: dice.pick([
        `What is $${times} \\times \\frac{${top}}{${bottom}}$? Write it like 9/7.`,
        `${name} drinks ${showFraction(top, bottom)} of a liter each day. How many liters is that in ${times} days? Write it like 9/7.`,
        `Each of ${times} cakes needs ${showFraction(top, bottom)} of a cup of oil. How many cups is that? Write it like 9/7.`,
        `Add ${showFraction(top, bottom)} to itself until you have it ${times} times. What is the sum? Write it like 9/7.`,
      ]),
      answer: { kind: 'fraction', value: `${all}/${bottom}` },
      steps: [
        {
          say: `${times} times ${showFraction(top, bottom)} is $${Array.from({ length: times }, () => `\\frac{${top}}{${bottom}}`).join(' + ')}$.`,
          claims: [
            `${Array.from({ length: times }, () => `${top}/${bottom}`).join(' + ')} = ${times}*(${top}/${bottom})`,
          ],
        },
        {
          say: `Multiply the top: $${times} \\times ${top} = ${all}$. The result is ${showFraction(all, bottom)}.`,
          claims: [`${times}*${top} = ${all}`, `${times}*(${top}/${bottom}) = ${all}/${bottom}`],
        },
      ],
      hints: [
        'How can you write this as an addition?',
        `Add ${showFraction(top, bottom)} again and again. What happens to the top, and what to the bottom?`,
        '3 × 2/7: 2/7 + 2/7 + 2/7 = 6/7.',
      ],
      proof: [`(${all}/${bottom})/${times} = ${top}/${bottom}`],
    }
  },
)

function chooseProduct(dice: Dice, times: number, top: number, bottom: number): Problem {
  const right = showFraction(times * top, bottom)
  const wrong = (
    [
      [times * top, times * bottom, 'multiplies the bottom, too'],
      [times + top, bottom, 'adds the whole number to the top'],
      [top, times * bottom, 'multiplies the bottom and not the top'],
      [times * top + 1, bottom, 'counts one part too many'],
    ] as const
  ).filter(([a, b]) => a * bottom !== times * top * b)
  return {
    prompt: dice.pick([
      `Which fraction is $${times} \\times \\frac{${top}}{${bottom}}$?`,
      `${pickName(dice)} runs ${showFraction(top, bottom)} of a mile on each of ${times} days. How many miles is that in all?`,
      `${times} bags weigh ${showFraction(top, bottom)} of a pound each. How many pounds is that?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      wrong.map(([a, b, mistake]) => [showFraction(a, b), mistake] as const),
    ),
    steps: [
      {
        say: `There are $${times} \\times ${top} = ${times * top}$ parts.`,
        claims: [`${times}*${top} = ${times * top}`],
      },
      {
        say: `The parts keep their size, so it is ${right}.`,
        claims: [`${times}*(${top}/${bottom}) = ${times * top}/${bottom}`],
      },
    ],
    hints: [
      'Does the size of the parts change?',
      `Count the parts: ${times} groups with ${top} parts each. The bottom number says how big the parts are.`,
      '3 × 2/7 = 6/7: three groups of two sevenths.',
    ],
    proof: [
      `${times}*(${top}/${bottom}) = ${times * top}/${bottom}`,
      `${times * top}/${times * bottom} = ${top}/${bottom}`,
    ],
  }
}

function betweenWholes(dice: Dice): Problem {
  const bottom = dice.pick([3, 4, 5, 8])
  const top = dice.int(2, bottom - 1)
  const times = dice.intExcept(
    3,
    9,
    [bottom, 2 * bottom].filter((value) => value <= 9),
  )
  const all = times * top
  if (all % bottom === 0) return chooseProduct(dice, times + 1, top, bottom)
  const low = Math.floor(all / bottom)
  const right = `${low} and ${low + 1}`
  return {
    prompt: `${times} people each eat ${showFraction(top, bottom)} of a ${dice.pick(['pound of rice', 'pizza', 'melon', 'loaf of bread'])}. Between which two whole numbers is the amount in all?`,
    answer: makeChoice(
      dice,
      right,
      [
        [`${low + 1} and ${low + 2}`, 'rounds up too far'],
        ['0 and 1', 'looks at one part only'],
        [`${times} and ${times + 1}`, 'forgets that each part is less than one'],
      ],
      [[`${low + 2} and ${low + 3}`, 'multiplies wrongly']],
    ),
    steps: [
      {
        say: `$${times} \\times \\frac{${top}}{${bottom}} = \\frac{${all}}{${bottom}}$.`,
        claims: [`${times}*(${top}/${bottom}) = ${all}/${bottom}`],
      },
      {
        say: `${bottom} parts make a whole: $${low} \\times ${bottom} = ${low * bottom}$ and $${low + 1} \\times ${bottom} = ${(low + 1) * bottom}$. So it is between ${right}.`,
        claims: [`${low} < ${all}/${bottom}`, `${all}/${bottom} < ${low + 1}`],
      },
    ],
    hints: [
      'How many parts are there in all?',
      `Multiply ${times} by ${top} to find the number of parts. ${bottom} parts make a whole.`,
      '5 people eat 2/7 each: 10/7. 7 parts make a whole, so it is between 1 and 2.',
    ],
    proof: [`${low} < ${times}*${top}/${bottom}`, `${times}*${top}/${bottom} < ${low + 1}`],
  }
}
