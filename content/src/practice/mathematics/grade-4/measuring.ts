import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCorner, drawRectangle } from '../../figures/shape.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

type Unit = { big: readonly [string, string]; small: readonly [string, string]; factor: number }

const UNITS: Unit[] = [
  { big: ['meter', 'meters'], small: ['centimeter', 'centimeters'], factor: 100 },
  { big: ['kilometer', 'kilometers'], small: ['meter', 'meters'], factor: 1000 },
  { big: ['kilogram', 'kilograms'], small: ['gram', 'grams'], factor: 1000 },
  { big: ['liter', 'liters'], small: ['milliliter', 'milliliters'], factor: 1000 },
  { big: ['hour', 'hours'], small: ['minute', 'minutes'], factor: 60 },
  { big: ['minute', 'minutes'], small: ['second', 'seconds'], factor: 60 },
  { big: ['foot', 'feet'], small: ['inch', 'inches'], factor: 12 },
  { big: ['yard', 'yards'], small: ['foot', 'feet'], factor: 3 },
  { big: ['pound', 'pounds'], small: ['ounce', 'ounces'], factor: 16 },
]

export const convertUnits = definePractice('math.4.convert-units', (dice, difficulty) => {
  const unit = dice.pick(UNITS)
  const count = dice.int(2, 9)
  if (difficulty === 3) return dice.coin() ? compareUnits(dice, unit, count) : applyUnits(dice)
  const extra = difficulty === 2 ? dice.int(1, unit.factor - 1) : 0
  const total = count * unit.factor + extra
  const amount = `${countOf(count, ...unit.big)}${extra > 0 ? ` and ${countOf(extra, ...unit.small)}` : ''}`
  const many = unit.small[1]
  return {
    prompt: dice.pick([
      `How many ${many} are ${amount}?`,
      `${pickName(dice)} measures ${amount}. How many ${many} is that?`,
      `Change ${amount} into ${many}.`,
    ]),
    answer: {
      kind: 'number',
      value: String(total),
      unit: many,
      accept: [`${total} ${many}`, ...(total > 999 ? [groupDigits(total)] : [])],
    },
    steps: [
      {
        say: `1 ${unit.big[0]} is ${groupDigits(unit.factor)} ${many}. So ${countOf(count, ...unit.big)} are $${count} \\times ${texNumber(unit.factor)} = ${texNumber(count * unit.factor)}$ ${many}.`,
        claims: [`${count}*${unit.factor} = ${count * unit.factor}`],
      },
      {
        say:
          extra > 0
            ? `Add the rest: $${texNumber(count * unit.factor)} + ${extra} = ${texNumber(total)}$ ${many}.`
            : `The answer is ${groupDigits(total)} ${many}.`,
        claims: [`${count}*${unit.factor} + ${extra} = ${total}`],
      },
    ],
    hints: [
      `How many ${many} are in 1 ${unit.big[0]}?`,
      `1 ${unit.big[0]} has ${groupDigits(unit.factor)} ${many}. Multiply.${extra > 0 ? ' Add the rest at the end.' : ''}`,
      '10 weeks are 10 × 7 = 70 days. 10 weeks and 3 days are 73 days.',
    ],
    proof: [`(${total} - ${extra})/${unit.factor} = ${count}`],
  }
})

function compareUnits(dice: Dice, unit: Unit, count: number): Problem {
  const inSmall = count * unit.factor
  const other = dice.coin()
    ? inSmall - dice.int(1, Math.max(1, Math.floor(unit.factor / 3)))
    : inSmall + dice.int(1, Math.max(1, Math.floor(unit.factor / 3)))
  const [left, right] = [countOf(count, ...unit.big), `${groupDigits(other)} ${unit.small[1]}`]
  const sign = inSmall < other ? '<' : '>'
  const bigger = sign === '>' ? left : right
  return {
    prompt: dice.pick([
      `Which is more: ${left} or ${right}?`,
      `${pickName(dice)} has to choose the larger amount: ${left} or ${right}. Which one is it?`,
    ]),
    answer: makeChoice(dice, bigger, [
      [bigger === left ? right : left, 'compares the numbers and not the units'],
      ['Both are the same.', 'thinks the amounts are equal without changing units'],
    ]),
    steps: [
      {
        say: `${left} are $${count} \\times ${texNumber(unit.factor)} = ${texNumber(inSmall)}$ ${unit.small[1]}.`,
        claims: [`${count}*${unit.factor} = ${inSmall}`],
      },
      {
        say: `Compare ${groupDigits(inSmall)} and ${groupDigits(other)}: more is ${bigger}.`,
        claims: [`${inSmall} ${sign} ${other}`],
      },
    ],
    hints: [
      'Can you compare before both have the same unit?',
      `Change ${left} into ${unit.small[1]} first.`,
      '2 weeks or 15 days? 2 weeks are 14 days, so 15 days are more.',
    ],
    proof: [`${count}*${unit.factor} ${sign} ${other}`],
  }
}

function applyUnits(dice: Dice): Problem {
  const name = pickName(dice)
  const [liters, cup] = [dice.int(2, 4), dice.pick([200, 250, 100, 500])]
  const [meters, piece] = [dice.int(2, 6), dice.pick([20, 25, 50])]
  const [hours, used] = [dice.int(2, 4), dice.int(35, 95)]
  const [kilos, gram] = [dice.int(2, 5), dice.int(250, 950)]
  const [text, first, value, formula, answer, hint] = dice.pick([
    [
      `${name} has ${liters} liters of juice and fills glasses of ${cup} milliliters. How many glasses can be filled?`,
      `${liters}*1000`,
      liters * 1000,
      `${liters * 1000} / ${cup}`,
      (liters * 1000) / cup,
      `Change ${liters} liters into milliliters first. Then divide.`,
    ],
    [
      `A ribbon of ${meters} meters is cut into pieces of ${piece} centimeters. How many pieces are there?`,
      `${meters}*100`,
      meters * 100,
      `${meters * 100} / ${piece}`,
      (meters * 100) / piece,
      `Change ${meters} meters into centimeters first. Then divide.`,
    ],
    [
      `A trip takes ${hours} hours. ${name} has traveled for ${used} minutes. How many minutes are left?`,
      `${hours}*60`,
      hours * 60,
      `${hours * 60} - ${used}`,
      hours * 60 - used,
      `Change ${hours} hours into minutes first. Then subtract.`,
    ],
    [
      `A bag holds ${kilos} kilograms of flour. ${name} uses ${gram} grams. How many grams are left?`,
      `${kilos}*1000`,
      kilos * 1000,
      `${kilos * 1000} - ${gram}`,
      kilos * 1000 - gram,
      `Change ${kilos} kilograms into grams first. Then subtract.`,
    ],
  ] as const)
  return {
    prompt: text,
    answer: { kind: 'number', value: String(answer), accept: answer > 999 ? [groupDigits(answer)] : [] },
    steps: [
      {
        say: `Change the unit: $${first.replace('*', ' \\times ')} = ${texNumber(value)}$.`,
        claims: [`${first} = ${value}`],
      },
      {
        say: `$${formula.replace('/', '\\div')} = ${texNumber(answer)}$. The answer is ${groupDigits(answer)}.`,
        claims: [`${formula} = ${answer}`],
      },
    ],
    hints: [
      'Do both amounts have the same unit?',
      hint,
      '2 weeks of rain, but 3 days are dry: 2 × 7 = 14 days, and 14 - 3 = 11 rainy days.',
    ],
    proof: [`${formula.replace(String(value), `(${first})`)} = ${answer}`],
  }
}

export const areaAndPerimeter = definePractice('math.4.area-and-perimeter', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? fromArea(dice) : frameOrCorner(dice)
  const [long, short] =
    difficulty === 1 ? [dice.int(8, 15), dice.int(3, 7)] : [dice.int(15, 36), dice.int(6, 9)]
  const isArea = dice.coin()
  const answer = isArea ? long * short : 2 * (long + short)
  const name = pickName(dice)
  const isChoice = difficulty === 2 && dice.coin()
  return {
    prompt: isArea
      ? dice.pick([
          `A rectangle is ${long} feet long and ${short} feet wide. What is its area in square feet?`,
          `${name} puts carpet on a floor of ${long} by ${short} feet. How many square feet of carpet is that?`,
          `A field is ${long} meters long and ${short} meters wide. How many square meters of grass grow on it?`,
        ])
      : dice.pick([
          `A rectangle is ${long} feet long and ${short} feet wide. What is its perimeter in feet?`,
          `${name} puts a fence around a yard of ${long} by ${short} feet. How many feet of fence is that?`,
          `A field is ${long} meters long and ${short} meters wide. How many meters is it once around?`,
        ]),
    figure: drawRectangle(long, short, String(long), String(short)),
    answer: isChoice
      ? makeChoice(dice, String(answer), [
          [
            String(isArea ? 2 * (long + short) : long * short),
            isArea ? 'finds the perimeter' : 'finds the area',
          ],
          [String(long + short), 'adds only two sides'],
          [
            String(isArea ? 2 * long * short : 2 * long + short),
            isArea ? 'doubles the area' : 'leaves out one side',
          ],
        ])
      : { kind: 'number', value: String(answer) },
    steps: isArea
      ? [
          { say: 'Area is length times width: $A = l \\times w$.' },
          {
            say: `$${long} \\times ${short} = ${answer}$. The area is ${answer} square units.`,
            claims: [`${long}*${short} = ${answer}`],
          },
        ]
      : [
          {
            say: `Add length and width: $${long} + ${short} = ${long + short}$.`,
            claims: [`${long} + ${short} = ${long + short}`],
          },
          {
            say: `Each comes twice: $2 \\times ${long + short} = ${answer}$. The perimeter is ${answer}.`,
            claims: [`2*(${long} + ${short}) = ${answer}`],
          },
        ],
    hints: [
      'Do you need the inside or the way around?',
      isArea
        ? `Think of ${short} rows with ${long} squares in each.`
        : `Walk around: ${long}, ${short}, and both again.`,
      'A rectangle of 40 by 2: area 40 × 2 = 80, perimeter 2 × (40 + 2) = 84.',
    ],
    proof: [isArea ? `${answer}/${short} = ${long}` : `${long} + ${short} + ${long} + ${short} = ${answer}`],
  }
})

function fromArea(dice: Dice): Problem {
  const [long, short] = [dice.int(9, 18), dice.int(3, 8)]
  const isGivenArea = dice.coin()
  const value = isGivenArea ? long * short : 2 * (long + short)
  const answer = isGivenArea ? 2 * (long + short) : long * short
  return {
    prompt: isGivenArea
      ? dice.pick([
          `A garden has an area of ${value} square meters and is ${short} meters wide. How many meters of fence go around it?`,
          `${pickName(dice)} has a rectangular rug of ${value} square feet. It is ${short} feet wide. What is its perimeter in feet?`,
        ])
      : dice.pick([
          `A rectangle has a perimeter of ${value} meters and is ${short} meters wide. What is its area in square meters?`,
          `${pickName(dice)} uses ${value} feet of fence for a rectangular yard that is ${short} feet wide. What is the area of the yard in square feet?`,
        ]),
    answer: { kind: 'number', value: String(answer) },
    steps: isGivenArea
      ? [
          {
            say: `Find the length: $${value} \\div ${short} = ${long}$.`,
            claims: [`${value}/${short} = ${long}`],
          },
          {
            say: `Perimeter: $2 \\times (${long} + ${short}) = ${answer}$.`,
            claims: [`2*(${long} + ${short}) = ${answer}`],
          },
        ]
      : [
          {
            say: `Length and width together are half the perimeter: $${value} \\div 2 = ${value / 2}$. So the length is $${value / 2} - ${short} = ${long}$.`,
            claims: [`${value}/2 = ${value / 2}`, `${value / 2} - ${short} = ${long}`],
          },
          { say: `Area: $${long} \\times ${short} = ${answer}$.`, claims: [`${long}*${short} = ${answer}`] },
        ],
    hints: [
      'Which side is missing?',
      isGivenArea
        ? `Find the length first: ${short} times what number is ${value}?`
        : `Take half of ${value}: that is one length and one width. Then find the length.`,
      'Area 20, width 2: the length is 10, so the perimeter is 2 × (10 + 2) = 24.',
    ],
    proof: isGivenArea
      ? [`2*(${value}/${short}) + 2*${short} = ${answer}`]
      : [`(${value}/2 - ${short})*${short} = ${answer}`],
  }
}

function frameOrCorner(dice: Dice): Problem {
  const [wide, low, narrow, high] = [dice.int(10, 16), dice.int(3, 6), dice.int(3, 7), dice.int(3, 6)]
  const isArea = dice.coin()
  const answer = isArea ? wide * low + narrow * high : 2 * (wide + low + high)
  return {
    prompt: dice.pick(
      isArea
        ? [
            `What is the area of this shape, in square feet? The lower part is ${wide} by ${low}.`,
            `${pickName(dice)} paints a wall in this shape. How many square feet is it?`,
          ]
        : [
            `What is the perimeter of this shape, in feet? The lower part is ${wide} by ${low}.`,
            `${pickName(dice)} walks once around a pool in this shape. How many feet is that?`,
          ],
    ),
    figure: drawCorner(wide, low, narrow, high, 'ft'),
    answer: { kind: 'number', value: String(answer) },
    steps: isArea
      ? [
          {
            say: `Cut it into two rectangles: $${wide} \\times ${low} = ${wide * low}$ and $${narrow} \\times ${high} = ${narrow * high}$.`,
            claims: [`${wide}*${low} = ${wide * low}`, `${narrow}*${high} = ${narrow * high}`],
          },
          {
            say: `$${wide * low} + ${narrow * high} = ${answer}$ square feet.`,
            claims: [`${wide * low} + ${narrow * high} = ${answer}`],
          },
        ]
      : [
          {
            say: `The sides without a number: the left side is ${low + high} high in all, the step is $${wide} - ${narrow} = ${wide - narrow}$ wide.`,
            claims: [`${low} + ${high} = ${low + high}`, `${wide} - ${narrow} = ${wide - narrow}`],
          },
          {
            say: `$${wide} + ${low} + ${wide - narrow} + ${high} + ${narrow} + ${low + high} = ${answer}$ feet.`,
            claims: [`${wide} + ${low} + ${wide - narrow} + ${high} + ${narrow} + ${low + high} = ${answer}`],
          },
        ],
    hints: [
      isArea ? 'Can you cut the shape into rectangles?' : 'Which sides have no number yet?',
      isArea
        ? 'Find the area of the upper and of the lower rectangle. Then add.'
        : `Find the missing sides first: the whole left side and the step from ${narrow} to ${wide}.`,
      isArea
        ? 'An L of 2 by 1 and 20 by 1: 2 + 20 = 22.'
        : 'A shape with sides 20, 1, 18, 1, 2 and 2 has the perimeter 44.',
    ],
    proof: isArea
      ? [`${wide}*(${low} + ${high}) - (${wide} - ${narrow})*${high} = ${answer}`]
      : [`2*${wide} + 2*(${low} + ${high}) = ${answer}`],
  }
}
