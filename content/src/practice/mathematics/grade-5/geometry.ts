import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Claim, Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { answerPoint } from '../../tools/point.ts'
import { proveShape } from '../../tools/prove-shape.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const coordinatePlane = definePractice('math.5.coordinate-plane', (dice, difficulty) => {
  if (difficulty === 1) return askPoint(dice)
  return difficulty === 2 ? askWalk(dice) : askFourthCorner(dice)
})

const POINT_EXAMPLE = 'The point (3, 5) is 3 steps to the right of (0, 0) and 5 steps up.'

function askPoint(dice: Dice): Problem {
  const [x, y] = [dice.int(1, 9), dice.int(1, 9)]
  const other = { x: dice.intExcept(1, 9, [x]), y: dice.intExcept(1, 9, [y]) }
  const isChoice = x !== y && dice.coin()
  return {
    prompt: dice.pick([
      `${pickName(dice)} marks point P on a grid. Where is it? Write it like (20, 30).`,
      `${pickName(dice)}'s map shows a well at P. Which pair of numbers says where it is? Write it like (20, 30).`,
      'Read the coordinates of P. Write them like (20, 30).',
    ]),
    figure: drawCoordinatePlane({
      title: 'Points P and Q on a grid',
      desc: `P is ${x} to the right and ${y} up, Q is ${other.x} to the right and ${other.y} up.`,
      x: [0, 10],
      y: [0, 10],
      points: [
        { x, y, label: 'P' },
        { ...other, label: 'Q', color: 'c' },
      ],
    }),
    answer: isChoice
      ? makeChoice(
          dice,
          `(${x}, ${y})`,
          [
            [`(${y}, ${x})`, 'swaps the two coordinates'],
            [`(${other.x}, ${other.y})`, 'reads the other point'],
            [`(${x + 1}, ${y + 1})`, 'counts grid lines from 1 instead of 0'],
          ],
          [[`(${x}, ${y + 1})`, 'counts one step too many upwards']],
        )
      : answerPoint(x, y),
    steps: [
      {
        say: `From (0, 0) go right until you are below P: ${countOf(x, 'step')}.`,
        claims: [`${x} - 0 = ${x}`],
      },
      { say: `Then go up to P: ${countOf(y, 'step')}. So P is (${x}, ${y}).`, claims: [`0 + ${y} = ${y}`] },
    ],
    hints: [
      'Which way do you count first from the corner (0, 0)?',
      'Go down from P to the line with the numbers at the bottom and read it; then go left from P to the upright line and read it.',
      POINT_EXAMPLE,
    ],
    // The way from Q to P.
    proof: [`${other.x} + (${x - other.x}) = ${x}`, `${other.y} + (${y - other.y}) = ${y}`],
  }
}

function askWalk(dice: Dice): Problem {
  const [x, y] = [dice.int(1, 4), dice.int(4, 8)]
  const [right, down] = [dice.int(2, 5), dice.int(1, 3)]
  const isUp = dice.coin()
  const end = { x: x + right, y: isUp ? y + down : y - down }
  const way = isUp ? 'up' : 'down'
  const who = pickName(dice)
  return {
    prompt: dice.pick([
      `A robot starts at (${x}, ${y}). It goes ${right} units right and ${countOf(down, 'unit')} ${way}. Where is it now? Write it like (20, 30).`,
      `${who} is at (${x}, ${y}) on a town map and walks ${right} blocks to the right and ${countOf(down, 'block')} ${way}. At which point does ${who} arrive? Write it like (20, 30).`,
      `Point A is (${x}, ${y}). Point B is ${right} units to the right of A and ${countOf(down, 'unit')} ${isUp ? 'above' : 'below'} it. Write B like (20, 30).`,
    ]),
    figure: drawCoordinatePlane({
      title: 'The start on a grid',
      desc: `The start is at ${x} to the right and ${y} up.`,
      x: [0, 12],
      y: [0, 12],
      points: [{ x, y, label: 'A' }],
    }),
    answer: answerPoint(end.x, end.y),
    steps: [
      {
        say: `Right changes the first number: $${x} + ${right} = ${end.x}$.`,
        claims: [`${x} + ${right} = ${end.x}`],
      },
      {
        say: `${isUp ? 'Up' : 'Down'} changes the second number: $${y} ${isUp ? '+' : '-'} ${down} = ${end.y}$. The point is (${end.x}, ${end.y}).`,
        claims: [`${y} ${isUp ? '+' : '-'} ${down} = ${end.y}`],
      },
    ],
    hints: [
      'Which of the two numbers changes when you go sideways?',
      `Change the ${x} for the way to the right and the ${y} for the way ${way}.`,
      'From (2, 5) go 3 right and 1 down: (5, 4).',
    ],
    proof: [`${end.x} - ${x} = ${right}`, isUp ? `${end.y} - ${y} = ${down}` : `${y} - ${end.y} = ${down}`],
  }
}

function askFourthCorner(dice: Dice): Problem {
  const [left, low] = [dice.int(1, 4), dice.int(1, 4)]
  const [right, high] = [left + dice.int(3, 6), low + dice.int(2, 6)]
  const corners = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const
  const missing = dice.int(0, 3)
  const [x, y] = corners[missing] ?? [0, 0]
  const known = corners.filter((_, index) => index !== missing)
  return {
    prompt: dice.pick([
      `Three corners of a rectangle are ${known.map(([a, b]) => `(${a}, ${b})`).join(', ')}. Its sides lie along the grid. Which point is the fourth corner? Write it like (20, 30).`,
      `A rectangular garden has posts at ${known.map(([a, b]) => `(${a}, ${b})`).join(', ')}. Where does the fourth post stand? Write it like (20, 30).`,
    ]),
    figure: drawCoordinatePlane({
      title: 'Three corners of a rectangle',
      desc: `Three points: ${known.map(([a, b]) => `(${a}, ${b})`).join(', ')}.`,
      x: [0, 11],
      y: [0, 11],
      points: known.map(([a, b]) => ({ x: a, y: b })),
    }),
    answer: answerPoint(x, y),
    steps: [
      {
        say: `The first numbers are ${left} and ${right}, and each one comes twice. So the missing first number is ${x}.`,
        claims: [`${left} + ${right} = ${x} + ${left + right - x}`],
      },
      {
        say: `The second numbers are ${low} and ${high}, each one twice. So the fourth corner is (${x}, ${y}).`,
        claims: [`${low} + ${high} = ${y} + ${low + high - y}`],
      },
    ],
    hints: [
      'What do two corners on the same upright side have in common?',
      'List the first numbers of the three corners. Which one has no partner yet? Then do the same with the second numbers.',
      'Corners (1, 2), (6, 2), (6, 4): the 1 and the 4 have no partner, so the fourth corner is (1, 4).',
    ],
    // In a rectangle the opposite corners have the same middle.
    proof: [
      `${x} + ${corners[(missing + 2) % 4]?.[0]} = ${corners[(missing + 1) % 4]?.[0]} + ${corners[(missing + 3) % 4]?.[0]}`,
      `${y} + ${corners[(missing + 2) % 4]?.[1]} = ${corners[(missing + 1) % 4]?.[1]} + ${corners[(missing + 3) % 4]?.[1]}`,
    ],
  }
}

type Family = { name: string; isParallel: number; equalSides: number; rightAngles: number; sides: number }

/** Least number of pairs of parallel sides, of equal sides and of right angles that every member has. */
const FAMILIES: readonly Family[] = [
  { name: 'square', sides: 4, isParallel: 2, equalSides: 4, rightAngles: 4 },
  { name: 'rectangle', sides: 4, isParallel: 2, equalSides: 2, rightAngles: 4 },
  { name: 'rhombus', sides: 4, isParallel: 2, equalSides: 4, rightAngles: 0 },
  { name: 'parallelogram', sides: 4, isParallel: 2, equalSides: 2, rightAngles: 0 },
  { name: 'trapezoid', sides: 4, isParallel: 1, equalSides: 0, rightAngles: 0 },
  { name: 'quadrilateral', sides: 4, isParallel: 0, equalSides: 0, rightAngles: 0 },
]

export const classifyShapes = definePractice('math.5.classify-shapes', (dice, difficulty) => {
  if (difficulty === 1) return askName(dice)
  return difficulty === 2 ? askAlways(dice) : askTriangle(dice)
})

const DESCRIPTIONS: readonly (readonly [
  text: string,
  right: string,
  wrong: readonly (readonly [string, string])[],
  claim: Claim,
])[] = [
  [
    'four sides of the same length and no right angle',
    'rhombus',
    [
      ['rectangle', 'takes any parallelogram for a rectangle'],
      ['square', 'looks only at the sides'],
      ['trapezoid', 'looks at one pair of sides only'],
    ],
    '4 * 90 = 360',
  ],
  [
    'four right angles and sides that are not all the same length',
    'rectangle',
    [
      ['square', 'looks only at the angles'],
      ['rhombus', 'mixes up equal sides and right angles'],
      ['trapezoid', 'looks at one pair of sides only'],
    ],
    '4 * 90 = 360',
  ],
  [
    'four right angles and four sides of the same length',
    'square',
    [
      ['rhombus', 'looks only at the sides'],
      ['trapezoid', 'looks at one pair of sides only'],
      ['hexagon', 'miscounts the sides'],
    ],
    '360 / 4 = 90',
  ],
  [
    'exactly one pair of parallel sides',
    'trapezoid',
    [
      ['parallelogram', 'takes one pair of parallel sides for two'],
      ['rhombus', 'takes one pair of parallel sides for two'],
      ['rectangle', 'takes one pair of parallel sides for two'],
    ],
    '1 < 2',
  ],
  [
    'two pairs of parallel sides, two different side lengths and no right angle',
    'parallelogram',
    [
      ['rectangle', 'does not look at the angles'],
      ['rhombus', 'does not look at the lengths'],
      ['trapezoid', 'looks at one pair of sides only'],
    ],
    '2 + 2 = 4',
  ],
]

function askName(dice: Dice): Problem {
  const [text, right, wrong, claim] = dice.pick(DESCRIPTIONS)
  const who = pickName(dice)
  return {
    prompt: dice.pick([
      `A four-sided shape has ${text}. Which name fits best?`,
      `${who} draws a quadrilateral with ${text}. What is it called?`,
      `Which shape is this: a quadrilateral with ${text}?`,
    ]),
    answer: makeChoice(dice, right, wrong),
    steps: [
      {
        say: 'Check two things: which sides are equal or parallel, and whether the angles are right angles.',
      },
      { say: `A quadrilateral with ${text} is a ${right}.`, claims: [claim] },
    ],
    hints: [
      'What do you know about the sides, and what about the angles?',
      `Draw a shape with ${text}. Which of the names fits everything you know?`,
      'A shape with three equal sides and three equal angles is an equilateral triangle.',
    ],
    proof: proveShape(right),
  }
}

function askAlways(dice: Dice): Problem {
  const [first = FAMILIES[0] as Family, second = FAMILIES[1] as Family] = dice.sample(FAMILIES, 2)
  const isIn = (a: Family, b: Family) =>
    a.isParallel >= b.isParallel && a.equalSides >= b.equalSides && a.rightAngles >= b.rightAngles
  const [right, reason] = isIn(first, second)
    ? ['always', `Every ${first.name} has all that a ${second.name} needs`]
    : ['sometimes', `Some ${first.name}s have all that a ${second.name} needs, others do not`]
  const claims = [
    `${first.isParallel} ${compare(first.isParallel, second.isParallel)} ${second.isParallel}`,
    `${first.equalSides} ${compare(first.equalSides, second.equalSides)} ${second.equalSides}`,
    `${first.rightAngles} ${compare(first.rightAngles, second.rightAngles)} ${second.rightAngles}`,
  ]
  return {
    prompt: `${dice.pick(['Complete the sentence', 'Which word makes it true', 'Fill the gap'])}: "A ${first.name} is … a ${second.name}." (A trapezoid has at least one pair of parallel sides.)`,
    answer: makeChoice(dice, right, [
      [
        right === 'always' ? 'sometimes' : 'always',
        right === 'always' ? 'does not see that the family lies inside the other' : 'turns the family around',
      ],
      ['never', 'thinks that shapes with different names cannot be the same'],
    ]),
    steps: [
      {
        say: `Every ${first.name} has at least ${first.isParallel} pairs of parallel sides, ${first.equalSides} equal sides and ${first.rightAngles} right angles; a ${second.name} needs at least ${second.isParallel}, ${second.equalSides} and ${second.rightAngles}.`.replace(
          'least 1 pairs',
          'least 1 pair',
        ),
        claims,
      },
      { say: `${reason}. So a ${first.name} is ${right} a ${second.name}.` },
    ],
    hints: [
      `What must a shape have to be called a ${second.name}?`,
      `Does each ${first.name} have that? Try to draw one that does and one that does not.`,
      'A square is in every case a rectangle, because it has four right angles. The other way round it is true only for some.',
    ],
    proof: claims,
  }
}

function compare(a: number, b: number): string {
  return a >= b ? '>=' : '<'
}

function askTriangle(dice: Dice): Problem {
  const kind = dice.pick(['equilateral', 'isosceles', 'scalene'] as const)
  const base = dice.int(5, 12)
  const other = base + dice.pick([-2, -1, 1, 2, 3])
  const sides =
    kind === 'equilateral'
      ? [base, base, base]
      : kind === 'isosceles'
        ? dice.shuffle([base, base, other])
        : dice.shuffle([base, base + 1, base + 3])
  const [a = 0, b = 0, c = 0] = sides
  const claims = [
    `${a} ${a === b ? '=' : '!='} ${b}`,
    `${b} ${b === c ? '=' : '!='} ${c}`,
    `${a} ${a === c ? '=' : '!='} ${c}`,
  ]
  const count =
    kind === 'equilateral'
      ? 'all three sides are equal'
      : kind === 'isosceles'
        ? 'two sides are equal'
        : 'no two sides are equal'
  return {
    prompt: dice.pick([
      `A triangle has sides of ${a} cm, ${b} cm and ${c} cm. Which name is the most exact?`,
      `A sail is a triangle with sides ${a} ft, ${b} ft and ${c} ft. Which name is the most exact?`,
    ]),
    answer: makeChoice(dice, kind, [
      ['equilateral', 'takes two equal sides for three'],
      ['isosceles', 'counts equal sides wrongly'],
      ['scalene', 'does not compare all pairs of sides'],
      ['right', 'mixes up sides and angles'],
    ]),
    steps: [
      { say: `Compare the sides ${a}, ${b} and ${c}: ${count}.`, claims },
      { say: `So the triangle is ${kind}.` },
    ],
    hints: [
      'How many sides of the triangle have the same length?',
      `Compare ${a} with ${b}, then each of them with ${c}.`,
      'Sides 4, 7 and 9 are all different, and such a triangle has a name of its own; so do those with two or with three equal sides.',
    ],
    proof: proveTriangle(kind, a, b, c),
  }
}

/** The differences of the sides: all are 0, one of them is, or none. */
function proveTriangle(kind: string, a: number, b: number, c: number): string[] {
  const squares = `(${a} - ${b})^2 + (${b} - ${c})^2 + (${a} - ${c})^2`
  const product = `(${a} - ${b})*(${b} - ${c})*(${a} - ${c})`
  if (kind === 'equilateral') return [`${squares} = 0`]
  return kind === 'isosceles' ? [`${product} = 0`, `${squares} > 0`] : [`${product} != 0`]
}
