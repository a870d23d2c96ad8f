import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBar, drawFractionCircles } from '../../figures/fraction-bar.ts'
import type { Problem } from '../../problem.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

function showMixed(whole: number, top: number, bottom: number): string {
  return `$${whole}\\frac{${top}}{${bottom}}$`
}

export const addSubtractFractions = definePractice('math.4.add-subtract-fractions', (dice, difficulty) => {
  const bottom = dice.pick([5, 6, 8, 10, 12])
  const isAdding = dice.coin()
  if (difficulty === 3) return dice.coin() ? fromWhole(dice, bottom) : chooseSum(dice, bottom)
  const first = isAdding ? dice.int(1, bottom - 2) : dice.int(2, bottom - 1)
  const second = isAdding
    ? dice.int(1, bottom - first - (difficulty === 1 ? 1 : 0) || 1)
    : dice.int(1, first - 1)
  const top = isAdding ? first + second : first - second
  const sign = isAdding ? '+' : '-'
  const name = pickName(dice)
  const stories = isAdding
    ? [
        `${name} reads ${showFraction(first, bottom)} of a book on Monday and ${showFraction(second, bottom)} on Tuesday. What fraction of the book is that? Write it like 1/7.`,
        `A cook uses ${showFraction(first, bottom)} of a bag of rice and then ${showFraction(second, bottom)} of it. What fraction is used in all? Write it like 1/7.`,
      ]
    : [
        `A jug is ${showFraction(first, bottom)} full. ${name} pours out ${showFraction(second, bottom)} of the jug. What fraction is left in it? Write it like 1/7.`,
        `A path is ${showFraction(first, bottom)} of a mile long. ${name} has walked ${showFraction(second, bottom)} of a mile. What fraction of a mile is left? Write it like 1/7.`,
      ]
  return {
    prompt: dice.pick(
      difficulty === 1
        ? [
            `What is $\\frac{${first}}{${bottom}} ${sign} \\frac{${second}}{${bottom}}$? Write it like 1/7.`,
            `Find $\\frac{${first}}{${bottom}} ${sign} \\frac{${second}}{${bottom}}$. Write it like 1/7.`,
          ]
        : stories,
    ),
    ...(difficulty === 1 && isAdding ? { figure: drawFractionBar(bottom, first) } : {}),
    answer: { kind: 'fraction', value: `${top}/${bottom}` },
    steps: [
      {
        say: `All parts have the same size. Only the number of parts changes: $${first} ${sign} ${second} = ${top}$.`,
        claims: [`${first} ${sign} ${second} = ${top}`],
      },
      {
        say: `The bottom number stays: ${showFraction(top, bottom)}.`,
        claims: [`${first}/${bottom} ${sign} ${second}/${bottom} = ${top}/${bottom}`],
      },
    ],
    hints: [
      'Do the parts have the same size?',
      `Both fractions have ${bottom} at the bottom. What do you do with the tops ${first} and ${second}?`,
      '2/7 + 3/7: 2 parts and 3 parts are 5 parts, so 5/7. And 5/7 - 3/7 = 2/7.',
    ],
    proof: [
      isAdding
        ? `${top}/${bottom} - ${second}/${bottom} = ${first}/${bottom}`
        : `${top}/${bottom} + ${second}/${bottom} = ${first}/${bottom}`,
    ],
  }
})

function fromWhole(dice: Dice, bottom: number): Problem {
  const [first, second] = [dice.int(1, bottom - 3), dice.int(1, 2)]
  const top = bottom - first - second
  const [one, two] = pickNames(dice, 2) as [string, string]
  return {
    prompt: dice.pick([
      `${one} eats ${showFraction(first, bottom)} of a pizza and ${two} eats ${showFraction(second, bottom)} of it. What fraction is left? Write it like 1/7.`,
      `What is $1 - \\frac{${first}}{${bottom}} - \\frac{${second}}{${bottom}}$? Write it like 1/7.`,
      `A wall is painted. ${one} paints ${showFraction(first, bottom)} of it and ${two} paints ${showFraction(second, bottom)}. What fraction is still to do? Write it like 1/7.`,
    ]),
    answer: { kind: 'fraction', value: `${top}/${bottom}` },
    steps: [
      { say: `The whole is ${showFraction(bottom, bottom)}.`, claims: [`${bottom}/${bottom} = 1`] },
      {
        say: `$${bottom} - ${first} - ${second} = ${top}$, so ${showFraction(top, bottom)} is left.`,
        claims: [`1 - ${first}/${bottom} - ${second}/${bottom} = ${top}/${bottom}`],
      },
    ],
    hints: [
      'How can you write one whole as a fraction with this bottom number?',
      `Write 1 as a fraction with ${bottom} at the bottom. Then take both parts away.`,
      '1 - 2/7 - 1/7: 7/7 - 2/7 - 1/7 = 4/7.',
    ],
    proof: [`${first}/${bottom} + ${second}/${bottom} + ${top}/${bottom} = 1`],
  }
}

function chooseSum(dice: Dice, bottom: number): Problem {
  const first = dice.int(2, bottom - 2)
  const second = dice.int(1, bottom - first)
  const top = first + second
  const right = showFraction(top, bottom)
  const wrong = (
    [
      [top, bottom * 2, 'adds the bottoms, too'],
      [first * second, bottom, 'multiplies the tops'],
      [Math.abs(first - second), bottom, 'subtracts and does not add'],
      [top, bottom + 1, 'changes the bottom number'],
    ] as const
  ).filter(([a, b]) => a > 0 && a * bottom !== top * b)
  return {
    prompt: dice.pick([
      `Which fraction is $\\frac{${first}}{${bottom}} + \\frac{${second}}{${bottom}}$?`,
      `${pickName(dice)} mixes ${showFraction(first, bottom)} of a liter of juice with ${showFraction(second, bottom)} of a liter of water. How many liters is that?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      wrong.map(([a, b, mistake]) => [showFraction(a, b), mistake] as const),
    ),
    steps: [
      {
        say: `Add the tops: $${first} + ${second} = ${top}$. The parts keep their size.`,
        claims: [`${first} + ${second} = ${top}`],
      },
      {
        say: `The sum is ${right}.`,
        claims: [`${first}/${bottom} + ${second}/${bottom} = ${top}/${bottom}`],
      },
    ],
    hints: [
      'Does the size of the parts change when you add?',
      `Count the parts: ${first} and ${second} more. What happens to ${bottom}?`,
      '2/7 + 3/7 = 5/7: the parts stay sevenths.',
    ],
    proof: [
      `${top}/${bottom} - ${first}/${bottom} = ${second}/${bottom}`,
      `${top}/${bottom * 2} != ${top}/${bottom}`,
    ],
  }
}

export const mixedNumbers = definePractice('math.4.mixed-numbers', (dice, difficulty) => {
  const bottom = dice.pick([3, 4, 5, 6, 8])
  const whole = dice.int(1, 3)
  const top = dice.int(1, bottom - 1)
  if (difficulty === 1) return toMixed(dice, whole, top, bottom)
  if (difficulty === 2) return toFraction(dice, whole + 1, top, bottom)
  return addMixed(dice, bottom)
})

function toMixed(dice: Dice, whole: number, top: number, bottom: number): Problem {
  const all = whole * bottom + top
  return {
    prompt: dice.pick([
      `Write ${showFraction(all, bottom)} as a mixed number, like 5 1/7.`,
      `${pickName(dice)} has ${all} pieces of pie. ${bottom} pieces make one pie. How many pies is that? Write a mixed number like 5 1/7.`,
      `The picture shows ${showFraction(all, bottom)}. Write it as a mixed number, like 5 1/7.`,
    ]),
    figure: drawFractionCircles(bottom, all),
    answer: {
      kind: 'fraction',
      value: `${whole}+${top}/${bottom}`,
      form: 'mixed',
    },
    steps: [
      {
        say: `${bottom} parts make one whole. $${all} \\div ${bottom}$ is ${whole} with ${top} left over.`,
        claims: [`${bottom}*${whole} + ${top} = ${all}`],
      },
      {
        say: `So ${showFraction(all, bottom)} is ${showMixed(whole, top, bottom)}.`,
        claims: [`${all}/${bottom} = ${whole} + ${top}/${bottom}`],
      },
    ],
    hints: [
      'How many parts make one whole?',
      `How many times does ${bottom} fit into ${all}? What is left over?`,
      '9/7: 7 parts make a whole, and 2 are left over. So 9/7 = 1 2/7.',
    ],
    proof: [`${whole} + ${top}/${bottom} = ${all}/${bottom}`],
  }
}

function toFraction(dice: Dice, whole: number, top: number, bottom: number): Problem {
  const all = whole * bottom + top
  const right = showFraction(all, bottom)
  const wrong: [string, string][] = [
    [showFraction(whole + top, bottom), 'adds the whole number to the top'],
    [showFraction(whole * top, bottom), 'multiplies the whole number by the top'],
    [showFraction(whole * 10 + top, bottom), 'writes the whole number in front of the top'],
  ]
  const isChoice = dice.coin()
  return {
    prompt: isChoice
      ? dice.pick([
          `Which fraction is equal to ${showMixed(whole, top, bottom)}?`,
          `${pickName(dice)} changes ${showMixed(whole, top, bottom)} into a fraction. Which one is right?`,
        ])
      : dice.pick([
          `Write ${showMixed(whole, top, bottom)} as one fraction, like 9/7.`,
          `A recipe needs ${showMixed(whole, top, bottom)} cups of oats. Write this as one fraction, like 9/7.`,
          `${pickName(dice)} cuts ${showMixed(whole, top, bottom)} apples into pieces of ${showFraction(1, bottom)}. Write the amount as one fraction, like 9/7.`,
        ]),
    answer: isChoice
      ? makeChoice(dice, right, wrong, [[showFraction(all + bottom, bottom), 'counts one whole too many']])
      : { kind: 'fraction', value: `${all}/${bottom}`, form: 'improper' },
    steps: [
      {
        say: `One whole is ${showFraction(bottom, bottom)}, so ${whole} wholes are ${showFraction(whole * bottom, bottom)}.`,
        claims: [`${whole}*${bottom} = ${whole * bottom}`],
      },
      {
        say: `Add the ${top === 1 ? 'part' : 'parts'}: $${whole * bottom} + ${top} = ${all}$. The fraction is ${right}.`,
        claims: [`${whole} + ${top}/${bottom} = ${all}/${bottom}`],
      },
    ],
    hints: [
      'How many parts are in one whole?',
      `Each whole has ${bottom} parts. How many parts do ${whole} wholes have? Then add ${top}.`,
      '1 2/7: one whole is 7/7, and 2/7 more make 9/7.',
    ],
    proof: [`${all}/${bottom} - ${whole} = ${top}/${bottom}`],
  }
}

function addMixed(dice: Dice, bottom: number): Problem {
  const isAdding = dice.coin()
  const [rolled, w2] = isAdding ? [dice.int(1, 4), dice.int(1, 4)] : [dice.int(4, 7), dice.int(1, 3)]
  const t1 = dice.int(1, bottom - 1)
  const t2 = isAdding ? dice.intExcept(1, bottom - 1, [bottom - t1]) : dice.intExcept(0, bottom - 1, [t1, 0])
  const sign = isAdding ? '+' : '-'
  // A half of the first number would be the answer and stand in the question.
  const isHalf = 2 * (w2 * bottom + t2) === rolled * bottom + t1
  const w1 = isHalf ? rolled + 1 : rolled
  const [first, second] = [w1 * bottom + t1, w2 * bottom + t2]
  const all = isAdding ? first + second : first - second
  const [whole, top] = [Math.floor(all / bottom), all % bottom]
  const name = pickName(dice)
  return {
    prompt: isAdding
      ? dice.pick([
          `What is $${w1}\\frac{${t1}}{${bottom}} + ${w2}\\frac{${t2}}{${bottom}}$? Write it like 5 1/7.`,
          `${name} walks ${showMixed(w1, t1, bottom)} miles and then ${showMixed(w2, t2, bottom)} miles. How many miles is that? Write it like 5 1/7.`,
        ])
      : dice.pick([
          `What is $${w1}\\frac{${t1}}{${bottom}} - ${w2}\\frac{${t2}}{${bottom}}$? Write it like 5 1/7.`,
          `A rope is ${showMixed(w1, t1, bottom)} meters long. ${name} cuts off ${showMixed(w2, t2, bottom)} meters. How many meters are left? Write it like 5 1/7.`,
        ]),
    answer: {
      kind: 'fraction',
      value: `${whole}+${top}/${bottom}`,
    },
    steps: [
      {
        say: `Write both as fractions: ${showFraction(first, bottom)} and ${showFraction(second, bottom)}.`,
        claims: [
          `${w1} + ${t1}/${bottom} = ${first}/${bottom}`,
          `${w2} + ${t2}/${bottom} = ${second}/${bottom}`,
        ],
      },
      {
        say: `$\\frac{${first}}{${bottom}} ${sign} \\frac{${second}}{${bottom}} = \\frac{${all}}{${bottom}}$.`,
        claims: [`${first}/${bottom} ${sign} ${second}/${bottom} = ${all}/${bottom}`],
      },
      {
        say: `As a mixed number this is ${showMixed(whole, top, bottom)}.`,
        claims: [`${all}/${bottom} = ${whole} + ${top}/${bottom}`],
      },
    ],
    hints: [
      'Can you write both numbers as fractions first?',
      `Each whole has ${bottom} parts. Turn both numbers into parts, then ${isAdding ? 'add' : 'subtract'}.`,
      '1 2/7 + 1 3/7: 9/7 + 10/7 = 19/7, and that is 2 5/7.',
    ],
    proof: [
      isAdding
        ? `${whole} + ${top}/${bottom} - (${w2} + ${t2}/${bottom}) = ${w1} + ${t1}/${bottom}`
        : `${whole} + ${top}/${bottom} + ${w2} + ${t2}/${bottom} = ${w1} + ${t1}/${bottom}`,
    ],
  }
}
