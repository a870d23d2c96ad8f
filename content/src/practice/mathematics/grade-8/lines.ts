import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { clipLine, drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainSum, texSum } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

const SLOPE_EXAMPLE = 'Through (1, 2) and (4, 11): $\\frac{11 - 2}{4 - 1} = \\frac{9}{3} = 3$.'

export const slope = definePractice('math.8.slope', (dice, difficulty) => {
  if (difficulty === 1) return askSlopeOfGraph(dice)
  if (difficulty === 2) return askSlopeOfPoints(dice)
  return askRateOfTable(dice)
})

function askSlopeOfGraph(dice: Dice): Problem {
  const run = dice.int(1, 4)
  const rise = dice.intExcept(-4, 4, [0])
  const slopeValue = reduce({ top: rise, bottom: run })
  const start = dice.int(-2, 2)
  const far = { x: run, y: start + rise }
  return {
    prompt: dice.pick([
      `${pickName(dice)} draws a line through A and B. What is its slope?`,
      'The line passes through A and B. Find its slope.',
      `${pickName(dice)} draws a road up or down a hill as this line. What is its slope?`,
    ]),
    figure: drawCoordinatePlane({
      title: 'A line',
      desc: `A line through A (0, ${start}) and B (${far.x}, ${far.y}).`,
      x: [-7, 7],
      y: [-7, 7],
      segments: [clipLine(slopeValue.top / slopeValue.bottom, start, 7)],
      points: [
        { x: 0, y: start, label: 'A' },
        { ...far, label: 'B' },
      ],
    }),
    answer: dice.coin()
      ? { kind: 'fraction', value: plainFraction(slopeValue) }
      : makeChoice(
          dice,
          `$${texFraction(slopeValue)}$`,
          (
            [
              [reduce({ top: Math.sign(rise) * run, bottom: Math.abs(rise) }), 'divides run by rise'],
              [reduce({ top: -rise, bottom: run }), 'takes the wrong sign'],
              [{ top: start, bottom: 1 }, 'reads where the line crosses the y-axis'],
              [
                reduce({ top: -Math.sign(rise) * run, bottom: Math.abs(rise) }),
                'divides run by rise with the wrong sign',
              ],
              [{ top: rise + run, bottom: 1 }, 'adds rise and run'],
              [{ top: rise + Math.sign(rise), bottom: 1 }, 'counts one step too many'],
            ] as const
          )
            .filter(([wrong]) => wrong.top * slopeValue.bottom !== slopeValue.top * wrong.bottom)
            .map(([wrong, mistake]) => [`$${texFraction(wrong)}$`, mistake] as const),
        ),
    steps: [
      {
        say: `From A to B the line goes ${run} to the right and ${Math.abs(rise)} ${rise > 0 ? 'up' : 'down'}.`,
        claims: [`${far.y} - (${start}) = ${rise}`],
      },
      {
        say: `Slope: rise over run, $\\frac{${rise}}{${run}}${run === 1 || slopeValue.bottom !== run ? ` = ${texFraction(slopeValue)}` : ''}$.`,
        claims: [`${rise}/${run} = ${plainFraction(slopeValue)}`],
      },
    ],
    hints: [
      'Does the line rise or fall from left to right?',
      'Go from A to B: count the steps up or down, and divide by the steps to the right.',
      SLOPE_EXAMPLE,
    ],
    proof: [`(${far.y} - (${start})) / (${far.x} - 0) = ${plainFraction(slopeValue)}`],
  }
}

function askSlopeOfPoints(dice: Dice): Problem {
  const [x1, y1] = [dice.int(-6, 5), dice.int(-8, 8)]
  const [run, rise] = [dice.int(2, 6), dice.intExcept(-9, 9, [0])]
  const [x2, y2] = [x1 + run, y1 + rise]
  const value = reduce({ top: rise, bottom: run })
  return {
    prompt: dice.pick([
      `Find the slope of the line through (${x1}, ${y1}) and (${x2}, ${y2}).`,
      `A line contains the points (${x1}, ${y1}) and (${x2}, ${y2}). What is its slope?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Difference of y: $${y2} - ${inBrackets(y1)} = ${rise}$. Difference of x: $${x2} - ${inBrackets(x1)} = ${run}$.`,
        claims: [`${y2} - (${y1}) = ${rise}`, `${x2} - (${x1}) = ${run}`],
      },
      {
        say: `Slope: $\\frac{${rise}}{${run}}${value.bottom === run ? '' : ` = ${texFraction(value)}`}$.`,
        claims: [`${rise}/${run} = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'By how much do x and y change from one point to the other?',
      `Subtract ${y1} from ${y2}, and ${x1} from ${x2}. Which difference goes on top?`,
      SLOPE_EXAMPLE,
    ],
    proof: [`(${y2} - (${y1})) / (${x2} - (${x1})) = ${plainFraction(value)}`],
  }
}

function askRateOfTable(dice: Dice): Problem {
  const [top, bottom] = dice.pick([
    [3, 2],
    [5, 2],
    [1, 2],
    [5, 4],
    [7, 2],
    [-3, 2],
    [-5, 2],
    [9, 4],
    [-1, 4],
    [3, 4],
    [-7, 2],
    [11, 4],
  ] as const)
  const start = top < 0 ? dice.int(60, 90) : dice.int(12, 60)
  const xs = [0, 4, 8, 16]
  const ys = xs.map((x) => start + (top * x) / bottom)
  const [what, unit] = dice.pick([
    ['a candle or plant', 'cm per hour'],
    ['the water in a tank', 'liters per minute'],
    ['the height of a balloon', 'meters per second'],
  ] as const)
  return {
    prompt: `${pickName(dice)}'s table shows a straight-line change: x in ${unit.split(' per ')[1]}s, y in ${unit.split(' per ')[0]} (${what}). What is the slope, in ${unit}?`,
    figure: drawDataTable({
      title: 'Table of a line',
      desc: `x: ${xs.join(', ')}. y: ${ys.join(', ')}.`,
      rows: [
        ['x', ...xs],
        ['y', ...ys],
      ],
    }),
    answer: { kind: 'fraction', value: `${top}/${bottom}` },
    steps: [
      {
        say: `From $x = 0$ to $x = 4$, y changes by $${ys[1]} - ${ys[0]} = ${(top * 4) / bottom}$.`,
        claims: [`${ys[1]} - ${ys[0]} = ${(top * 4) / bottom}`],
      },
      {
        say: `Per one step of x: $${(top * 4) / bottom} \\div 4 = ${texFraction({ top, bottom })}$.`,
        claims: [`${(top * 4) / bottom} / 4 = ${top}/${bottom}`],
      },
    ],
    hints: [
      'By how much does y change when x goes up by one?',
      'Take two columns. Subtract the y values and divide by the difference of the x values.',
      SLOPE_EXAMPLE,
    ],
    proof: [`(${ys[3]} - ${ys[0]}) / (${xs[3]} - ${xs[0]}) = ${top}/${bottom}`],
  }
}

export const slopeIntercept = definePractice('math.8.slope-intercept', (dice, difficulty) => {
  const m = dice.intExcept(-4, 4, [0])
  const b = dice.intExcept(-6, 6, [0])
  const example = 'Slope 2 through (3, 1): $1 = 2 \\cdot 3 + b$, so $b = -5$ and $y = 2x - 5$.'
  if (difficulty === 1) {
    const isFromGraph = dice.coin()
    const right = `$y = ${texSum([
      [m, 'x'],
      [b, ''],
    ])}$`
    const start = Math.max(-5, Math.min(5, b))
    const line = `$y = ${texSum([
      [m, 'x'],
      [start, ''],
    ])}$`
    if (isFromGraph) {
      return {
        prompt: dice.pick(['Which equation belongs to the line?', 'Which equation does the graph show?']),
        figure: drawCoordinatePlane({
          title: 'A line',
          desc: `A line that crosses the y-axis at ${start} and goes ${Math.abs(m)} ${m > 0 ? 'up' : 'down'} for each step to the right.`,
          x: [-7, 7],
          y: [-7, 7],
          segments: [clipLine(m, start, 7)],
        }),
        answer: makeChoice(
          dice,
          line,
          [
            [
              `$y = ${texSum([
                [start, 'x'],
                [m, ''],
              ])}$`,
              'swaps slope and y-intercept',
            ],
            [
              `$y = ${texSum([
                [-m, 'x'],
                [start, ''],
              ])}$`,
              'takes the wrong sign of the slope',
            ],
            [
              `$y = ${texSum([
                [m, 'x'],
                [-start, ''],
              ])}$`,
              'takes the wrong sign of the y-intercept',
            ],
          ],
          [[`$y = ${texSum([[m, 'x']])}$`, 'leaves out the y-intercept']],
        ),
        steps: [
          {
            say: `The line crosses the y-axis at ${start}, so $b = ${start}$.`,
            claims: [`${m}*0 + (${start}) = ${start}`],
          },
          {
            say: `For each step to the right it goes ${Math.abs(m)} ${m > 0 ? 'up' : 'down'}, so $m = ${m}$: ${line}.`,
            claims: [`(${m}*1 + (${start})) - (${start}) = ${m}`],
          },
        ],
        hints: [
          'Where does the line cross the y-axis, and how steep is it?',
          'Read the crossing with the y-axis first. Then go one step to the right: how far up or down is the line?',
          'A line that crosses the y-axis at 4 and falls by 3 for each step: $y = -3x + 4$.',
        ],
        proof: [`${m}*1 + (${start}) = ${m + start}`, `${m}*(-1) + (${start}) = ${start - m}`],
      }
    }
    const isSlope = dice.coin()
    return {
      prompt: `What is the ${isSlope ? 'slope' : 'y-intercept'} of the line ${right}?`,
      answer: { kind: 'number', value: String(isSlope ? m : b) },
      steps: [
        { say: 'In $y = mx + b$, m is the slope and b is the y-intercept.' },
        {
          say: `The ${isSlope ? 'slope' : 'y-intercept'} is ${isSlope ? m : b}.`,
          claims: [isSlope ? `(${m}*1 + (${b})) - (${m}*0 + (${b})) = ${m}` : `${m}*0 + (${b}) = ${b}`],
        },
      ],
      hints: [
        'Which part of the equation belongs to x, and which part stands alone?',
        isSlope
          ? 'Look at the number in front of x, with its sign.'
          : 'Put zero in the place of x. What is y then?',
        'The line $y = -7x + 9$ has the slope -7 and the y-intercept 9.',
      ],
      proof: [isSlope ? `(${m}*2 + (${b})) - (${m}*1 + (${b})) = ${m}` : `${m}*0 + (${b}) = ${b}`],
    }
  }
  const [x1, x2] = dice.pick([
    [1, 3],
    [2, 5],
    [-1, 2],
    [-2, 1],
    [3, 4],
    [-3, -1],
  ] as const)
  const [y1, y2] = [m * x1 + b, m * x2 + b]
  const value = plainSum([
    [m, 'x'],
    [b, ''],
  ])
  const isTwoPoints = difficulty === 3
  return {
    prompt: isTwoPoints
      ? dice.pick([
          `A line passes through (${x1}, ${y1}) and (${x2}, ${y2}). Complete its equation: $y =$ …`,
          `Complete the equation of the line through (${x1}, ${y1}) and (${x2}, ${y2}): $y =$ …`,
        ])
      : dice.pick([
          `A line has the slope ${m} and passes through (${x1}, ${y1}). Complete its equation: $y =$ …`,
          `Complete the equation of the line with slope ${m} through (${x1}, ${y1}): $y =$ …`,
        ]),
    answer: { kind: 'expression', value, accept: [`y = ${value}`] },
    steps: [
      ...(isTwoPoints
        ? [
            {
              say: `Slope: $\\frac{${y2} - ${inBrackets(y1)}}{${x2} - ${inBrackets(x1)}} = ${m}$.`,
              claims: [`(${y2} - (${y1})) / (${x2} - (${x1})) = ${m}`],
            },
          ]
        : []),
      {
        say: `Put the point (${x1}, ${y1}) into $y = ${texSum([[m, 'x']])} + b$: $${y1} = ${m * x1} + b$, so $b = ${b}$.`,
        claims: [{ equation: `${y1}=${m * x1}+b`, solutions: [{ b: String(b) }] }],
      },
      {
        say: `The equation is $y = ${texSum([
          [m, 'x'],
          [b, ''],
        ])}$.`,
        claims: [`${m}*(${x2}) + (${b}) = ${y2}`],
      },
    ],
    hints: [
      'Which two numbers does the equation of a line need?',
      isTwoPoints
        ? `Find the slope from (${x1}, ${y1}) and (${x2}, ${y2}) first. Then use one point to find b.`
        : `Put ${x1} for x and ${y1} for y into $y = ${texSum([[m, 'x']])} + b$.`,
      example,
    ],
    proof: [`${m}*(${x1}) + (${b}) = ${y1}`, `${m}*(${x2}) + (${b}) = ${y2}`],
  }
})
