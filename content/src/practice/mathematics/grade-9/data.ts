import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBoxPlots, type FiveNumbers } from '../../figures/data-plots.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'

const FITS = [
  { input: 'hours of practice', output: 'points in the test', x: 'hour of practice', y: 'points' },
  { input: 'days since planting', output: 'height in centimeters', x: 'day', y: 'centimeters' },
  { input: 'years of age of the car', output: 'repairs in tens of dollars', x: 'year', y: 'tens of dollars' },
  { input: 'degrees above 10 °C', output: 'ice creams sold', x: 'degree', y: 'ice creams' },
] as const

export const linesOfFit = definePractice('math.9.lines-of-fit', (dice, difficulty) => {
  const fit = dice.pick(FITS)
  /** Slope and start in tenths. */
  const [slope, start] = [dice.intExcept(8, 49, [10, 20, 30, 40]), dice.int(11, 90)]
  const [m, b] = [writeDecimal(slope, 1), writeDecimal(start, 1)]
  const x = dice.int(4, 15)
  const predicted = slope * x + start
  const line = `$\\hat{y} = ${m}x + ${b}$`
  const story = `A line of fit for $x$ = ${fit.input} and $y$ = ${fit.output} is ${line}.`
  if (difficulty === 1) {
    return {
      prompt: `${story} Which value does it predict for $x = ${x}$?`,
      answer: { kind: 'number', value: writeDecimal(predicted, 1) },
      steps: [
        { say: `Put $${x}$ in place of $x$: $${m} \\cdot ${x} + ${b}$.` },
        {
          say: `That is $${writeDecimal(predicted, 1)}$.`,
          claims: [`${m}*${x} + ${b} = ${writeDecimal(predicted, 1)}`],
        },
      ],
      hints: [
        'What does the line do with a value of $x$?',
        `Multiply $${m}$ by $${x}$, then add $${b}$.`,
        '$\\hat{y} = 5.5x + 4$ at $x = 6$: $5.5 \\cdot 6 + 4 = 37$.',
      ],
      proof: [`${m}*${x} + ${b} = ${writeDecimal(predicted, 1)}`],
    }
  }
  if (difficulty === 2) return makeMeaning(dice, story, fit, m, b)
  const gap = dice.intExcept(-45, 45, [0])
  const seen = predicted + gap
  return {
    prompt: `${story} One measured point is $(${x}, ${writeDecimal(seen, 1)})$. Find its residual.`,
    figure: drawGraph({
      title: 'A line of fit and one measured point',
      desc: `The line of fit with one point ${gap > 0 ? 'above' : 'below'} it at x = ${x}.`,
      x: [0, 16],
      y: [0, Math.ceil((Math.max(seen, slope * 16 + start) / 10 + 5) / 10) * 10],
      curves: [{ rule: (at) => (slope * at + start) / 10 }],
      points: [{ x, y: seen / 10 }],
    }),
    answer: { kind: 'number', value: writeDecimal(gap, 1) },
    steps: [
      {
        say: `Predicted value: $${m} \\cdot ${x} + ${b} = ${writeDecimal(predicted, 1)}$.`,
        claims: [`${m}*${x} + ${b} = ${writeDecimal(predicted, 1)}`],
      },
      {
        say: `Residual = measured − predicted: $${writeDecimal(seen, 1)} - ${writeDecimal(predicted, 1)} = ${writeDecimal(gap, 1)}$.`,
        claims: [`${writeDecimal(seen, 1)} - ${writeDecimal(predicted, 1)} = ${writeDecimal(gap, 1)}`],
      },
    ],
    hints: [
      'What is the sign of a residual when the point lies above the line?',
      `Predict $y$ for $x = ${x}$ first, and take that away from the measured value $${writeDecimal(seen, 1)}$.`,
      'Line $\\hat{y} = 2x + 1$, point $(3, 9)$: predicted $7$, residual $9 - 7 = 2$.',
    ],
    proof: [`${writeDecimal(seen, 1)} - (${m}*${x} + ${b}) = ${writeDecimal(gap, 1)}`],
  }
})

function makeMeaning(dice: Dice, story: string, fit: (typeof FITS)[number], m: string, b: string): Problem {
  const asksSlope = dice.coin()
  const slopeText = `For each further ${fit.x}, the prediction grows by ${m} ${fit.y}.`
  const startText = `For $x = 0$, the line predicts ${b} ${fit.y}.`
  return {
    prompt: `${story} What does the number $${asksSlope ? m : b}$ tell you?`,
    answer: makeChoice(dice, asksSlope ? slopeText : startText, [
      asksSlope
        ? [`For $x = 0$, the line predicts ${m} ${fit.y}.`, 'mixes up slope and starting value']
        : [
            `For each further ${fit.x}, the prediction grows by ${b} ${fit.y}.`,
            'mixes up slope and starting value',
          ],
      [
        `Every measured $y$ is ${asksSlope ? m : b} ${fit.y} or more.`,
        'takes a number of the line for a bound of the data',
      ],
      [
        `The line predicts $y = 0$ at $x = ${asksSlope ? m : b}$.`,
        'takes the number for the place where the line meets the x-axis',
      ],
    ]),
    steps: [
      {
        say: `In $y = mx + b$, $m$ is the change of $y$ when $x$ grows by $1$, and $b$ is the value at $x = 0$.`,
        claims: [`(${m}*1 + ${b}) - (${m}*0 + ${b}) = ${m}`, `${m}*0 + ${b} = ${b}`],
      },
      {
        say: `So $${asksSlope ? m : b}$ is the ${asksSlope ? 'slope' : 'starting value'}. ${asksSlope ? slopeText : startText}`,
      },
    ],
    hints: [
      'Which of the two numbers of a line is multiplied by $x$?',
      `Compare the predictions for $x = 0$ and $x = 1$. Where does $${asksSlope ? m : b}$ show up?`,
      'In $\\hat{y} = 3x + 20$ for tips over hours, $3$ is the growth per hour and $20$ the value at hour zero.',
    ],
    proof: asksSlope ? [`(${m}*5 + ${b}) - (${m}*4 + ${b}) = ${m}`] : [`${m}*0 + ${b} = ${b}`],
  }
}

const DATA_STORIES = [
  'Points in seven games',
  'Minutes on the bus this week',
  'Pages read on seven days',
  'Goals of seven handball teams',
] as const

export const describeData = definePractice('math.9.describe-data', (dice, difficulty) => {
  if (difficulty === 1) return makeCenter(dice)
  if (difficulty === 2) return dice.coin() ? makeQuartiles(dice) : makeMissing(dice)
  return dice.coin() ? makeOutlier(dice) : makeCompareBoxes(dice)
})

function makeCenter(dice: Dice): Problem {
  const mean = dice.int(12, 25)
  const offsets = dice.pick([
    [-5, -3, -1, 0, 1, 3, 5],
    [-6, -4, -1, 1, 2, 3, 5],
    [-7, -2, -2, 0, 2, 4, 5],
    [-4, -4, -3, 1, 2, 3, 5],
    [-9, -1, 0, 1, 2, 3, 4],
  ])
  const data = dice.shuffle(offsets.map((offset) => mean + offset))
  const sorted = [...data].sort((a, b) => a - b)
  const measure = dice.pick(['mean', 'median', 'range'] as const)
  const [low, middle, high] = [sorted[0] ?? 0, sorted[3] ?? 0, sorted[6] ?? 0]
  const total = data.reduce((sum, value) => sum + value, 0)
  const value = measure === 'mean' ? mean : measure === 'median' ? middle : high - low
  const work = {
    mean: {
      say: `Add the values and divide by $7$: $${total} \\div 7 = ${mean}$.`,
      claims: [`(${data.join('+')})/7 = ${mean}`],
    },
    median: {
      say: `In order: ${sorted.join(', ')}. The middle (fourth) value is $${middle}$.`,
      claims: [`(7+1)/2 = 4`],
    },
    range: {
      say: `Greatest minus least: $${high} - ${low} = ${high - low}$.`,
      claims: [`${high} - ${low} = ${high - low}`],
    },
  }[measure]
  return {
    prompt: `${dice.pick(DATA_STORIES)}: ${data.join(', ')}. Find the ${measure}.`,
    answer: { kind: 'number', value: String(value) },
    steps: [{ say: `There are seven values.` }, work],
    hints: [
      `What does the ${measure} of a data set tell you?`,
      {
        mean: 'Add all values and share the total equally among them.',
        median: 'Put the values in order and look for the one in the middle.',
        range: 'Take the least value from the greatest one.',
      }[measure],
      {
        mean: 'Mean of $4, 6, 11$: $21 \\div 3 = 7$.',
        median: 'Median of $9, 2, 5$: in order $2, 5, 9$, so $5$.',
        range: 'Range of $3, 10, 6$: $10 - 3 = 7$.',
      }[measure],
    ],
    proof:
      measure === 'mean'
        ? [`(${data.join('+')})/7 = ${mean}`]
        : measure === 'median'
          ? sorted.map((other, place) => (place < 3 ? `${other} <= ${middle}` : `${other} >= ${middle}`))
          : [
              `${low} + ${value} = ${high}`,
              ...data.map((other) => `${other} <= ${high}`),
              ...data.map((other) => `${other} >= ${low}`),
            ],
  }
}

function makeQuartiles(dice: Dice): Problem {
  const start = dice.int(5, 30)
  const sorted = [start]
  for (let count = 1; count < 7; count++) sorted.push((sorted.at(-1) ?? 0) + dice.int(1, 5))
  const [lower, upper] = [sorted[1] ?? 0, sorted[5] ?? 0]
  const data = dice.shuffle(sorted)
  const value = upper - lower
  return {
    prompt: `${dice.pick(DATA_STORIES)}: ${data.join(', ')}. Find the interquartile range. (Leave the median out of both halves.)`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      { say: `In order: ${sorted.join(', ')}. The median is $${sorted[3]}$.` },
      {
        say: `The lower half has the median $Q_1 = ${lower}$, the upper half $Q_3 = ${upper}$.`,
        claims: [`${lower} < ${upper}`],
      },
      { say: `$Q_3 - Q_1 = ${upper} - ${lower} = ${value}$.`, claims: [`${upper} - ${lower} = ${value}`] },
    ],
    hints: [
      'Into which four parts do the quartiles cut the data?',
      'Order the values, split them at the median, and find the median of each half.',
      '$2, 4, 5, 7, 8, 11, 12$: $Q_1 = 4$, $Q_3 = 11$, interquartile range $7$.',
    ],
    proof: [
      `${sorted[5]} - ${sorted[1]} = ${value}`,
      ...sorted.slice(1).map((other, place) => `${sorted[place]} <= ${other}`),
    ],
  }
}

function makeMissing(dice: Dice): Problem {
  const [mean, count] = [dice.int(70, 88), dice.int(4, 6)]
  const known = Array.from({ length: count - 1 }, () => mean + dice.int(-8, 6))
  const sum = known.reduce((total, value) => total + value, 0)
  const missing = mean * count - sum
  return {
    prompt: `The scores so far are ${known.join(', ')}. Which score in the next test makes the mean of all ${count} scores exactly ${mean}?`,
    answer: { kind: 'number', value: String(missing) },
    steps: [
      {
        say: `A mean of $${mean}$ over $${count}$ scores needs the total $${mean} \\cdot ${count} = ${mean * count}$.`,
        claims: [`${mean}*${count} = ${mean * count}`],
      },
      {
        say: `So far the total is $${sum}$. Missing: $${mean * count} - ${sum} = ${missing}$.`,
        claims: [`${mean * count} - ${sum} = ${missing}`],
      },
    ],
    hints: [
      'Which total do the scores need to have this mean?',
      `Multiply $${mean}$ by $${count}$, then take away what is there already.`,
      'Scores $6$ and $8$, mean of three to be $8$: total $24$, so the third is $24 - 14 = 10$.',
    ],
    proof: [`(${[...known, missing].join('+')})/${count} = ${mean}`],
  }
}

function makeOutlier(dice: Dice): Problem {
  const middle = dice.int(20, 40)
  const data = [middle - 3, middle - 1, middle, middle + 1, middle + 3]
  const jump = 5 * dice.int(4, 9)
  const changed = [...data.slice(0, 4), middle + 3 + jump]
  const rise = jump / 5
  return {
    prompt: `Five incomes in thousands of dollars are ${data.join(', ')}. The highest one changes to ${middle + 3 + jump}. How do mean and median change?`,
    answer: makeChoice(dice, `The mean rises by ${rise}, the median stays the same.`, [
      [`Both rise by ${rise}.`, 'thinks that the median depends on how large the values are'],
      [`The median rises by ${rise}, the mean stays the same.`, 'mixes up mean and median'],
      [
        `The mean rises by ${jump}, the median stays the same.`,
        'forgets to share the change among all values',
      ],
    ]),
    steps: [
      {
        say: `The middle value is still $${middle}$, so the median stays the same.`,
        claims: [`${middle} < ${middle + 1}`],
      },
      {
        say: `The total grows by $${jump}$, shared among five: the mean rises by $${rise}$.`,
        claims: [`${jump}/5 = ${rise}`],
      },
    ],
    hints: [
      'Which of the two measures only looks at the order of the values?',
      `How much does the total grow when ${middle + 3} becomes ${middle + 3 + jump}? And what happens to the value in the middle?`,
      '$1, 2, 3$ becomes $1, 2, 9$: median stays $2$, mean goes from $2$ to $4$.',
    ],
    proof: [`(${changed.join('+')})/5 - (${data.join('+')})/5 = ${rise}`],
  }
}

function makeCompareBoxes(dice: Dice): Problem {
  const least = dice.int(2, 8)
  const narrow: FiveNumbers = [least + 4, least + 8, least + 11, least + 13, least + 18]
  const wide: FiveNumbers = [
    least,
    least + 4,
    least + 8 + dice.int(0, 1),
    least + 17 + dice.int(0, 2),
    least + 22,
  ]
  const [one, two] = dice.pick([
    ['Bus A', 'Bus B'],
    ['Class 9a', 'Class 9b'],
    ['Machine P', 'Machine Q'],
  ] as const)
  const isFirst = dice.coin()
  const question = dice.pick(['spread', 'median'] as const)
  const wideName = isFirst ? one : two
  const narrowName = isFirst ? two : one
  const right = question === 'spread' ? wideName : narrowName
  const wrong = right === one ? two : one
  return {
    prompt:
      question === 'spread'
        ? 'For which group does the middle half of the values spread wider?'
        : 'Which group has the higher median?',
    figure: drawBoxPlots({
      title: 'Two box plots',
      desc: `Box plots of ${one} and ${two} over the same number line.`,
      boxes: [
        { name: one, five: isFirst ? wide : narrow },
        { name: two, five: isFirst ? narrow : wide },
      ],
      from: 0,
      to: 35,
      step: 5,
      axis: 'values',
    }),
    answer: makeChoice(dice, right, [
      [
        wrong,
        question === 'spread'
          ? 'looks at the height of the box instead of its width'
          : 'looks at the longer box instead of the line in it',
      ],
      ['Both are equal', 'compares the number of parts instead of their size'],
      ['The plots do not show it', 'does not know what the box stands for'],
    ]),
    steps: [
      question === 'spread'
        ? {
            say: `The box holds the middle half. ${wideName}: $${wide[3]} - ${wide[1]} = ${wide[3] - wide[1]}$; ${narrowName}: $${narrow[3]} - ${narrow[1]} = ${narrow[3] - narrow[1]}$.`,
            claims: [`${wide[3]} - ${wide[1]} > ${narrow[3]} - ${narrow[1]}`],
          }
        : {
            say: `The line in the box is the median. ${narrowName}: $${narrow[2]}$; ${wideName}: $${wide[2]}$.`,
            claims: [`${narrow[2]} > ${wide[2]}`],
          },
      { say: `So the answer is ${right}.` },
    ],
    hints: [
      'What do the two ends of the box and the line inside it stand for?',
      question === 'spread'
        ? 'Compare the lengths of the two boxes.'
        : 'Compare where the lines inside the boxes stand.',
      'A box from $10$ to $18$ with a line at $13$: median $13$, interquartile range $8$.',
    ],
    proof: [
      question === 'spread'
        ? `${wide[3]} - ${wide[1]} > ${narrow[3]} - ${narrow[1]}`
        : `${narrow[2]} > ${wide[2]}`,
    ],
  }
}
