import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCorner, drawGrid, drawLabeledPolygon, drawRectangle } from '../../figures/shape.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const area = definePractice('math.3.area', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? areaOfCorner(dice) : findSide(dice)
  const [rows, columns] = (
    difficulty === 1
      ? [dice.int(2, 4), dice.int(5, 8)]
      : dice.sample([3, 4, 5, 6, 7, 8, 9], 2).sort((a, b) => a - b)
  ) as [number, number]
  const value = rows * columns
  const name = pickName(dice)
  const isGrid = difficulty === 1
  const isChoice = difficulty === 2 && dice.coin()
  const [thing, unit] = dice.pick([
    ['garden', 'meters'],
    ['rug', 'feet'],
    ['sticker', 'centimeters'],
    ['wall', 'meters'],
    ['field', 'yards'],
  ] as const)
  return {
    prompt: isGrid
      ? dice.pick([
          `How many unit squares cover the rectangle?`,
          `Each square is 1 square unit. What is the area of this ${thing}, in square units?`,
          `${name} lays tiles. How many tiles are there?`,
        ])
      : dice.pick([
          `A ${thing} is ${columns} ${unit} long and ${rows} ${unit} wide. What is its area in square ${unit}?`,
          `${name} covers a ${thing} of ${columns} by ${rows} ${unit}. How many square ${unit} is that?`,
          `Find the area of a rectangle with sides of ${columns} ${unit} and ${rows} ${unit}, in square ${unit}.`,
        ]),
    figure: isGrid
      ? drawGrid(rows, columns, 'square unit')
      : drawRectangle(columns, rows, `${columns} ${shorten(unit)}`, `${rows} ${shorten(unit)}`),
    answer: isChoice
      ? makeChoice(
          dice,
          String(value),
          [
            [String(2 * (rows + columns)), 'finds the way around, not the area'],
            [String(rows + columns), 'adds the two sides'],
            [String(value - columns), 'counts one row too few'],
          ],
          [[String(value + rows), 'counts one column too many']],
        )
      : { kind: 'number', value: String(value) },
    steps: [
      { say: `There are ${rows} rows with ${columns} squares in each row.` },
      {
        say: `$${rows} \\times ${columns} = ${value}$. The area is ${value} square units.`.replace(
          'square units',
          isGrid ? 'square units' : `square ${unit}`,
        ),
        claims: [`${rows}*${columns} = ${value}`],
      },
    ],
    hints: [
      'How many squares are in one row?',
      isGrid
        ? 'Count the squares of one row and the number of rows. Then multiply.'
        : `Think of ${rows} rows with ${columns} squares in each.`,
      'A rectangle with 2 rows of 10 squares has an area of 2 × 10 = 20 square units.',
    ],
    proof: [`${Array.from({ length: rows }, () => columns).join(' + ')} = ${value}`],
  }
})

function shorten(unit: string): string {
  return { meters: 'm', feet: 'ft', centimeters: 'cm', yards: 'yd' }[unit] ?? unit
}

function areaOfCorner(dice: Dice): Problem {
  const [wide, low] = [dice.int(6, 10), dice.int(2, 4)]
  const [narrow, high] = [dice.int(2, 4), dice.int(2, 5)]
  const value = wide * low + narrow * high
  const unit = dice.pick(['m', 'ft', 'cm'])
  const words = { m: 'meters', ft: 'feet', cm: 'centimeters' }[unit] as string
  return {
    prompt: dice.pick([
      `The shape is made of two rectangles, ${narrow} by ${high} and ${wide} by ${low}. What is its area in square ${words}?`,
      `${pickName(dice)} plans a pond in this shape. What is its area in square ${words}?`,
      `Cut the shape into two rectangles. What is its area in square ${words}?`,
    ]),
    figure: drawCorner(wide, low, narrow, high, unit),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Top rectangle: $${narrow} \\times ${high} = ${narrow * high}$.`,
        claims: [`${narrow}*${high} = ${narrow * high}`],
      },
      {
        say: `Bottom rectangle: $${wide} \\times ${low} = ${wide * low}$.`,
        claims: [`${wide}*${low} = ${wide * low}`],
      },
      {
        say: `Add them: $${narrow * high} + ${wide * low} = ${value}$ square ${words}.`,
        claims: [`${narrow * high} + ${wide * low} = ${value}`],
      },
    ],
    hints: [
      'Can you cut the shape into rectangles?',
      'Find the area of the top rectangle and of the bottom rectangle. Then add.',
      'An L of a 1 by 2 and a 5 by 1 rectangle: 1 × 2 = 2 and 5 × 1 = 5. Its area is 7.',
    ],
    proof: [
      `${narrow}*${high} + ${wide}*${low} = ${value}`,
      `${wide}*(${low} + ${high}) - (${wide} - ${narrow})*${high} = ${value}`,
    ],
  }
}

function findSide(dice: Dice): Problem {
  const [a, b] = [dice.int(3, 9), dice.int(3, 9)]
  return {
    prompt: dice.pick([
      `A rectangle has an area of ${a * b} square feet. One side is ${a} feet long. How many feet long is the other side?`,
      `${pickName(dice)} has ${a * b} square tiles and lays them in ${a} equal rows. How many tiles are in a row?`,
      `A garden of ${a * b} square meters is ${a} meters wide. How many meters long is it?`,
    ]),
    answer: { kind: 'number', value: String(b) },
    steps: [
      { say: `Area is side times side: ${a} times what number is ${a * b}?` },
      { say: `$${a * b} \\div ${a} = ${b}$. The answer is ${b}.`, claims: [`${a * b}/${a} = ${b}`] },
    ],
    hints: [
      'How do you find the area when you know both sides?',
      `Think: ${a} times what number makes ${a * b}?`,
      'Area 20, one side 2: 2 × 10 = 20, so the other side is 10.',
    ],
    proof: [`${a}*${b} = ${a * b}`],
  }
}

export const perimeter = definePractice('math.3.perimeter', (dice, difficulty) => {
  if (difficulty === 1) return walkAround(dice)
  if (difficulty === 2) return aroundRectangle(dice)
  return dice.coin() ? findMissingSide(dice) : sameAround(dice)
})

function walkAround(dice: Dice): Problem {
  const corners: [number, number][][] = [
    [
      [60, 180],
      [250, 180],
      [150, 40],
    ],
    [
      [60, 170],
      [240, 180],
      [220, 60],
      [100, 40],
    ],
    [
      [90, 190],
      [220, 190],
      [260, 100],
      [160, 35],
      [50, 100],
    ],
  ]
  const shape = dice.pick(corners)
  const sides =
    shape.length === 3 ? rollTriangle(dice) : Array.from({ length: shape.length }, () => dice.int(4, 9))
  const value = sides.reduce((sum, side) => sum + side, 0)
  const unit = dice.pick(['cm', 'm', 'in', 'ft'])
  return {
    prompt: dice.pick([
      `What is the perimeter of the shape with sides ${sides.join(', ')}? Give it in ${unit}.`,
      `${pickName(dice)} walks once around this shape with sides of ${sides.join(', ')} ${unit}. How many ${unit} is that?`,
      `A string goes once around a shape with sides of ${sides.join(', ')} ${unit}. How long is it, in ${unit}?`,
    ]),
    figure: drawLabeledPolygon(
      shape,
      sides.map((side) => `${side} ${unit}`),
    ),
    answer: { kind: 'number', value: String(value), unit, accept: [`${value} ${unit}`] },
    steps: [
      { say: 'The perimeter is the way around. Add all sides.' },
      {
        say: `$${sides.join(' + ')} = ${value}$. The perimeter is ${value} ${unit}.`,
        claims: [`${sides.join(' + ')} = ${value}`],
      },
    ],
    hints: [
      'What does "around" mean for the sides?',
      'Start at one corner and add each side until you are back.',
      'A triangle with sides 2, 3 and 3 has a perimeter of 2 + 3 + 3 = 8.',
    ],
    proof: [`${value} = ${sides.join(' + ')}`],
  }
}

/** Three sides that really close: the longest is shorter than the two others together. */
function rollTriangle(dice: Dice): number[] {
  const [a, b] = [dice.int(5, 9), dice.int(5, 9)]
  return [dice.int(Math.abs(a - b) + 2, a + b - 2), a, b]
}

function aroundRectangle(dice: Dice): Problem {
  const [long, short] = [dice.int(7, 15), dice.int(3, 6)]
  const value = 2 * (long + short)
  const isSquare = dice.int(1, 4) === 1
  const unit = dice.pick(['meters', 'feet', 'yards'] as const)
  const name = pickName(dice)
  if (isSquare) {
    return {
      prompt: dice.pick([
        `A square has sides of ${long} ${unit}. What is its perimeter in ${unit}?`,
        `${name} puts a fence around a square yard with sides of ${long} ${unit}. How many ${unit} of fence is that?`,
      ]),
      answer: { kind: 'number', value: String(4 * long) },
      steps: [
        { say: 'A square has 4 equal sides.' },
        {
          say: `$4 \\times ${long} = ${4 * long}$. The perimeter is ${4 * long} ${unit}.`,
          claims: [`4*${long} = ${4 * long}`],
        },
      ],
      hints: [
        'How many sides does a square have, and what do you know about them?',
        `All sides are ${long}. Add them, or multiply.`,
        'A square with sides of 2 has a perimeter of 4 × 2 = 8.',
      ],
      proof: [`${long} + ${long} + ${long} + ${long} = ${4 * long}`],
    }
  }
  return {
    prompt: dice.pick([
      `A rectangle is ${long} ${unit} long and ${short} ${unit} wide. What is its perimeter in ${unit}?`,
      `${name} runs once around a field of ${long} by ${short} ${unit}. How many ${unit} is that?`,
      `A picture of ${long} by ${short} ${unit} gets a frame. How many ${unit} of frame are needed?`,
    ]),
    figure: drawRectangle(long, short, `${long} ${shorten(unit)}`, `${short} ${shorten(unit)}`),
    answer: makeChoice(
      dice,
      String(value),
      [
        [String(long + short), 'adds only two of the four sides'],
        [String(long * short), 'finds the area, not the perimeter'],
        [String(2 * long + short), 'leaves out one side'],
      ].filter(([text]) => text !== String(value)) as [string, string][],
      [[String(long + 2 * short), 'leaves out one long side']],
    ),
    steps: [
      { say: `A rectangle has two sides of ${long} and two sides of ${short}.` },
      {
        say: `$${long} + ${short} + ${long} + ${short} = ${value}$. The perimeter is ${value}.`,
        claims: [`${long} + ${short} + ${long} + ${short} = ${value}`],
      },
    ],
    hints: [
      'How many sides do you have to add?',
      `Only two sides are written. The other two are the same: ${long} and ${short} again.`,
      'A rectangle of 2 by 1: 2 + 1 + 2 + 1 = 6.',
    ],
    proof: [`2*${long} + 2*${short} = ${value}`],
  }
}

function findMissingSide(dice: Dice): Problem {
  const [long, short] = [dice.int(7, 14), dice.int(2, 6)]
  const value = 2 * (long + short)
  return {
    prompt: dice.pick([
      `A rectangle has a perimeter of ${value} feet. One side is ${long} feet long. How many feet long is the side next to it?`,
      `${pickName(dice)} uses ${value} meters of fence for a rectangle. The long sides are ${long} meters each. How many meters is each short side?`,
    ]),
    answer: { kind: 'number', value: String(short) },
    steps: [
      {
        say: `The two known sides make $${long} + ${long} = ${2 * long}$.`,
        claims: [`${long} + ${long} = ${2 * long}`],
      },
      {
        say: `$${value} - ${2 * long} = ${2 * short}$ is left for the two other sides.`,
        claims: [`${value} - ${2 * long} = ${2 * short}`],
      },
      {
        say: `$${2 * short} \\div 2 = ${short}$. The side is ${short} long.`,
        claims: [`${2 * short}/2 = ${short}`],
      },
    ],
    hints: [
      'Which sides of a rectangle are the same?',
      `Take both sides of ${long} away from ${value}. What is left belongs to two equal sides.`,
      'Perimeter 30, one side 14: 14 + 14 = 28, 2 are left, so the other side is 1.',
    ],
    proof: [`2*${long} + 2*${short} = ${value}`],
  }
}

function sameAround(dice: Dice): Problem {
  const half = dice.int(8, 12)
  const right = dice.int(2, 3)
  const first = [half - right, right] as const
  const target = dice.pick([
    [half - 1, 1],
    [half - 4, 4],
  ] as const)
  const show = ([a, b]: readonly [number, number]) => `${a} by ${b}`
  return {
    prompt: `A rectangle is ${show(first)}. Which rectangle has the same perimeter, but another area? ${dice.pick(['All sides are in cm.', 'All sides are in feet.', `${pickName(dice)} draws them all.`])}`,
    answer: makeChoice(dice, show(target), [
      [show([first[0] + 1, first[1] + 1]), 'changes both sides in the same way'],
      [show([first[0] * 2, first[1]]), 'doubles one side'],
      [show([first[0], first[1] + 1]), 'changes only one side'],
    ]),
    steps: [
      {
        say: `The perimeter is $2 \\times (${first[0]} + ${first[1]}) = ${2 * half}$.`,
        claims: [`2*(${first[0]} + ${first[1]}) = ${2 * half}`],
      },
      {
        say: `${show(target)} has the perimeter ${2 * half}, too, but the area ${target[0] * target[1]} and not ${first[0] * first[1]}.`,
        claims: [
          `2*(${target[0]} + ${target[1]}) = ${2 * half}`,
          `${target[0]}*${target[1]} != ${first[0]}*${first[1]}`,
        ],
      },
    ],
    hints: [
      'What do two sides that meet make together?',
      `${first[0]} and ${first[1]} make ${half}. Look for another pair with the same sum.`,
      '5 by 2 and 6 by 1 both have the perimeter 14, but their areas are 10 and 6.',
    ],
    proof: [
      `2*(${target[0]} + ${target[1]}) = 2*(${first[0]} + ${first[1]})`,
      `${target[0]}*${target[1]} != ${first[0]}*${first[1]}`,
    ],
  }
}
