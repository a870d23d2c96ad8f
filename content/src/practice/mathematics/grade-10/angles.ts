import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawParallelLines, type LineCorner } from '../../figures/parallel-lines.ts'
import { drawTriangle, placeByAngles } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { plainPolynomial, texPolynomial } from '../../tools/terms.ts'

type Pair = { one: LineCorner; two: LineCorner; name: string; isEqual: boolean }

const PAIRS: readonly Pair[] = [
  { one: 'upper-ur', two: 'lower-ur', name: 'corresponding angles', isEqual: true },
  { one: 'upper-ul', two: 'lower-ul', name: 'corresponding angles', isEqual: true },
  { one: 'upper-ll', two: 'lower-ur', name: 'alternate interior angles', isEqual: true },
  { one: 'upper-lr', two: 'lower-ul', name: 'alternate interior angles', isEqual: true },
  { one: 'upper-ul', two: 'lower-lr', name: 'alternate exterior angles', isEqual: true },
  { one: 'upper-ll', two: 'lower-ul', name: 'same-side interior angles', isEqual: false },
  { one: 'upper-lr', two: 'lower-ur', name: 'same-side interior angles', isEqual: false },
]
const WIDE = /(ul|lr)$/

export const angleRelationships = definePractice('math.10.angle-relationships', (dice, difficulty) => {
  const pair = dice.pick(PAIRS)
  const first = WIDE.test(pair.one) ? dice.int(98, 140) : dice.int(40, 82)
  const second = pair.isEqual ? first : 180 - first
  const reason = pair.isEqual
    ? `${pair.name} at parallel lines are equal`
    : `${pair.name} at parallel lines add up to $180^\\circ$`
  if (difficulty === 1) {
    return {
      prompt: 'Lines $m$ and $n$ are parallel. Find the angle $x$ in degrees.',
      figure: drawLines([
        [pair.one, `${first}°`],
        [pair.two, 'x'],
      ]),
      answer: { kind: 'number', value: String(second), unit: '°' },
      steps: [
        { say: `The marked angles are ${pair.name}.` },
        {
          say: `${capitalize(reason)}, so $x = ${second}^\\circ$.`,
          claims: [pair.isEqual ? `${first} = ${second}` : `180 - ${first} = ${second}`],
        },
      ],
      hints: [
        'Are the two marked angles equal, or do they make a straight angle together?',
        'Slide one crossing along the slanted line onto the other. Where does the known angle come to lie?',
        'If an angle at the first line is $37^\\circ$, the corresponding angle at the second line is $37^\\circ$ and its neighbor is $143^\\circ$.',
      ],
      // The neighbor of an equal angle makes a straight angle with it.
      proof: [pair.isEqual ? `(180 - ${second}) + ${first} = 180` : `${first} + ${second} = 180`],
    }
  }
  return makeWithLetters(dice, pair, first, second, reason, difficulty === 3)
})

function makeWithLetters(
  dice: Dice,
  pair: Pair,
  first: number,
  second: number,
  reason: string,
  isHard: boolean,
): Problem {
  const a = dice.int(2, 5)
  const x = dice.int(10, 24)
  const b = first - a * x
  const c = isHard ? (pair.isEqual ? dice.intExcept(1, 6, [a]) : dice.int(1, 6)) : 0
  const d = second - c * x
  const [left, right] = [plainPolynomial([a, b]), plainPolynomial([c, d])]
  const equation = pair.isEqual ? `${left}=${right}` : `${left}+(${right})=180`
  const write = (text: string) => text.replaceAll('*', '').replaceAll('-', '−')
  return {
    prompt: `Lines $m$ and $n$ are parallel. The angles are given in degrees. Find $x$.`,
    figure: drawLines([
      [pair.one, write(left)],
      [pair.two, write(right)],
    ]),
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `${capitalize(reason)}: $${pair.isEqual ? `${texPolynomial([a, b])} = ${texPolynomial([c, d])}` : `(${texPolynomial([a, b])}) + (${texPolynomial([c, d])}) = 180`}$.`,
        claims: [solves(equation, 'x', x)],
      },
      {
        say: `Solve the equation: $x = ${x}$.`,
        claims: [
          pair.isEqual
            ? `${a}*${x} + (${b}) = ${c}*${x} + (${d})`
            : `${a}*${x} + (${b}) + ${c}*${x} + (${d}) = 180`,
        ],
      },
    ],
    hints: [
      'How are the two marked angles related: equal, or together a straight angle?',
      pair.isEqual
        ? 'Set the two expressions equal and solve.'
        : 'Set the sum of the two expressions equal to a straight angle and solve.',
      'Equal angles $7x - 5$ and $2x + 40$: $5x = 45$, so $x = 9$.',
    ],
    proof: [solves(equation, 'x', x)],
  }
}

function drawLines(labels: readonly (readonly [LineCorner, string])[]): string {
  return drawParallelLines(
    'Parallel lines cut by a third line',
    `Two parallel lines m and n cut by a slanted line. Marked: ${labels.map(([corner, text]) => `${text} at the ${nameCorner(corner)}`).join('; ')}.`,
    labels,
  )
}

function nameCorner(corner: LineCorner): string {
  const [line, place] = corner.split('-') as [string, string]
  const where = { ul: 'upper left', ur: 'upper right', ll: 'lower left', lr: 'lower right' }[place]
  return `${line} crossing, ${where}`
}

export const triangleAngles = definePractice('math.10.triangle-angles', (dice, difficulty) => {
  const a = dice.int(32, 78)
  const b = dice.intExcept(34, 80, [a, 180 - 2 * a])
  const c = 180 - a - b
  if (difficulty === 1) return makeThirdAngle(dice, a, b, c)
  if (difficulty === 2) return dice.coin() ? makeExterior(a, b, c) : makeSideOrder(a, b, c)
  return makeAngleRatio(dice)
})

function makeThirdAngle(dice: Dice, a: number, b: number, c: number): Problem {
  const isIsosceles = dice.coin()
  const top = 180 - 2 * a
  const value = isIsosceles ? top : c
  return {
    prompt: isIsosceles
      ? `An isosceles triangle has two base angles of ${a}°. How large is the angle at its tip, in degrees?`
      : 'Find the angle $x$ in degrees.',
    ...(isIsosceles
      ? {}
      : {
          figure: drawTriangle({
            title: 'A triangle with two known angles',
            desc: `A triangle with the angles ${a} degrees, ${b} degrees and x.`,
            corners: placeByAngles(a, b),
            angles: [`${a}°`, `${b}°`, 'x'],
          }),
        }),
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      { say: 'The angles of a triangle add up to $180^\\circ$.' },
      isIsosceles
        ? {
            say: `$180 - 2 \\cdot ${a} = ${top}$, so the tip has $${top}^\\circ$.`,
            claims: [`180 - 2*${a} = ${top}`],
          }
        : { say: `$180 - ${a} - ${b} = ${c}$, so $x = ${c}^\\circ$.`, claims: [`180 - ${a} - ${b} = ${c}`] },
    ],
    hints: [
      'What do you know about all three angles of a triangle together?',
      'Add the angles you know and see what is missing to a straight angle.',
      'Angles of $90^\\circ$ and $25^\\circ$: the third is $180 - 115 = 65$ degrees.',
    ],
    proof: [isIsosceles ? `${a} + ${a} + ${top} = 180` : `${a} + ${b} + ${c} = 180`],
  }
}

function makeExterior(a: number, b: number, c: number): Problem {
  const outside = a + b
  return {
    prompt: `In a triangle, the angles at $A$ and $B$ are ${a}° and ${b}°. How large is the exterior angle at $C$, in degrees?`,
    answer: { kind: 'number', value: String(outside), unit: '°' },
    steps: [
      {
        say: `The interior angle at $C$ is $180 - ${a} - ${b} = ${c}$ degrees.`,
        claims: [`180 - ${a} - ${b} = ${c}`],
      },
      {
        say: `The exterior angle is its neighbor: $180 - ${c} = ${outside}$ degrees, as much as the other two together.`,
        claims: [`180 - ${c} = ${outside}`, `${a} + ${b} = ${outside}`],
      },
    ],
    hints: [
      'Which angles make a straight angle with the exterior angle?',
      `An exterior angle is as large as the two interior angles far from it together: here ${a}° and ${b}°.`,
      'Interior angles $20^\\circ$ and $85^\\circ$: the exterior angle at the third corner is $105^\\circ$.',
    ],
    proof: [`${outside} + ${c} = 180`, `${a} + ${b} + ${c} = 180`],
  }
}

function makeSideOrder(a: number, b: number, c: number): Problem {
  const sides = [
    { side: 'BC', angle: a },
    { side: 'AC', angle: b },
    { side: 'AB', angle: c },
  ].sort((one, two) => one.angle - two.angle)
  return {
    prompt: `In triangle $ABC$, angle $A$ is ${a}° and angle $B$ is ${b}°. Put the sides in order, shortest first.`,
    answer: { kind: 'ordering', items: sides.map(({ side }) => `$${side}$`) },
    steps: [
      { say: `Angle $C$ is $180 - ${a} - ${b} = ${c}$ degrees.`, claims: [`180 - ${a} - ${b} = ${c}`] },
      {
        say: `The greater the angle, the longer the side opposite it: ${sides.map(({ side }) => `$${side}$`).join(', ')}.`,
        claims: [`${sides[0]?.angle} < ${sides[1]?.angle}`, `${sides[1]?.angle} < ${sides[2]?.angle}`],
      },
    ],
    hints: [
      'Which side lies opposite the greatest angle?',
      'Find the third angle. Then name for each corner the side that does not touch it.',
      'Angles $A = 90^\\circ$, $B = 60^\\circ$, $C = 30^\\circ$: $AB$ is shortest (opposite $C$), then $AC$, then $BC$.',
    ],
    proof: [
      `${a} + ${b} + ${c} = 180`,
      `${sides[0]?.angle} < ${sides[1]?.angle}`,
      `${sides[1]?.angle} < ${sides[2]?.angle}`,
    ],
  }
}

function makeAngleRatio(dice: Dice): Problem {
  const [p, q, r] = dice.pick([
    [1, 2, 3],
    [2, 3, 4],
    [1, 4, 5],
    [3, 4, 5],
    [2, 3, 5],
    [1, 3, 5],
    [2, 5, 8],
    [4, 5, 6],
    [3, 5, 7],
    [2, 7, 9],
  ] as const)
  const sum = p + q + r
  const x = 180 / sum
  const isGreatest = dice.coin()
  const value = (isGreatest ? r : p) * x
  return {
    prompt: `The angles of a triangle are $${texPolynomial([p, 0])}$, $${texPolynomial([q, 0])}$ and $${texPolynomial([r, 0])}$ degrees. How large is the ${isGreatest ? 'greatest' : 'smallest'} angle, in degrees?`,
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: `Together: $${sum}x = 180$, so $x = ${x}$.`,
        claims: [solves(`${p}*x+${q}*x+${r}*x=180`, 'x', x)],
      },
      {
        say: `The ${isGreatest ? 'greatest' : 'smallest'} angle is $${isGreatest ? r : p} \\cdot ${x} = ${value}$ degrees.`,
        claims: [`${isGreatest ? r : p}*${x} = ${value}`],
      },
    ],
    hints: [
      'What do the three expressions add up to?',
      'Add the three terms, set the sum equal to the angle sum of a triangle, and find $x$ first.',
      'Angles $x$, $x$ and $8x$: $10x = 180$, $x = 18$, the greatest is $144$ degrees.',
    ],
    proof: [`${value}/${isGreatest ? r : p}*${sum} = 180`],
  }
}

const POLYGONS = [
  '',
  '',
  '',
  'triangle',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'nonagon',
  'decagon',
] as const

export const polygonAngles = definePractice('math.10.polygon-angles', (dice, difficulty) => {
  if (difficulty === 1) {
    const n = dice.int(5, 20)
    const sum = (n - 2) * 180
    const name = POLYGONS[n] ? `a ${POLYGONS[n]}` : `a polygon with ${n} sides`
    const article = name.replace(/^a (?=o)/, 'an ')
    return {
      prompt:
        `${dice.pick(['Find the sum of the interior angles of', 'In degrees, how large is the interior angle sum of'])} ${article}${POLYGONS[n] ? ` (${n} sides)` : ''}.`.replace(
          /^(In degrees.*)\.$/,
          '$1?',
        ),
      answer: { kind: 'number', value: String(sum), unit: '°' },
      steps: [
        {
          say: `From one corner the polygon can be cut into $${n} - 2 = ${n - 2}$ triangles.`,
          claims: [`${n} - 2 = ${n - 2}`],
        },
        { say: `Each has $180^\\circ$: $${n - 2} \\cdot 180 = ${sum}$.`, claims: [`${n - 2}*180 = ${sum}`] },
      ],
      hints: [
        'Into how many triangles can you cut it from one corner?',
        'Take two from the number of sides, then multiply by the angle sum of one triangle.',
        'A polygon with $30$ sides: $28 \\cdot 180 = 5040$ degrees.',
      ],
      proof: [`${sum}/180 + 2 = ${n}`],
    }
  }
  return difficulty === 2 ? makeRegular(dice) : makeUnknownPolygon(dice)
})

function makeRegular(dice: Dice): Problem {
  const n = dice.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36])
  const isInterior = dice.coin()
  const exterior = 360 / n
  const value = isInterior ? 180 - exterior : exterior
  return {
    prompt: `Each ${isInterior ? 'interior' : 'exterior'} angle of a regular polygon with ${n} sides has how many degrees?`,
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: `The exterior angles together make a full turn: $360 \\div ${n} = ${exterior}$ degrees each.`,
        claims: [`360/${n} = ${exterior}`],
      },
      isInterior
        ? {
            say: `The interior angle is the neighbor: $180 - ${exterior} = ${value}$ degrees.`,
            claims: [`180 - ${exterior} = ${value}`],
          }
        : { say: `So each exterior angle has $${value}$ degrees.` },
    ],
    hints: [
      'If you walk once round the polygon, how far do you turn in all?',
      `Share a full turn among ${n} corners${isInterior ? ', then take the neighbor angle' : ''}.`,
      'Regular polygon with $40$ sides: exterior $360 \\div 40 = 9$ degrees, interior $171$ degrees.',
    ],
    proof: [isInterior ? `${n}*${value} = (${n}-2)*180` : `${n}*${value} = 360`],
  }
}

function makeUnknownPolygon(dice: Dice): Problem {
  const n = dice.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30])
  const inside = 180 - 360 / n
  if (dice.coin()) {
    return {
      prompt: `Each interior angle of a regular polygon has ${inside}°. How many sides does it have?`,
      answer: { kind: 'number', value: String(n) },
      steps: [
        {
          say: `Each exterior angle is $180 - ${inside} = ${180 - inside}$ degrees.`,
          claims: [`180 - ${inside} = ${180 - inside}`],
        },
        {
          say: `They make a full turn: $360 \\div ${180 - inside} = ${n}$ sides.`,
          claims: [`360/${180 - inside} = ${n}`],
        },
      ],
      hints: [
        'How large is the angle next to an interior angle?',
        `Find the exterior angle that goes with ${inside}°, and see how often it fits into a full turn.`,
        'Interior angle $171^\\circ$: exterior $9^\\circ$, $360 \\div 9 = 40$ sides.',
      ],
      proof: [`(${n}-2)*180/${n} = ${inside}`],
    }
  }
  const known = [dice.int(95, 110), dice.int(100, 120), dice.int(90, 115), dice.int(105, 125)]
  const missing = 540 - known.reduce((sum, angle) => sum + angle, 0)
  return {
    prompt: `Four angles of a pentagon are ${known.map((angle) => `${angle}°`).join(', ')}. Find the fifth one, in degrees.`,
    answer: { kind: 'number', value: String(missing), unit: '°' },
    steps: [
      { say: `A pentagon has the angle sum $3 \\cdot 180 = 540$ degrees.`, claims: ['(5-2)*180 = 540'] },
      {
        say: `$540 - ${known.join(' - ')} = ${missing}$.`,
        claims: [`540 - ${known.join(' - ')} = ${missing}`],
      },
    ],
    hints: [
      'What is the angle sum of a pentagon?',
      'Cut it into triangles to find the sum, then take away the four angles.',
      'Hexagon with five angles of $110^\\circ$: $720 - 550 = 170$ degrees.',
    ],
    proof: [`${known.join(' + ')} + ${missing} = 540`],
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
