import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawMeasuredCircle } from '../../figures/measured-circle.ts'
import { drawBox, drawTriangularPrism } from '../../figures/solid.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const circles = definePractice('math.7.circles', (dice, difficulty) => {
  if (difficulty === 3) return askBackwards(dice)
  const radius = dice.int(2, difficulty === 1 ? 12 : 20)
  const isDiameter = dice.coin()
  const isArea = difficulty === 2 ? dice.coin() : false
  const isAreaFirst = difficulty === 1 && dice.coin()
  const wantsArea = isArea || isAreaFirst
  const given = isDiameter ? 2 * radius : radius
  const word = isDiameter ? 'diameter' : 'radius'
  // With 3.14 for pi the results are whole hundredths.
  const value = writeDecimal(wantsArea ? 314 * radius * radius : 314 * 2 * radius, 2)
  const [thing, unit] = dice.pick([
    ['plate', 'cm'],
    ['pond', 'm'],
    ['wheel', 'cm'],
    ['round table', 'dm'],
    ['coin', 'mm'],
  ] as const)
  const claim = wantsArea ? `3.14 * ${radius}^2 = ${value}` : `2 * 3.14 * ${radius} = ${value}`
  const wrongs = [
    [
      wantsArea ? 314 * 2 * radius : 314 * radius * radius,
      wantsArea ? 'uses the rule for the circumference' : 'uses the rule for the area',
    ],
    [wantsArea ? 314 * 4 * radius * radius : 314 * 4 * radius, 'takes the diameter as radius'],
    [
      wantsArea ? 314 * radius : 314 * radius,
      wantsArea ? 'forgets to square the radius' : 'takes the radius as diameter',
    ],
  ] as const
  return {
    prompt: `A ${thing} has a ${word} of ${given} ${unit}. What is its ${wantsArea ? `area in square ${unit}` : `circumference in ${unit}`}? Use 3.14 for $\\pi$.`,
    figure: drawMeasuredCircle({
      title: 'Circle',
      desc: `A circle with ${word} ${given} ${unit}.`,
      measure: word,
      label: `${given} ${unit}`,
    }),
    answer:
      difficulty === 1 && dice.coin()
        ? makeChoice(
            dice,
            groupDigits(value),
            wrongs.map(([number, mistake]) => [groupDigits(writeDecimal(number, 2)), mistake] as const),
            [[groupDigits(writeDecimal(314 * (radius + 2), 2)), 'adds instead of multiplying']],
          )
        : { kind: 'number', value, unit: wantsArea ? `square ${unit}` : unit },
    steps: [
      {
        say: isDiameter
          ? `The radius is half of the diameter: ${radius} ${unit}.`
          : `The radius is ${radius} ${unit}.`,
        claims: isDiameter ? [`${given} / 2 = ${radius}`] : [`2 * ${radius} = ${2 * radius}`],
      },
      {
        say: wantsArea
          ? `Area: $\\pi r^2 \\approx 3.14 \\times ${radius}^2 = ${texNumber(value)}$ square ${unit}.`
          : `Circumference: $2\\pi r \\approx 2 \\times 3.14 \\times ${radius} = ${texNumber(value)}$ ${unit}.`,
        claims: [claim],
      },
    ],
    hints: [
      'Do you need the way around the circle or the space inside?',
      `${isDiameter ? `Find the radius from ${given} first. ` : ''}${wantsArea ? 'Multiply the radius by itself, then by 3.14.' : 'Multiply the diameter by 3.14.'}`,
      'Radius 30: circumference $2 \\times 3.14 \\times 30 = 188.4$, area $3.14 \\times 900 = 2{,}826$.',
    ],
    proof: [claim],
  }
})

function askBackwards(dice: Dice): Problem {
  const radius = dice.int(3, 20)
  const kind = dice.pick(['area', 'circumference', 'half'] as const)
  if (kind === 'half') {
    const value = `${(radius * radius) % 2 === 0 ? (radius * radius) / 2 : `${radius * radius}/2`}*pi`
    const pretty =
      (radius * radius) % 2 === 0 ? `${(radius * radius) / 2}\\pi` : `\\frac{${radius * radius}}{2}\\pi`
    return {
      prompt: `A ${dice.pick(['window', 'stage', 'flower bed'])} is a half circle with a radius of ${radius} ft. What is its area in square feet? Give the exact answer with $\\pi$.`,
      answer: {
        kind: 'number',
        value,
        accept: [value.replace('*pi', 'π'), value.replace('*pi', ' pi'), value.replace('*', '')],
      },
      steps: [
        {
          say: `Full circle: $\\pi \\times ${radius}^2 = ${radius * radius}\\pi$.`,
          claims: [`pi * ${radius}^2 = ${radius * radius}*pi`],
        },
        { say: `Half of it: $${pretty}$ square feet.`, claims: [`${radius * radius}*pi / 2 = ${value}`] },
      ],
      hints: [
        'Which part of a full circle is it?',
        `Find the area of the full circle with radius ${radius} first. Keep $\\pi$ as it is.`,
        'Half circle with radius 40: $\\frac{1}{2} \\times 1{,}600\\pi = 800\\pi$.',
      ],
      proof: [`2 * (${value}) = pi * ${radius}^2`],
    }
  }
  const isArea = kind === 'area'
  const given = isArea ? `${radius * radius}\\pi` : `${2 * radius}\\pi`
  return {
    prompt: dice.pick([
      `The ${isArea ? 'area' : 'circumference'} of a circle is $${given}$ ${isArea ? 'square cm' : 'cm'}. How many cm long is its radius?`,
      `A round pool has ${isArea ? 'an area' : 'a circumference'} of $${given}$ ${isArea ? 'square m' : 'm'}. What is its radius in meters?`,
    ]),
    answer: { kind: 'number', value: String(radius) },
    steps: isArea
      ? [
          {
            say: `$\\pi r^2 = ${given}$, so $r^2 = ${radius * radius}$.`,
            claims: [`pi * ${radius}^2 = ${radius * radius}*pi`],
          },
          {
            say: `$${radius} \\times ${radius} = ${radius * radius}$, so the radius is ${radius}.`,
            claims: [`${radius}*${radius} = ${radius * radius}`],
          },
        ]
      : [
          {
            say: `$2\\pi r = ${given}$, so $2r = ${2 * radius}$.`,
            claims: [`2*pi*${radius} = ${2 * radius}*pi`],
          },
          { say: `The radius is ${radius}.`, claims: [`${2 * radius} / 2 = ${radius}`] },
        ],
    hints: [
      `Which rule gives the ${isArea ? 'area' : 'circumference'} from the radius?`,
      isArea
        ? `Divide by $\\pi$. Which number times itself is ${radius * radius}?`
        : 'Divide by $\\pi$ to get the diameter. How do you get the radius from it?',
      'Circumference $50\\pi$: the diameter is 50, the radius 25. Area $900\\pi$: the radius is 30.',
    ],
    proof: [isArea ? `${radius}^2 * pi = ${radius * radius}*pi` : `2*pi*${radius} = ${2 * radius}*pi`],
  }
}

export const prisms = definePractice('math.7.prisms', (dice, difficulty) => {
  if (difficulty === 1) return askTriangularVolume(dice)
  return difficulty === 2 ? askTriangularSurface(dice) : askComposed(dice)
})

const PRISM_EXAMPLE =
  'A prism with a base of 15 square cm and a length of 8 cm has the volume $15 \\times 8 = 120$ cubic cm.'

function askTriangularVolume(dice: Dice): Problem {
  const [base, height, depth] = [dice.int(2, 8) * 2, dice.int(3, 9), dice.int(4, 15)]
  const area = (base * height) / 2
  const value = area * depth
  const thing = dice.pick(['tent', 'wedge', 'ramp'])
  return {
    prompt: `${pickName(dice)} builds a ${thing}: a prism with a right triangle as base. What is its volume in cubic dm?`,
    figure: drawTriangularPrism({
      title: `A ${thing}`,
      desc: `A prism on a right triangle with legs ${base} dm and ${height} dm; it is ${depth} dm long.`,
      labels: [`${base} dm`, `${height} dm`, `${depth} dm`],
    }),
    answer: dice.coin()
      ? { kind: 'number', value: String(value), unit: 'cubic dm' }
      : makeChoice(
          dice,
          groupDigits(value),
          [
            [groupDigits(base * height * depth), 'forgets to halve for the triangle'],
            [groupDigits(area + depth), 'adds the length'],
            [groupDigits(area), 'gives only the base area'],
          ],
          [[groupDigits((base + height) * depth), 'adds the legs']],
        ),
    steps: [
      {
        say: `Base area: $${base} \\times ${height} \\div 2 = ${area}$ square dm.`,
        claims: [`${base} * ${height} / 2 = ${area}`],
      },
      {
        say: `Times the length: $${area} \\times ${depth} = ${texNumber(value)}$ cubic dm.`,
        claims: [`${area} * ${depth} = ${value}`],
      },
    ],
    hints: [
      'Which face is the base of this prism?',
      `Find the area of the triangle with legs ${base} and ${height}. Then use the length ${depth}.`,
      PRISM_EXAMPLE,
    ],
    proof: [`2 * ${value} = ${base} * ${height} * ${depth}`],
  }
}

function askTriangularSurface(dice: Dice): Problem {
  const [a, b, c] = dice.pick([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [8, 6, 10],
    [9, 12, 15],
    [8, 15, 17],
  ] as const)
  const depth = dice.int(4, 20)
  const around = a + b + c
  const value = a * b + around * depth
  return {
    prompt: `The ${dice.pick(['door stop', 'ramp', 'gift box'])} of ${pickName(dice)} is a prism with a right triangle as base. How many square cm is its whole surface?`,
    figure: drawTriangularPrism({
      title: 'Triangular prism',
      desc: `A prism on a right triangle with sides ${a}, ${b} and ${c} cm; it is ${depth} cm long.`,
      labels: [`${b} cm`, `${a} cm`, `${depth} cm`],
      slant: `${c} cm`,
    }),
    answer: { kind: 'number', value: String(value), unit: 'square cm' },
    steps: [
      {
        say: `Two triangles: $2 \\times ${a} \\times ${b} \\div 2 = ${a * b}$.`,
        claims: [`2 * (${a} * ${b} / 2) = ${a * b}`],
      },
      {
        say: `Three rectangles: $(${a} + ${b} + ${c}) \\times ${depth} = ${around * depth}$.`,
        claims: [`(${a} + ${b} + ${c}) * ${depth} = ${around * depth}`],
      },
      {
        say: `Together: $${a * b} + ${around * depth} = ${value}$ square cm.`,
        claims: [`${a * b} + ${around * depth} = ${value}`],
      },
    ],
    hints: [
      'Which faces does the prism have?',
      `There are two triangles with legs ${a} and ${b}, and three rectangles that are ${depth} long.`,
      'Triangle 3, 4, 5 and length 10: $2 \\times 6 + (3 + 4 + 5) \\times 10 = 132$.',
    ],
    proof: [`${a}*${b} + ${a}*${depth} + ${b}*${depth} + ${c}*${depth} = ${value}`],
  }
}

function askComposed(dice: Dice): Problem {
  const [length, width, height] = [dice.int(6, 14), dice.int(5, 10), dice.int(4, 9)]
  const [a, b] = [dice.int(2, length - 3), dice.int(2, width - 2)]
  const isHole = dice.coin()
  const [whole, part] = [length * width * height, a * b * height]
  const value = isHole ? whole - part : whole + part
  const story = isHole
    ? `A block of ${length} by ${width} by ${height} cm has a hole of ${a} by ${b} cm all the way through its height. How many cubic cm of ${dice.pick(['wood', 'stone', 'metal'])} are left?`
    : `A ${dice.pick(['podium', 'sandbox', 'pool'])} has an L shape: a box of ${length} by ${width} by ${height} dm and beside it a box of ${a} by ${b} by ${height} dm. What is its volume in cubic dm?`
  return {
    prompt: story,
    figure: drawBox({
      title: 'The larger box',
      desc: `A box with edges ${length}, ${width} and ${height}.`,
      size: [length, width, height],
      labels: [String(length), String(width), String(height)],
    }),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Large box: $${length} \\times ${width} \\times ${height} = ${texNumber(whole)}$.`,
        claims: [`${length}*${width}*${height} = ${whole}`],
      },
      {
        say: `${isHole ? 'Hole' : 'Small box'}: $${a} \\times ${b} \\times ${height} = ${part}$.`,
        claims: [`${a}*${b}*${height} = ${part}`],
      },
      {
        say: `$${texNumber(whole)} ${isHole ? '-' : '+'} ${part} = ${texNumber(value)}$.`,
        claims: [`${whole} ${isHole ? '-' : '+'} ${part} = ${value}`],
      },
    ],
    hints: [
      'Which simple solids make it up, or are taken out?',
      `Find the volume of the box ${length} by ${width} by ${height}. Then ${isHole ? 'take away the hole' : 'add the other box'}.`,
      PRISM_EXAMPLE,
    ],
    proof: [`(${length}*${width} ${isHole ? '-' : '+'} ${a}*${b}) * ${height} = ${value}`],
  }
}
