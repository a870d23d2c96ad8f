import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBox } from '../../figures/solid.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

const ONE_OF: Record<string, string> = { feet: 'foot', inches: 'inch' }

type UnitPair = { large: string; small: string; factor: number; thing: string; things: string }

const METRIC: readonly UnitPair[] = [
  { large: 'kilometers', small: 'meters', factor: 1000, thing: 'A path is', things: 'paths' },
  { large: 'meters', small: 'centimeters', factor: 100, thing: 'A rope is', things: 'ropes' },
  { large: 'kilograms', small: 'grams', factor: 1000, thing: 'A parcel weighs', things: 'parcels' },
  { large: 'liters', small: 'milliliters', factor: 1000, thing: 'A jug holds', things: 'jugs' },
  { large: 'centimeters', small: 'millimeters', factor: 10, thing: 'A beetle is', things: 'beetles' },
]
const CUSTOMARY: readonly UnitPair[] = [
  { large: 'feet', small: 'inches', factor: 12, thing: 'A shelf is', things: 'shelves' },
  { large: 'yards', small: 'feet', factor: 3, thing: 'A fence is', things: 'fences' },
  { large: 'pounds', small: 'ounces', factor: 16, thing: 'A melon weighs', things: 'melons' },
  { large: 'gallons', small: 'quarts', factor: 4, thing: 'A tank holds', things: 'tanks' },
  { large: 'hours', small: 'minutes', factor: 60, thing: 'A train ride takes', things: 'train rides' },
]

export const convertUnits = definePractice('math.5.convert-units', (dice, difficulty) => {
  if (difficulty === 3) return askTwoSteps(dice)
  const unit = dice.pick(difficulty === 1 ? [...METRIC, ...CUSTOMARY] : METRIC)
  const isToSmall = difficulty === 1 || dice.coin()
  const [amount, places] =
    difficulty === 1 ? [dice.int(2, 15), 0] : [dice.intExcept(12, 98, [20, 30, 40, 50, 60, 70, 80, 90]), 1]
  const large = writeDecimal(amount, places)
  const small = writeDecimal(amount * unit.factor, places)
  const [from, fromUnit, to, toUnit] = isToSmall
    ? [large, unit.large, small, unit.small]
    : [small, unit.small, large, unit.large]
  const sign = isToSmall ? '\\times' : '\\div'
  const length = unit.thing.endsWith(' is') ? ' long' : ''
  return {
    prompt: dice.pick([
      `How many ${toUnit} are ${groupDigits(from)} ${fromUnit}?`,
      `${unit.thing} ${groupDigits(from)} ${fromUnit}${length}. How many ${toUnit} is that?`,
      `${pickName(dice)} changes ${groupDigits(from)} ${fromUnit} into ${toUnit}. How many are there?`,
    ]),
    answer: { kind: 'number', value: to, unit: toUnit },
    steps: [
      { say: `One of the larger unit (${unit.large}) is ${groupDigits(unit.factor)} ${unit.small}.` },
      {
        say: `To go to the ${isToSmall ? 'smaller' : 'larger'} unit, ${isToSmall ? 'multiply' : 'divide'}: $${texNumber(from)} ${sign} ${texNumber(unit.factor)} = ${texNumber(to)}$.`,
        claims: [`${from} ${isToSmall ? '*' : '/'} ${unit.factor} = ${to}`],
      },
    ],
    hints: [
      'Which unit is smaller? Do you need more or fewer of it?',
      `How many ${unit.small} make one of the ${unit.large}? ${isToSmall ? 'Multiply' : 'Divide'} by that number.`,
      '2.5 meters are $2.5 \\times 100 = 250$ centimeters.',
    ],
    proof: [`${large} * ${unit.factor} = ${small}`],
  }
})

function askTwoSteps(dice: Dice): Problem {
  const unit = dice.pick([...METRIC.slice(0, 4), ...CUSTOMARY.slice(0, 4)])
  const [whole, extra] = [dice.int(2, 9), dice.int(1, unit.factor - 1)]
  const pieces = dice.int(2, 6)
  const one = whole * unit.factor + extra
  const total = one * pieces
  const more = countOf(extra, ONE_OF[unit.small] ?? unit.small.slice(0, -1), unit.small)
  const isLength = unit.thing.endsWith(' is')
  const isCloth = isLength && unit.large !== 'kilometers'
  return {
    prompt:
      isCloth && dice.coin()
        ? `${pickName(dice)} needs ${whole} ${unit.large} and ${more} of ribbon for one costume. How many ${unit.small} are needed for ${pieces} costumes?`
        : `${unit.thing} ${whole} ${unit.large} and ${more}${isLength ? ' long' : ''}. How many ${unit.small} do ${pieces} such ${unit.things} ${isLength ? 'measure' : unit.thing.endsWith('weighs') ? 'weigh' : 'hold'} in all?`,
    answer: { kind: 'number', value: String(total), unit: unit.small },
    steps: [
      {
        say: `In the smaller unit: $${whole} \\times ${texNumber(unit.factor)} + ${extra} = ${texNumber(one)}$ ${unit.small}.`,
        claims: [`${whole} * ${unit.factor} + ${extra} = ${one}`],
      },
      {
        say: `For ${pieces}: $${texNumber(one)} \\times ${pieces} = ${texNumber(total)}$ ${unit.small}.`,
        claims: [`${one} * ${pieces} = ${total}`],
      },
    ],
    hints: [
      'Can you write one of them with a single unit first?',
      `Change ${whole} ${unit.large} into ${unit.small} and add ${extra}. What comes after that?`,
      '3 pieces of 2 feet 5 inches: one is $2 \\times 12 + 5 = 29$ inches, three are 87 inches.',
    ],
    proof: [`${pieces} * (${whole} * ${unit.factor} + ${extra}) = ${total}`],
  }
}

export const volume = definePractice('math.5.volume', (dice, difficulty) => {
  if (difficulty === 1) return askCubes(dice)
  if (difficulty === 2) return askEdges(dice)
  return dice.coin() ? askMissingEdge(dice) : askTwoBoxes(dice)
})

const VOLUME_EXAMPLE =
  'A box 5 cm long, 4 cm wide and 2 cm high: one layer has $5 \\times 4 = 20$ cubes, two layers have 40. Its volume is 40 cubic centimeters.'

function askCubes(dice: Dice): Problem {
  const [length, width, height] = [dice.int(2, 6), dice.int(2, 4), dice.int(2, 5)]
  const layer = length * width
  const total = layer * height
  return {
    prompt: dice.pick([
      `${pickName(dice)} builds this box from unit cubes, with no gaps. How many cubes are there in all?`,
      `${pickName(dice)} packs this box full of unit cubes. What is its volume in cubic units?`,
    ]),
    figure: drawBox({
      title: 'A box of unit cubes',
      desc: `A box ${length} cubes long, ${width} cubes deep and ${height} cubes high.`,
      size: [length, width, height],
      cubes: true,
    }),
    answer: dice.coin()
      ? { kind: 'number', value: String(total) }
      : makeChoice(
          dice,
          String(total),
          [
            [String(length * height + width * height + layer), 'counts only the squares that can be seen'],
            [String(layer), 'counts one layer only'],
            [String(length + width + height), 'adds the edges'],
          ],
          [[String(total + layer), 'counts one layer too many']],
        ),
    steps: [
      {
        say: `The bottom layer has ${width} rows of ${length}: $${length} \\times ${width} = ${layer}$ cubes.`,
        claims: [`${length} * ${width} = ${layer}`],
      },
      {
        say: `There are ${height} layers: $${layer} \\times ${height} = ${total}$ cubes.`,
        claims: [`${layer} * ${height} = ${total}`],
      },
    ],
    hints: [
      'How many cubes are in one flat layer?',
      'Count the cubes along the length and along the depth to get one layer. Then count the layers.',
      VOLUME_EXAMPLE,
    ],
    proof: [`${length} * ${width} * ${height} = ${total}`],
  }
}

function askEdges(dice: Dice): Problem {
  const [length, width, height] = [dice.int(6, 15), dice.int(3, 9), dice.int(2, 12)]
  const total = length * width * height
  const [thing, unit] = dice.pick([
    ['fish tank', 'dm'],
    ['sandbox', 'ft'],
    ['shoe box', 'in'],
    ['room', 'm'],
    ['brick', 'cm'],
  ] as const)
  return {
    prompt: `A ${thing} is ${length} ${unit} long, ${width} ${unit} wide and ${height} ${unit} high. What is its volume in cubic ${unit}?`,
    figure: drawBox({
      title: `A ${thing}`,
      desc: `A box with edges ${length}, ${width} and ${height} ${unit}.`,
      size: [length, width, height],
      labels: [`${length} ${unit}`, `${width} ${unit}`, `${height} ${unit}`],
    }),
    answer: { kind: 'number', value: String(total), unit: `cubic ${unit}`, accept: [`${total} ${unit}^3`] },
    steps: [
      {
        say: `Base: $${length} \\times ${width} = ${length * width}$ square ${unit}.`,
        claims: [`${length} * ${width} = ${length * width}`],
      },
      {
        say: `Times the height: $${length * width} \\times ${height} = ${texNumber(total)}$ cubic ${unit}.`,
        claims: [`${length * width} * ${height} = ${total}`],
      },
    ],
    hints: [
      'Which three measures does a volume need?',
      `Find the area of the base with ${length} and ${width}, then use the height.`,
      VOLUME_EXAMPLE,
    ],
    proof: [`${total} / (${length} * ${width}) = ${height}`],
  }
}

function askMissingEdge(dice: Dice): Problem {
  const [length, width, height] = [dice.int(5, 12), dice.int(3, 8), dice.int(3, 12)]
  const total = length * width * height
  return {
    prompt: dice.pick([
      `A box has a volume of ${groupDigits(total)} cubic cm. It is ${length} cm long and ${width} cm wide. How many cm high is it?`,
      `${groupDigits(total)} cubic feet of soil fill a bed that is ${length} ft long and ${width} ft wide. How many feet deep is the soil?`,
    ]),
    answer: { kind: 'number', value: String(height) },
    steps: [
      {
        say: `One layer: $${length} \\times ${width} = ${length * width}$.`,
        claims: [`${length} * ${width} = ${length * width}`],
      },
      {
        say: `How many layers? $${texNumber(total)} \\div ${length * width} = ${height}$.`,
        claims: [`${total} / ${length * width} = ${height}`],
      },
    ],
    hints: [
      'What do you multiply to get a volume, and which factor is missing?',
      `Multiply ${length} by ${width}. How many times does that fit into ${groupDigits(total)}?`,
      'Volume 60, base $5 \\times 4 = 20$: the height is $60 \\div 20 = 3$.',
    ],
    proof: [`${length} * ${width} * ${height} = ${total}`],
  }
}

function askTwoBoxes(dice: Dice): Problem {
  const [a, b, c] = [dice.int(4, 10), dice.int(3, 6), dice.int(2, 5)]
  const [d, e, f] = [dice.int(2, a), dice.int(2, b), dice.int(2, 5)]
  const [first, second] = [a * b * c, d * e * f]
  const thing = dice.pick(['A step', 'A podium', 'A toy tower', 'A cake'])
  return {
    prompt: `${thing} is made of two boxes, one on top of the other. The lower one is ${a} by ${b} by ${c} inches, the upper one ${d} by ${e} by ${f} inches. What is the volume of both together in cubic inches?`,
    answer: { kind: 'number', value: String(first + second), unit: 'cubic inches' },
    steps: [
      {
        say: `Lower box: $${a} \\times ${b} \\times ${c} = ${first}$.`,
        claims: [`${a} * ${b} * ${c} = ${first}`],
      },
      {
        say: `Upper box: $${d} \\times ${e} \\times ${f} = ${second}$.`,
        claims: [`${d} * ${e} * ${f} = ${second}`],
      },
      {
        say: `Together: $${first} + ${second} = ${first + second}$ cubic inches.`,
        claims: [`${first} + ${second} = ${first + second}`],
      },
    ],
    hints: [
      'Can you find the volume of each box on its own?',
      `Multiply ${a}, ${b} and ${c} for the lower box. Do the same for the upper one, then add.`,
      VOLUME_EXAMPLE,
    ],
    proof: [`${a}*${b}*${c} + ${d}*${e}*${f} = ${first + second}`],
  }
}
