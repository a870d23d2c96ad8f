import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawShape } from '../../figures/shape.ts'
import type { Claim, Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { proveShape, proveSymmetry } from '../../tools/prove-shape.ts'
import { pickName } from '../../tools/words.ts'

export const linesAndSymmetry = definePractice('math.4.lines-and-symmetry', (dice, difficulty) => {
  if (difficulty === 1) return nameLines(dice)
  if (difficulty === 2) return countSymmetry(dice)
  return dice.coin() ? chooseShape(dice) : matchShapes(dice)
})

const LINES = [
  [
    'parallel lines',
    'never meet, no matter how far they go',
    [
      'the two rails of a train track',
      'the two long edges of a ruler',
      'two lines of writing paper',
      'the left and right side of a door',
    ],
  ],
  [
    'perpendicular lines',
    'cross at a right angle',
    [
      'the hands of a clock at 3:00',
      'the two edges at the corner of a book',
      'the lines of a plus sign',
      'a wall and the floor it stands on',
    ],
  ],
  [
    'intersecting lines that are not perpendicular',
    'cross, but not at a right angle',
    ['the lines of the letter X', 'the blades of half-open scissors', 'two roads that cross at 60 degrees'],
  ],
] as const

/** Two lines of each kind on a grid: where they meet, and whether their slopes make a right angle. */
const LINE_PROOFS: Record<(typeof LINES)[number][0], Claim[]> = {
  'parallel lines': [{ equation: '2*x + 1 = 2*x + 4', solutions: [] }],
  'perpendicular lines': [solves('2*x = -x/2 + 5', 'x', 2), '2*(-1/2) = -1'],
  'intersecting lines that are not perpendicular': [solves('2*x = x/2 + 3', 'x', 2), '2*(1/2) != -1'],
}

function nameLines(dice: Dice): Problem {
  const [right, rule, examples] = dice.pick(LINES)
  return {
    prompt: dice.pick([
      `What kind of lines are ${dice.pick(examples)}?`,
      `${pickName(dice)} looks at ${dice.pick(examples)}. What kind of lines are these?`,
      `Two lines ${rule}. What kind of lines are they?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      [
        ['parallel lines', 'mixes up parallel and perpendicular'],
        ['perpendicular lines', 'does not check for a right angle'],
        ['intersecting lines that are not perpendicular', 'does not look at the angle or how far they go'],
      ],
      [],
    ),
    steps: [
      {
        say: `Lines that ${rule} have a name of their own.`,
        claims: [
          right === 'parallel lines'
            ? '180 - 90 = 90'
            : right === 'perpendicular lines'
              ? '360/4 = 90'
              : '60 != 90',
        ],
      },
      { say: `They are ${right}.` },
    ],
    hints: [
      'Do the lines ever meet?',
      'If they meet, is the angle the same as the corner of a sheet of paper?',
      'Two streets that cross at 90 degrees are perpendicular. Two that never cross are parallel.',
    ],
    proof: LINE_PROOFS[right],
  }
}

const SYMMETRY = [
  ['square', 4],
  ['rectangle', 2],
  ['rhombus', 2],
  ['kite', 1],
  ['parallelogram', 0],
  ['trapezoid', 1],
  ['right triangle', 1],
] as const

const EXTRA_SHAPES: Record<string, string> = {
  'right triangle': 'right triangle with two equal sides',
  trapezoid: 'trapezoid with two equal slanted sides',
}

function countSymmetry(dice: Dice): Problem {
  const [name, count] = dice.pick(SYMMETRY.filter(([shape]) => shape !== 'right triangle'))
  const full = EXTRA_SHAPES[name] ?? name
  return {
    prompt: dice.pick([
      `How many lines of symmetry does this ${full} have?`,
      `${pickName(dice)} folds a paper ${full} so that both halves match. How many different fold lines are there?`,
      `In how many ways can you fold this ${full} into two matching halves?`,
    ]),
    figure: drawShape(name),
    answer: { kind: 'number', value: String(count) },
    steps: [
      {
        say: 'A line of symmetry cuts a shape into two halves that match when folded. Try upright, across and from corner to corner.',
        claims: ['1/2 + 1/2 = 1'],
      },
      {
        say:
          count === 0
            ? `No fold of a ${full} makes the halves match. There are 0 lines of symmetry.`
            : `A ${full} has ${count} ${count === 1 ? 'line' : 'lines'} of symmetry.`,
        claims: [`${count} < 5`],
      },
    ],
    hints: [
      'Along which lines can you fold it so that both halves match?',
      'Try the upright middle line, the level middle line and the lines from corner to corner.',
      'A triangle with three equal sides has 3 lines of symmetry, one through each corner.',
    ],
    proof: proveSymmetry(name, count),
  }
}

const SHAPE_RULES = [
  ['two pairs of parallel sides and four right angles', 'rectangle', ['trapezoid', 'rhombus', 'triangle']],
  ['only one pair of parallel sides', 'trapezoid', ['square', 'rhombus', 'rectangle']],
  [
    'four equal sides, but no right angles',
    'rhombus that is not a square',
    ['square', 'trapezoid', 'rectangle that is not a square'],
  ],
  [
    'one right angle and three sides',
    'right triangle',
    ['square', 'triangle with three equal sides', 'trapezoid'],
  ],
  [
    'three equal sides and three acute angles',
    'triangle with three equal sides',
    ['right triangle', 'rhombus', 'square'],
  ],
] as const

function chooseShape(dice: Dice): Problem {
  const [rule, right, others] = dice.pick(SHAPE_RULES)
  const mistakes = [
    'does not check the sides',
    'does not check the angles',
    'checks only one part of the rule',
  ]
  return {
    prompt: dice.pick([
      `Which shape has ${rule}?`,
      `${pickName(dice)} draws a shape with ${rule}. What is it?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      others.map((text, index) => [text, mistakes[index] as string] as const),
    ),
    steps: [
      { say: `Check each part of the rule: ${rule}.`, claims: ['4*90 = 360'] },
      { say: `Only one shape fits: the ${right}.` },
    ],
    hints: [
      'Which part of the rule can you check first?',
      'Draw each choice. Count its sides, look for parallel sides and for right angles.',
      'A shape with four equal sides and four right angles is a square.',
    ],
    proof:
      right === 'triangle with three equal sides'
        ? ['(s^2 + s^2 - s^2)/(2*s*s) = cos(pi/3)', '60 < 90']
        : proveShape(right.replace(' that is not a square', '')),
  }
}

/** A fold of a triangle goes through a corner where two equal sides meet. */
function proveFolds(shape: string, count: number): string[] {
  if (shape === 'triangle with three equal sides') {
    return ['(5 - 5)^2 + (5 - 5)^2 + (5 - 5)^2 = 0', `1 + 1 + 1 = ${count}`]
  }
  if (shape === 'triangle with just two equal sides') {
    return ['(5 - 5)^2 = 0', '(5 - 6)^2 > 0', '(6 - 5)^2 > 0', `1 + 0 + 0 = ${count}`]
  }
  return proveSymmetry(shape.split(' ')[0] ?? '', count)
}

function matchShapes(dice: Dice): Problem {
  const pool = [
    ['square', '4'],
    ['rectangle that is not a square', '2'],
    ['parallelogram without right angles and with different sides', '0'],
    ['triangle with three equal sides', '3'],
    ['triangle with just two equal sides', '1'],
  ] as const
  const chosen = dice.sample(pool, 4)
  return {
    prompt: `Match each shape with its number of lines of symmetry. ${dice.pick(['Think of folding.', 'Draw each shape first.', `${pickName(dice)} folds them from paper.`])} Start with the ${chosen[0]?.[0]}.`,
    answer: { kind: 'matching', pairs: chosen.map(([shape, count]) => [shape, count]) },
    steps: [
      {
        say: 'Try every fold: through the middles of the sides and through the corners.',
        claims: ['1/2 + 1/2 = 1'],
      },
      { say: `${chosen.map(([shape, count]) => `${shape}: ${count}`).join('; ')}.` },
    ],
    hints: [
      'Which folds make both halves match?',
      `Draw the ${chosen[0]?.[0]} and try every fold line.`,
      'A circle can be folded through its middle in any direction. A rhombus folds along its 2 lines from corner to corner.',
    ],
    proof: chosen.flatMap(([shape, count]) => proveFolds(shape, Number(count))),
  }
}
