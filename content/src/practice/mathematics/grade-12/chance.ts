import { exp } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickNames } from '../../tools/words.ts'

export const expectedValue = definePractice('math.12.expected-value', (dice, difficulty) => {
  if (difficulty === 1) return makeExpectation(dice)
  return difficulty === 2 ? makeSpinnerGame(dice) : makeInsurance(dice)
})

function makeExpectation(dice: Dice): Problem {
  const tenths = dice.pick([
    [1, 2, 3, 4],
    [2, 3, 4, 1],
    [4, 3, 2, 1],
    [1, 4, 3, 2],
    [5, 2, 2, 1],
    [3, 3, 3, 1],
    [1, 1, 3, 5],
  ] as const)
  const values = dice.pick([
    [0, 1, 2, 3],
    [1, 2, 3, 4],
    [0, 2, 4, 6],
    [0, 1, 2, 5],
    [1, 2, 5, 10],
    [0, 5, 10, 20],
  ] as const)
  const total = tenths.reduce((sum, share, place) => sum + share * (values[place] ?? 0), 0)
  const value = writeDecimal(total, 1)
  const [thing, unit] = dice.pick([
    ['goals in a match', 'goals'],
    ['visitors at a small museum in an hour', 'visitors'],
    ['calls in a minute', 'calls'],
    ['points for a throw', 'points'],
  ] as const)
  const sum = tenths.map((share, place) => `${values[place]}*${writeDecimal(share, 1)}`).join(' + ')
  return {
    prompt: `The table gives the probabilities for the number of ${thing}. Find the expected value.`,
    figure: drawDataTable({
      title: 'A probability distribution',
      desc: tenths.map((share, place) => `${values[place]} ${unit}: ${writeDecimal(share, 1)}`).join('; '),
      rows: [
        [unit, ...values],
        ['probability', ...tenths.map((share) => writeDecimal(share, 1))],
      ],
    }),
    answer: { kind: 'number', value },
    steps: [
      {
        say: 'Multiply each number by its probability.',
        claims: [`${tenths.map((share) => writeDecimal(share, 1)).join(' + ')} = 1`],
      },
      { say: `Add: $${sum.replaceAll('*', ' \\cdot ')} = ${value}$.`, claims: [`${sum} = ${value}`] },
    ],
    hints: [
      'What would be the mean over very many trials?',
      'Weight each number of the first row with the probability below it, and add.',
      '$100$ with probability $0.5$ and $20$ with probability $0.5$: $50 + 10 = 60$.',
    ],
    proof: [`${sum} = ${value}`],
  }
}

function makeSpinnerGame(dice: Dice): Problem {
  const parts = dice.pick([4, 5, 8, 10])
  const wins = dice.int(1, Math.floor(parts / 2))
  const prize = parts * dice.int(2, 6)
  const price = dice.intExcept(1, 12, [(wins * prize) / parts])
  const gain = (wins * prize) / parts - price
  const place = dice.pick(['At a school fair', 'At a street festival', 'At a charity evening'])
  return {
    prompt: `${place} a wheel has ${parts} equal parts; ${wins} ${wins === 1 ? 'wins' : 'win'} \\$${prize}, the others nothing. A spin costs \\$${price}. What is the expected gain of a player per spin, in dollars? (Negative for a loss.)`,
    answer: { kind: 'number', value: String(gain) },
    steps: [
      {
        say: `Expected prize: $\\frac{${wins}}{${parts}} \\cdot ${prize} = ${gain + price}$ dollars.`,
        claims: [`${wins}/${parts}*${prize} = ${gain + price}`],
      },
      {
        say: `Take away the price: $${gain + price} - ${price} = ${gain}$ dollars.`,
        claims: [`${gain + price} - ${price} = ${gain}`],
      },
    ],
    hints: [
      'What does a player win on average in one spin, before paying?',
      `Multiply the prize by its probability and take away \\$${price}.`,
      'One part of $20$ wins $100$ dollars, price $8$: $\\frac{100}{20} - 8 = -3$.',
    ],
    proof: [`(${wins}*(${prize} - ${price}) + (${parts} - ${wins})*(0 - ${price}))/${parts} = ${gain}`],
  }
}

function makeInsurance(dice: Dice): Problem {
  const [percent, damage] = [dice.int(1, 8), 100 * dice.int(3, 15)]
  const expected = (percent * damage) / 100
  const fee = expected + dice.pick([-1, 1]) * dice.int(2, Math.max(3, Math.floor(expected / 2)))
  const isWorth = fee < expected
  const thing = dice.pick(['phone', 'bike', 'laptop', 'violin'])
  const right = isWorth
    ? `Yes: the expected damage is \\$${expected}, more than the fee.`
    : `No: the expected damage is \\$${expected}, less than the fee.`
  return {
    prompt: `In one year a ${thing} breaks with probability ${percent}%, and a repair costs \\$${damage}. An insurance costs \\$${fee} a year and pays every repair. Looking only at the expected cost, is it worth buying?`,
    answer: makeChoice(dice, right, [
      [
        isWorth
          ? `No: the expected damage is \\$${expected}, less than the fee.`
          : `Yes: the expected damage is \\$${expected}, more than the fee.`,
        'compares the expected damage with the fee the wrong way round',
      ],
      [`Yes: \\$${damage} is more than \\$${fee}.`, 'forgets how unlikely the damage is'],
      [`No: the ${thing} will most likely not break.`, 'looks only at the most likely case'],
    ]),
    steps: [
      {
        say: `Expected damage: $\\frac{${percent}}{100} \\cdot ${damage} = ${expected}$ dollars a year.`,
        claims: [`${percent}/100*${damage} = ${expected}`],
      },
      { say: right, claims: [`${fee} ${isWorth ? '<' : '>'} ${expected}`] },
    ],
    hints: [
      'What does the damage cost on average in a year?',
      `Take ${percent}% of \\$${damage} and compare with the fee.`,
      '$10\\%$ of $500$ dollars are $50$ dollars; an insurance for $60$ dollars costs more than that.',
    ],
    proof: [`${percent}*${damage}/100 = ${expected}`, `${fee} ${isWorth ? '<' : '>'} ${expected}`],
  }
}

export const normalDistribution = definePractice('math.12.normal-distribution', (dice, difficulty) => {
  const [thing, mean, spread, unit] = dice.pick([
    ['Heights of plants', 40, 4, 'cm'],
    ['Scores in a test', 500, 100, 'points'],
    ['Weights of apples', 150, 20, 'g'],
    ['Lifetimes of lamps', 1200, 150, 'hours'],
    ['Waiting times', 12, 2, 'minutes'],
  ] as const)
  const story = `${thing} are normally distributed with mean ${mean} ${unit} and standard deviation ${spread} ${unit}.`
  if (difficulty === 1) return makeZScore(dice, story, mean, spread, unit)
  return difficulty === 2
    ? makeRule(dice, story, mean, spread, unit)
    : dice.coin()
      ? makeCountOf(dice, story, mean, spread, unit)
      : makeCompareScores(dice)
})

function makeZScore(dice: Dice, story: string, mean: number, spread: number, unit: string): Problem {
  const halves = dice.intExcept(-6, 6, [0])
  const value = mean + (halves * spread) / 2
  const z = writeDecimal(halves * 5, 1)
  const asksValue = dice.coin()
  return {
    prompt: asksValue
      ? `${story} Which value has the z-score $${z}$ (in ${unit})?`
      : `${story} Find the z-score of ${value} ${unit}.`,
    answer: { kind: 'number', value: asksValue ? String(value) : z },
    steps: [
      { say: `The z-score counts standard deviations from the mean: $z = \\frac{x - ${mean}}{${spread}}$.` },
      asksValue
        ? {
            say: `$x = ${mean} + ${halves < 0 ? `(${z})` : z} \\cdot ${spread} = ${value}$.`,
            claims: [`${mean} + (${z})*${spread} = ${value}`],
          }
        : {
            say: `$\\frac{${value} - ${mean}}{${spread}} = ${z}$.`,
            claims: [`(${value} - ${mean})/${spread} = ${z}`],
          },
    ],
    hints: [
      'How many standard deviations from the mean is the value?',
      asksValue
        ? `Start at ${mean} and go that many times ${spread} up or down.`
        : `Take ${mean} from the value and divide by ${spread}.`,
      'Mean $70$, standard deviation $8$: $90$ has $z = \\frac{20}{8} = 2.5$.',
    ],
    proof: [`(${value} - ${mean})/${spread} = ${z}`],
  }
}

const SHARES = [
  { from: -1, to: 1, tenths: 680 },
  { from: -2, to: 2, tenths: 950 },
  { from: -3, to: 3, tenths: 997 },
  { from: 0, to: 1, tenths: 340 },
  { from: -1, to: 0, tenths: 340 },
  { from: 0, to: 2, tenths: 475 },
  { from: -2, to: 0, tenths: 475 },
  { from: 1, to: 2, tenths: 135 },
  { from: -2, to: -1, tenths: 135 },
  { from: -1, to: 2, tenths: 815 },
  { from: -2, to: 1, tenths: 815 },
] as const

function makeRule(dice: Dice, story: string, mean: number, spread: number, unit: string): Problem {
  const { from, to, tenths } = dice.pick(SHARES)
  const [low, high] = [mean + from * spread, mean + to * spread]
  const value = writeDecimal(tenths, 1)
  const half = (side: number) => ({ 0: 0, 1: 340, 2: 475, 3: 498.5 })[Math.abs(side)] ?? 0
  const [one, two] = [half(from), half(to)]
  const isAcross = from < 0 && to > 0
  const claim = isAcross
    ? `${one / 10} + ${two / 10} = ${value}`
    : `${Math.max(one, two) / 10} - ${Math.min(one, two) / 10} = ${value}`
  return {
    prompt: `${story} By the 68–95–99.7 rule, which percentage lies between ${low} and ${high} ${unit}?`,
    figure: drawGraph({
      title: 'A normal curve',
      desc: 'A bell-shaped curve; the horizontal axis counts standard deviations from the mean.',
      x: [-4, 4],
      y: [0, 0.5],
      yStep: 1,
      curves: [{ rule: (x) => exp((-x * x) / 2) / Math.sqrt(2 * Math.PI) }],
      points: [
        { x: from, y: 0 },
        { x: to, y: 0 },
      ],
    }),
    answer: { kind: 'number', value, unit: '%', tolerance: '0.3' },
    steps: [
      {
        say: `${low} lies $${Math.abs(from)}$ standard ${Math.abs(from) === 1 ? 'deviation' : 'deviations'} ${from < 0 ? 'below' : 'above'} the mean, ${high} lies $${Math.abs(to)}$ ${to < 0 ? 'below' : 'above'}.`,
        claims: [`${mean} + (${from})*${spread} = ${low}`, `${mean} + (${to})*${spread} = ${high}`],
      },
      {
        say: `Each half of the curve holds 34% within one, 47.5% within two and 49.85% within three standard deviations. This gives ${value}%.`,
        claims: [claim],
      },
    ],
    hints: [
      'How many standard deviations are the two ends away from the mean?',
      'Split the range at the mean and use half of the rule on each side.',
      'Below one standard deviation under the mean: $50\\% - 34\\% = 16\\%$.',
    ],
    proof: [claim, `${mean} + (${from})*${spread} = ${low}`, `${mean} + (${to})*${spread} = ${high}`],
  }
}

function makeCountOf(dice: Dice, story: string, mean: number, spread: number, unit: string): Problem {
  const side = dice.pick([1, 2, -1, -2])
  const share = Math.abs(side) === 1 ? 160 : 25
  const total = 200 * dice.int(1, 20)
  const value = (total * share) / 1000
  const border = mean + side * spread
  const word = side > 0 ? 'more than' : 'less than'
  return {
    prompt: `${story} About how many of ${total} values are ${word} ${border} ${unit}, by the 68–95–99.7 rule?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `${border} is $${Math.abs(side)}$ standard ${Math.abs(side) === 1 ? 'deviation' : 'deviations'} ${side > 0 ? 'above' : 'below'} the mean; beyond it lie ${writeDecimal(share, 1)}%.`,
        claims: [`(100 - ${Math.abs(side) === 1 ? 68 : 95})/2 = ${writeDecimal(share, 1)}`],
      },
      {
        say: `$${total} \\cdot \\frac{${writeDecimal(share, 1)}}{100} = ${value}$.`,
        claims: [`${total}*${writeDecimal(share, 1)}/100 = ${value}`],
      },
    ],
    hints: [
      'Which share of the curve lies beyond this border?',
      `How many standard deviations from the mean is ${border}? What is left over on one side only?`,
      'Beyond three standard deviations on one side lie $0.15\\%$; of $20000$ values that is about $30$.',
    ],
    proof: [`${total}*(100 - ${Math.abs(side) === 1 ? 68 : 95})/200 = ${value}`],
  }
}

function makeCompareScores(dice: Dice): Problem {
  const [one, two] = pickNames(dice, 2) as [string, string]
  const [meanA, spreadA, meanB, spreadB] = [
    dice.int(60, 75),
    dice.int(4, 6),
    dice.int(50, 70),
    dice.int(8, 12),
  ]
  const [zA, zB] = dice.sample([5, 10, 15, 20, 25], 2) as [number, number]
  const [a, b] = [writeDecimal(meanA * 10 + zA * spreadA, 1), writeDecimal(meanB * 10 + zB * spreadB, 1)]
  const isFirst = zA > zB
  const [right, wrong] = isFirst ? [one, two] : [two, one]
  return {
    prompt: `${one} has ${a} points in a test with mean ${meanA} and standard deviation ${spreadA}. ${two} has ${b} points in a test with mean ${meanB} and standard deviation ${spreadB}. Who did better compared with the others in the same test?`,
    answer: makeChoice(dice, right, [
      [wrong, 'compares points or distances to the mean without the spread'],
      ['both equally well', 'takes both as above the mean and stops there'],
      ['it cannot be compared', 'does not use z-scores'],
    ]),
    steps: [
      {
        say: `${one}: $z = \\frac{${a} - ${meanA}}{${spreadA}} = ${writeDecimal(zA, 1)}$.`,
        claims: [`(${a} - ${meanA})/${spreadA} = ${writeDecimal(zA, 1)}`],
      },
      {
        say: `${two}: $z = \\frac{${b} - ${meanB}}{${spreadB}} = ${writeDecimal(zB, 1)}$. So ${right} did better.`,
        claims: [`(${b} - ${meanB})/${spreadB} = ${writeDecimal(zB, 1)}`],
      },
    ],
    hints: [
      'What makes results of different tests comparable?',
      'Find for each of them how many standard deviations the result lies above the mean.',
      'Result $90$ with mean $80$ and spread $20$ has $z = 0.5$; result $45$ with mean $40$ and spread $5$ has $z = 1$, which is better.',
    ],
    proof: [
      `(${isFirst ? `${a} - ${meanA})/${spreadA} > (${b} - ${meanB})/${spreadB}` : `${b} - ${meanB})/${spreadB} > (${a} - ${meanA})/${spreadA}`}`,
    ],
  }
}
