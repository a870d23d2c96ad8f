import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Claim, Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainPolynomial, texPolynomial, writeSigned } from '../../tools/terms.ts'

type Point = readonly [x: number, y: number]
type Motion = { name: string; move: (point: Point) => Point; rule: string }

const MOTIONS: readonly Motion[] = [
  { name: 'reflected in the $x$-axis', move: ([x, y]) => [x, -y], rule: '(x, y) \\to (x, -y)' },
  { name: 'reflected in the $y$-axis', move: ([x, y]) => [-x, y], rule: '(x, y) \\to (-x, y)' },
  { name: 'reflected in the line $y = x$', move: ([x, y]) => [y, x], rule: '(x, y) \\to (y, x)' },
  {
    name: 'rotated $90^\\circ$ counterclockwise about the origin',
    move: ([x, y]) => [-y, x],
    rule: '(x, y) \\to (-y, x)',
  },
  {
    name: 'rotated $90^\\circ$ clockwise about the origin',
    move: ([x, y]) => [y, -x],
    rule: '(x, y) \\to (y, -x)',
  },
  { name: 'rotated $180^\\circ$ about the origin', move: ([x, y]) => [-x, -y], rule: '(x, y) \\to (-x, -y)' },
]

export const transformations = definePractice('math.10.transformations', (dice, difficulty) => {
  const start: Point = [dice.pick([-5, -4, -3, 2, 3, 4, 5]), dice.pick([-6, -2, -1, 1, 6])]
  if (difficulty === 1) return makeOneMotion(dice, start)
  return difficulty === 2 ? makeMatchRules(dice) : makeTwoMotions(dice, start)
})

function makeOneMotion(dice: Dice, start: Point): Problem {
  const motion = dice.pick(MOTIONS)
  const image = motion.move(start)
  const others = dice.shuffle(MOTIONS.filter(({ move }) => write(move(start)) !== write(image)))
  return {
    prompt: `The point $P${writePlain(start)}$ is ${motion.name}. Where is its image?`,
    figure: drawCoordinatePlane({
      title: 'The point P',
      desc: `A coordinate plane from -6 to 6 with the point P at ${start.join(', ')}.`,
      x: [-6, 6],
      y: [-6, 6],
      points: [{ x: start[0], y: start[1], label: 'P' }],
    }),
    answer: makeChoice(
      dice,
      write(image),
      others.map(
        ({ move, name }) => [write(move(start)), `takes the image when the point is ${plain(name)}`] as const,
      ),
    ),
    steps: [
      { say: `The rule is $${motion.rule}$.` },
      {
        say: `So the image of $P${writePlain(start)}$ is ${write(image)}.`,
        claims: [`(${start[0]})^2 + (${start[1]})^2 = (${image[0]})^2 + (${image[1]})^2`],
      },
    ],
    hints: [
      'Which coordinates keep their size, and which change sign or place?',
      'Turn or fold the paper in your mind: in which quadrant does the point land, and how far from each axis?',
      'The point $(8, 1)$ turned $90^\\circ$ counterclockwise lands on $(-1, 8)$.',
    ],
    proof: [`(${image[0]})^2 + (${image[1]})^2 = (${start[0]})^2 + (${start[1]})^2`],
  }
}

function makeMatchRules(dice: Dice): Problem {
  const [a, b] = [dice.int(2, 7), dice.int(2, 7)]
  const slide: Motion = {
    name: `moved ${a} to the right and ${b} down`,
    move: ([x, y]) => [x + a, y - b],
    rule: `(x, y) \\to (x + ${a}, y - ${b})`,
  }
  const chosen = dice.shuffle([slide, ...dice.sample(MOTIONS, 3)])
  return {
    prompt: 'Match each motion with its rule.',
    answer: { kind: 'matching', pairs: chosen.map(({ name, rule }) => [name, `$${rule}$`]) },
    steps: [
      { say: 'Try a test point such as $(5, 1)$ and see where each motion takes it.' },
      {
        say: `So: ${chosen.map(({ name, rule }) => `${name}: $${rule}$`).join('; ')}.`,
        claims: ['5^2 + 1^2 = (-1)^2 + 5^2', `5 + ${a} = ${5 + a}`, `1 - ${b} = ${1 - b}`],
      },
    ],
    hints: [
      'Where would a test point on the right of the vertical axis go?',
      'Take the point $(5, 1)$, carry out each motion on paper, and compare with what the rules give.',
      'Moved $9$ up: $(x, y) \\to (x, y + 9)$.',
    ],
    // Where each motion takes (5, 1): a turn or a fold keeps the distance from the origin, the slide does not.
    proof: chosen.flatMap((motion) => {
      const [x, y] = motion.move([5, 1])
      const isSlide = motion === slide
      return isSlide ? [`5 + ${a} = ${x}`, `1 - ${b} = ${y}`] : [`5^2 + 1^2 = (${x})^2 + (${y})^2`]
    }),
  }
}

function makeTwoMotions(dice: Dice, start: Point): Problem {
  const motion = dice.pick(MOTIONS)
  const [a, b] = [dice.intExcept(-7, 7, [0]), dice.intExcept(-7, 7, [0])]
  const between = motion.move(start)
  const end: Point = [between[0] + a, between[1] + b]
  const wrongOrder = motion.move([start[0] + a, start[1] + b])
  const slide = `$(x, y) \\to (x${writeSigned(a)}, y${writeSigned(b)})$`
  return {
    prompt: `The point $P${writePlain(start)}$ is ${motion.name} and then moved by ${slide}. Where does it end?`,
    answer: makeChoice(
      dice,
      write(end),
      [
        [write(wrongOrder), 'carries out the two motions in the wrong order'],
        [write([start[0] + a, start[1] + b]), 'leaves out the first motion'],
        [write(between), 'leaves out the second motion'],
      ],
      [
        [write([between[0] - a, between[1] - b]), 'moves the opposite way'],
        [write([end[1], end[0]]), 'swaps the coordinates at the end'],
      ],
    ),
    steps: [
      {
        say: `First motion, $${motion.rule}$: ${write(between)}.`,
        claims: [`(${between[0]})^2 + (${between[1]})^2 = (${start[0]})^2 + (${start[1]})^2`],
      },
      {
        say: `Then the shift: ${write(end)}.`,
        claims: [
          `${between[0]} + ${inBrackets(a)} = ${end[0]}`,
          `${between[1]} + ${inBrackets(b)} = ${end[1]}`,
        ],
      },
    ],
    hints: [
      'Which of the two motions comes first?',
      'Find the image under the first motion, write it down, and only then add the shift to it.',
      '$(8, 2)$ reflected in the $x$-axis is $(8, -2)$; moved by $(x + 1, y + 3)$ it ends at $(9, 1)$.',
    ],
    proof: [
      `(${end[0]} - (${a}))^2 + (${end[1]} - (${b}))^2 = (${start[0]})^2 + (${start[1]})^2`,
      `${between[0]} + ${inBrackets(a)} = ${end[0]}`,
      `${between[1]} + ${inBrackets(b)} = ${end[1]}`,
    ],
  }
}

const CRITERIA = [
  { name: 'SSS', facts: ['AB', 'BC', 'CA'] },
  { name: 'SAS', facts: ['AB', '\\angle B', 'BC'] },
  { name: 'SAS', facts: ['AC', '\\angle A', 'AB'] },
  { name: 'ASA', facts: ['\\angle A', 'AB', '\\angle B'] },
  { name: 'ASA', facts: ['\\angle B', 'BC', '\\angle C'] },
  { name: 'AAS', facts: ['\\angle A', '\\angle B', 'BC'] },
  { name: 'AAS', facts: ['\\angle C', '\\angle B', 'AB'] },
  { name: 'not enough', facts: ['AB', 'BC', '\\angle A'] },
  { name: 'not enough', facts: ['\\angle A', '\\angle B', '\\angle C'] },
  { name: 'not enough', facts: ['AC', 'CB', '\\angle B'] },
] as const
const ENOUGH: Record<string, string> = {
  SSS: 'all three sides',
  SAS: 'two sides and the angle between them',
  ASA: 'two angles and the side between them',
  AAS: 'two angles and a side that is not between them',
  'not enough': 'parts that leave more than one triangle possible',
}

/** Why given parts fix a triangle, or do not, shown by one triangle with numbers. */
const PROOFS: Record<string, Claim[]> = {
  SSS: ['(3^2 + 4^2 - 5^2)/(2*3*4) = cos(pi/2)'],
  SAS: ['sqrt(3^2 + 4^2 - 2*3*4*cos(pi/2)) = 5'],
  ASA: [
    '180 - 50 - 60 = 70',
    solves('x/sin(50*pi/180) = 5/sin(70*pi/180)', 'x', '5*sin(50*pi/180)/sin(70*pi/180)'),
  ],
  AAS: [
    '180 - 50 - 60 = 70',
    solves('x/sin(60*pi/180) = 5/sin(50*pi/180)', 'x', '5*sin(60*pi/180)/sin(50*pi/180)'),
  ],
  AAA: ['3/4 = 6/8', '4/5 = 8/10', '3 != 6'],
  'not enough': ['(10*cos(30*pi/180))^2 - (10^2 - 6^2) > 0', '10^2 - 6^2 > 0'],
}

export const triangleCongruence = definePractice('math.10.triangle-congruence', (dice, difficulty) => {
  if (difficulty === 3) return makeMatchingParts(dice)
  const all = difficulty === 1 ? CRITERIA.filter(({ name }) => name !== 'not enough') : CRITERIA
  const criterion = dice.pick(all)
  const [one, two] = [
    dice.shuffle(['A', 'B', 'C']),
    dice.shuffle(
      dice.pick([
        ['D', 'E', 'F'],
        ['P', 'Q', 'R'],
        ['X', 'Y', 'Z'],
        ['K', 'L', 'M'],
      ]),
    ),
  ]
  const rename = (text: string, to: readonly string[]) =>
    text.replace(/[ABC]/g, (letter) => to['ABC'.indexOf(letter)] ?? letter)
  const facts = criterion.facts.map((fact) => `$${rename(fact, one)} = ${rename(fact, two)}$`)
  const right = criterion.name === 'not enough' ? 'They need not be congruent.' : `Yes, by ${criterion.name}.`
  const sides = criterion.facts.filter((fact) => !fact.startsWith('\\')).length
  return {
    prompt: `In triangles $${one.join('')}$ and $${two.join('')}$: ${facts.join(', ')}. Must the triangles be congruent?`,
    answer: makeChoice(
      dice,
      right,
      [
        ...['SAS', 'ASA', 'SSS', 'AAS']
          .filter((name) => name !== criterion.name)
          .slice(0, 2)
          .map((name) => [`Yes, by ${name}.`, `reads the given parts as ${ENOUGH[name]}`] as const),
        ['They need not be congruent.', 'does not see that the given parts fix the triangle'],
      ],
      [['Yes, by AAS.', `reads the given parts as ${ENOUGH.AAS}`]],
    ),
    steps: [
      {
        say: `Equal are ${ENOUGH[criterion.name]}${criterion.name === 'not enough' ? '' : ` (${criterion.name})`}.`,
        claims: [`${sides} + ${3 - sides} = 3`],
      },
      {
        say:
          right === 'They need not be congruent.'
            ? 'So they need not be congruent.'
            : `So they are congruent by ${criterion.name}.`,
      },
    ],
    hints: [
      'How many sides and how many angles are given as equal? Where do they lie?',
      'Sketch the first triangle, mark the equal parts, and see whether the angle lies between the sides, or the side between the angles.',
      'Given $DE = GH$, $\\angle E = \\angle H$, $EF = HI$: the angle lies between the sides, so SAS.',
    ],
    proof: PROOFS[sides === 0 ? 'AAA' : criterion.name] ?? [],
  }
})

function makeMatchingParts(dice: Dice): Problem {
  const x = dice.int(3, 12)
  const [a, c] = dice.sample([2, 3, 4, 5, 6], 2) as [number, number]
  const length = Math.max(a, c) * x + dice.int(1, 9)
  const [b, d] = [length - a * x, length - c * x]
  const asksLength = dice.coin()
  const [one, two] = dice.pick([
    ['ABC', 'DEF'],
    ['PQR', 'XYZ'],
    ['KLM', 'RST'],
  ] as const)
  const place = dice.pick([
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const)
  const side = (name: string) => `${name[place[0]]}${name[place[1]]}`
  return {
    prompt: `Triangle $${one}$ is congruent to triangle $${two}$. $${side(one)} = ${texPolynomial([a, b])}$ and $${side(two)} = ${texPolynomial([c, d])}$. Find ${asksLength ? `the length of $${side(one)}$` : '$x$'}.`,
    answer: { kind: 'number', value: String(asksLength ? length : x) },
    steps: [
      {
        say: `$${side(one)}$ and $${side(two)}$ are matching sides, so $${texPolynomial([a, b])} = ${texPolynomial([c, d])}$.`,
        claims: [solves(`${plainPolynomial([a, b])}=${plainPolynomial([c, d])}`, 'x', x)],
      },
      { say: `So $x = ${x}$.`, claims: [`(${d} - (${b}))/(${a} - ${c}) = ${x}`] },
      ...(asksLength
        ? [
            {
              say: `The length is $${a} \\cdot ${x}${writeSigned(b)} = ${length}$.`,
              claims: [`${a}*${x} + (${b}) = ${length}`],
            },
          ]
        : []),
    ],
    hints: [
      'Which side of the second triangle matches the given side of the first? Look at the order of the letters.',
      `Set $${texPolynomial([a, b])}$ equal to $${texPolynomial([c, d])}$.`,
      'Matching sides $8x - 1$ and $7x + 1$: $x = 2$, so the length is $15$.',
    ],
    proof: [
      solves(`${plainPolynomial([a, b])}=${plainPolynomial([c, d])}`, 'x', x),
      `${c}*${x} + (${d}) = ${length}`,
    ],
  }
}

function write([x, y]: Point): string {
  return `$(${x}, ${y})$`
}

function writePlain([x, y]: Point): string {
  return `(${x}, ${y})`
}

/** Option reasons are plain text without formulas. */
function plain(name: string): string {
  return name.replaceAll('$', '').replaceAll('^\\circ', '°')
}
