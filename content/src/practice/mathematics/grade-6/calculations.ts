import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { gcd, lcm, plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { rollFraction } from '../../tools/roll-fraction.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const factorsMultiples = definePractice('math.6.factors-multiples', (dice, difficulty) => {
  const shared = dice.int(difficulty === 1 ? 2 : 3, difficulty === 1 ? 6 : 12)
  const [m, n] = dice.pick([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
    [2, 7],
    [3, 7],
    [5, 6],
  ] as const)
  const [a, b] = [shared * m, shared * n]
  const multiple = lcm(a, b)
  const isFactor = dice.coin()
  const value = isFactor ? gcd(a, b) : multiple
  const [one = 'Ana', other = 'Ben'] = pickNames(dice, 2)
  const word = isFactor ? 'greatest common factor' : 'least common multiple'
  const prompts = isFactor
    ? [
        `${one} has ${a} red and ${b} blue beads and makes identical bracelets with all of them. What is the greatest number of bracelets?`,
        `A floor of ${a} dm by ${b} dm is covered with square tiles, all alike and whole. How many dm long can the side of a tile be at most?`,
        `${a} boys and ${b} girls are split into teams that are all alike. How many teams can there be at most?`,
      ]
    : [
        `${one} swims every ${a} days, ${other} every ${b} days. Today both swim. In how many days do they both swim again?`,
        `One light blinks every ${a} seconds, another every ${b} seconds. They blink together now. After how many seconds do they blink together again?`,
        `Buns come in packs of ${a}, cheese slices in packs of ${b}. What is the least number of each that can be bought without leftovers?`,
      ]
  if (difficulty < 3)
    prompts.push(`Find the ${word} of ${a} and ${b}.`, `What is the ${word} of ${b} and ${a}?`)
  return {
    prompt: dice.pick(prompts),
    answer: { kind: 'number', value: String(value) },
    steps: isFactor
      ? [
          { say: `Look for the largest number that divides both ${a} and ${b}.` },
          {
            say: `$${a} = ${value} \\times ${m}$ and $${b} = ${value} \\times ${n}$; ${m} and ${n} share no factor. So it is ${value}.`,
            claims: [`${value} * ${m} = ${a}`, `${value} * ${n} = ${b}`],
          },
        ]
      : [
          {
            say: `List the multiples of ${b}: ${Array.from({ length: m }, (_, index) => b * (index + 1)).join(', ')}, …`,
            claims: [`${b} * ${m} = ${multiple}`],
          },
          {
            say: `The first one that ${a} divides is $${multiple} = ${a} \\times ${n}$.`,
            claims: [`${a} * ${n} = ${multiple}`],
          },
        ],
    hints: [
      isFactor
        ? 'Are you looking for a number that divides both, or one that both divide?'
        : 'Are you looking for a number that both divide, or one that divides both?',
      isFactor
        ? `List all factors of ${a}. Which of them also divide ${b}?`
        : `Write the multiples of the larger number, ${Math.max(a, b)}, until ${Math.min(a, b)} divides one.`,
      isFactor
        ? 'The greatest common factor of 24 and 36 is 12: $24 = 12 \\times 2$, $36 = 12 \\times 3$.'
        : 'The least common multiple of 4 and 6 is 12, the first number in both lists: 4, 8, 12 and 6, 12.',
    ],
    proof: [
      `${value} * ${isFactor ? m : 1} = ${isFactor ? a : multiple}`,
      isFactor ? `${b} / ${value} = ${n}` : `${multiple} / ${a} = ${n}`,
      isFactor ? `${a} / ${value} = ${m}` : `${multiple} / ${b} = ${m}`,
    ],
  }
})

export const decimalOperations = definePractice('math.6.decimal-operations', (dice, difficulty) => {
  const who = pickName(dice)
  const hints = (move: string): Problem['hints'] => [
    'About how large should the answer be? Estimate with whole numbers first.',
    move,
    '$7.5 \\div 0.25$: multiply both by 100. $750 \\div 25 = 30$.',
  ]
  if (difficulty === 1) {
    const isSum = dice.coin()
    const [a, b] = [dice.int(2105, 9899), dice.int(101, 1999)]
    const [x, y] = [writeDecimal(a, 3), writeDecimal(b, 2)]
    const result = writeDecimal(isSum ? a + b * 10 : Math.abs(a - b * 10), 3)
    const [first, second] = !isSum && b * 10 > a ? [y, x] : [x, y]
    const sign = isSum ? '+' : '-'
    return {
      prompt: dice.pick([
        `Work out $${first} ${sign} ${second}$.`,
        isSum
          ? `${who} mixes ${first} kg of soil with ${second} kg of sand. How many kg is the mix?`
          : `A wire is ${first} m long and ${second} m are cut off. How many meters are left?`,
      ]),
      answer: { kind: 'number', value: result },
      steps: [
        { say: `Line up the points of ${first} and ${second} and fill empty places with zeros.` },
        {
          say: `$${first} ${sign} ${second} = ${result}$.`,
          claims: [`${first} ${sign} ${second} = ${result}`],
        },
      ],
      hints: hints(`Write ${first} above ${second} with point below point, and work from the right.`),
      proof: [isSum ? `${result} - ${second} = ${first}` : `${result} + ${second} = ${first}`],
    }
  }
  const [a, b] =
    difficulty === 2
      ? [dice.int(12, 98), dice.int(11, 49)]
      : [dice.int(11, 48), dice.pick([4, 5, 8, 12, 15, 16, 24, 25, 32, 36, 45, 48, 64, 75])]
  if (difficulty === 2) {
    const [x, y, result] = [writeDecimal(a, 1), writeDecimal(b, 2), writeDecimal(a * b, 3)]
    return {
      prompt: dice.pick([
        `Work out $${x} \\times ${y}$.`,
        `A piece of cork has a volume of ${x} cubic cm. Each cubic cm weighs ${y} grams. How many grams does it weigh?`,
        `${who} drives ${x} km. Each km uses ${y} liters of fuel. How many liters is that?`,
      ]),
      answer: { kind: 'number', value: result },
      steps: [
        {
          say: `Multiply the digits: $${a} \\times ${b} = ${writeDecimal(a * b, 0).replace(/\B(?=(\d{3})+$)/g, '{,}')}$.`,
          claims: [`${a} * ${b} = ${a * b}`],
        },
        { say: `Three decimal places in all: $${result}$.`, claims: [`${x} * ${y} = ${result}`] },
      ],
      hints: hints(`Multiply ${a} by ${b}. How many decimal places do ${x} and ${y} have together?`),
      proof: [`${x} * ${y} = ${result}`],
    }
  }
  const [total, part, result] = [writeDecimal(a * b, 3), writeDecimal(b, 2), writeDecimal(a, 1)]
  return {
    prompt: dice.pick([
      `Work out $${total} \\div ${part}$.`,
      `A rectangle has an area of ${total} square meters and is ${part} m wide. How many meters long is it?`,
      `${who} fills ${total} l of tea into cups of ${part} l. How many cups is that, as a decimal?`,
    ]),
    answer: { kind: 'number', value: result },
    steps: [
      {
        say: `Multiply both by 100 to make the divisor whole: $${writeDecimal(a * b, 1)} \\div ${b}$.`,
        claims: [`${part} * 100 = ${b}`, `${total} * 100 = ${writeDecimal(a * b, 1)}`],
      },
      {
        say: `$${writeDecimal(a * b, 1)} \\div ${b} = ${result}$.`,
        claims: [`${writeDecimal(a * b, 1)} / ${b} = ${result}`],
      },
    ],
    hints: hints(`Move the point of ${part} until it is whole, and move the point of ${total} just as far.`),
    proof: [`${result} * ${part} = ${total}`],
  }
})

export const divideFractions = definePractice('math.6.divide-fractions', (dice, difficulty) => {
  const by = rollFraction(dice, difficulty === 1 ? [2, 3, 4, 5] : [3, 4, 5, 6, 8])
  const first = difficulty === 1 ? { top: dice.int(2, 8), bottom: 1 } : rollFraction(dice, [2, 3, 4, 5, 7, 9])
  if (difficulty === 3) first.top += first.bottom * dice.int(1, 4)
  const result = reduce({ top: first.top * by.bottom, bottom: first.bottom * by.top })
  const [a, b] = [texMixed(first), texFraction(by)]
  const who = pickName(dice)
  const isChoice = difficulty === 2 && dice.coin()
  const wrong = [
    [
      { top: first.top * by.top, bottom: first.bottom * by.bottom },
      'multiplies without turning the second fraction over',
    ],
    [{ top: first.bottom * by.top, bottom: first.top * by.bottom }, 'turns the first fraction over instead'],
    [{ top: first.bottom * by.bottom, bottom: first.top * by.top }, 'turns both fractions over'],
  ] as const
  const options = wrong.map(([fraction, mistake]) => [`$${texFraction(reduce(fraction))}$`, mistake] as const)
  return {
    prompt: isChoice
      ? `What is $${a} \\div ${b}$?`
      : dice.pick([
          `Work out $${a} \\div ${b}$.`,
          `How many servings of $${b}$ cup are in $${a}$ cups of yogurt?`,
          `${who} has a ribbon of $${a}$ m. One bow needs $${b}$ m. How many bows is that, as a number or fraction?`,
          `A field of $${a}$ square miles is $${b}$ miles wide. How many miles long is it?`,
        ]),
    answer: isChoice
      ? makeChoice(dice, `$${texFraction(result)}$`, options, [
          [
            `$${texFraction(reduce({ top: result.top, bottom: result.bottom * 2 }))}$`,
            'halves the result when simplifying',
          ],
          [
            `$${texFraction(reduce({ top: result.top * 2, bottom: result.bottom }))}$`,
            'doubles the result when simplifying',
          ],
        ])
      : { kind: 'fraction', value: plainFraction(result) },
    steps: [
      {
        say: `Dividing by $${b}$ is the same as multiplying by $\\frac{${by.bottom}}{${by.top}}$.`,
        claims: [`${plainFraction(by)} * (${by.bottom}/${by.top}) = 1`],
      },
      {
        say: `$${texFraction(first)} \\times \\frac{${by.bottom}}{${by.top}} = \\frac{${first.top * by.bottom}}{${first.bottom * by.top}}$.`,
        claims: [
          `(${plainFraction(first)}) / (${plainFraction(by)}) = ${first.top * by.bottom}/${first.bottom * by.top}`,
        ],
      },
      {
        say: `That is $${texFraction(result)}$${result.top > result.bottom && result.bottom > 1 ? `, or $${texMixed(result)}$` : ''}.`,
        claims: [`${first.top * by.bottom}/${first.bottom * by.top} = ${plainFraction(result)}`],
      },
    ],
    hints: [
      'How often does the second fraction fit into the first number?',
      difficulty === 3
        ? `Write $${a}$ as one fraction. Then turn $${b}$ over and multiply.`
        : `Turn $${b}$ over and multiply.`,
      '$\\frac{2}{3} \\div \\frac{5}{7} = \\frac{2}{3} \\times \\frac{7}{5} = \\frac{14}{15}$.',
    ],
    proof: [`(${plainFraction(result)}) * (${plainFraction(by)}) = ${plainFraction(first)}`],
  }
})
