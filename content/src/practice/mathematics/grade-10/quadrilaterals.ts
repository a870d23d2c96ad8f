import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { proveShape } from '../../tools/prove-shape.ts'
import { plainPolynomial, texPolynomial } from '../../tools/terms.ts'

const QUADRILATERALS = [
  ['rectangle', 'has four right angles, but its sides need not all be equal'],
  ['rhombus', 'has four equal sides, but its angles need not be right angles'],
  ['square', 'has four equal sides and four right angles'],
  ['trapezoid that is no parallelogram', 'has exactly one pair of parallel sides'],
  ['kite that is no rhombus', 'has two pairs of equal neighboring sides, but opposite sides differ'],
  [
    'parallelogram of the general kind',
    'has two pairs of parallel sides; neighbors differ and no angle is right',
  ],
] as const

export const quadrilateralProperties = definePractice(
  'math.10.quadrilateral-properties',
  (dice, difficulty) => {
    if (difficulty === 1) return makeParallelogram(dice)
    if (difficulty === 2) return dice.coin() ? makeMatchNames(dice) : makeDiagonals(dice)
    return makeParallelogramEquation(dice)
  },
)

function makeParallelogram(dice: Dice): Problem {
  const angle = dice.int(48, 84)
  const isOpposite = dice.coin()
  const value = isOpposite ? angle : 180 - angle
  const names = dice.pick(['ABCD', 'PQRS', 'KLMN', 'EFGH'])
  return {
    prompt: `In parallelogram $${names}$, angle $${names[0]}$ has ${angle}°. How large is angle $${isOpposite ? names[2] : names[dice.pick([1, 3])]}$, in degrees?`,
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: isOpposite
          ? 'In a parallelogram opposite angles are equal.'
          : 'In a parallelogram neighboring angles add up to $180^\\circ$.',
      },
      {
        say: `So the angle is $${value}^\\circ$.`,
        claims: [isOpposite ? `180 - (180 - ${angle}) = ${value}` : `180 - ${angle} = ${value}`],
      },
    ],
    hints: [
      'Are the two corners neighbors, or opposite each other?',
      'Go round the letters in order: corners next to each other share a side between parallel lines.',
      'If angle $A$ of a parallelogram is $35^\\circ$, then $C$ is $35^\\circ$ and $B$ and $D$ are $145^\\circ$.',
    ],
    proof: [
      `2*${angle} + 2*${180 - angle} = 360`,
      isOpposite ? `${value} = ${angle}` : `${value} + ${angle} = 180`,
    ],
  }
}

function makeMatchNames(dice: Dice): Problem {
  const chosen = dice.sample(QUADRILATERALS, 4)
  return {
    prompt: 'Match each quadrilateral with its description.',
    answer: { kind: 'matching', pairs: chosen.map(([name, text]) => [`a ${name}`, text]) },
    steps: [
      {
        say: 'Look first at parallel sides, then at equal sides, then at right angles.',
        claims: ['4*90 = 360'],
      },
      { say: `So: ${chosen.map(([name, text]) => `a ${name} ${text}`).join('; ')}.` },
    ],
    hints: [
      'Which of them have two pairs of parallel sides?',
      'Draw one example of each, as general as possible, and check sides and angles.',
      'A regular hexagon would be: six equal sides and six equal angles.',
    ],
    proof: chosen.flatMap(([name]) => proveShape(name.split(' ')[0] ?? '')),
  }
}

function makeDiagonals(dice: Dice): Problem {
  const [m, n, k] = dice.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
    [20, 21, 29],
  ] as const)
  const times = m > 6 ? 1 : dice.int(1, 3)
  const [half, other, side] = [m * times, n * times, k * times]
  return {
    prompt: `The diagonals of a rhombus are ${2 * half} cm and ${2 * other} cm long. How long is one side, in centimeters?`,
    answer: { kind: 'number', value: String(side), unit: 'cm' },
    steps: [
      {
        say: `The diagonals halve each other at right angles: legs of $${half}$ and $${other}$.`,
        claims: [`${2 * half}/2 = ${half}`, `${2 * other}/2 = ${other}`],
      },
      {
        say: `Pythagoras: $\\sqrt{${half}^2 + ${other}^2} = ${side}$.`,
        claims: [`${half}^2 + ${other}^2 = ${side}^2`],
      },
    ],
    hints: [
      'How do the diagonals of a rhombus cross?',
      `Half of ${2 * half} cm and half of ${2 * other} cm are the legs of a right triangle whose hypotenuse is a side.`,
      'Diagonals $18$ and $80$: legs $9$ and $40$, side $41$.',
    ],
    proof: [`(${2 * half}/2)^2 + (${2 * other}/2)^2 = ${side}^2`],
  }
}

function makeParallelogramEquation(dice: Dice): Problem {
  const [a, c] = dice.sample([2, 3, 4, 5, 6], 2) as [number, number]
  const x = dice.int(8, 16)
  const isSum = dice.coin()
  const angle = dice.int(55, 80)
  const other = isSum ? 180 - angle : angle
  const [b, d] = [angle - a * x, other - c * x]
  const [one, two] = [texPolynomial([a, b]), texPolynomial([c, d])]
  const equation = isSum
    ? `${plainPolynomial([a, b])}+${plainPolynomial([c, 0])}+(${d})=180`
    : `${plainPolynomial([a, b])}=${plainPolynomial([c, d])}`
  return {
    prompt: `In parallelogram $ABCD$, angle $A$ is $(${one})^\\circ$ and angle $${isSum ? 'B' : 'C'}$ is $(${two})^\\circ$. Find $x$.`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: isSum
          ? `Neighboring angles add up to $180^\\circ$: $(${one}) + (${two}) = 180$.`
          : `Opposite angles are equal: $${one} = ${two}$.`,
        claims: [solves(equation, 'x', x)],
      },
      {
        say: `Solve: $x = ${x}$.`,
        claims: [
          isSum ? `${a}*${x} + (${b}) + ${c}*${x} + (${d}) = 180` : `${a}*${x} + (${b}) = ${c}*${x} + (${d})`,
        ],
      },
    ],
    hints: [
      'Are the two angles opposite or neighboring?',
      isSum
        ? 'Write that both expressions together make a straight angle.'
        : 'Set the two expressions equal.',
      'Opposite angles $9x$ and $7x + 12$: $2x = 12$, $x = 6$.',
    ],
    proof: [solves(equation, 'x', x)],
  }
}
