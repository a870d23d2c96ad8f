import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits } from '../../tools/decimal.ts'
import { gcd, plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { rollFraction } from '../../tools/roll-fraction.ts'
import { pickName } from '../../tools/words.ts'

export const fractionUnitRates = definePractice('math.7.fraction-unit-rates', (dice, difficulty) => {
  const who = pickName(dice)
  const per = rollFraction(dice, [2, 3, 4, 5])
  const amount = difficulty === 1 ? { top: dice.int(2, 9), bottom: 1 } : rollFraction(dice, [2, 3, 4, 6, 8])
  if (difficulty === 3) amount.top += amount.bottom * dice.int(1, 3)
  const rate = reduce({ top: amount.top * per.bottom, bottom: amount.bottom * per.top })
  const [a, b] = [texMixed(amount), texFraction(per)]
  return {
    prompt: dice.pick([
      `${who} cycles $${a}$ miles in $${b}$ hour. How many miles per hour is that?`,
      `A tap fills $${a}$ gallons in $${b}$ minute. How many gallons per minute is that?`,
      `$${a}$ cups of rice belong to $${b}$ cup of beans. How many cups of rice belong to one cup of beans?`,
      `A robot paints $${a}$ square meters in $${b}$ hour. How many square meters is that in one hour?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(rate) },
    steps: [
      { say: `Divide the amount by the fraction: $${texFraction(amount)} \\div ${b}$.` },
      {
        say: `$${texFraction(amount)} \\times \\frac{${per.bottom}}{${per.top}} = ${texFraction(rate)}$.`,
        claims: [`(${plainFraction(amount)}) / (${plainFraction(per)}) = ${plainFraction(rate)}`],
      },
    ],
    hints: [
      'What does "per one" ask you to do with the two amounts?',
      `Divide $${a}$ by $${b}$: turn $${b}$ over and multiply.`,
      '3 km in $\\frac{2}{7}$ hour: $3 \\times \\frac{7}{2} = \\frac{21}{2}$ km per hour.',
    ],
    proof: [`(${plainFraction(rate)}) * (${plainFraction(per)}) = ${plainFraction(amount)}`],
  }
})

export const proportionalRelationships = definePractice(
  'math.7.proportional-relationships',
  (dice, difficulty) => {
    if (difficulty === 1) return askConstant(dice)
    return difficulty === 2 ? askIsProportional(dice) : askFromGraph(dice)
  },
)

function askConstant(dice: Dice): Problem {
  const rate = dice.int(2, 15)
  const xs = dice.sample([2, 3, 4, 5, 6, 8, 10], 4).sort((a, b) => a - b)
  const [inName, outName] = dice.pick([
    ['hours', 'dollars'],
    ['kg', 'dollars'],
    ['minutes', 'liters'],
    ['boxes', 'pens'],
  ] as const)
  const isRule = dice.coin()
  const [x = 2, last = 3] = [xs[0], xs[3]]
  return {
    prompt: isRule
      ? `${pickName(dice)}'s table shows a proportional relationship between ${inName} (x) and ${outName} (y). Complete the equation: $y =$ …`
      : `${pickName(dice)}'s table shows a proportional relationship. What is the constant of proportionality (${outName} per one of the ${inName})?`,
    figure: drawDataTable({
      title: 'Proportional table',
      desc: `${inName}: ${xs.join(', ')}. ${outName}: ${xs.map((value) => value * rate).join(', ')}.`,
      rows: [
        [`${inName} (x)`, ...xs],
        [`${outName} (y)`, ...xs.map((value) => value * rate)],
      ],
    }),
    answer: isRule
      ? { kind: 'expression', value: `${rate}*x`, accept: [`y = ${rate}*x`] }
      : { kind: 'number', value: String(rate) },
    steps: [
      {
        say: `Divide y by x in one column: $${x * rate} \\div ${x} = ${rate}$.`,
        claims: [`${x * rate} / ${x} = ${rate}`],
      },
      {
        say: `Another column gives the same: $${last * rate} \\div ${last} = ${rate}$. So $y = ${rate}x$.`,
        claims: [`${last * rate} / ${last} = ${rate}`],
      },
    ],
    hints: [
      'What stays the same in every column of the table?',
      'Divide a number of the lower row by the number above it.',
      'x: 3, 6 and y: 21, 42. $21 \\div 3 = 42 \\div 6 = 7$, so $y = 7x$.',
    ],
    proof: xs.map((value) => `${rate} * ${value} = ${value * rate}`),
  }
}

function askIsProportional(dice: Dice): Problem {
  const [rate, start] = [dice.int(2, 9), dice.int(1, 8)]
  const isProportional = dice.coin()
  const xs = [2, 4, 6, 10]
  const add = isProportional ? 0 : start
  const ys = xs.map((x) => rate * x + add)
  const [firstY = 0, lastY = 0] = [ys[0], ys[3]]
  const claim = `${firstY}/2 ${isProportional ? '=' : '!='} ${lastY}/10`
  const right = isProportional
    ? `Yes, because every y is ${rate} times its x.`
    : 'No, because y divided by x is not always the same.'
  return {
    prompt: `Are x and y in ${pickName(dice)}'s table proportional? (${dice.pick(['x: tickets, y: dollars', 'x: days, y: cm of snow', 'x: books, y: kg', 'x: minutes, y: pages'])})`,
    figure: drawDataTable({
      title: 'Table',
      desc: `x: ${xs.join(', ')}. y: ${ys.join(', ')}.`,
      rows: [
        ['x', ...xs],
        ['y', ...ys],
      ],
    }),
    answer: makeChoice(
      dice,
      right,
      isProportional
        ? [
            ['No, because y divided by x is not always the same.', 'divides wrongly'],
            ['No, because y grows faster than x.', 'thinks that both must grow by the same amount'],
            ['Yes, because both rows get larger.', 'takes any growth as proportional'],
          ]
        : [
            [`Yes, because every y is ${rate} times its x.`, 'looks at the steps and not at the start'],
            ['Yes, because both rows get larger.', 'takes any growth as proportional'],
            [
              'Yes, because y always grows by the same amount.',
              'takes a constant step as proportional although the start is not zero',
            ],
          ],
    ),
    steps: [
      {
        say: `Divide y by x: $${firstY} \\div 2 = ${firstY / 2}$ and $${lastY} \\div 10 = ${lastY / 10}$.`,
        claims: [`${firstY}/2 = ${firstY / 2}`, `${lastY}/10 = ${lastY / 10}`],
      },
      {
        say: isProportional
          ? 'The quotient is the same in every column, so they are proportional.'
          : 'The quotients differ, so they are not proportional.',
        claims: [claim],
      },
    ],
    hints: [
      'What must be the same in all columns of a proportional table?',
      `Compare $${firstY} \\div 2$ with $${lastY} \\div 10$.`,
      'x: 1, 2, 3 and y: 5, 9, 13: $5 \\div 1 = 5$ but $9 \\div 2 = 4.5$, so not proportional.',
    ],
    proof: [claim],
  }
}

function askFromGraph(dice: Dice): Problem {
  const [x, y] = dice.pick([
    [2, 3],
    [4, 6],
    [2, 5],
    [4, 10],
    [5, 2],
    [4, 3],
    [8, 6],
    [5, 4],
    [4, 5],
    [6, 9],
    [8, 10],
    [6, 4],
  ] as const)
  const rate = reduce({ top: y, bottom: x })
  const edge: readonly [number, number] = y / x > 1 ? [(10 * x) / y, 10] : [10, (10 * y) / x]
  const [xName, yName] = dice.pick([
    ['hours', 'km'],
    ['kg', 'dollars'],
    ['minutes', 'cm'],
    ['liters', 'grams'],
  ] as const)
  return {
    prompt: `The line shows a proportional relationship of ${xName} (x) and ${yName} (y) through the point (${x}, ${y}). How many ${yName} belong to one of x? Give a fraction or a decimal.`,
    figure: drawCoordinatePlane({
      title: 'A line through the origin',
      desc: `A straight line from (0, 0) through the point (${x}, ${y}).`,
      x: [0, 10],
      y: [0, 10],
      xName,
      yName,
      segments: [{ from: [0, 0], to: edge }],
      points: [{ x, y, label: `(${x}, ${y})` }],
    }),
    answer: { kind: 'fraction', value: plainFraction(rate) },
    steps: [
      { say: `At the point (${x}, ${y}), ${x} of x belong to ${y} of y.` },
      {
        say: `For one of x: $${y} \\div ${x} = ${texFraction(rate)}$.`,
        claims: [`${y}/${x} = ${plainFraction(rate)}`],
      },
    ],
    hints: [
      'What does a point on the line tell you?',
      `Divide the y of the point by its x. Which number is divided by which?`,
      'A line through (0, 0) and (3, 12): for one of x there are $12 \\div 3 = 4$.',
    ],
    proof: [`(${plainFraction(rate)}) * ${x} = ${y}`],
  }
}

export const solveProportions = definePractice('math.7.solve-proportions', (dice, difficulty) => {
  const who = pickName(dice)
  const a = dice.int(2, 9)
  const b = dice.pick([3, 5, 7, 8, 11, 12].filter((number) => gcd(number, a) === 1))
  const k = dice.int(3, difficulty === 1 ? 6 : 12)
  const [c, d] = [a * k, b * k]
  const equation = `${a}/${b}=${c}/x`
  const isMixed = difficulty === 3
  // At the third level the factor is no whole number.
  const p = dice.int(2, 6)
  const other = dice.int(p + 1, 12) + 0.5
  const rate = dice.int(3, 10) * 2
  if (isMixed) {
    const total = other * rate
    return {
      prompt: dice.pick([
        `${p} liters of paint cover ${p * rate} square meters. How many liters cover ${total} square meters?`,
        `${who} cycles ${p * rate} km in ${p} hours. How many hours does ${who} need for ${total} km at the same speed?`,
        `${p} meters of cloth cost \\$${p * rate}. How many meters can be bought for \\$${total}?`,
      ]),
      answer: { kind: 'number', value: String(other) },
      steps: [
        {
          say: `Set up equal ratios: $\\frac{${p}}{${p * rate}} = \\frac{x}{${total}}$.`,
          claims: [{ equation: `${p}/${p * rate}=x/${total}`, solutions: [{ x: String(other) }] }],
        },
        {
          say: `$x = ${total} \\times ${p} \\div ${p * rate} = ${other}$.`,
          claims: [`${total} * ${p} / ${p * rate} = ${other}`],
        },
      ],
      hints: [
        'Which two ratios must be equal?',
        `Write $\\frac{${p}}{${p * rate}} = \\frac{x}{${total}}$ and solve for x.`,
        '4 kg cost 10 dollars, how much is bought for 25 dollars? $\\frac{4}{10} = \\frac{x}{25}$, so $x = 10$.',
      ],
      proof: [`${p} * ${total} = ${other} * ${p * rate}`],
    }
  }
  return {
    prompt: dice.pick(
      [
        `Solve $\\frac{${a}}{${b}} = \\frac{${c}}{x}$.`,
        `${a} cups of oats need ${b} cups of milk. How many cups of milk do ${c} cups of oats need?`,
        `On a hike, ${who} walks ${a} km every ${b} quarters of an hour. After how many quarters of an hour are ${c} km done?`,
        `${a} of ${b} people in a survey like tea. In a town that votes alike, ${groupDigits(c)} people like tea. How many people were asked there?`,
      ].slice(0, a < b ? 4 : 3),
    ),
    answer: { kind: 'number', value: String(d) },
    steps: [
      {
        say: `Equal ratios: $\\frac{${a}}{${b}} = \\frac{${c}}{x}$.`,
        claims: [{ equation, solutions: [{ x: String(d) }] }],
      },
      {
        say: `${a} was multiplied by ${k}, so $x = ${b} \\times ${k} = ${d}$.`,
        claims: [`${a} * ${k} = ${c}`, `${b} * ${k} = ${d}`],
      },
    ],
    hints: [
      'Which two ratios must be equal?',
      `By which factor does ${a} grow to ${c}? Use it for ${b} too.`,
      '$\\frac{2}{7} = \\frac{10}{x}$: 2 times 5 is 10, so $x = 7 \\times 5 = 35$.',
    ],
    proof: [`${a} * ${d} = ${b} * ${c}`],
  }
})
