import { definePractice } from '../../define-practice.ts'
import { drawRoundSolid } from '../../figures/solid.ts'
import type { Problem } from '../../problem.ts'
import { texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

const THINGS = {
  cylinder: ['can', 'water tank', 'candle'],
  cone: ['paper cup', 'sand pile', 'party hat'],
  sphere: ['ball', 'globe', 'balloon'],
} as const

function answerWithPi(factor: number): { kind: 'number'; value: string; accept: string[] } {
  return {
    kind: 'number',
    value: `${factor}*pi`,
    accept: [`${factor}π`, `${factor} π`, `${factor}pi`, `${factor} pi`],
  }
}

export const roundSolids = definePractice('math.8.round-solids', (dice, difficulty) => {
  const kind =
    difficulty === 1
      ? 'cylinder'
      : difficulty === 2
        ? dice.pick(['cone', 'sphere'] as const)
        : dice.pick(['missing', 'compare'] as const)
  const example =
    'Radius 6 and height 10: the cylinder has $360\\pi$, the cone $120\\pi$; a sphere with radius 6 has $288\\pi$.'
  const hints = (move: string): Problem['hints'] => [
    'Which rule belongs to this solid, and what is its base?',
    move,
    example,
  ]
  if (kind === 'missing') {
    const [radius, height] = [dice.int(2, 9), dice.int(3, 20)]
    const isCone = dice.coin()
    const tall = isCone ? height * 3 : height
    const total = isCone ? radius * radius * height : radius * radius * height
    return {
      prompt: `A ${isCone ? 'cone' : 'cylinder'} has a volume of $${texNumber(total)}\\pi$ cubic cm and a radius of ${radius} cm. How many cm high is it?`,
      answer: { kind: 'number', value: String(tall) },
      steps: [
        {
          say: `Volume: $${isCone ? '\\frac{1}{3}' : ''}\\pi \\cdot ${radius}^2 \\cdot h = ${texNumber(total)}\\pi$.`,
          claims: [
            {
              equation: isCone ? `1/3*${radius}^2*h=${total}` : `${radius}^2*h=${total}`,
              solutions: [{ h: String(tall) }],
            },
          ],
        },
        {
          say: `Divide by $\\pi$${isCone ? ', multiply by 3' : ''} and divide by ${radius * radius}: $h = ${tall}$.`,
          claims: [`${isCone ? 3 * total : total} / ${radius * radius} = ${tall}`],
        },
      ],
      hints: hints(
        `Put the radius ${radius} and the volume into the rule. Drop $\\pi$ on both sides and solve for the height.`,
      ),
      proof: [isCone ? `pi*${radius}^2*${tall}/3 = ${total}*pi` : `pi*${radius}^2*${tall} = ${total}*pi`],
    }
  }
  if (kind === 'compare') {
    const [radius, third] = [dice.int(2, 8), dice.int(2, 9)]
    const height = 3 * third
    const who = pickName(dice)
    const factor = dice.int(2, 3)
    const isFill = dice.coin()
    if (isFill) {
      const glass = radius * radius * height
      const small = radius * radius * third
      const cups = factor * 3
      return {
        prompt: `${who} fills a cylinder with radius ${radius} cm and height ${height * factor} cm with water, using a cone cup with radius ${radius} cm and height ${height} cm. How many full cups are needed?`,
        answer: { kind: 'number', value: String(cups) },
        steps: [
          {
            say: `Cylinder: $\\pi \\cdot ${radius}^2 \\cdot ${height * factor} = ${texNumber(glass * factor)}\\pi$.`,
            claims: [`pi*${radius}^2*${height * factor} = ${glass * factor}*pi`],
          },
          {
            say: `Cone: $\\frac{1}{3}\\pi \\cdot ${radius}^2 \\cdot ${height} = ${small}\\pi$.`.replace(
              /(\d)(\d{3})\\pi/,
              '$1{,}$2\\pi',
            ),
            claims: [`1/3*pi*${radius}^2*${height} = ${small}*pi`],
          },
          {
            say: `$${texNumber(glass * factor)}\\pi \\div ${texNumber(small)}\\pi = ${cups}$ cups.`,
            claims: [`${glass * factor} / ${small} = ${cups}`],
          },
        ],
        hints: hints(
          `Find both volumes with the radius ${radius}. How often does the cone fit into the cylinder?`,
        ),
        proof: [`${cups} * (1/3*pi*${radius}^2*${height}) = pi*${radius}^2*${height * factor}`],
      }
    }
    const right = `${factor * factor} times`
    return {
      prompt: `The radius of a cylinder (radius ${radius} cm, height ${height} cm) is made ${factor} times as large; the height stays. How many times as large is the volume?`,
      answer: makeChoice(
        dice,
        right,
        [
          [`${factor} times`, 'thinks that the volume grows like the radius'],
          [`${factor ** 3} times`, 'lets all three directions grow'],
          [`${factor * 2} times`, 'doubles the factor instead of squaring it'],
        ],
        [
          [`${factor * 3} times`, 'multiplies by three'],
          [`${factor + 3} times`, 'adds instead of multiplying'],
        ],
      ),
      steps: [
        {
          say: `Before: $\\pi \\cdot ${radius}^2 \\cdot ${height}$. After: $\\pi \\cdot (${factor * radius})^2 \\cdot ${height}$.`,
        },
        {
          say: `The radius is squared, so the volume is $${factor}^2 = ${factor * factor}$ times as large.`,
          claims: [
            `(pi*(${factor}*${radius})^2*${height}) / (pi*${radius}^2*${height}) = ${factor * factor}`,
          ],
        },
      ],
      hints: hints(`Find the volume with radius ${radius} and with the new radius. Compare them.`),
      proof: [`pi*(${factor * radius})^2*${height} = ${factor * factor} * (pi*${radius}^2*${height})`],
    }
  }
  const radius = kind === 'sphere' ? 3 * dice.int(1, 5) : dice.int(2, 10)
  const height = kind === 'cone' ? 3 * dice.int(1, 6) : dice.int(3, 15)
  const thing = dice.pick(THINGS[kind])
  const factor =
    kind === 'sphere'
      ? (4 * radius ** 3) / 3
      : kind === 'cone'
        ? (radius * radius * height) / 3
        : radius * radius * height
  const isDiameter = dice.coin()
  const given = isDiameter ? `diameter of ${2 * radius} cm` : `radius of ${radius} cm`
  const plain = {
    cylinder: `pi*${radius}^2*${height}`,
    cone: `1/3*pi*${radius}^2*${height}`,
    sphere: `4/3*pi*${radius}^3`,
  }[kind]
  const tex = {
    cylinder: `\\pi r^2 h = \\pi \\cdot ${radius}^2 \\cdot ${height}`,
    cone: `\\frac{1}{3}\\pi r^2 h = \\frac{1}{3}\\pi \\cdot ${radius}^2 \\cdot ${height}`,
    sphere: `\\frac{4}{3}\\pi r^3 = \\frac{4}{3}\\pi \\cdot ${radius}^3`,
  }[kind]
  const pretty = `${texNumber(factor)}\\pi`
  const wrong = {
    cylinder: [
      [4 * factor, 'takes the diameter as radius'],
      [2 * radius * height, 'doubles the radius instead of squaring it'],
      [factor * height, 'multiplies by the height twice'],
    ],
    cone: [
      [3 * factor, 'forgets the third'],
      [2 * radius * height, 'doubles the radius instead of squaring it'],
      [4 * factor, 'takes the diameter as radius'],
    ],
    sphere: [
      [4 * radius * radius, 'finds the surface'],
      [8 * factor, 'takes the diameter as radius'],
      [radius ** 3, 'leaves out the factor'],
    ],
  } as const
  return {
    prompt: `A ${thing} has the shape of a ${kind} with a ${given}${kind === 'sphere' ? '' : ` and a height of ${height} cm`}. What is its volume in cubic cm? Give the exact answer with $\\pi$.`,
    figure: drawRoundSolid({
      title: `A ${kind}`,
      desc: `A ${kind} with radius ${radius} cm${kind === 'sphere' ? '' : ` and height ${height} cm`}.`,
      kind,
      radius: isDiameter ? 'r' : `${radius} cm`,
      height: `${height} cm`,
    }),
    answer:
      dice.int(1, 3) === 1
        ? makeChoice(
            dice,
            `$${pretty}$`,
            wrong[kind].map(([number, mistake]) => [`$${texNumber(number)}\\pi$`, mistake] as const),
            [
              [`$${texNumber(2 * factor)}\\pi$`, 'doubles the volume'],
              [`$${texNumber(6 * factor)}\\pi$`, 'multiplies by a wrong factor'],
            ],
          )
        : answerWithPi(factor),
    steps: [
      {
        say: `The radius is ${radius} cm.`,
        claims: [isDiameter ? `${2 * radius} / 2 = ${radius}` : `2 * ${radius} = ${2 * radius}`],
      },
      { say: `Volume: $${tex} = ${pretty}$ cubic cm.`, claims: [`${plain} = ${factor}*pi`] },
    ],
    hints: hints(
      `${isDiameter ? 'The radius is half of the diameter. ' : ''}Put the radius${kind === 'sphere' ? '' : ` and the height ${height}`} into the rule for a ${kind} and keep $\\pi$.`,
    ),
    proof: [`${plain} = ${factor}*pi`],
  }
})
