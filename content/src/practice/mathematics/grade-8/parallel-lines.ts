import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawParallelLines, type LineCorner } from '../../figures/parallel-lines.ts'
import { drawTriangle, placeByAngles } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { pickName } from '../../tools/words.ts'

export const parallelLinesAngles = definePractice('math.8.parallel-lines-angles', (dice, difficulty) => {
  if (difficulty === 1) return askParallel(dice)
  return difficulty === 2 ? askOuterAngle(dice) : askParallelEquation(dice)
})

const WIDE: readonly LineCorner[] = ['upper-ul', 'upper-lr', 'lower-ul', 'lower-lr']
const NARROW: readonly LineCorner[] = ['upper-ur', 'upper-ll', 'lower-ur', 'lower-ll']

function askParallel(dice: Dice): Problem {
  const isWide = dice.coin()
  const known = isWide ? dice.int(105, 150) : dice.int(30, 75)
  const given = dice.pick(isWide ? WIDE : NARROW)
  const isEqual = dice.coin()
  const other = dice.pick(
    (isEqual === isWide ? WIDE : NARROW).filter((corner) => corner.split('-')[0] !== given.split('-')[0]),
  )
  const value = isEqual ? known : 180 - known
  return {
    prompt: dice.pick([
      `${pickName(dice)} draws parallel lines m and n. How many degrees does x have?`,
      `On ${pickName(dice)}'s map, two parallel streets m and n are crossed by a third one. Find x in degrees.`,
      'm and n are parallel. What is x, in degrees?',
    ]),
    figure: drawParallelLines(
      'Parallel lines with a crossing line',
      `One angle of ${known} degrees at line ${given.startsWith('upper') ? 'm' : 'n'}, and the angle x at the other line. One of them is ${isEqual ? 'as wide as' : 'wider than'} the other.`,
      [
        [given, `${known}°`],
        [other, 'x'],
      ],
    ),
    answer: { kind: 'number', value: String(value), unit: 'degrees', accept: [`${value}°`, `x = ${value}`] },
    steps: [
      {
        say: 'At both parallel lines the crossing line makes the same four angles: two wide ones and two narrow ones.',
        claims: [`${known} + ${180 - known} = 180`],
      },
      {
        say: isEqual
          ? `x is in the same kind of corner, so it has ${value} degrees too.`
          : `x is in the other kind of corner, so $x = 180 - ${known} = ${value}$ degrees.`,
        claims: [isEqual ? `180 - (180 - ${known}) = ${value}` : `180 - ${known} = ${value}`],
      },
    ],
    hints: [
      'Which angles at the second line are the same as at the first one?',
      `Is x wide or narrow? Compare it with the angle of ${known}°.`,
      'If one angle measures 100 degrees, every angle at both lines measures 100 or 80 degrees.',
    ],
    // The neighbor of an equal angle makes a straight angle with it.
    proof: [isEqual ? `(180 - ${value}) + ${known} = 180` : `${value} + ${known} = 180`],
  }
}

function askOuterAngle(dice: Dice): Problem {
  const [a, b] = [dice.int(30, 80), dice.int(30, 80)]
  const outer = a + b
  const isOuter = dice.coin()
  const value = isOuter ? outer : b
  return {
    prompt: isOuter
      ? dice.pick([
          `Two angles of a triangle measure ${a}° and ${b}°. How many degrees does the exterior angle at the third corner measure?`,
          `The side of a triangle is made longer at corner C. The angles at A and B measure ${a}° and ${b}°. What is the angle outside at C, in degrees?`,
        ])
      : `An exterior angle of a triangle measures ${outer}°. One of the two inner angles far from it measures ${a}°. How many degrees does the other one measure?`,
    figure: drawTriangle({
      title: 'Triangle',
      desc: `A triangle ABC with the angle ${a} degrees at A${isOuter ? ` and ${b} degrees at B` : ''}.`,
      corners: placeByAngles(a, b),
      cornerNames: ['A', 'B', 'C'],
      angles: [`${a}°`, isOuter ? `${b}°` : '?', ''],
    }),
    answer: { kind: 'number', value: String(value), unit: 'degrees', accept: [`${value}°`] },
    steps: isOuter
      ? [
          {
            say: `The third inner angle is $180 - ${a} - ${b} = ${180 - outer}$ degrees.`,
            claims: [`180 - ${a} - ${b} = ${180 - outer}`],
          },
          {
            say: `The exterior angle makes a straight line with it: $180 - ${180 - outer} = ${outer}$, which is $${a} + ${b}$.`,
            claims: [`180 - ${180 - outer} = ${outer}`, `${a} + ${b} = ${outer}`],
          },
        ]
      : [
          {
            say: 'An exterior angle equals the sum of the two inner angles far from it.',
            claims: [`${a} + ${b} = ${outer}`],
          },
          { say: `$${outer} - ${a} = ${b}$ degrees.`, claims: [`${outer} - ${a} = ${b}`] },
        ],
    hints: [
      'How many degrees do the inner angles have together, and a straight line?',
      isOuter
        ? `Find the third inner angle from ${a} and ${b}. The exterior angle lies beside it on a straight line.`
        : `Compare ${outer} with the sum of the two inner angles far from it.`,
      'Inner angles 40 and 65 degrees: the exterior angle at the third corner has 105 degrees.',
    ],
    proof: [isOuter ? `${value} + (180 - ${a} - ${b}) = 180` : `${value} + ${a} + (180 - ${outer}) = 180`],
  }
}

function askParallelEquation(dice: Dice): Problem {
  const isEqual = dice.coin()
  const [a, c] = [dice.int(5, 7), dice.int(2, 3)]
  const x = dice.int(10, 15)
  const b = dice.int(2, 20)
  const first = a * x + b
  const d = isEqual ? first - c * x : 180 - first - c * x
  if (d <= 0 || first < 35 || first > 145 || Math.abs(first - 90) < 10) return askParallelEquation(dice)
  const isWide = first > 90
  const given = dice.pick(isWide ? WIDE : NARROW)
  const other = dice.pick(
    (isEqual === isWide ? WIDE : NARROW).filter((corner) => corner.split('-')[0] !== given.split('-')[0]),
  )
  const equation = isEqual ? `${a}*x+${b}=${c}*x+${d}` : `${a}*x+${b}+${c}*x+${d}=180`
  return {
    prompt: `Lines m and n are parallel. The marked angles have $${a}x + ${b}$ and $${c}x + ${d}$ degrees. Find x.`,
    figure: drawParallelLines(
      'Parallel lines with a crossing line',
      `Two marked angles, ${a}x + ${b} at line ${given.startsWith('upper') ? 'm' : 'n'} and ${c}x + ${d} at the other line; they are ${isEqual ? 'both of the same kind' : 'a wide and a narrow one'}.`,
      [
        [given, `${a}x+${b}`],
        [other, `${c}x+${d}`],
      ],
    ),
    answer: { kind: 'number', value: String(x), accept: [`x = ${x}`] },
    steps: [
      {
        say: isEqual
          ? `The angles are equal: $${a}x + ${b} = ${c}x + ${d}$.`
          : `A wide and a narrow angle make 180 degrees: $${a}x + ${b} + ${c}x + ${d} = 180$.`,
        claims: [{ equation, solutions: [{ x: String(x) }] }],
      },
      isEqual
        ? {
            say: `$${a - c}x = ${d - b}$.`,
            claims: [{ equation: `${a - c}*x=${d - b}`, solutions: [{ x: String(x) }] }],
          }
        : {
            say: `$${a + c}x = ${180 - b - d}$.`,
            claims: [{ equation: `${a + c}*x=${180 - b - d}`, solutions: [{ x: String(x) }] }],
          },
      {
        say: `$x = ${x}$.`,
        claims: [isEqual ? `${d - b} / ${a - c} = ${x}` : `${180 - b - d} / ${a + c} = ${x}`],
      },
    ],
    hints: [
      'Are the two marked angles equal, or do they make a straight angle?',
      isEqual
        ? `Both angles are of the same kind. Set $${a}x + ${b}$ equal to the other one.`
        : 'One angle is wide, the other one narrow. What do they make together?',
      'Equal angles $5x + 10$ and $3x + 40$: $2x = 30$, so $x = 15$.',
    ],
    proof: [{ equation, solutions: [{ x: String(x) }] }],
  }
}
