import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawTriangle, placeBySides } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { answerPoint } from '../../tools/point.ts'
import { pickName } from '../../tools/words.ts'

type Point = readonly [x: number, y: number]
type Move = { name: string; rule: string; apply: (point: Point) => Point }

const MIRRORS: readonly Move[] = [
  {
    name: 'reflected across the x-axis',
    rule: 'the y-coordinate changes its sign',
    apply: ([x, y]) => [x, -y],
  },
  {
    name: 'reflected across the y-axis',
    rule: 'the x-coordinate changes its sign',
    apply: ([x, y]) => [-x, y],
  },
]
const TURNS: readonly Move[] = [
  {
    name: 'turned by 90 degrees counterclockwise around (0, 0)',
    rule: '(x, y) becomes (-y, x)',
    apply: ([x, y]) => [-y, x],
  },
  {
    name: 'turned by 90 degrees clockwise around (0, 0)',
    rule: '(x, y) becomes (y, -x)',
    apply: ([x, y]) => [y, -x],
  },
  {
    name: 'turned by 180 degrees around (0, 0)',
    rule: '(x, y) becomes (-x, -y)',
    apply: ([x, y]) => [-x, -y],
  },
]

function rollSlide(dice: Dice): Move {
  const [right, up] = [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])]
  const say = (steps: number, plus: string, minus: string) => `${Math.abs(steps)} ${steps > 0 ? plus : minus}`
  return {
    name: `moved ${say(right, 'to the right', 'to the left')} and ${say(up, 'up', 'down')}`,
    rule: `the x-coordinate changes by ${right}, the y-coordinate by ${up}`,
    apply: ([x, y]) => [x + right, y + up],
  }
}

function writePoint([x, y]: Point): string {
  return `(${x + 0}, ${y + 0})`
}

const PLANE = { x: [-8, 8], y: [-8, 8] } as const
const MOVE_EXAMPLE =
  '(3, 1) reflected across the x-axis is (3, -1); turned by 90 degrees counterclockwise it is (-1, 3).'

export const transformations = definePractice('math.8.transformations', (dice, difficulty) => {
  const x = dice.intExcept(-6, 6, [0])
  const point: Point = [x, dice.intExcept(-6, 6, [0, x, -x])]
  return difficulty === 3 ? askTwoMoves(dice, point) : askMove(dice, point, difficulty)
})

function askMove(dice: Dice, point: Point, difficulty: number): Problem {
  const move = difficulty === 1 ? (dice.coin() ? rollSlide(dice) : dice.pick(MIRRORS)) : dice.pick(TURNS)
  const image = move.apply(point)
  const [x, y] = [image[0] + 0, image[1] + 0]
  const isChoice = difficulty === 2 && dice.coin()
  const back = (value: number) => (value < 0 ? `(${value})` : String(value))
  const lengths = `(${back(x)})^2 + (${back(y)})^2 = (${back(point[0])})^2 + (${back(point[1])})^2`
  const claims = difficulty === 1 ? describeShift(point, [x, y]) : [lengths]
  return {
    prompt: dice
      .pick([
        `The point P${writePoint(point)} is ${move.name}. Where is its image?`,
        `A corner of a triangle is at P${writePoint(point)}. The triangle is ${move.name}. Where is the corner then?`,
      ])
      .concat(isChoice ? '' : ' Write it like (20, -30).'),
    figure: drawCoordinatePlane({
      ...PLANE,
      title: 'Point P',
      desc: `The point P at ${writePoint(point)}.`,
      points: [{ x: point[0], y: point[1], label: 'P' }],
    }),
    answer: isChoice
      ? makeChoice(
          dice,
          writePoint([x, y]),
          [
            [writePoint([-x, -y]), 'turns the other way'],
            [writePoint([point[0], -point[1]]), 'reflects instead of turning'],
            [writePoint([point[1], point[0]]), 'only swaps the coordinates'],
          ],
          [[writePoint([-point[0], point[1]]), 'reflects across the y-axis instead']],
        )
      : answerPoint(x, y),
    steps: [
      { say: `Rule: ${move.rule}.` },
      {
        say: `${writePoint(point)} goes to ${writePoint([x, y])}.${difficulty === 2 ? ' It is just as far from (0, 0) as before.' : ''}`,
        claims,
      },
    ],
    hints: [
      'Which coordinates change, and how?',
      difficulty === 1
        ? `Start at ${writePoint(point)} and follow the move. Which of the two numbers tells left and right?`
        : 'Turn the paper in your mind: the way along the x-axis becomes a way along the y-axis, or the other way round.',
      MOVE_EXAMPLE,
    ],
    proof: claims,
  }
}

function describeShift(from: Point, to: Point): string[] {
  return [`(${from[0]}) + (${to[0] - from[0]}) = ${to[0]}`, `(${from[1]}) + (${to[1] - from[1]}) = ${to[1]}`]
}

function askTwoMoves(dice: Dice, point: Point): Problem {
  const first = dice.pick([...MIRRORS, ...TURNS])
  const second = rollSlide(dice)
  const middle = first.apply(point)
  const end = second.apply(middle)
  return {
    prompt: dice.pick([
      `The point P${writePoint(point)} is first ${first.name}, then ${second.name}. Where is it then? Write it like (20, -30).`,
      `A robot at ${writePoint(point)} is ${first.name} and after that ${second.name}. At which point is it? Write it like (20, -30).`,
    ]),
    figure: drawCoordinatePlane({
      ...PLANE,
      title: 'Point P',
      desc: `The point P at ${writePoint(point)}.`,
      points: [{ x: point[0], y: point[1], label: 'P' }],
    }),
    answer: answerPoint(end[0] + 0, end[1] + 0),
    steps: [
      {
        say: `First: ${first.rule}. ${writePoint(point)} goes to ${writePoint(middle)}.`,
        claims: [`(${middle[0] + 0})^2 + (${middle[1] + 0})^2 = (${point[0]})^2 + (${point[1]})^2`],
      },
      {
        say: `Then: ${second.rule}. It goes to ${writePoint(end)}.`,
        claims: describeShift([middle[0] + 0, middle[1] + 0], [end[0] + 0, end[1] + 0]),
      },
    ],
    hints: [
      'Can you do one move after the other?',
      `Find where ${writePoint(point)} goes when it is ${first.name}. Then do the second move.`,
      MOVE_EXAMPLE,
    ],
    proof: [
      `(${middle[0] + 0})^2 + (${middle[1] + 0})^2 = (${point[0]})^2 + (${point[1]})^2`,
      ...describeShift([middle[0] + 0, middle[1] + 0], [end[0] + 0, end[1] + 0]),
    ],
  }
}

export const dilations = definePractice('math.8.dilations', (dice, difficulty) => {
  if (difficulty === 1) return askDilation(dice)
  return difficulty === 2 ? askSimilar(dice) : askShadow(dice)
})

const DILATION_EXAMPLE =
  'A dilation with factor 4 around (0, 0) sends (2, -1) to (8, -4): both coordinates are multiplied by 4.'

function askDilation(dice: Dice): Problem {
  const k = dice.int(2, 4)
  const isShrink = dice.coin()
  const [a, b] = [dice.intExcept(-4, 4, [0]), dice.intExcept(-4, 4, [0])]
  const [from, to]: [Point, Point] = isShrink
    ? [
        [a * k, b * k],
        [a, b],
      ]
    : [
        [a, b],
        [a * k, b * k],
      ]
  const factor = isShrink ? `\\frac{1}{${k}}` : String(k)
  const isFactor = dice.int(1, 3) === 1
  const claims = isShrink
    ? [`(1/${k}) * (${from[0]}) = ${to[0]}`, `(1/${k}) * (${from[1]}) = ${to[1]}`]
    : [`${k} * (${from[0]}) = ${to[0]}`, `${k} * (${from[1]}) = ${to[1]}`]
  return {
    prompt: isFactor
      ? `A dilation around (0, 0) sends ${writePoint(from)} to ${writePoint(to)}. What is the scale factor?`
      : `A dilation around (0, 0) has the scale factor $${factor}$. Where does it send ${writePoint(from)}? Write it like (20, -30).`,
    answer: isFactor
      ? { kind: 'fraction', value: isShrink ? `1/${k}` : String(k) }
      : answerPoint(to[0], to[1]),
    steps: [
      { say: 'A dilation around (0, 0) multiplies both coordinates by the scale factor.' },
      {
        say: isFactor
          ? `${from[0]} became ${to[0]}, so the factor is $${factor}$.`
          : `${writePoint(from)} goes to ${writePoint(to)}.`,
        claims,
      },
    ],
    hints: [
      'What does a dilation do with the coordinates?',
      isFactor
        ? `Divide the new coordinate ${to[0]} by the old one, ${from[0]}.`
        : `Multiply both coordinates of ${writePoint(from)} by $${factor}$.`,
      DILATION_EXAMPLE,
    ],
    proof: claims,
  }
}

function askSimilar(dice: Dice): Problem {
  const [a, b, c] = dice.pick([
    [3, 4, 5],
    [4, 6, 7],
    [5, 6, 8],
    [4, 5, 6],
    [6, 8, 9],
    [5, 7, 8],
  ] as const)
  const tenths = dice.pick([15, 20, 25, 30, 35, 40])
  const k = writeDecimal(tenths, 1)
  const scale = (side: number) => writeDecimal(side * tenths, 1)
  const value = scale(c)
  return {
    prompt: dice.pick([
      `Two triangles are similar. The small one has the sides ${a}, ${b} and ${c} cm. In the large one the sides for ${a} and ${b} are ${scale(a)} and ${scale(b)} cm. How many cm is the third side?`,
      `A photo of a triangular flag with sides ${a}, ${b} and ${c} cm is enlarged. The first two sides are now ${scale(a)} and ${scale(b)} cm. How many cm is the last side?`,
    ]),
    figure: drawTriangle({
      title: 'The small triangle',
      desc: `A triangle with sides ${a}, ${b} and ${c} cm.`,
      corners: placeBySides(a, b, c),
      sides: [String(a), String(b), String(c)],
    }),
    answer: { kind: 'number', value },
    steps: [
      {
        say: `Scale factor: $${scale(a)} \\div ${a} = ${k}$.`,
        claims: [`${scale(a)} / ${a} = ${k}`, `${scale(b)} / ${b} = ${k}`],
      },
      { say: `Third side: $${c} \\times ${k} = ${value}$ cm.`, claims: [`${c} * ${k} = ${value}`] },
    ],
    hints: [
      'By which factor do all sides grow?',
      `Divide ${scale(a)} by ${a}. Use that factor for the third side.`,
      'Sides 2, 3, 4 and 5, 7.5, ?: the factor is 2.5, so the last side is 10.',
    ],
    proof: [`${value} / ${c} = ${scale(a)} / ${a}`],
  }
}

function askShadow(dice: Dice): Problem {
  const who = pickName(dice)
  const [stick, shadow] = dice.pick([
    [2, 3],
    [3, 2],
    [4, 5],
    [5, 4],
    [3, 4],
    [6, 5],
    [5, 2],
    [4, 3],
  ] as const)
  const k = dice.int(3, 9)
  const isTall = dice.coin()
  const [given, value] = isTall ? [shadow * k, stick * k] : [stick * k, shadow * k]
  const thing = dice.pick(['tree', 'flagpole', 'tower', 'statue'])
  return {
    prompt: isTall
      ? `${who} holds a stick of ${stick} ft upright; its shadow is ${shadow} ft long. At the same time the shadow of a ${thing} is ${given} ft long. How many feet tall is the ${thing}?`
      : `${who} holds a stick of ${stick} ft upright; its shadow is ${shadow} ft long. How many feet long is the shadow of a ${thing} of ${given} ft at the same time?`,
    answer: { kind: 'number', value: String(value), unit: 'ft' },
    steps: [
      {
        say: 'The sun makes similar triangles: height and shadow have the same ratio.',
        claims: [
          {
            equation: isTall ? `x/${given}=${stick}/${shadow}` : `${given}/x=${stick}/${shadow}`,
            solutions: [{ x: String(value) }],
          },
        ],
      },
      {
        say: isTall
          ? `$${given} \\div ${shadow} = ${k}$, so the height is $${stick} \\times ${k} = ${value}$ ft.`
          : `$${given} \\div ${stick} = ${k}$, so the shadow is $${shadow} \\times ${k} = ${value}$ ft.`,
        claims: [isTall ? `${given} / ${shadow} = ${k}` : `${given} / ${stick} = ${k}`],
      },
    ],
    hints: [
      'Which two triangles have the same angles?',
      isTall
        ? `How many times as long as ${shadow} is the shadow of ${given}?`
        : `How many times as tall as ${stick} is ${given}?`,
      'A 3 ft stick with a 2 ft shadow, a 20 ft shadow: the height is $3 \\times 10 = 30$ ft.',
    ],
    proof: [
      isTall ? `${value} * ${shadow} = ${given} * ${stick}` : `${given} * ${shadow} = ${value} * ${stick}`,
    ],
  }
}
