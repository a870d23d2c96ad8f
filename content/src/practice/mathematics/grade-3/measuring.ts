import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBarChart, drawPictureChart } from '../../figures/bar-chart.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const litersAndGrams = definePractice('math.3.liters-and-grams', (dice, difficulty) => {
  if (difficulty === 1) return chooseUnit(dice)
  const name = pickName(dice)
  const [a, b] = [dice.int(3, 9), dice.int(4, 9)]
  const rest = dice.int(8, 25)
  const [big, small] = [dice.int(45, 95) * 10, dice.int(11, 40) * 10]
  const [text, sum, answer, unit, hint] = dice.pick<readonly [string, string, number, string, string]>(
    difficulty === 2
      ? ([
          [
            `A melon weighs ${big} grams, a pear ${small} grams. How many grams heavier is the melon?`,
            `${big} - ${small}`,
            big - small,
            'grams',
            `Take ${small} away from ${big}.`,
          ],
          [
            `A bag of rice weighs ${big} grams and a bag of beans ${small} grams. How many grams are they together?`,
            `${big} + ${small}`,
            big + small,
            'grams',
            `Add ${big} and ${small}.`,
          ],
          [
            `${a} buckets hold ${b} liters each. How many liters is that?`,
            `${a} * ${b}`,
            a * b,
            'liters',
            `There are ${a} equal buckets. Multiply.`,
          ],
          [
            `${name} pours ${a * b} liters of water into ${a} pots, the same into each. How many liters are in each pot?`,
            `${a * b} / ${a}`,
            b,
            'liters',
            `Share ${a * b} liters equally: divide by ${a}.`,
          ],
        ] as const)
      : ([
          [
            `A tank holds ${a * b + rest} liters. ${name} takes out ${a} buckets of ${b} liters. How many liters are left?`,
            `${a * b + rest} - ${a}*${b}`,
            rest,
            'liters',
            `First find how much is in ${a} buckets of ${b} liters.`,
          ],
          [
            `A box weighs ${small} grams. It holds ${a} apples of 100 grams each. How many grams is it in all?`,
            `${small} + ${a}*100`,
            small + a * 100,
            'grams',
            `First find the weight of the ${a} apples. Then add the box.`,
          ],
          [
            `${name} has 2 kilograms of flour, which is 2000 grams, and uses ${big} grams. How many grams are left?`,
            `2000 - ${big}`,
            2000 - big,
            'grams',
            `Take ${big} away from 2000.`,
          ],
          [
            `${a} jugs hold ${b} liters each and one can holds ${a + 2} liters. How many liters is that in all?`,
            `${a}*${b} + ${a + 2}`,
            a * b + a + 2,
            'liters',
            `First find how much the ${a} jugs hold.`,
          ],
        ] as const),
  )
  return {
    prompt: text,
    answer: {
      kind: 'number',
      value: String(answer),
      unit,
      accept: [`${answer} ${unit}`, `${answer} ${unit === 'grams' ? 'g' : 'L'}`],
    },
    steps: [
      {
        say: `Write it as a number sentence: $${sum.replaceAll('*', '\\times ').replaceAll('/', '\\div ')}$.`,
      },
      {
        say: `$${sum.replaceAll('*', '\\times ').replaceAll('/', '\\div ')} = ${answer}$. The answer is ${answer} ${unit}.`,
        claims: [`${sum} = ${answer}`],
      },
    ],
    hints: [
      'Do you put together, take away, or make equal groups?',
      hint,
      'A jug holds 2 liters. 10 jugs hold 10 × 2 = 20 liters.',
    ],
    proof: [`${answer} = ${sum}`],
  }
})

const WEIGHTS = [
  [
    'a pencil',
    '5 grams',
    [
      ['5 kilograms', 'mixes up grams and kilograms'],
      ['5 liters', 'takes a unit of liquid for weight'],
      ['500 grams', 'has no picture of one gram'],
    ],
  ],
  [
    'the water in a bucket',
    '10 liters',
    [
      ['10 grams', 'takes a unit of weight for liquid'],
      ['1,000 liters', 'has no picture of one liter'],
      ['2 grams', 'mixes up grams and liters'],
    ],
  ],
  [
    'an apple',
    '150 grams',
    [
      ['150 kilograms', 'mixes up grams and kilograms'],
      ['2 grams', 'has no picture of one gram'],
      ['3 liters', 'takes a unit of liquid for weight'],
    ],
  ],
  [
    'a cat',
    '4 kilograms',
    [
      ['4 grams', 'mixes up grams and kilograms'],
      ['400 kilograms', 'has no picture of one kilogram'],
      ['4 liters', 'takes a unit of liquid for weight'],
    ],
  ],
  [
    'a brick',
    '3 kilograms',
    [
      ['3 grams', 'mixes up grams and kilograms'],
      ['300 kilograms', 'has no picture of one kilogram'],
      ['3 liters', 'takes a unit of liquid for weight'],
    ],
  ],
  [
    'the water in a bathtub',
    '150 liters',
    [
      ['1 liter', 'has no picture of one liter'],
      ['150 grams', 'takes a unit of weight for liquid'],
      ['15,000 liters', 'has no picture of many liters'],
    ],
  ],
  [
    'a slice of bread',
    '30 grams',
    [
      ['30 kilograms', 'mixes up grams and kilograms'],
      ['3 liters', 'takes a unit of liquid for weight'],
      ['900 grams', 'thinks of the whole loaf'],
    ],
  ],
] as const

function chooseUnit(dice: Dice): Problem {
  const [thing, right, wrong] = dice.pick(WEIGHTS)
  const isLiquid = thing.startsWith('the ')
  return {
    prompt: dice.pick([
      isLiquid ? `About how much is ${thing}?` : `About how heavy is ${thing}?`,
      `${pickName(dice)} wants to guess how ${isLiquid ? 'much' : 'heavy'} ${thing} is. Which guess is best?`,
    ]),
    answer: makeChoice(dice, right, wrong),
    steps: [
      {
        say: isLiquid
          ? 'Liquids are measured in liters. A big water bottle holds 1 liter.'
          : 'A paper clip weighs 1 gram. A big bag of sugar weighs 1 kilogram, which is 1000 grams.',
        claims: ['1*1000 = 1000'],
      },
      { say: `So ${thing} is about ${right}.` },
    ],
    hints: [
      'Is it a liquid, or is it something you weigh?',
      'Compare it with a paper clip, which weighs one gram, and with a big water bottle, which holds one liter and weighs one kilogram.',
      'A paper clip weighs about 1 gram. A big bag of sugar weighs about 1 kilogram. A carton of milk holds 1 liter.',
    ],
    proof: proveGuess(right, wrong),
  }
}

/** Grams in a unit of weight, liters in a unit of liquid. */
const UNITS: Record<string, { kind: 'weight' | 'liquid'; size: number }> = {
  gram: { kind: 'weight', size: 1 },
  kilogram: { kind: 'weight', size: 1000 },
  milliliter: { kind: 'liquid', size: 0.001 },
  liter: { kind: 'liquid', size: 1 },
}

function readAmount(text: string) {
  const [count = '', unit = ''] = text.replaceAll(',', '').split(' ')
  return { count, ...(UNITS[unit.replace(/s$/, '')] ?? { kind: undefined, size: 1 }) }
}

/** Each wrong guess measures something else, or is at least five times too large or too small. */
function proveGuess(right: string, wrong: readonly (readonly [string, string])[]): string[] {
  const best = readAmount(right)
  const guesses = wrong.map(([text]) => readAmount(text)).filter(({ kind }) => kind === best.kind)
  return guesses.map(({ count, size }) => {
    const isLarger = Number(count) * size > Number(best.count) * best.size
    return isLarger
      ? `${count}*${size} >= 5*${best.count}*${best.size}`
      : `5*${count}*${size} <= ${best.count}*${best.size}`
  })
}

const CHARTS = [
  { title: 'Trees planted', unit: 'trees', labels: ['Monday', 'Tuesday', 'Friday'], verb: 'were planted on' },
  { title: 'Tickets sold', unit: 'tickets', labels: ['May', 'June', 'July'], verb: 'were sold in' },
  { title: 'Birds counted', unit: 'birds', labels: ['lake', 'park', 'wood'], verb: 'were counted at the' },
] as const

export const scaledCharts = definePractice('math.3.scaled-charts', (dice, difficulty) => {
  const chart = dice.pick(CHARTS)
  const each = difficulty === 1 ? dice.pick([2, 5, 10]) : dice.pick([4, 5, 10, 20])
  const counts = dice.sample([2, 3, 4, 5, 6, 7], 3)
  const rows = chart.labels.map((label, index) => ({ label, value: (counts[index] as number) * each }))
  const isPicture = difficulty === 1 || dice.coin()
  const [most, least] = dice.sample(rows, 2).sort((x, y) => y.value - x.value) as [
    (typeof rows)[0],
    (typeof rows)[0],
  ]
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  const [one] = pickNames(dice, 1) as [string]
  const [prompt, sum, answer, hint] =
    difficulty === 1
      ? ([
          dice.pick([
            `One dot stands for ${each} ${chart.unit}. How many ${chart.unit} ${chart.verb} ${most.label}?`,
            `${one} reads the chart. One dot stands for ${each}. How many ${chart.unit} ${chart.verb} ${least.label}?`,
          ]),
          '',
          0,
          '',
        ] as const)
      : difficulty === 2
        ? ([
            `How many more ${chart.unit} ${chart.verb} ${most.label} than ${chart.verb.split(' ').slice(2).join(' ')} ${least.label}?`,
            `${most.value} - ${least.value}`,
            most.value - least.value,
            'Find out what one dot or one line stands for. Read both values. Then subtract.',
          ] as const)
        : dice.pick([
            [
              `How many ${chart.unit} are there in the whole chart of ${one}?`,
              rows.map(({ value }) => value).join(' + '),
              total,
              `Read all three values. ${isPicture ? `One dot means ${each}.` : `One line means ${each}.`} Then add.`,
            ],
            [
              `${one} hopes for ${total + 3 * each} ${chart.unit} in all. How many are missing?`,
              `${total + 3 * each} - ${rows.map(({ value }) => value).join(' - ')}`,
              3 * each,
              'First find how many there are in all three groups. Then compare.',
            ],
          ] as const)
  const asked = prompt.includes(` ${most.label}?`) ? most : least
  const value = difficulty === 1 ? asked.value : answer
  const formula = difficulty === 1 ? `${asked.value / each}*${each}` : sum
  return {
    prompt,
    figure: isPicture
      ? drawPictureChart(chart.title, rows, each)
      : drawBarChart(chart.title, chart.unit, rows, each),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Read the chart: ${rows.map((row) => `${row.label} ${countOf(row.value / each, isPicture ? 'dot' : 'step')}`).join(', ')}. Each stands for ${each}.`,
        claims: rows.map((row) => `${row.value / each}*${each} = ${row.value}`),
      },
      {
        say: `$${formula.replaceAll('*', ' \\times ')} = ${value}$. The answer is ${value}.`,
        claims: [`${formula} = ${value}`],
      },
    ],
    hints: [
      'What does one dot or one step stand for?',
      difficulty === 1 ? `Count the dots for ${asked.label}. Multiply by what one dot stands for.` : hint,
      'One dot means 3. A row with 8 dots shows 8 × 3 = 24.',
    ],
    proof: difficulty === 1 ? [`${value}/${each} = ${asked.value / each}`] : [`${value} = ${sum}`],
  }
})
