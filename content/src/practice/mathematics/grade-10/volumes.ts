import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawRoundSolid } from '../../figures/solid.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'

type Solid = {
  name: string
  claim: string
  tex: string
  value: string
  shown: string
  given: string
  radius?: number
  height?: number
  third: boolean
}

export const volumesOfSolids = definePractice('math.10.volumes-of-solids', (dice, difficulty) => {
  if (difficulty === 3) return makeCombined(dice)
  const solid = difficulty === 1 ? rollSimple(dice) : rollPointed(dice)
  const kind = solid.name === 'cylinder' || solid.name === 'cone' ? solid.name : null
  return {
    prompt: `Find the volume of a ${solid.name} with ${solid.given}${solid.value.includes('pi') ? ', in terms of $\\pi$' : ''} (in cm³).`,
    ...(kind
      ? {
          figure: drawRoundSolid({
            kind,
            title: `A ${kind}`,
            desc: `A ${kind} with radius ${solid.radius} cm and height ${solid.height} cm.`,
            radius: `${solid.radius} cm`,
            height: `${solid.height} cm`,
          }),
        }
      : {}),
    answer: { kind: 'number', value: solid.value },
    steps: [
      {
        say: solid.third
          ? 'A solid with a point has a third of base times height.'
          : 'Volume is base area times height.',
      },
      { say: `$V = ${solid.tex} = ${solid.shown}$ cm³.`, claims: [solid.claim] },
    ],
    hints: [
      'What is the base, and how large is it? Does the solid have a point at the top?',
      solid.third
        ? 'Find the area of the base, multiply by the height, and take a third.'
        : 'Find the area of the base and multiply by the height.',
      'Cone with radius $10$ and height $30$: $\\frac{1}{3} \\cdot 100\\pi \\cdot 30 = 1000\\pi$.',
    ],
    proof: [solid.claim],
  }
})

function rollSimple(dice: Dice): Solid {
  const [r, h, b] = [dice.int(2, 9), dice.int(3, 12), 2 * dice.int(2, 6)]
  if (dice.coin()) {
    const times = r * r * h
    return {
      name: 'cylinder',
      given: `radius $${r}$ cm and height $${h}$ cm`,
      tex: `\\pi \\cdot ${r}^2 \\cdot ${h}`,
      value: `${times}*pi`,
      shown: `${times}\\pi`,
      claim: `pi*${r}^2*${h} = ${times}*pi`,
      radius: r,
      height: h,
      third: false,
    }
  }
  const volume = (b * r * h) / 2
  return {
    name: 'triangular prism',
    given: `a base triangle of base $${b}$ cm and height $${r}$ cm, and length $${h}$ cm`,
    tex: `\\frac{${b} \\cdot ${r}}{2} \\cdot ${h}`,
    value: String(volume),
    shown: String(volume),
    claim: `${b}*${r}/2*${h} = ${volume}`,
    third: false,
  }
}

function rollPointed(dice: Dice): Solid {
  const [r, h] = [dice.int(2, 8), 3 * dice.int(1, 6)]
  const kind = dice.pick(['cone', 'pyramid', 'sphere'] as const)
  if (kind === 'cone') {
    const times = (r * r * h) / 3
    return {
      name: 'cone',
      given: `radius $${r}$ cm and height $${h}$ cm`,
      tex: `\\frac{1}{3} \\cdot \\pi \\cdot ${r}^2 \\cdot ${h}`,
      value: `${times}*pi`,
      shown: `${times}\\pi`,
      claim: `pi*${r}^2*${h}/3 = ${times}*pi`,
      radius: r,
      height: h,
      third: true,
    }
  }
  if (kind === 'pyramid') {
    const volume = (r * r * h) / 3
    return {
      name: 'square pyramid',
      given: `base side $${r}$ cm and height $${h}$ cm`,
      tex: `\\frac{1}{3} \\cdot ${r}^2 \\cdot ${h}`,
      value: String(volume),
      shown: String(volume),
      claim: `${r}^2*${h}/3 = ${volume}`,
      third: true,
    }
  }
  const radius = 3 * dice.int(1, 4)
  const times = (4 * radius ** 3) / 3
  return {
    name: 'sphere',
    given: `radius $${radius}$ cm (use $V = \\frac{4}{3}\\pi r^3$)`,
    tex: `\\frac{4}{3} \\cdot \\pi \\cdot ${radius}^3`,
    value: `${times}*pi`,
    shown: `${times}\\pi`,
    claim: `4/3*pi*${radius}^3 = ${times}*pi`,
    third: false,
  }
}

function makeCombined(dice: Dice): Problem {
  const [r, h, top] = [dice.int(2, 6), dice.int(4, 12), 3 * dice.int(1, 4)]
  const isSilo = dice.coin()
  const [body, roof] = [r * r * h, (r * r * top) / 3]
  const ball = 3 * dice.int(1, 3)
  if (isSilo) {
    const total = body + roof
    return {
      prompt: `A silo is a cylinder with radius ${r} m and height ${h} m with a cone of the same radius and height ${top} m on top. Find its volume in terms of $\\pi$ (in m³).`,
      answer: { kind: 'number', value: `${total}*pi` },
      steps: [
        {
          say: `Cylinder: $\\pi \\cdot ${r}^2 \\cdot ${h} = ${body}\\pi$.`,
          claims: [`pi*${r}^2*${h} = ${body}*pi`],
        },
        {
          say: `Cone: $\\frac{1}{3} \\cdot \\pi \\cdot ${r}^2 \\cdot ${top} = ${roof}\\pi$.`,
          claims: [`pi*${r}^2*${top}/3 = ${roof}*pi`],
        },
        { say: `Together: $${total}\\pi$ m³.`, claims: [`${body}*pi + ${roof}*pi = ${total}*pi`] },
      ],
      hints: [
        'Of which two solids is it made?',
        `Work out the cylinder of height ${h} m and the cone of height ${top} m, and add.`,
        'Radius $10$, heights $5$ and $3$: $500\\pi + 100\\pi = 600\\pi$.',
      ],
      proof: [`pi*${r}^2*(${h} + ${top}/3) = ${total}*pi`],
    }
  }
  const left = 2 * ball ** 3 - (4 * ball ** 3) / 3
  return {
    prompt: `A ball of radius ${ball} cm just fits into a cylinder (radius ${ball} cm, height ${2 * ball} cm). Which volume stays free, in terms of $\\pi$ (in cm³)?`,
    answer: { kind: 'number', value: `${left}*pi` },
    steps: [
      {
        say: `Cylinder: $\\pi \\cdot ${ball}^2 \\cdot ${2 * ball} = ${2 * ball ** 3}\\pi$.`,
        claims: [`pi*${ball}^2*${2 * ball} = ${2 * ball ** 3}*pi`],
      },
      {
        say: `Ball: $\\frac{4}{3}\\pi \\cdot ${ball}^3 = ${(4 * ball ** 3) / 3}\\pi$.`,
        claims: [`4/3*pi*${ball}^3 = ${(4 * ball ** 3) / 3}*pi`],
      },
      {
        say: `Free: $${left}\\pi$ cm³.`,
        claims: [`${2 * ball ** 3}*pi - ${(4 * ball ** 3) / 3}*pi = ${left}*pi`],
      },
    ],
    hints: [
      'Which volume do you take away from which?',
      `Find the volume of the cylinder and that of the ball with radius ${ball} cm, then subtract.`,
      'Radius $30$: $54000\\pi - 36000\\pi = 18000\\pi$.',
    ],
    proof: [`2/3*pi*${ball}^3 = ${left}*pi`],
  }
}

export const scaleAreaAndVolume = definePractice('math.10.scale-area-and-volume', (dice, difficulty) => {
  const factor = dice.int(2, difficulty === 1 ? 10 : 6)
  const isArea = dice.coin()
  const power = isArea ? 2 : 3
  const times = factor ** power
  const thing = isArea
    ? dice.pick(['flag', 'photo', 'floor plan', 'field'])
    : dice.pick(['box', 'statue', 'ball', 'tent'])
  const word = isArea ? 'area' : 'volume'
  if (difficulty === 1) {
    return {
      prompt: `All lengths of a ${thing} are multiplied by ${factor}. By which factor does its ${word} grow?`,
      answer: makeChoice(
        dice,
        String(times),
        [
          [String(factor), 'scales the content like a length'],
          [String(factor * power), 'multiplies by the number of dimensions instead of raising to a power'],
          [
            String(factor ** (isArea ? 3 : 2)),
            isArea ? 'takes the rule for volume' : 'takes the rule for area',
          ],
        ],
        [
          [String(factor + power), 'adds instead of raising to a power'],
          [String(times * 2), 'doubles once too often'],
        ],
      ),
      steps: [
        {
          say: `${isArea ? 'An area has two directions' : 'A volume has three directions'}, and each is multiplied by $${factor}$.`,
        },
        {
          say: `So the factor is $${factor}^${power} = ${times}$.`,
          claims: [`${factor}^${power} = ${times}`],
        },
      ],
      hints: [
        `How many directions does ${isArea ? 'an area' : 'a volume'} have?`,
        `Picture a ${isArea ? 'square' : 'cube'} of side one whose sides become ${factor}.`,
        'Lengths times $20$: areas times $400$, volumes times $8000$.',
      ],
      proof: [`${`*${factor}`.repeat(power).slice(1)} = ${times}`],
    }
  }
  return difficulty === 2
    ? makeScaled(dice, factor, isArea, word, thing)
    : makeScaleBack(factor, isArea, dice)
})

function makeScaled(dice: Dice, factor: number, isArea: boolean, word: string, thing: string): Problem {
  const power = isArea ? 2 : 3
  const start = dice.int(3, 20)
  const value = start * factor ** power
  const unit = isArea ? 'cm²' : 'cm³'
  return {
    prompt: `A small ${thing} has ${isArea ? 'an area' : 'a volume'} of ${start} ${unit}. A similar one is ${factor} times as long. What is its ${word}, in ${unit}?`,
    answer: { kind: 'number', value: String(value), unit },
    steps: [
      {
        say: `Lengths grow by $${factor}$, so the ${word} grows by $${factor}^${power} = ${factor ** power}$.`,
        claims: [`${factor}^${power} = ${factor ** power}`],
      },
      {
        say: `$${start} \\cdot ${factor ** power} = ${value}$ ${unit}.`,
        claims: [`${start}*${factor ** power} = ${value}`],
      },
    ],
    hints: [
      `How does ${isArea ? 'an area' : 'a volume'} change when all lengths are multiplied by a number?`,
      `Multiply ${start} by the factor ${factor} once for each direction.`,
      'Volume $2$, ten times as long: $2 \\cdot 1000 = 2000$.',
    ],
    proof: [`${start}${`*${factor}`.repeat(power)} = ${value}`],
  }
}

function makeScaleBack(factor: number, isArea: boolean, dice: Dice): Problem {
  const [known, other] = isArea ? ['areas', 'volume'] : ['volumes', 'surface area']
  const [power, wanted] = isArea ? [2, 3] : [3, 2]
  const start = dice.int(2, 12)
  const value = start * factor ** wanted
  const unit = isArea ? 'cm³' : 'cm²'
  return {
    prompt: `Two similar ${dice.pick(['vases', 'boxes', 'candles', 'bottles'])} have ${isArea ? 'surface areas' : 'volumes'} in the ratio $1 : ${factor ** power}$. The smaller one has ${isArea ? 'a volume' : 'a surface area'} of ${start} ${unit}. Find the ${other} of the larger one, in ${unit}.`,
    answer: { kind: 'number', value: String(value), unit },
    steps: [
      {
        say: `Ratio of ${known} $${factor ** power} = ${factor}^${power}$, so lengths are in the ratio $1 : ${factor}$.`,
        claims: [`${factor}^${power} = ${factor ** power}`],
      },
      {
        say: `The ${other} grows by $${factor}^${wanted} = ${factor ** wanted}$.`,
        claims: [`${factor}^${wanted} = ${factor ** wanted}`],
      },
      {
        say: `$${start} \\cdot ${factor ** wanted} = ${value}$ ${unit}.`,
        claims: [`${start}*${factor ** wanted} = ${value}`],
      },
    ],
    hints: [
      'Which ratio do the lengths have?',
      `Take the ${isArea ? 'square' : 'cube'} root of $${factor ** power}$ to get the ratio of lengths, then raise it to the power you need.`,
      'Areas as $1 : 100$: lengths as $1 : 10$, volumes as $1 : 1000$.',
    ],
    proof: [`(${value}/${start})^${power} = (${factor ** power})^${wanted}`],
  }
}
