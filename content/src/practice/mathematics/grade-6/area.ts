import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawPolygon } from '../../figures/polygon.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const area = definePractice('math.6.area', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? askTriangle(dice) : askParallelogram(dice)
  if (difficulty === 2) return dice.coin() ? askTrapezoid(dice) : askMissingHeight(dice)
  return askHouseShape(dice)
})

function askTriangle(dice: Dice): Problem {
  const [base, height] = [dice.int(3, 12) * 2, dice.int(3, 15)]
  const value = (base * height) / 2
  const foot = base * dice.pick([0.3, 0.5, 0.7])
  const thing = dice.pick(['triangle', 'triangular sail', 'triangular flag'])
  return {
    prompt: `${pickName(dice)} cuts out this ${thing}. What is its area in square cm?`,
    figure: drawPolygon({
      title: 'Triangle',
      desc: `A triangle with base ${base} cm and height ${height} cm.`,
      corners: [
        [0, 0],
        [base, 0],
        [foot, height],
      ],
      dashes: [{ from: [foot, 0], to: [foot, height] }],
      labels: [
        { x: base / 2, y: 0, text: `${base} cm`, down: 18 },
        { x: foot, y: height * 0.35, text: `${height} cm`, right: 28 },
      ],
    }),
    answer: dice.coin()
      ? { kind: 'number', value: String(value), unit: 'square cm' }
      : makeChoice(
          dice,
          String(value),
          [
            [String(base * height), 'forgets to halve'],
            [String(base + height), 'adds base and height'],
            [String(2 * (base + height)), 'finds a perimeter'],
          ],
          [[String(value / 2), 'halves twice']],
        ),
    steps: [
      {
        say: `A triangle is half of the parallelogram with the same base and height: $${base} \\times ${height} = ${base * height}$.`,
        claims: [`${base} * ${height} = ${base * height}`],
      },
      {
        say: `Half of it: $${base * height} \\div 2 = ${value}$ square cm.`,
        claims: [`${base * height} / 2 = ${value}`],
      },
    ],
    hints: [
      'Which larger shape would two of these triangles make?',
      `Multiply the base ${base} by the height ${height}. What do you do then for a triangle?`,
      'Base 10, height 7: $10 \\times 7 \\div 2 = 35$.',
    ],
    proof: [`2 * ${value} = ${base} * ${height}`],
  }
}

function askParallelogram(dice: Dice): Problem {
  const base = dice.int(6, 16)
  const [height, lean, side] = dice.pick([
    [4, 3, 5],
    [3, 4, 5],
    [8, 6, 10],
    [12, 5, 13],
    [6, 2.5, 6.5],
  ] as const)
  const value = base * height
  return {
    prompt: dice.pick([
      `${pickName(dice)} paves a floor with the shape of this parallelogram. What is its area in square m?`,
      `The parking space of ${pickName(dice)} has the shape of this parallelogram. How many square meters does it cover?`,
    ]),
    figure: drawPolygon({
      title: 'Parallelogram',
      desc: `A parallelogram with base ${base} m, height ${height} m and slanted side ${side} m.`,
      corners: [
        [0, 0],
        [base, 0],
        [base + lean, height],
        [lean, height],
      ],
      dashes: [{ from: [lean, 0], to: [lean, height] }],
      labels: [
        { x: base / 2, y: 0, text: `${base} m`, down: 18 },
        { x: lean, y: height / 2, text: `${height} m`, right: 24 },
        { x: base + lean / 2, y: height / 2, text: `${side} m`, right: 32 },
      ],
    }),
    answer: makeChoice(
      dice,
      `${value} square m`,
      [
        [`${base * side} square m`, 'multiplies by the slanted side'],
        [`${value / 2} square m`, 'halves as for a triangle'],
        [`${2 * (base + side)} square m`, 'finds the perimeter'],
      ],
      [[`${base + height} square m`, 'adds base and height']],
    ),
    steps: [
      {
        say: 'The area of a parallelogram is base times height. The height stands upright on the base; the slanted side is not needed.',
      },
      { say: `$${base} \\times ${height} = ${value}$ square m.`, claims: [`${base} * ${height} = ${value}`] },
    ],
    hints: [
      'Which of the lengths stands at a right angle to the base?',
      `The dashed line is the height. Which two of ${base}, ${height} and ${side} do you need?`,
      'Base 9, height 4, slanted side 5: the area is $9 \\times 4 = 36$.',
    ],
    proof: [`${value} / ${base} = ${height}`],
  }
}

function askTrapezoid(dice: Dice): Problem {
  const [short, extra, height] = [dice.int(4, 9), dice.int(1, 4) * 2, dice.int(3, 8)]
  const long = short + extra
  const value = ((short + long) * height) / 2
  return {
    prompt: dice.pick([
      'Find the area of this trapezoid in square ft.',
      'A stage floor is this trapezoid. How many square feet does it cover?',
      'A window has the shape of this trapezoid. What is its area in square ft?',
    ]),
    figure: drawPolygon({
      title: 'Trapezoid',
      desc: `A trapezoid with parallel sides ${long} ft and ${short} ft and height ${height} ft.`,
      corners: [
        [0, 0],
        [long, 0],
        [long - extra / 2, height],
        [extra / 2, height],
      ],
      dashes: [{ from: [long / 2, 0], to: [long / 2, height] }],
      labels: [
        { x: long / 2, y: 0, text: `${long} ft`, down: 18 },
        { x: long / 2, y: height, text: `${short} ft`, down: -16 },
        { x: long / 2, y: height / 2, text: `${height} ft`, right: 24 },
      ],
    }),
    answer: { kind: 'number', value: String(value), unit: 'square ft' },
    steps: [
      {
        say: `Cut it into a rectangle of ${short} by ${height} and two small triangles that make a triangle with base ${extra}.`,
        claims: [`${long} - ${short} = ${extra}`],
      },
      {
        say: `$${short} \\times ${height} = ${short * height}$ and $${extra} \\times ${height} \\div 2 = ${(extra * height) / 2}$.`,
        claims: [
          `${short} * ${height} = ${short * height}`,
          `${extra} * ${height} / 2 = ${(extra * height) / 2}`,
        ],
      },
      {
        say: `Together: $${short * height} + ${(extra * height) / 2} = ${value}$ square ft.`,
        claims: [`${short * height} + ${(extra * height) / 2} = ${value}`],
      },
    ],
    hints: [
      'Into which simple shapes can you cut it?',
      `Cut straight down from the ends of the ${short} ft side. Find the rectangle and the two triangles.`,
      'Parallel sides 6 and 10, height 3: $6 \\times 3 + 4 \\times 3 \\div 2 = 24$.',
    ],
    proof: [`(${short} + ${long}) * ${height} / 2 = ${value}`],
  }
}

function askMissingHeight(dice: Dice): Problem {
  const [base, height] = [dice.int(4, 15) * 2, dice.int(5, 18)]
  const total = (base * height) / 2
  return {
    prompt: dice.pick([
      `A triangle has an area of ${total} square cm and a base of ${base} cm. How many cm high is it?`,
      `A triangular garden covers ${total} square m. Its base is ${base} m. What is its height in meters?`,
    ]),
    answer: { kind: 'number', value: String(height) },
    steps: [
      {
        say: `Double the area: $2 \\times ${total} = ${2 * total}$ is base times height.`,
        claims: [`2 * ${total} = ${2 * total}`],
      },
      { say: `$${2 * total} \\div ${base} = ${height}$.`, claims: [`${2 * total} / ${base} = ${height}`] },
    ],
    hints: [
      'How is the area of a triangle found, and which part is missing?',
      `Double ${total} to get the parallelogram. Then use the base ${base}.`,
      'Area 12, base 6: $24 \\div 6 = 4$, so the height is 4.',
    ],
    proof: [`${base} * ${height} / 2 = ${total}`],
  }
}

function askHouseShape(dice: Dice): Problem {
  const [width, wall, roof] = [dice.int(4, 10) * 2, dice.int(4, 9), dice.int(2, 6)]
  const [rectangle, triangle] = [width * wall, (width * roof) / 2]
  const [doorWide, doorHigh] = [2, 3]
  const hasDoor = dice.coin()
  const door = hasDoor ? doorWide * doorHigh : 0
  const value = rectangle + triangle - door
  return {
    prompt: `The front of a ${dice.pick(['barn', 'hut', 'playhouse'])} is a rectangle with a triangle on top, as in the picture.${hasDoor ? ` A door of ${doorWide} ft by ${doorHigh} ft is left out.` : ''} How many square feet of ${dice.pick(['wall', 'paint', 'wood'])} does the front ${hasDoor ? 'without the door ' : ''}need?`,
    figure: drawPolygon({
      title: 'Front of a house',
      desc: `A rectangle ${width} ft wide and ${wall} ft high with a triangle of height ${roof} ft on top.`,
      corners: [
        [0, 0],
        [width, 0],
        [width, wall],
        [width / 2, wall + roof],
        [0, wall],
      ],
      dashes: [
        { from: [0, wall], to: [width, wall] },
        { from: [width / 2, wall], to: [width / 2, wall + roof] },
      ],
      labels: [
        { x: width / 2, y: 0, text: `${width} ft`, down: 18 },
        { x: width, y: wall / 2, text: `${wall} ft`, right: 24 },
        { x: width / 2, y: wall + roof * 0.35, text: `${roof} ft`, right: 22 },
      ],
    }),
    answer: { kind: 'number', value: String(value), unit: 'square ft' },
    steps: [
      {
        say: `Rectangle: $${width} \\times ${wall} = ${rectangle}$.`,
        claims: [`${width} * ${wall} = ${rectangle}`],
      },
      {
        say: `Triangle: $${width} \\times ${roof} \\div 2 = ${triangle}$.`,
        claims: [`${width} * ${roof} / 2 = ${triangle}`],
      },
      {
        say: hasDoor
          ? `Together, minus the door of ${door}: $${rectangle} + ${triangle} - ${door} = ${value}$ square ft.`
          : `Together: $${rectangle} + ${triangle} = ${value}$ square ft.`,
        claims: [`${rectangle} + ${triangle} - ${door} = ${value}`],
      },
    ],
    hints: [
      'Which simple shapes make up the front?',
      `Find the rectangle of ${width} by ${wall}, then the triangle with base ${width} and height ${roof}.`,
      'A wall 6 by 4 with a roof triangle of height 3: $24 + 9 = 33$.',
    ],
    proof: [`${width} * (${wall} + ${roof}/2) - ${door} = ${value}`],
  }
}
