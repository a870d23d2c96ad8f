import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBox } from '../../figures/solid.ts'
import type { Problem } from '../../problem.ts'
import { texNumber, writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'

export const volumeSurfaceArea = definePractice('math.6.volume-surface-area', (dice, difficulty) => {
  if (difficulty === 1) return askFractionVolume(dice)
  if (difficulty === 2) return askSurface(dice)
  return dice.coin() ? askSmallCubes(dice) : askOpenBox(dice)
})

function askFractionVolume(dice: Dice): Problem {
  const [length, width] = [dice.int(2, 6), dice.int(2, 5)]
  const edge = dice.pick([
    { top: 1, bottom: 2 },
    { top: 3, bottom: 2 },
    { top: 5, bottom: 2 },
    { top: 3, bottom: 4 },
    { top: 5, bottom: 4 },
    { top: 7, bottom: 2 },
  ])
  const value = reduce({ top: length * width * edge.top, bottom: edge.bottom })
  const thing = dice.pick(['box', 'planter', 'drawer'])
  return {
    prompt: `A ${thing} is ${length} ft long, ${width} ft wide and $${texMixed(edge)}$ ft high. What is its volume in cubic feet?`,
    figure: drawBox({
      title: `A ${thing}`,
      desc: `A box ${length} ft by ${width} ft by ${plainFraction(edge)} ft.`,
      size: [length, width, edge.top / edge.bottom],
      labels: [`${length} ft`, `${width} ft`, `${plainFraction(edge)} ft`],
    }),
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Base: $${length} \\times ${width} = ${length * width}$ square feet.`,
        claims: [`${length} * ${width} = ${length * width}`],
      },
      {
        say: `Times the height: $${length * width} \\times ${texFraction(edge)} = ${texMixed(value)}$ cubic feet.`,
        claims: [`${length * width} * ${plainFraction(edge)} = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'Does the rule for the volume change when an edge is a fraction?',
      `Multiply ${length} by ${width}, then by $${texMixed(edge)}$.`,
      'A box 8 by 3 by $\\frac{1}{4}$: $24 \\times \\frac{1}{4} = 6$.',
    ],
    proof: [`(${plainFraction(value)}) / (${length} * ${width}) = ${plainFraction(edge)}`],
  }
}

function askSurface(dice: Dice): Problem {
  const [length, width, height] = [dice.int(4, 12), dice.int(2, 8), dice.int(2, 9)]
  const [a, b, c] = [length * width, length * height, width * height]
  const value = 2 * (a + b + c)
  const isChoice = dice.coin()
  return {
    prompt: dice.pick([
      `How many square cm of paper cover a gift box of ${length} cm by ${width} cm by ${height} cm, without overlap?`,
      `Find the surface area of a box with edges ${length} cm, ${width} cm and ${height} cm, in square cm.`,
    ]),
    figure: drawBox({
      title: 'A box',
      desc: `A box with edges ${length}, ${width} and ${height} cm.`,
      size: [length, width, height],
      labels: [`${length} cm`, `${width} cm`, `${height} cm`],
    }),
    answer: isChoice
      ? makeChoice(
          dice,
          String(value),
          [
            [String(a + b + c), 'counts each face only once'],
            [String(length * width * height), 'finds the volume'],
            [String(value - a), 'forgets the face at the bottom'],
          ],
          [[String(2 * (a + b)), 'forgets two faces']],
        )
      : { kind: 'number', value: String(value), unit: 'square cm' },
    steps: [
      {
        say: `Three different faces: $${length} \\times ${width} = ${a}$, $${length} \\times ${height} = ${b}$, $${width} \\times ${height} = ${c}$.`,
        claims: [`${length}*${width} = ${a}`, `${length}*${height} = ${b}`, `${width}*${height} = ${c}`],
      },
      {
        say: `Each comes twice: $2 \\times (${a} + ${b} + ${c}) = ${value}$ square cm.`,
        claims: [`2 * (${a} + ${b} + ${c}) = ${value}`],
      },
    ],
    hints: [
      'How many faces does a box have, and which of them are alike?',
      `Find the areas ${length} by ${width}, ${length} by ${height} and ${width} by ${height}. How often does each face come?`,
      'A box 3 by 2 by 1: $2 \\times (6 + 3 + 2) = 22$.',
    ],
    proof: [`2*${length}*${width} + 2*${length}*${height} + 2*${width}*${height} = ${value}`],
  }
}

function askSmallCubes(dice: Dice): Problem {
  const bottom = dice.pick([2, 3, 4])
  const [a, b, c] = [dice.int(1, 4), dice.int(1, 3), dice.int(1, 3)]
  const value = a * b * c * bottom ** 3
  return {
    prompt: `How many small cubes with edges of $\\frac{1}{${bottom}}$ inch fill a box of ${a} by ${b} by ${c} inches?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Along one inch fit ${bottom} small cubes, so the edges hold ${a * bottom}, ${b * bottom} and ${c * bottom} cubes.`,
        claims: [
          `${a} / (1/${bottom}) = ${a * bottom}`,
          `${b} / (1/${bottom}) = ${b * bottom}`,
          `${c} / (1/${bottom}) = ${c * bottom}`,
        ],
      },
      {
        say: `$${a * bottom} \\times ${b * bottom} \\times ${c * bottom} = ${texNumber(value)}$ cubes.`,
        claims: [`${a * bottom} * ${b * bottom} * ${c * bottom} = ${value}`],
      },
    ],
    hints: [
      'How many small cubes fit along one inch?',
      `Find how many cubes of $\\frac{1}{${bottom}}$ inch fit along each edge. Then multiply the three counts.`,
      'Cubes of $\\frac{1}{5}$ inch in a box 1 by 1 by 2: $5 \\times 5 \\times 10 = 250$.',
    ],
    proof: [`${value} * (1/${bottom})^3 = ${a} * ${b} * ${c}`],
  }
}

function askOpenBox(dice: Dice): Problem {
  const [length, width, height] = [dice.int(4, 12), dice.int(3, 9), dice.int(5, 30)]
  // Heights are tenths.
  const tall = writeDecimal(height, 1)
  const sides = 2 * (length + width) * height
  const value = writeDecimal(sides + length * width * 10, 1)
  return {
    prompt: dice.pick([
      `A tray without a lid is ${length} dm long, ${width} dm wide and ${tall} dm high. How many square dm of sheet metal does it need?`,
      `A pool is ${length} m long, ${width} m wide and ${tall} m deep. Its floor and its four walls are tiled. How many square meters is that?`,
    ]),
    answer: { kind: 'number', value },
    steps: [
      {
        say: `Floor: $${length} \\times ${width} = ${length * width}$.`,
        claims: [`${length} * ${width} = ${length * width}`],
      },
      {
        say: `Four walls: $2 \\times (${length} + ${width}) \\times ${tall} = ${writeDecimal(sides, 1)}$.`,
        claims: [`2 * (${length} + ${width}) * ${tall} = ${writeDecimal(sides, 1)}`],
      },
      {
        say: `Together: $${length * width} + ${writeDecimal(sides, 1)} = ${value}$.`,
        claims: [`${length * width} + ${writeDecimal(sides, 1)} = ${value}`],
      },
    ],
    hints: [
      'Which faces are there, and which one is missing?',
      `Find the floor of ${length} by ${width}. The walls have the height ${tall}.`,
      'Open box 5 by 4 by 2: floor 20, walls $2 \\times 9 \\times 2 = 36$, together 56.',
    ],
    proof: [`${length}*${width} + 2*${length}*${tall} + 2*${width}*${tall} = ${value}`],
  }
}
