import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawPictureChart } from '../../figures/bar-chart.ts'
import { drawClock } from '../../figures/clock.ts'
import { drawCubeLength, drawStrips } from '../../figures/ruler.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const measureLength = definePractice('math.1.measure-length', (dice, difficulty) => {
  if (difficulty === 1) return countCubes(dice)
  if (difficulty === 2) return compareStrips(dice)
  return orderByClues(dice)
})

function countCubes(dice: Dice): Problem {
  const thing = dice.pick(['pencil', 'spoon', 'ribbon', 'paintbrush', 'feather', 'straw'])
  const cubes = dice.int(4, 12)
  return {
    prompt: dice.pick([
      `How many cubes long is the ${thing}?`,
      `${pickName(dice)} lays cubes next to a ${thing}. How long is it in cubes?`,
      `The ${thing} lies above a row of cubes. Measure it with the cubes.`,
    ]),
    figure: drawCubeLength(thing, cubes),
    answer: { kind: 'number', value: String(cubes), unit: 'cubes', accept: [countOf(cubes, 'cube')] },
    steps: [
      { say: 'The cubes touch each other and start where the thing starts.' },
      {
        say: `Count the cubes: ${cubes}. The ${thing} is ${countOf(cubes, 'cube')} long.`,
        claims: [`${cubes}*1 = ${cubes}`],
      },
    ],
    hints: [
      'Do both ends line up with the cubes?',
      'Touch each cube once and count.',
      'A key lies above 3 cubes, and both ends line up. The key is 3 cubes long.',
    ],
    proof: [`${Array.from({ length: cubes }, () => 1).join(' + ')} = ${cubes}`],
  }
}

function compareStrips(dice: Dice): Problem {
  const [long, short] = [dice.int(8, 12), dice.int(3, 6)]
  const [one, two] = pickNames(dice, 2) as [string, string]
  const rows = dice.shuffle([
    { name: one, length: long },
    { name: two, length: short },
  ])
  return {
    prompt: dice.pick([
      `${one} and ${two} make strips of squares. How many squares longer is the strip of ${one}?`,
      `How many squares shorter is the strip of ${two} than the strip of ${one}?`,
    ]),
    figure: drawStrips(rows),
    answer: { kind: 'number', value: String(long - short) },
    steps: [
      { say: `The strip of ${one} has ${long} squares. The strip of ${two} has ${short} squares.` },
      {
        say: `$${long} - ${short} = ${long - short}$. The difference is ${long - short}.`,
        claims: [`${long} - ${short} = ${long - short}`],
      },
    ],
    hints: [
      'Where does the shorter strip end?',
      'Count only the squares of the long strip that stick out.',
      'One strip has 15 squares, the other has 14. 15 - 14 = 1, so it is 1 square longer.',
    ],
    proof: [`${short} + ${long - short} = ${long}`],
  }
}

function orderByClues(dice: Dice): Problem {
  const [first, second, third] = dice.pick(
    [
      ['rope', 'scarf', 'belt'],
      ['ribbon', 'string', 'wire'],
      ['stick', 'pole', 'branch'],
      ['red pencil', 'blue pencil', 'green pencil'],
      ['snake', 'lizard', 'eel'],
      ['street', 'path', 'bridge'],
    ].map((names) => dice.shuffle(names)),
  ) as [string, string, string]
  const [more, less] = [dice.int(2, 9), dice.int(2, 9)]
  const clues = dice.shuffle([
    `The ${first} is ${more} cubes longer than the ${second}.`,
    `The ${third} is ${less} cubes shorter than the ${second}.`,
  ])
  const proof = [`(x + ${more}) - x = ${more}`, `(x + ${more}) - (x - ${less}) = ${more + less}`]
  const steps = [
    {
      say: `The ${first} is longer than the ${second}, and the ${second} is longer than the ${third}.`,
      claims: [`${more} > 0`, `${less} > 0`],
    },
  ]
  const example =
    'A mop is longer than a brush, and the brush is longer than a comb. So the mop is longer than the comb.'
  if (dice.coin()) {
    return {
      prompt: `${clues.join(' ')} Put them in order. Start with the longest.`,
      answer: { kind: 'ordering', items: [first, second, third] },
      steps: [
        ...steps,
        {
          say: `The order is ${first}, ${second}, ${third}.`,
          claims: [`${more} + ${less} = ${more + less}`],
        },
      ],
      hints: [
        'Which thing is in both clues?',
        `The ${second} is in both clues. Draw three lines to compare.`,
        example,
      ],
      proof,
    }
  }
  return {
    prompt: `${clues.join(' ')} Which one is the longest?`,
    answer: makeChoice(dice, `the ${first}`, [
      [`the ${second}`, 'stops after the thing that is in both clues'],
      [`the ${third}`, 'looks for the shortest'],
    ]),
    steps: [
      ...steps,
      {
        say: `So the ${first} is longer than both others. The longest is the ${first}.`,
        claims: [`${more} + ${less} = ${more + less}`],
      },
    ],
    hints: [
      'Which thing is in both clues?',
      `Draw a line for the ${second} first. Then draw the others longer or shorter.`,
      example,
    ],
    proof,
  }
}

const DOINGS = [
  'wakes up',
  'eats lunch',
  'goes to bed',
  'plays outside',
  'feeds the cat',
  'reads a book',
  'has music class',
  'brushes teeth',
]

export const tellTimeHalfHour = definePractice('math.1.tell-time-half-hour', (dice, difficulty) => {
  const hour = dice.intExcept(1, 12, difficulty === 1 ? [2] : [2, 6])
  if (difficulty === 3) return dice.coin() ? chooseTime(dice, hour) : matchTimes(dice)
  const minute = difficulty === 1 ? 0 : 30
  const time = `${hour}:${minute === 0 ? '00' : '30'}`
  const words = minute === 0 ? `${hour} o'clock` : `half past ${hour}`
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What time does the clock show when ${name} ${dice.pick(DOINGS)}? Write it like 2:${minute === 0 ? '00' : '30'}.`,
      `Read the clock. ${name} ${dice.pick(DOINGS)} at this time. Write the time like 2:${minute === 0 ? '00' : '30'}.`,
    ]),
    figure: drawClock(hour, minute),
    answer: {
      kind: 'text',
      value: time,
      accept: [
        words,
        ...(hour < 10 ? [`0${time}`] : []),
        ...(minute === 0 ? [String(hour), `${hour} oclock`, `${hour} o’clock`] : []),
      ],
    },
    steps:
      minute === 0
        ? [
            { say: 'The long hand points at 12. So it is a full hour.', claims: ['12*5 = 60'] },
            { say: `The short hand points at ${hour}. It is ${hour} o'clock, ${time}.` },
          ]
        : [
            {
              say: 'The long hand points at 6. So it is half past an hour: 30 minutes.',
              claims: ['6*5 = 30'],
            },
            { say: `The short hand is past ${hour}. It is half past ${hour}, ${time}.` },
          ],
    hints: [
      'Which hand shows the hour, the short one or the long one?',
      minute === 0
        ? 'The long hand is at 12. Now read the number at the short hand.'
        : 'The long hand is at 6. Which hour has the short hand passed?',
      minute === 0
        ? 'The long hand is at 12, the short hand is at 2: it is 2:00.'
        : 'The long hand is at 6, the short hand is between 2 and 3: it is 2:30.',
    ],
    proof: minute === 0 ? [`${hour}*60 + 0 = ${hour * 60}`] : [`${hour}*60 + 60/2 = ${hour * 60 + 30}`],
  }
})

function chooseTime(dice: Dice, hour: number): Problem {
  const next = (hour % 12) + 1
  const right = `${hour}:30`
  const name = pickName(dice)
  return {
    prompt: `The clock shows when ${name} ${dice.pick(DOINGS)}. What time is it?`,
    figure: drawClock(hour, 30),
    answer: makeChoice(dice, right, [
      [`${next}:30`, 'reads the hour that comes next'],
      [`6:${String((hour * 5) % 60).padStart(2, '0')}`, 'mixes up the two hands'],
      [`${hour}:06`, 'reads the 6 as six minutes'],
    ]),
    steps: [
      { say: 'The long hand points at 6: 30 minutes, half an hour.', claims: ['6*5 = 30'] },
      { say: `The short hand has passed ${hour}, but it is not at ${next} yet. It is ${right}.` },
    ],
    hints: [
      'Which hand shows the hour?',
      `The short hand is between ${hour} and ${next}. Which hour is it past?`,
      'The short hand is between 2 and 3, the long hand is at 6: it is 2:30.',
    ],
    proof: [`${hour}*60 + 6*5 = ${hour * 60 + 30}`, `${hour * 60 + 30} < ${(hour + 1) * 60}`],
  }
}

function matchTimes(dice: Dice): Problem {
  const hours = dice.sample([1, 3, 4, 5, 7, 8, 9, 10, 11, 12], 4)
  const times = hours.map((hour, index) => ({ hour, isHalf: index % 2 === 0 }))
  const pairs = times.map(({ hour, isHalf }): [string, string] =>
    isHalf ? [`half past ${hour}`, `${hour}:30`] : [`${hour} o'clock`, `${hour}:00`],
  )
  return {
    prompt: `Match the words with the times: ${pairs.map(([words]) => words).join(', ')}.`,
    answer: { kind: 'matching', pairs },
    steps: [
      { say: 'A full hour ends in :00. Half past is 30 minutes after the hour.', claims: ['60/2 = 30'] },
      { say: `${pairs.map(([words, time]) => `${words} is ${time}`).join('; ')}.` },
    ],
    hints: [
      'How many minutes are half an hour?',
      'Look for the hour first. Then look if it is a full hour or half past.',
      "2 o'clock is 2:00, and half past 2 is 2:30.",
    ],
    proof: [
      '30 + 30 = 60',
      ...times.map(
        ({ hour, isHalf }) => `${hour}*60 + ${isHalf ? '60/2' : '0'} = ${hour * 60 + (isHalf ? 30 : 0)}`,
      ),
    ],
  }
}

const TOPICS = [
  { title: 'Our pets', labels: ['cats', 'dogs', 'fish'], ask: 'children have' },
  { title: 'Fruit we like', labels: ['apples', 'pears', 'plums'], ask: 'children like' },
  { title: 'Our toys', labels: ['balls', 'cars', 'dolls'], ask: 'children brought' },
  { title: 'Bugs we saw', labels: ['ants', 'bees', 'moths'], ask: 'children saw' },
] as const

export const readCharts = definePractice('math.1.read-charts', (dice, difficulty) => {
  const topic = dice.pick(TOPICS)
  const values = dice.sample([2, 3, 4, 5, 6, 7], 3) as [number, number, number]
  const rows = topic.labels.map((label, index) => ({ label, value: values[index] as number }))
  const [most, least] = dice.sample(rows, 2).sort((a, b) => b.value - a.value) as [
    (typeof rows)[0],
    (typeof rows)[0],
  ]
  const total = values[0] + values[1] + values[2]
  const [prompt, answer, sum, because] =
    difficulty === 1
      ? ([
          `Each dot is one child. How many ${topic.ask} ${most.label}?`,
          most.value,
          `${most.value}`,
          `Find the line for ${most.label} and count its dots.`,
        ] as const)
      : difficulty === 2
        ? ([
            dice.pick([
              `Each dot is one child. How many more ${topic.ask} ${most.label} than ${least.label}?`,
              `Each dot is one child. How many fewer ${topic.ask} ${least.label} than ${most.label}?`,
            ]),
            most.value - least.value,
            `${most.value} - ${least.value}`,
            `Count the dots: ${most.label} ${most.value}, ${least.label} ${least.value}. Find the difference.`,
          ] as const)
        : ([
            dice.pick([
              `${pickName(dice)} makes a chart of ${topic.labels.join(', ')}. Each dot is one child. How many children are in the chart?`,
              `Each dot is one child. How many children did ${pickName(dice)} ask about ${topic.labels.join(', ')}?`,
            ]),
            total,
            values.join(' + '),
            `Count each line: ${rows.map((row) => `${row.label} ${row.value}`).join(', ')}. Put them together.`,
          ] as const)
  return {
    prompt,
    figure: drawPictureChart(topic.title, rows),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: because },
      {
        say:
          difficulty === 1
            ? `There are ${answer} dots, so the answer is ${answer}.`
            : `$${sum} = ${answer}$. The answer is ${answer}.`,
        claims: [`${sum} = ${answer}`],
      },
    ],
    hints: [
      'Which lines of the chart do you need?',
      difficulty === 1
        ? `Find ${most.label} on the left and count the dots next to it.`
        : difficulty === 2
          ? `Count the dots of ${most.label} and of ${least.label}. How many have no partner?`
          : 'Count the dots of each line. Then add the three numbers.',
      'A chart has 9 dots for hats and 8 for caps. 9 - 8 = 1, so there is 1 more hat. 9 + 8 = 17 in all.',
    ],
    proof: difficulty === 1 ? [`${total} - ${total - most.value} = ${answer}`] : [`${answer} = ${sum}`],
  }
})
