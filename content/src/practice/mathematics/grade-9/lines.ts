import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves, solvesSystem } from '../../tools/claims.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { inBrackets, plainPolynomial, plainSum, texPolynomial, texSum } from '../../tools/terms.ts'

export const equationsOfLines = definePractice('math.9.equations-of-lines', (dice, difficulty) => {
  const slope = reduce(
    difficulty === 3
      ? { top: dice.pick([-7, -5, -1, 1, 5, 7]), bottom: dice.pick([2, 3, 4]) }
      : { top: dice.intExcept(-4, 5, [0]), bottom: 1 },
  )
  const b = dice.intExcept(-5, 5, [0])
  const x1 = slope.bottom * dice.pick(difficulty === 1 ? [1, 2, 3] : [-2, -1, 1, 2])
  const x2 = x1 + slope.bottom * dice.pick([1, 2])
  const heightAt = (x: number) => (slope.top * x) / slope.bottom + b
  const [y1, y2] = [heightAt(x1), heightAt(x2)]
  const tex = texPolynomial([slope, b])
  const value = plainPolynomial([slope, b])
  const usesGraph = difficulty === 1 && dice.coin()
  const givesSlope = difficulty === 1 || (difficulty === 3 && dice.coin())
  const given = usesGraph
    ? 'The graph shows a line.'
    : givesSlope
      ? `A line has the slope $${texFraction(slope)}$ and goes through $(${x1}, ${y1})$.`
      : `A line goes through $(${x1}, ${y1})$ and $(${x2}, ${y2})$.`
  return {
    prompt: `${given} Complete its equation: $y = \\ldots$`,
    ...(usesGraph
      ? {
          figure: drawGraph({
            title: 'A line on squared paper',
            desc: `A straight line that crosses the vertical axis at ${b}, with points at x = 0 and x = 1.`,
            x: [-6, 6],
            y: [-6, 6],
            curves: [{ rule: heightAt }],
            points: [0, 1].map((x) => ({ x, y: heightAt(x) })).filter(({ y }) => Math.abs(y) <= 6),
          }),
        }
      : {}),
    answer: { kind: 'expression', value, accept: [`y=${value}`] },
    steps: [
      ...(usesGraph || givesSlope
        ? []
        : [
            {
              say: `Slope: $\\frac{${y2} - ${inBrackets(y1)}}{${x2} - ${inBrackets(x1)}} = ${texFraction(slope)}$.`,
              claims: [`(${y2}-(${y1}))/(${x2}-(${x1})) = ${plainFraction(slope)}`],
            },
          ]),
      usesGraph
        ? {
            say: `The line crosses the $y$-axis at $${b}$, and for each step to the right it ${slope.top < 0 ? 'falls' : 'rises'} by $${Math.abs(slope.top)}$.`,
            claims: [`${heightAt(1)} - (${b}) = ${slope.top}`],
          }
        : {
            say: `Put the point into $y = ${texPolynomial([slope, 0])} + b$: $b = ${y1} - ${slope.top < 0 ? `(${texFraction(slope)})` : texFraction(slope)} \\cdot ${inBrackets(x1)} = ${b}$.`,
            claims: [`${y1} - (${plainFraction(slope)})*(${x1}) = ${b}`],
          },
      {
        say: `The equation is $y = ${tex}$.`,
        claims: [`(${plainFraction(slope)})*(${x1}) + (${b}) = ${y1}`],
      },
    ],
    hints: [
      'Which two numbers do you need for $y = mx + b$?',
      usesGraph
        ? 'Read where the line crosses the vertical axis. Then see how much it rises or falls for one step to the right.'
        : givesSlope
          ? `Put the slope and the point $(${x1}, ${y1})$ into $y = mx + b$ and solve for $b$.`
          : `Find the slope from $(${x1}, ${y1})$ to $(${x2}, ${y2})$ first, then $b$.`,
      'Through $(1, 9)$ and $(3, 21)$: $m = \\frac{21 - 9}{3 - 1} = 6$; $9 = 6 \\cdot 1 + b$ gives $b = 3$; so $y = 6x + 3$.',
    ],
    proof: [
      `(${plainFraction(slope)})*(${x1}) + (${b}) = ${y1}`,
      `(${plainFraction(slope)})*(${x2}) + (${b}) = ${y2}`,
    ],
  }
})

export const systemsOfEquations = definePractice('math.9.systems-of-equations', (dice, difficulty) => {
  if (difficulty === 3) return makeTickets(dice)
  const [x, y] = [dice.intExcept(-5, 7, [0]), dice.intExcept(-5, 7, [0])]
  const [p, q] = [dice.int(2, 5), dice.intExcept(-4, 4, [0])]
  const want = dice.pick(['x', 'y'] as const)
  const answer = want === 'x' ? x : y
  if (difficulty === 1) {
    const m = dice.intExcept(-3, 4, [0])
    const b = y - m * x
    if (p + q * m === 0 || b === 0) return makeElimination(dice, x, y, want)
    const right = texSum([
      [p, 'x'],
      [q, 'y'],
    ])
    return {
      prompt: `Solve the system $y = ${texPolynomial([m, b])}$ and $${right} = ${p * x + q * y}$. What is $${want}$?`,
      answer: { kind: 'number', value: String(answer), accept: [`${want}=${answer}`] },
      steps: [
        {
          say: `Put $${texPolynomial([m, b])}$ in place of $y$: $${texSum([
            [p, 'x'],
            [q, `(${texPolynomial([m, b])})`],
          ])} = ${p * x + q * y}$.`,
          claims: [solves(`${p}*x+(${q})*(${plainPolynomial([m, b])})=${p * x + q * y}`, 'x', x)],
        },
        {
          say: `Solve for $x$: $x = ${x}$.`,
          claims: [solves(`${p + q * m}*x=${p * x + q * y - q * b}`, 'x', x)],
        },
        {
          say: `Then $y = ${y}$. So $${want} = ${answer}$.`,
          claims: [`${m}*${inBrackets(x)} + (${b}) = ${y}`],
        },
      ],
      hints: [
        'Which equation already tells you what $y$ is?',
        `Put $${texPolynomial([m, b])}$ into the second equation in place of $y$.`,
        '$y = 2x$ and $x + y = 9$: $x + 2x = 9$, so $x = 3$ and $y = 6$.',
      ],
      proof: [
        solvesSystem(
          `y=${plainPolynomial([m, b])};${plainSum([
            [p, 'x'],
            [q, 'y'],
          ])}=${p * x + q * y}`,
          { x, y },
        ),
      ],
    }
  }
  return makeElimination(dice, x, y, want)
})

function makeElimination(dice: Dice, x: number, y: number, want: 'x' | 'y'): Problem {
  const [a, b] = [dice.int(1, 5), dice.pick([2, 3, 5])]
  const c = dice.intExcept(-4, 5, [0, a, -a])
  const [one, two] = [a * x + b * y, c * x - b * y]
  const answer = want === 'x' ? x : y
  const [first, second] = [
    texSum([
      [a, 'x'],
      [b, 'y'],
    ]),
    texSum([
      [c, 'x'],
      [-b, 'y'],
    ]),
  ]
  return {
    prompt: `Solve the system $${first} = ${one}$ and $${second} = ${two}$. What is $${want}$?`,
    answer: { kind: 'number', value: String(answer), accept: [`${want}=${answer}`] },
    steps: [
      {
        say: `Add the equations, because $y$ drops out: $${texPolynomial([a + c, 0])} = ${one + two}$.`,
        claims: [solves(`(${a + c})*x=${one + two}`, 'x', x)],
      },
      { say: `So $x = ${x}$.`, claims: [`${one + two}/(${a + c}) = ${x}`] },
      {
        say: `Put it into the first equation: $y = ${y}$. So $${want} = ${answer}$.`,
        claims: [`(${one} - ${a}*${inBrackets(x)})/${b} = ${y}`],
      },
    ],
    hints: [
      'What happens to $y$ when you add the two equations?',
      `Add left side to left side and right side to right side: $${first}$ plus $${second}$.`,
      '$x + 7y = 18$ and $3x - 7y = -2$: adding gives $4x = 16$, $x = 4$, then $y = 2$.',
    ],
    proof: [
      solvesSystem(
        `${plainSum([
          [a, 'x'],
          [b, 'y'],
        ])}=${one};${plainSum([
          [c, 'x'],
          [-b, 'y'],
        ])}=${two}`,
        { x, y },
      ),
    ],
  }
}

function makeTickets(dice: Dice): Problem {
  const [story, one, two] = dice.pick([
    ['For a school play', 'adult tickets', 'student tickets'],
    ['At a market stall', 'jars of honey', 'jars of jam'],
    ['On a ferry', 'car tickets', 'bicycle tickets'],
    ['At a museum', 'day passes', 'evening passes'],
  ] as const)
  const [high, low] = [dice.int(8, 14), dice.int(3, 6)]
  const [x, y] = [dice.int(15, 60), dice.int(15, 60)]
  const want = dice.coin() ? 'x' : 'y'
  const answer = want === 'x' ? x : y
  const [count, money] = [x + y, high * x + low * y]
  return {
    prompt: `${story}, ${one} cost \\$${high} each and ${two} \\$${low} each. Altogether ${count} were sold, for \\$${money}. How many ${want === 'x' ? one : two} were sold?`,
    figure: drawDataTable({
      title: 'What is known',
      desc: `Price ${high} dollars for ${one} and ${low} dollars for ${two}; ${count} in all for ${money} dollars.`,
      rows: [
        ['', one, two, 'in all'],
        ['number', 'x', 'y', count],
        ['dollars', `${high}x`, `${low}y`, money],
      ],
    }),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `With $x$ ${one} and $y$ ${two}: $x + y = ${count}$ and $${high}x + ${low}y = ${money}$.`,
        claims: [solvesSystem(`x+y=${count};${high}*x+${low}*y=${money}`, { x, y })],
      },
      {
        say: `Put $y = ${count} - x$ into the second: $${high}x + ${low}(${count} - x) = ${money}$, so $${high - low}x = ${money - low * count}$.`,
        claims: [solves(`${high}*x+${low}*(${count}-x)=${money}`, 'x', x)],
      },
      { say: `So $x = ${x}$ and $y = ${y}$: the answer is $${answer}$.`, claims: [`${x} + ${y} = ${count}`] },
    ],
    hints: [
      'Which two facts in the story can each be written as an equation?',
      `One equation counts things ($${count}$ in all), the other counts dollars ($${money}$ in all).`,
      '$x + y = 10$ and $5x + 2y = 32$: $5x + 2(10 - x) = 32$, $3x = 12$, $x = 4$, $y = 6$.',
    ],
    proof: [`${x} + ${y} = ${count}`, `${high}*${x} + ${low}*${y} = ${money}`],
  }
}
