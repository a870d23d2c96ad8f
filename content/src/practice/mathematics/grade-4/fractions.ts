import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBars } from '../../figures/fraction-bar.ts'
import type { Problem } from '../../problem.ts'
import { gcd } from '../../tools/fraction.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

const BASIC = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [5, 6],
  [3, 8],
  [5, 8],
] as const

export const equivalentFractions = definePractice('math.4.equivalent-fractions', (dice, difficulty) => {
  const [top, bottom] = dice.pick(BASIC)
  const times = difficulty === 1 ? dice.int(2, 3) : dice.int(2, 6)
  if (difficulty === 3)
    return dice.coin() ? simplify(dice, top, bottom, dice.int(2, 6)) : chooseEqual(dice, top, bottom, times)
  const [newTop, newBottom] = [top * times, bottom * times]
  const asksTop = dice.coin()
  const answer = asksTop ? newTop : newBottom
  const boxed = asksTop ? `\\frac{\\square}{${newBottom}}` : `\\frac{${newTop}}{\\square}`
  const isDrawn = difficulty === 1 && asksTop
  return {
    prompt: dice.pick([
      `What number goes in the box? $\\frac{${top}}{${bottom}} = ${boxed}$`,
      `${pickName(dice)} writes ${showFraction(top, bottom)} in another way: $${boxed}$. What number is missing?`,
      `Complete the equal fraction: $\\frac{${top}}{${bottom}} = ${boxed}$`,
    ]),
    ...(isDrawn
      ? {
          figure: drawFractionBars([
            [bottom, top],
            [newBottom, 0],
          ]),
        }
      : {}),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: asksTop
          ? `From ${bottom} to ${newBottom} you multiply by ${times}.`
          : `From ${top} to ${newTop} you multiply by ${times}.`,
        claims: [asksTop ? `${bottom}*${times} = ${newBottom}` : `${top}*${times} = ${newTop}`],
      },
      {
        say: `Do the same with the other number: $${asksTop ? top : bottom} \\times ${times} = ${answer}$. The number is ${answer}.`,
        claims: [
          `${asksTop ? top : bottom}*${times} = ${answer}`,
          `${top}/${bottom} = ${newTop}/${newBottom}`,
        ],
      },
    ],
    hints: [
      'By which number is the top or the bottom multiplied?',
      asksTop
        ? `Find out how you get from ${bottom} to ${newBottom}. Do the same with ${top}.`
        : `Find out how you get from ${top} to ${newTop}. Do the same with ${bottom}.`,
      '1/10 = box/70: 10 × 7 = 70, so the top is 1 × 7 = 7.',
    ],
    proof: [`${newTop}/${newBottom} = ${top}/${bottom}`],
  }
})

function simplify(dice: Dice, top: number, bottom: number, times: number): Problem {
  const [a, b] = [top * times, bottom * times]
  return {
    prompt: dice.pick([
      `Write ${showFraction(a, b)} with the smallest possible numbers, like 1/10.`,
      `${a} of ${b} children walk to school. Write this fraction in simplest form, like 1/10.`,
      `${pickName(dice)} simplifies ${showFraction(a, b)} as far as possible. Write the result like 1/10.`,
    ]),
    answer: { kind: 'fraction', value: `${top}/${bottom}`, form: 'simplest' },
    steps: [
      {
        say: `The greatest number that divides both ${a} and ${b} is ${times}.`,
        claims: [`${times}*${top} = ${a}`, `${times}*${bottom} = ${b}`],
      },
      {
        say: `Divide both by ${times}: $\\frac{${a}}{${b}} = \\frac{${top}}{${bottom}}$.`,
        claims: [`${a}/${b} = ${top}/${bottom}`],
      },
    ],
    hints: [
      'Which number divides the top and the bottom?',
      `List the factors of ${a} and look for the greatest one that divides ${b}, too.`,
      '7/70: both can be divided by 7. 7/70 = 1/10.',
    ],
    proof: [`${a}*${bottom} = ${b}*${top}`, `${a}/${b} = ${top}/${bottom}`],
  }
}

function chooseEqual(dice: Dice, top: number, bottom: number, times: number): Problem {
  const right = showFraction(top * times, bottom * times)
  const wrong = (
    [
      [top + times, bottom + times, 'adds the same number to top and bottom'],
      [top, bottom * times, 'changes only the bottom'],
      [top * times, bottom, 'changes only the top'],
      [top * times, bottom * times + times, 'multiplies the bottom by the wrong number'],
    ] as const
  ).filter(([a, b]) => a * bottom !== b * top)
  return {
    prompt: dice.pick([
      `Which fraction is equal to ${showFraction(top, bottom)}?`,
      `${pickName(dice)} eats ${showFraction(top, bottom)} of a pie. Which fraction is the same amount?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      wrong.map(([a, b, mistake]) => [showFraction(a, b), mistake] as const),
    ),
    steps: [
      {
        say: `Multiply top and bottom by ${times}.`,
        claims: [`${top}*${times} = ${top * times}`, `${bottom}*${times} = ${bottom * times}`],
      },
      {
        say: `${showFraction(top, bottom)} is equal to ${right}.`,
        claims: [`${top}/${bottom} = ${top * times}/${bottom * times}`],
      },
    ],
    hints: [
      'What may you do to both numbers of a fraction?',
      `Check each choice: are top and bottom both the same number of times ${top} and ${bottom}?`,
      '1/10 = 7/70, because both numbers are multiplied by 7.',
    ],
    proof: [
      `${top}/${bottom} = ${top * times}/${bottom * times}`,
      ...wrong.slice(0, 3).map(([a, b]) => `${a}/${b} != ${top}/${bottom}`),
    ],
  }
}

export const compareFractions = definePractice('math.4.compare-fractions', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? orderFractions(dice) : compareStory(dice, rollPair(dice, 3))
  return chooseSign(dice, rollPair(dice, difficulty))
})

type Pair = { a: number; b: number; c: number; d: number; common: number; sign: '<' | '>' }

function rollPair(dice: Dice, difficulty: number): Pair {
  for (;;) {
    const b = dice.pick([2, 3, 4, 5, 6])
    const d = difficulty === 1 ? b * dice.pick([2, 3]) : dice.pick([3, 4, 5, 8, 10])
    if (b === d || d > 12) continue
    const [a, c] = [dice.int(1, b - 1), dice.int(1, d - 1)]
    if (a * d === c * b) continue
    return { a, b, c, d, common: (b * d) / gcd(b, d), sign: a * d < c * b ? '<' : '>' }
  }
}

function explainPair({ a, b, c, d, common, sign }: Pair): Problem['steps'] {
  const [x, y] = [(a * common) / b, (c * common) / d]
  return [
    {
      say: `Use the same bottom number, ${common}: ${showFraction(a, b)} is ${showFraction(x, common)} and ${showFraction(c, d)} is ${showFraction(y, common)}.`,
      claims: [`${a}/${b} = ${x}/${common}`, `${c}/${d} = ${y}/${common}`],
    },
    {
      say: `$${x} ${sign} ${y}$, so ${showFraction(a, b)} is ${sign === '<' ? 'less' : 'greater'} than ${showFraction(c, d)}. The sign is ${sign}.`,
      claims: [`${x} ${sign} ${y}`, `${a}/${b} ${sign} ${c}/${d}`],
    },
  ]
}

function pairHints({ b, d, common }: Pair): Problem['hints'] {
  return [
    'Can you write both fractions with the same bottom number?',
    `Both ${b} and ${d} divide ${common}. Write both fractions with ${common} at the bottom.`,
    '1/7 and 2/21: 1/7 = 3/21, and 3/21 is greater than 2/21.',
  ]
}

function chooseSign(dice: Dice, pair: Pair): Problem {
  const { a, b, c, d, sign } = pair
  return {
    prompt: dice.pick([
      `Which sign goes between ${showFraction(a, b)} and ${showFraction(c, d)}?`,
      `Compare ${showFraction(a, b)} and ${showFraction(c, d)}. Which sign goes between them?`,
    ]),
    ...(dice.coin()
      ? {
          figure: drawFractionBars([
            [b, a],
            [d, c],
          ]),
        }
      : {}),
    answer: makeChoice(dice, sign, [
      [sign === '<' ? '>' : '<', 'compares only the tops or only the bottoms'],
      ['=', 'thinks the same number of missing parts means the same size'],
    ]),
    steps: explainPair(pair),
    hints: pairHints(pair),
    proof: [`${a}*${d} ${sign} ${c}*${b}`],
  }
}

function compareStory(dice: Dice, pair: Pair): Problem {
  const { a, b, c, d, sign } = pair
  const [one, two] = pickNames(dice, 2) as [string, string]
  const winner = sign === '>' ? one : two
  const steps = explainPair(pair)
  const doing = dice.pick(['runs', 'walks', 'swims'])
  return {
    prompt: `${one} ${doing} ${showFraction(a, b)} of a mile. ${two} ${doing} ${showFraction(c, d)} of a mile. Who gets farther?`,
    answer: makeChoice(dice, winner, [
      [winner === one ? two : one, 'compares only the tops or only the bottoms'],
      ['Both get just as far.', 'thinks the fractions are equal'],
    ]),
    steps: [
      steps[0] as Problem['steps'][0],
      {
        say: `${showFraction(a, b)} is ${sign === '<' ? 'less' : 'greater'} than ${showFraction(c, d)}, so ${winner} gets farther.`,
        claims: [`${a}/${b} ${sign} ${c}/${d}`],
      },
    ],
    hints: pairHints(pair),
    proof: [`${a}*${d} ${sign} ${c}*${b}`],
  }
}

function orderFractions(dice: Dice): Problem {
  const [common, pool] = dice.pick([
    [
      12,
      [
        [1, 2],
        [1, 3],
        [3, 4],
        [5, 6],
        [5, 12],
        [2, 3],
        [7, 12],
      ],
    ],
    [
      10,
      [
        [1, 2],
        [2, 5],
        [7, 10],
        [4, 5],
        [3, 10],
        [9, 10],
      ],
    ],
    [
      8,
      [
        [1, 2],
        [1, 4],
        [3, 8],
        [5, 8],
        [3, 4],
        [7, 8],
      ],
    ],
  ] as [number, [number, number][]][])
  const chosen = dice.sample(pool, 3)
  const isUp = dice.coin()
  const items = [...chosen].sort(([a, b], [c, d]) => (a / b - c / d) * (isUp ? 1 : -1))
  const shown = chosen.join() === items.join() ? [...chosen].reverse() : chosen
  const claims = items
    .slice(1)
    .map(([c, d], index) => `${items[index]?.join('/')} ${isUp ? '<' : '>'} ${c}/${d}`)
  return {
    prompt: `Order from ${isUp ? 'least to greatest' : 'greatest to least'}: ${shown.map(([a, b]) => showFraction(a, b)).join(', ')}.`,
    answer: { kind: 'ordering', items: items.map(([a, b]) => showFraction(a, b)) },
    steps: [
      {
        say: `Write all of them with the bottom number ${common}: ${items.map(([a, b]) => showFraction((a * common) / b, common)).join(', ')}.`,
        claims: items.map(([a, b]) => `${a}/${b} = ${(a * common) / b}/${common}`),
      },
      { say: `The order is ${items.map(([a, b]) => showFraction(a, b)).join(', ')}.`, claims },
    ],
    hints: [
      'Which bottom number fits all three fractions?',
      `Write each fraction with ${common} at the bottom. Then compare the tops.`,
      '1/7, 3/14 and 1/14: in fourteenths they are 2, 3 and 1. From least to greatest: 1/14, 1/7, 3/14.',
    ],
    proof: claims,
  }
}
