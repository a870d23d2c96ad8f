import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { inBrackets, plainPolynomial, texPolynomial, texSum, writeSigned } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

export const functionNotation = definePractice('math.9.function-notation', (dice, difficulty) => {
  if (difficulty === 1) return makeEvaluate(dice)
  if (difficulty === 2) return dice.coin() ? makeFromGraph(dice) : makeFindInput(dice)
  return makeShiftedInput(dice)
})

function makeEvaluate(dice: Dice): Problem {
  const letter = dice.pick(['f', 'g', 'h'])
  const coefficients = dice.coin()
    ? [dice.intExcept(-5, 7, [0, 1]), dice.intExcept(-9, 9, [0])]
    : [1, dice.intExcept(-5, 5, [0]), dice.intExcept(-9, 9, [0])]
  const at = dice.intExcept(-4, 6, [0, 1])
  const value = evaluate(coefficients, at)
  const put = texPolynomial(coefficients, `(${at})`)
  const plain = plainPolynomial(coefficients, `(${at})`)
  return {
    prompt: `Let $${letter}(x) = ${texPolynomial(coefficients)}$. Find $${letter}(${at})$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      { say: `Put $${at}$ in place of $x$: $${letter}(${at}) = ${put}$.` },
      { say: `Work it out: $${letter}(${at}) = ${value}$.`, claims: [`${plain} = ${value}`] },
    ],
    hints: [
      `What does the number in the brackets after $${letter}$ stand for?`,
      `Write the rule again with $(${at})$ wherever $x$ stands.`,
      '$f(x) = 8x - 4$: $f(5) = 8 \\cdot 5 - 4 = 36$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

function makeFromGraph(dice: Dice): Problem {
  const [p, q] = [dice.int(-2, 2), dice.int(-4, 0)]
  const at = p + dice.pick([-2, -1, 1, 2])
  const value = (at - p) ** 2 + q
  const other = 2 * p - at
  const asksInput = dice.coin()
  return {
    prompt: asksInput
      ? `The graph shows $y = f(x)$. One solution of $f(x) = ${value}$ is $x = ${other}$. What is the other one?`
      : `The graph shows $y = f(x)$. Read off $f(${at})$.`,
    figure: drawGraph({
      title: 'Graph of f',
      desc: 'A parabola that opens upwards, on squared paper with both axes numbered.',
      x: [-6, 6],
      y: [-6, 6],
      curves: [{ rule: (x) => (x - p) ** 2 + q }],
    }),
    answer: { kind: 'number', value: String(asksInput ? at : value) },
    steps: asksInput
      ? [
          { say: `Go along the height $y = ${value}$ and look where it meets the curve.` },
          {
            say: `It meets the curve at $x = ${other}$ and at $x = ${at}$, so the other solution is $${at}$.`,
            claims: [solves(`(x-(${p}))^2+(${q})=${value}`, 'x', at, other)],
          },
        ]
      : [
          { say: `Find $${at}$ on the horizontal axis and go up or down to the curve.` },
          {
            say: `The height there is $${value}$, so $f(${at}) = ${value}$.`,
            claims: [`(${at}-(${p}))^2 + (${q}) = ${value}`],
          },
        ],
    hints: [
      'Which axis shows the input $x$, and which one shows $f(x)$?',
      asksInput
        ? `Look for the points of the curve at the height $${value}$.`
        : `Start at $x = ${at}$ on the horizontal axis and go straight to the curve.`,
      'If the curve goes through $(2, 5)$, then $f(2) = 5$, and $x = 2$ solves $f(x) = 5$.',
    ],
    proof: [
      asksInput
        ? solves(`(x-(${p}))^2+(${q})=${value}`, 'x', at, other)
        : `(${at}-(${p}))^2 + (${q}) = ${value}`,
    ],
  }
}

function makeFindInput(dice: Dice): Problem {
  const name = pickName(dice)
  const [a, b, x] = [dice.int(3, 12), dice.int(5, 40), dice.int(4, 15)]
  const value = a * x + b
  const [story, ask] = dice.pick([
    [
      `A plant is $h(t) = ${a}t + ${b}$ millimeters tall after $t$ days.`,
      `For which $t$ is $h(t) = ${value}$?`,
    ],
    [
      `A taxi ride of $t$ kilometers costs $h(t) = ${a}t + ${b}$ dollars.`,
      `${name} pays ${value} dollars. Find $t$.`,
    ],
    [`${name} has saved $h(t) = ${a}t + ${b}$ dollars after $t$ weeks.`, `Find $t$ with $h(t) = ${value}$.`],
  ] as const)
  return {
    prompt: `${story} ${ask}`,
    answer: { kind: 'number', value: String(x), accept: [`t=${x}`] },
    steps: [
      {
        say: `$h(t) = ${value}$ means $${a}t + ${b} = ${value}$.`,
        claims: [solves(`${a}*t+${b}=${value}`, 't', x)],
      },
      {
        say: `Subtract $${b}$, then divide by $${a}$: $t = ${x}$.`,
        claims: [`(${value} - ${b})/${a} = ${x}`],
      },
    ],
    hints: [
      'Is the given number an input or an output of the function?',
      `Set the rule equal to $${value}$ and solve for $t$.`,
      '$h(t) = 4t + 3 = 31$: $4t = 28$, so $t = 7$.',
    ],
    proof: [`${a}*${x} + ${b} = ${value}`],
  }
}

function makeShiftedInput(dice: Dice): Problem {
  const [b, c, k] = [dice.intExcept(-5, 5, [0]), dice.intExcept(-6, 6, [0]), dice.intExcept(-4, 4, [0])]
  const result = [1, 2 * k + b, k * k + b * k + c]
  const put = texPolynomial([1, k])
  return {
    prompt: `Let $f(x) = ${texPolynomial([1, b, c])}$. Write $f(${put})$ without brackets and as short as possible.`,
    answer: { kind: 'expression', value: plainPolynomial(result), form: 'expanded' },
    steps: [
      {
        say: `Put $${put}$ in place of $x$: $${texSum([
          [1, `(${put})^{2}`],
          [b, `(${put})`],
          [c, ''],
        ])}$.`,
      },
      {
        say: `Expand: $${texPolynomial([1, 2 * k, k * k])} ${b < 0 ? '-' : '+'} ${texPolynomial([Math.abs(b), 0])}${writeSigned(b * k)}${writeSigned(c)}$.`,
        claims: [`(x+(${k}))^2 = ${plainPolynomial([1, 2 * k, k * k])}`],
      },
      {
        say: `Collect like terms: $${texPolynomial(result)}$.`,
        claims: [`(x+(${k}))^2 + (${b})*(x+(${k})) + (${c}) = ${plainPolynomial(result)}`],
      },
    ],
    hints: [
      'What happens to every $x$ in the rule?',
      `Replace each $x$ by $(${put})$, then square and multiply out.`,
      '$f(x) = x^2 + 2x$: $f(x + 1) = (x + 1)^2 + 2(x + 1) = x^2 + 4x + 3$.',
    ],
    proof: [`(x+(${k}))^2 + (${b})*(x+(${k})) + (${c}) = ${plainPolynomial(result)}`],
  }
}

export const slopeAndRate = definePractice('math.9.slope-and-rate', (dice, difficulty) => {
  if (difficulty === 3) return makeAverageRate(dice)
  const run = difficulty === 1 ? dice.int(1, 3) : dice.int(2, 6)
  const rise = difficulty === 1 ? run * dice.intExcept(-4, 4, [0]) : dice.intExcept(-7, 7, [0])
  const [x, y] = [dice.int(-5, 5 - run), dice.int(-4, 4)]
  const slope = reduce({ top: rise, bottom: run })
  const usesGraph = Math.abs(y + rise) <= 6 && dice.coin()
  const [x2, y2] = [x + run, y + rise]
  const difference = `\\frac{${y2} - ${inBrackets(y)}}{${x2} - ${inBrackets(x)}}`
  return {
    prompt: usesGraph
      ? 'Find the slope of the line through the two marked points.'
      : `Find the slope of the line through $(${x}, ${y})$ and $(${x2}, ${y2})$.`,
    ...(usesGraph
      ? {
          figure: drawGraph({
            title: 'A line with two marked points',
            desc: `A straight line through (${x}, ${y}) and (${x2}, ${y2}).`,
            x: [-6, 6],
            y: [-6, 6],
            curves: [{ rule: (at) => y + (rise / run) * (at - x) }],
            points: [
              { x, y },
              { x: x2, y: y2 },
            ],
          }),
        }
      : {}),
    answer: { kind: 'fraction', value: plainFraction(slope), form: 'any' },
    steps: [
      { say: `Slope is the change in $y$ over the change in $x$: $${difference}$.` },
      {
        say: `That is $${texFraction(slope)}$.`,
        claims: [`(${y2}-(${y}))/(${x2}-(${x})) = ${plainFraction(slope)}`],
      },
    ],
    hints: [
      'By how much do $x$ and $y$ change from one point to the other?',
      usesGraph
        ? 'Count how far you go up or down and how far to the right from the left point to the right one.'
        : `Put the change in $y$ from $${y}$ to $${y2}$ over the change in $x$ from $${x}$ to $${x2}$.`,
      'From $(1, 2)$ to $(9, 14)$: $\\frac{14 - 2}{9 - 1} = \\frac{12}{8} = \\frac{3}{2}$.',
    ],
    proof: [`${y} + (${plainFraction(slope)})*(${x2} - (${x})) = ${y2}`],
  }
})

function makeAverageRate(dice: Dice): Problem {
  const [a, b, c] = [dice.pick([-3, -2, -1, 1, 2, 3]), dice.intExcept(-6, 9, [0]), dice.int(0, 9)]
  const from = dice.int(0, 3)
  const to = from + dice.int(2, 4)
  const [low, high] = [evaluate([a, b, c], from), evaluate([a, b, c], to)]
  const rate = (high - low) / (to - from)
  const rule = texPolynomial([a, b, c], 't')
  const [story, unit] = dice.pick([
    [`After $t$ seconds a drone is $h(t) = ${rule}$ meters above its base`, 'meters per second'],
    [`After $t$ hours a tank holds $h(t) = ${rule}$ liters more than at noon`, 'liters per hour'],
    [`$t$ weeks after the start a shop sells $h(t) = ${rule}$ bags a day more than before`, 'bags per week'],
  ] as const)
  return {
    prompt: `${story}. Find the average rate of change of $h$ from $t = ${from}$ to $t = ${to}$, in ${unit}.`,
    answer: { kind: 'number', value: String(rate), unit },
    steps: [
      {
        say: `Find both values: $h(${from}) = ${low}$ and $h(${to}) = ${high}$.`,
        claims: [
          `${plainPolynomial([a, b, c], `(${from})`)} = ${low}`,
          `${plainPolynomial([a, b, c], `(${to})`)} = ${high}`,
        ],
      },
      {
        say: `Divide the change by the time: $\\frac{${high} - ${inBrackets(low)}}{${to} - ${from}} = ${rate}$.`,
        claims: [`(${high}-(${low}))/(${to}-${from}) = ${rate}`],
      },
    ],
    hints: [
      'Between which two points of the graph would you draw a straight line?',
      `Work out $h(${from})$ and $h(${to})$, and divide their difference by $${to} - ${from}$.`,
      '$h(t) = t^2$ from $1$ to $4$: $\\frac{16 - 1}{4 - 1} = 5$.',
    ],
    proof: [
      `((${a})*${to}^2 + (${b})*${to} + ${c} - ((${a})*${from}^2 + (${b})*${from} + ${c}))/(${to} - ${from}) = ${rate}`,
    ],
  }
}

function evaluate(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}
