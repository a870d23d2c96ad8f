import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const scatterPlots = definePractice('math.8.scatter-plots', (dice, difficulty) => {
  if (difficulty === 1) return askAssociation(dice)
  return difficulty === 2 ? askPrediction(dice) : askMeaning(dice)
})

/** Points near a line, as many above it as below. */
function rollCloud(dice: Dice, slope: number, start: number): { x: number; y: number }[] {
  const noise = dice.shuffle([-1, -0.5, -0.5, 0, 0, 0, 0.5, 0.5, 1])
  return noise.map((off, index) => ({
    x: index + 1,
    y: Math.max(0, Math.min(10, start + slope * (index + 1) + off)),
  }))
}

function askAssociation(dice: Dice): Problem {
  const kind = dice.pick(['positive', 'negative', 'none'] as const)
  // Without an association the left and the right half have the same heights, in another order.
  const heights = dice.sample([1, 2, 3, 7, 8, 9], 4)
  const points =
    kind === 'none'
      ? [...heights, 5, ...dice.shuffle(heights)].map((y, index) => ({ x: index + 1, y }))
      : rollCloud(dice, kind === 'positive' ? 1 : -1, kind === 'positive' ? 0 : 10)
  const [xName, yName] = dice.pick([
    ['hours', 'points'],
    ['age', 'price'],
    ['km', 'minutes'],
    ['visits', 'sales'],
  ] as const)
  const names = { positive: 'positive association', negative: 'negative association', none: 'no association' }
  const [left, right] = [points.slice(0, 4), points.slice(5)].map((part) =>
    part.reduce((sum, { y }) => sum + y, 0),
  )
  const claims =
    kind === 'positive'
      ? [`${left} < ${right}`]
      : kind === 'negative'
        ? [`${left} > ${right}`]
        : [`${left} = ${right}`]
  return {
    prompt: `${pickName(dice)} made a scatter plot of ${xName} (x) and ${yName} (y). What kind of association does it show?`,
    figure: drawCoordinatePlane({
      title: 'Scatter plot',
      desc: `Points from left to right at heights ${points.map(({ y }) => y).join(', ')}.`,
      x: [0, 10],
      y: [0, 10],
      xName,
      yName,
      points,
    }),
    answer: makeChoice(dice, names[kind], [
      [names.positive, 'does not look at the direction of the cloud'],
      [names.negative, 'mixes up rising and falling'],
      [names.none, 'does not see the trend'],
      ['a perfect straight line', 'takes a trend for an exact rule'],
    ]),
    steps: [
      {
        say: `The four points on the left have heights that add up to ${left}, the four on the right to ${right}.`,
        claims,
      },
      {
        say:
          kind === 'none'
            ? 'The points go up and down without a direction: no association.'
            : `From left to right the cloud ${kind === 'positive' ? 'rises' : 'falls'}: ${names[kind]}.`,
      },
    ],
    hints: [
      'Do the points rise, fall, or neither, from left to right?',
      `When ${xName} get more, what happens to ${yName} most of the time?`,
      'Taller people tend to have larger shoes: when one grows, so does the other.',
    ],
    proof: [
      `${add(points.slice(0, 4))} ${{ positive: '<', negative: '>', none: '=' }[kind]} ${add(points.slice(5))}`,
    ],
  }
}

function add(points: readonly { y: number }[]): string {
  return points.map(({ y }) => y).join(' + ')
}

function askPrediction(dice: Dice): Problem {
  const [m, b] = dice.pick([
    [1, 1],
    [1, 2],
    [0.5, 3],
    [0.5, 4],
    [0.5, 2],
    [1, 0],
  ] as const)
  const points = rollCloud(dice, m, b)
  const x = dice.pick([4, 6, 8])
  const value = m * x + b
  const [xName, yName] = dice.pick([
    ['weeks', 'cm'],
    ['hours', 'points'],
    ['years', 'meters'],
  ] as const)
  const isBack = dice.coin()
  const end = m * 10 + b <= 10 ? 10 : (10 - b) / m
  return {
    prompt: isBack
      ? `The line fits the points. For which number of ${xName} does the line give ${value} ${yName}?`
      : `The line fits the points. How many ${yName} does the line give for ${x} ${xName}?`,
    figure: drawCoordinatePlane({
      title: 'Scatter plot with a line of fit',
      desc: `Points near a line from (0, ${b}) to (${end}, ${m * end + b}).`,
      x: [0, 10],
      y: [0, 10],
      xName,
      yName,
      points,
      segments: [{ from: [0, b], to: [end, m * end + b], color: 'c' }],
    }),
    answer: { kind: 'number', value: String(isBack ? x : value) },
    steps: [
      {
        say: isBack
          ? `Go from ${value} on the y-axis to the line, then down.`
          : `Go from ${x} on the x-axis up to the line, not to the nearest point.`,
      },
      {
        say: isBack ? `You arrive at $x = ${x}$.` : `The line has the height ${value} there.`,
        claims: [`${m}*${x} + ${b} = ${value}`],
      },
    ],
    hints: [
      'Do you use the points or the line for a prediction?',
      isBack
        ? `Find ${value} on the upright axis and go to the line. Which x is below?`
        : `Find ${x} on the x-axis and go up to the line. Which y is that?`,
      'A line of fit through (0, 1) and (5, 6) gives 4 for $x = 3$.',
    ],
    proof: [`(${value} - ${b}) = ${m} * ${x}`],
  }
}

function askMeaning(dice: Dice): Problem {
  const [m, b, x] = [dice.int(2, 9), dice.int(5, 40), dice.int(5, 12)]
  const [xName, one, yName, story, oneOfY] = dice.pick([
    ['hours of study', 'hour of study', 'test points', 'study time and test points', 'test point'],
    ['weeks', 'week', 'cm of height', 'the age and height of plants', 'cm of height'],
    ['degrees', 'degree', 'ice creams sold', 'temperature and ice cream sales', 'ice cream sold'],
    ['years of work', 'year of work', 'hundred dollars of pay', 'years of work and pay', 'hundred dollars'],
  ] as const)
  const kind = dice.pick(['value', 'slope', 'start'] as const)
  if (kind === 'value') {
    const value = m * x + b
    return {
      prompt: `A line of fit for ${story} is $y = ${m}x + ${b}$ (x in ${xName}, y in ${yName}). What does it predict for $x = ${x}$?`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        { say: `Put ${x} in the place of x.` },
        { say: `$${m} \\cdot ${x} + ${b} = ${value}$.`, claims: [`${m} * ${x} + ${b} = ${value}`] },
      ],
      hints: [
        'What do you do with an equation to predict a value?',
        `Multiply ${m} by ${x}. What comes then?`,
        'For $y = 4x + 7$ and $x = 20$ the prediction is 87.',
      ],
      proof: [`${value} - ${b} = ${m} * ${x}`],
    }
  }
  const right =
    kind === 'slope'
      ? `Each further ${one} goes with ${m} more ${yName}.`
      : `At x = 0 the line predicts ${b} ${yName}.`
  const number = kind === 'slope' ? m : b
  return {
    prompt: `A line of fit for ${story} is $y = ${m}x + ${b}$ (x in ${xName}, y in ${yName}). What does the number ${number} mean?`,
    answer: makeChoice(dice, right, [
      [
        kind === 'slope'
          ? `At x = 0 the line predicts ${m} ${yName}.`
          : `Each further ${one} goes with ${b} more ${yName}.`,
        'mixes up slope and y-intercept',
      ],
      [`Each further ${oneOfY} goes with ${number} more ${xName}.`, 'swaps the two quantities'],
      [`The greatest value is ${number} ${yName}.`, 'takes it for a limit'],
    ]),
    steps: [
      {
        say:
          kind === 'slope'
            ? `${m} stands in front of x: it is the slope.`
            : `${b} stands alone: it is the value at x = 0.`,
        claims: kind === 'slope' ? [`(${m}*2 + ${b}) - (${m}*1 + ${b}) = ${m}`] : [`${m}*0 + ${b} = ${b}`],
      },
      { say: right },
    ],
    hints: [
      'Is it the slope or the y-intercept?',
      kind === 'slope'
        ? 'Compare the predictions for x = 1 and x = 2. What does the difference mean?'
        : 'What does the equation give when there is no x at all?',
      'In $y = 3x + 50$ for weeks and dollars: 3 more dollars each week, 50 dollars at the start.',
    ],
    proof: kind === 'slope' ? [`(${m}*2 + ${b}) - (${m}*1 + ${b}) = ${m}`] : [`${m}*0 + ${b} = ${b}`],
  }
}

const TABLES = [
  ['Grade 7', 'Grade 8', 'music', 'no music', 'students'],
  ['Children', 'Adults', 'swim', 'do not swim', 'visitors'],
  ['Cats', 'Dogs', 'indoors', 'outdoors', 'pets'],
  ['Morning', 'Evening', 'on time', 'late', 'trains'],
] as const

export const twoWayTables = definePractice('math.8.two-way-tables', (dice, difficulty) => {
  const [one, other, yes, no, things] = dice.pick(TABLES)
  const [percentA, percentB] = dice.sample([20, 25, 30, 40, 50, 60, 70, 75, 80], 2) as [number, number]
  const [totalA, totalB] = [dice.int(2, 8) * 20, dice.int(2, 8) * 20]
  const [a, b] = [(totalA * percentA) / 100, (totalB * percentB) / 100]
  const [c, d] = [totalA - a, totalB - b]
  const all = totalA + totalB
  const draw = (cells: readonly (readonly (string | number)[])[]) =>
    drawDataTable({
      title: 'Two-way table',
      desc: `A table with the rows ${one} and ${other} and the columns ${yes}, ${no} and total: ${cells
        .slice(1)
        .map((row) => row.join(', '))
        .join('; ')}.`,
      rows: cells,
    })
  const full = draw([
    ['', yes, no, 'total'],
    [one, a, c, totalA],
    [other, b, d, totalB],
    ['total', a + b, c + d, all],
  ])
  if (difficulty === 1) {
    const isInner = dice.coin()
    const value = isInner ? d : c + d
    return {
      prompt: `${pickName(dice)} made a table about ${things}. Which number belongs at the question mark?`,
      figure: isInner
        ? draw([
            ['', yes, no, 'total'],
            [one, a, c, totalA],
            [other, b, '?', totalB],
            ['total', a + b, '', all],
          ])
        : draw([
            ['', yes, no, 'total'],
            [one, a, c, totalA],
            [other, b, d, totalB],
            ['total', a + b, '?', all],
          ]),
      answer: { kind: 'number', value: String(value) },
      steps: isInner
        ? [
            { say: `In the row "${other}", ${b} and the missing number make ${totalB}.` },
            { say: `$${totalB} - ${b} = ${d}$.`, claims: [`${totalB} - ${b} = ${d}`] },
          ]
        : [
            { say: `The total of the column "${no}" is the sum of its numbers.` },
            {
              say: `$${c} + ${d} = ${value}$.`,
              claims: [`${c} + ${d} = ${value}`, `${all} - ${a + b} = ${value}`],
            },
          ],
      hints: [
        'What do the numbers of a row or a column add up to?',
        isInner
          ? `Look at the row "${other}": its total is known.`
          : `Add the numbers of the column "${no}".`,
        'If a row has 12, ? and the total 30, the missing number is 18.',
      ],
      proof: isInner ? [`${b} + ${value} = ${totalB}`] : [`${a + b} + ${value} = ${all}`],
    }
  }
  if (difficulty === 2) {
    return {
      prompt: `${pickName(dice)} made a table about ${things}. What percent of the row "${one}" belongs to "${yes}"?`,
      figure: full,
      answer: {
        kind: 'number',
        value: String(percentA),
        unit: '%',
        accept: [`${percentA}%`, `${percentA} percent`],
      },
      steps: [
        { say: `The row "${one}" has ${totalA} in all, ${a} of them belong to "${yes}".` },
        {
          say: `$${a} \\div ${totalA} = ${percentA / 100} = ${percentA}\\%$.`,
          claims: [`${a} / ${totalA} = ${percentA}/100`],
        },
      ],
      hints: [
        'Which total do you compare with: the row, the column or all?',
        `Divide the number at "${one}" and "${yes}" by the total of its row.`,
        '18 of 45 in a row: $18 \\div 45 = 0.4 = 40\\%$.',
      ],
      proof: [`${percentA}/100 * ${totalA} = ${a}`],
    }
  }
  const isMore = percentA > percentB
  const right = `${isMore ? one : other}: ${Math.max(percentA, percentB)}% against ${Math.min(percentA, percentB)}%`
  return {
    prompt: `${pickName(dice)} made a table about ${things}. In which row is the share of "${yes}" greater?`,
    figure: full,
    answer: makeChoice(dice, right, [
      [
        `${isMore ? other : one}: ${Math.max(percentA, percentB)}% against ${Math.min(percentA, percentB)}%`,
        'mixes up the rows',
      ],
      [
        `${a > b ? one : other}: ${Math.round((Math.max(a, b) * 100) / all)}% against ${Math.round((Math.min(a, b) * 100) / all)}%`,
        'compares with all instead of with the row',
      ],
      ['The shares are equal.', 'does not compare the shares'],
    ]),
    steps: [
      {
        say: `${one}: $${a} \\div ${totalA} = ${percentA}\\%$.`,
        claims: [`${a}/${totalA} = ${percentA}/100`],
      },
      {
        say: `${other}: $${b} \\div ${totalB} = ${percentB}\\%$.`,
        claims: [`${b}/${totalB} = ${percentB}/100`],
      },
      {
        say: `So the share is greater for ${isMore ? one : other}.`,
        claims: [`${percentA} ${isMore ? '>' : '<'} ${percentB}`],
      },
    ],
    hints: [
      'Can you compare the counts directly when the rows have different totals?',
      `Divide ${a} by ${totalA}, and ${b} by ${totalB}.`,
      '30 of 50 is 60%, 33 of 60 is 55%: the first share is greater although the count is less.',
    ],
    proof: [`${a}/${totalA} ${isMore ? '>' : '<'} ${b}/${totalB}`, `${a}/${totalA} = ${percentA}/100`],
  }
})
