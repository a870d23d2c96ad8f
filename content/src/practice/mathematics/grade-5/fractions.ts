import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { type Fraction, lcm, plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { rollFraction } from '../../tools/roll-fraction.ts'
import { pickName } from '../../tools/words.ts'

export const addSubtractFractions = definePractice('math.5.add-subtract-fractions', (dice, difficulty) => {
  const isSum = dice.coin()
  const bottoms =
    difficulty === 1
      ? [
          [2, 3, 4],
          [8, 6, 12],
        ]
      : [
          [2, 3, 4, 5],
          [3, 5, 6, 7, 8, 10],
        ]
  let first = rollFraction(dice, bottoms[0] ?? [2])
  let second = rollFraction(dice, bottoms[1] ?? [3])
  for (let tries = 0; tries < 50; tries++) {
    const fits =
      difficulty === 1
        ? second.bottom % first.bottom === 0
        : second.bottom % first.bottom !== 0 && first.bottom % second.bottom !== 0
    if (fits && first.top * second.bottom !== second.top * first.bottom) break
    first = rollFraction(dice, bottoms[0] ?? [2])
    second = rollFraction(dice, bottoms[1] ?? [3])
  }
  if (difficulty === 3) {
    first = { top: first.top + first.bottom * dice.int(3, 6), bottom: first.bottom }
    second = { top: second.top + second.bottom * dice.int(1, 2), bottom: second.bottom }
  } else if (first.top * second.bottom < second.top * first.bottom) [first, second] = [second, first]
  const shared = lcm(first.bottom, second.bottom)
  const [a, b] = [(first.top * shared) / first.bottom, (second.top * shared) / second.bottom]
  const top = isSum ? a + b : a - b
  const result = reduce({ top, bottom: shared })
  const sign = isSum ? '+' : '-'
  const tex = `${texMixed(first)} ${sign} ${texMixed(second)}`
  const who = pickName(dice)
  const isChoice = difficulty < 3 && dice.int(1, 3) === 1
  const wrongTop = Math.abs(isSum ? first.top + second.top : first.top - second.top)
  const wrongBottom = Math.abs(isSum ? first.bottom + second.bottom : first.bottom - second.bottom)
  const wrong: [Fraction, string][] = [
    [{ top: wrongTop, bottom: wrongBottom }, `${isSum ? 'adds' : 'subtracts'} tops and bottoms separately`],
    [{ top: wrongTop, bottom: shared }, 'changes the denominators but not the numerators'],
    [
      { top, bottom: first.bottom * second.bottom * (first.bottom * second.bottom === shared ? 2 : 1) },
      'multiplies the denominators without enlarging the numerators to match',
    ],
  ]
  const spare: [Fraction, string][] = [
    [{ top: isSum ? Math.abs(a - b) : a + b, bottom: shared }, `${isSum ? 'subtracts' : 'adds'} instead`],
    [
      { top: wrongTop, bottom: Math.max(first.bottom, second.bottom) },
      'takes the larger denominator and leaves the numerators',
    ],
  ]
  const isUsable = ([fraction]: [Fraction, string]) =>
    fraction.top > 0 && fraction.bottom > 0 && fraction.top * result.bottom !== result.top * fraction.bottom
  const differ = [...wrong, ...spare]
    .filter(isUsable)
    .map(([fraction, mistake]) => [`$${texFraction(reduce(fraction))}$`, mistake] as const)
  return {
    prompt: isChoice
      ? `What is $${tex}$?`
      : dice.pick([
          `Work out $${tex}$.`,
          isSum
            ? `${who} drinks $${texMixed(first)}$ liters of water in the morning and $${texMixed(second)}$ liters in the afternoon. How many liters is that?`
            : `A jar holds $${texMixed(first)}$ cups of flour. ${who} uses $${texMixed(second)}$ cups. How many cups are left?`,
          isSum
            ? `One plank is $${texMixed(first)}$ m long, another $${texMixed(second)}$ m. How long are they end to end, in meters?`
            : `One trail is $${texMixed(first)}$ miles long, another $${texMixed(second)}$ miles. How much longer is the first one, in miles?`,
        ]),
    answer: isChoice
      ? makeChoice(dice, `$${texFraction(result)}$`, differ)
      : { kind: 'fraction', value: plainFraction(result) },
    steps: [
      {
        say: `A common denominator of ${first.bottom} and ${second.bottom} is ${shared}: $${texFraction(first)} = ${`\\frac{${a}}{${shared}}`}$ and $${texFraction(second)} = \\frac{${b}}{${shared}}$.`,
        claims: [`${plainFraction(first)} = ${a}/${shared}`, `${plainFraction(second)} = ${b}/${shared}`],
      },
      {
        say: `$\\frac{${a}}{${shared}} ${sign} \\frac{${b}}{${shared}} = \\frac{${top}}{${shared}}$.`,
        claims: [`${a}/${shared} ${sign} ${b}/${shared} = ${top}/${shared}`],
      },
      {
        say: `So the answer is $${texFraction(result)}$${result.top > result.bottom && result.bottom > 1 ? `, which is $${texMixed(result)}$` : ''}.`,
        claims: [`${top}/${shared} = ${plainFraction(result)}`],
      },
    ],
    hints: [
      'Can you add or take away parts of different sizes just like that?',
      difficulty === 3
        ? 'Write both mixed numbers as fractions greater than one, then find a common denominator.'
        : `Find a number that both ${first.bottom} and ${second.bottom} divide, and write both fractions with it.`,
      '$\\frac{1}{2} + \\frac{2}{7} = \\frac{7}{14} + \\frac{4}{14} = \\frac{11}{14}$.',
    ],
    proof: [
      isSum
        ? `${plainFraction(result)} - ${plainFraction(second)} = ${plainFraction(first)}`
        : `${plainFraction(result)} + ${plainFraction(second)} = ${plainFraction(first)}`,
    ],
  }
})

export const multiplyFractions = definePractice('math.5.multiply-fractions', (dice, difficulty) => {
  const first = rollFraction(dice, [3, 4, 5, 6, 8])
  const second: Fraction =
    difficulty === 1 ? { top: dice.int(2, 12), bottom: 1 } : rollFraction(dice, [2, 3, 5, 7, 10])
  if (difficulty === 3) second.top += second.bottom * dice.int(1, 3)
  const product = { top: first.top * second.top, bottom: first.bottom * second.bottom }
  const result = reduce(product)
  const [a, b] = [texFraction(first), texMixed(second)]
  const who = pickName(dice)
  const claim = `${plainFraction(first)} * (${plainFraction(second)}) = ${plainFraction(result)}`
  const hints: Problem['hints'] = [
    'What does "of" mean when you take a fraction of something?',
    difficulty === 1
      ? `Multiply the top of $${a}$ by ${second.top} and keep its bottom.`
      : `Multiply top by top and bottom by bottom${difficulty === 3 ? `, after you have written $${b}$ as a fraction` : ''}.`,
    '$\\frac{2}{3} \\times \\frac{5}{7} = \\frac{2 \\times 5}{3 \\times 7} = \\frac{10}{21}$.',
  ]
  if (difficulty === 2 && dice.int(1, 3) === 1) {
    const whole = dice.int(20, 95)
    const isLess = dice.coin()
    const factor = isLess ? first : { top: first.bottom + first.top, bottom: first.bottom }
    return {
      prompt: `Without calculating: how does $${texFraction(factor)} \\times ${whole}$ compare with ${whole}?`,
      answer: makeChoice(dice, isLess ? 'It is less.' : 'It is greater.', [
        [
          isLess ? 'It is greater.' : 'It is less.',
          isLess ? 'thinks that multiplying always makes more' : 'thinks that a fraction always makes less',
        ],
        ['It is the same.', 'ignores the factor'],
      ]),
      steps: [
        {
          say: `The factor $${texFraction(factor)}$ is ${isLess ? 'less' : 'greater'} than 1.`,
          claims: [`${plainFraction(factor)} ${isLess ? '<' : '>'} 1`],
        },
        {
          say: `Multiplying by it makes ${whole} ${isLess ? 'smaller' : 'larger'}.`,
          claims: [`${plainFraction(factor)} * ${whole} ${isLess ? '<' : '>'} ${whole}`],
        },
      ],
      hints: [
        'What happens when you multiply by exactly one?',
        `Is $${texFraction(factor)}$ more or less than one whole?`,
        '$\\frac{7}{4} \\times 12$ is greater than 12, because $\\frac{7}{4}$ is more than 1.',
      ],
      proof: [`${plainFraction(factor)} * ${whole} ${isLess ? '<' : '>'} ${whole}`],
    }
  }
  return {
    prompt: dice.pick([
      `Work out $${a} \\times ${b}$.`,
      difficulty === 1
        ? `${who} trains $${a}$ of an hour on each of ${second.top} days. How many hours is that?`
        : `A garden bed is $${a}$ m wide and $${b}$ m long. What is its area in square meters?`,
      difficulty === 1
        ? `A recipe needs $${a}$ cup of milk. How many cups do ${second.top} batches need?`
        : `${who} has $${b}$ liters of paint and uses $${a}$ of it. How many liters is that?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(result) },
    steps: [
      ...(difficulty === 3 ? [{ say: `$${b} = ${texFraction(second)}$.` }] : []),
      {
        say: `Top times top, bottom times bottom: $\\frac{${first.top} \\times ${second.top}}{${first.bottom}${second.bottom > 1 ? ` \\times ${second.bottom}` : ''}} = \\frac{${product.top}}{${product.bottom}}$.`,
        claims: [
          `${first.top} * ${second.top} = ${product.top}`,
          `${first.bottom} * ${second.bottom} = ${product.bottom}`,
        ],
      },
      {
        say: `The answer is $${texFraction(result)}$${result.top > result.bottom && result.bottom > 1 ? `, or $${texMixed(result)}$` : ''}.`,
        claims: [claim],
      },
    ],
    hints,
    proof: [claim],
  }
})
