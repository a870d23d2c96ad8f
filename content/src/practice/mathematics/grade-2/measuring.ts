import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBarChart } from '../../figures/bar-chart.ts'
import { drawClock } from '../../figures/clock.ts'
import { drawRuler } from '../../figures/ruler.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

const THINGS = ['pencil', 'key', 'leaf', 'crayon', 'spoon', 'ribbon', 'feather']

export const measureLength = definePractice('math.2.measure-length', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? compareThings(dice) : tellLengths(dice)
  const thing = dice.pick(THINGS)
  const from = difficulty === 1 ? 0 : dice.int(1, 4)
  const length = dice.int(4, 10)
  const to = from + length
  return {
    prompt: dice.pick([
      `How long is the ${thing}, in centimeters?`,
      `${pickName(dice)} measures a ${thing}. How many centimeters long is it?`,
      `Read the ruler. What is the length of the ${thing}, in centimeters?`,
    ]),
    figure: drawRuler(Math.max(12, to), [{ name: thing, from, to }]),
    answer: {
      kind: 'number',
      value: String(length),
      unit: 'cm',
      accept: [`${length} cm`, `${length} centimeters`],
    },
    steps: [
      { say: `The ${thing} starts at ${from} and ends at ${to}.` },
      {
        say: `$${to} - ${from} = ${length}$. It is ${length} centimeters long.`,
        claims: [`${to} - ${from} = ${length}`],
      },
    ],
    hints: [
      'Where does it start on the ruler? Where does it end?',
      difficulty === 1
        ? 'It starts at 0. Read the number at the other end.'
        : `It does not start at 0. Count the spaces from the start mark to the end mark.`,
      'A clip starts at 1 and ends at 4. 4 - 1 = 3, so it is 3 centimeters long.',
    ],
    // From 0 on there is nothing to add to: the spaces on the ruler are counted.
    proof: [
      from === 0
        ? `${Array.from({ length: to }, () => 1).join(' + ')} = ${length}`
        : `${from} + ${length} = ${to}`,
    ],
  }
})

function compareThings(dice: Dice): Problem {
  const [long, short] = dice.sample(THINGS, 2) as [string, string]
  const first = { name: long, from: 0, to: dice.int(8, 12) }
  const start = dice.int(1, 3)
  const second = { name: short, from: start, to: start + dice.int(2, 5) }
  const size = second.to - second.from
  const answer = first.to - size
  return {
    prompt: dice.pick([
      `How many centimeters longer is the ${long} than the ${short}?`,
      `How many centimeters shorter is the ${short} than the ${long}?`,
    ]),
    figure: drawRuler(12, [first, second]),
    answer: { kind: 'number', value: String(answer), unit: 'cm', accept: [`${answer} cm`] },
    steps: [
      {
        say: `The ${long} is ${first.to} cm long. The ${short} goes from ${second.from} to ${second.to}: $${second.to} - ${second.from} = ${size}$ cm.`,
        claims: [`${second.to} - ${second.from} = ${size}`],
      },
      {
        say: `$${first.to} - ${size} = ${answer}$. The difference is ${answer} cm.`,
        claims: [`${first.to} - ${size} = ${answer}`],
      },
    ],
    hints: [
      'How long is each of them?',
      `Watch out: the ${short} does not start at 0. Find its length first.`,
      'One line is 7 cm. Another goes from 2 to 4, so it is 2 cm. 7 - 2 = 5, so the first is 5 cm longer.',
    ],
    proof: [`${answer} + (${second.to} - ${second.from}) = ${first.to}`],
  }
}

function tellLengths(dice: Dice): Problem {
  const [a, b] = [dice.int(40, 80), dice.int(15, 35)]
  const [one, two] = pickNames(dice, 2) as [string, string]
  const [text, sum, answer] = dice.pick([
    [
      `A rope is ${a} meters long. ${one} cuts off ${b} meters. How many meters are left?`,
      `${a} - ${b}`,
      a - b,
    ],
    [
      `${one} throws a ball ${a} feet. ${two} throws it ${b} feet farther. How many feet does ${two} throw?`,
      `${a} + ${b}`,
      a + b,
    ],
    [
      `A red ribbon is ${a} inches long, a blue one ${b} inches. How many inches longer is the red one?`,
      `${a} - ${b}`,
      a - b,
    ],
    [
      `${one} walks ${a} meters to the park and ${b} meters on to the pond. How many meters is that?`,
      `${a} + ${b}`,
      a + b,
    ],
  ] as const)
  return {
    prompt: text,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: answer > a ? 'The lengths are put together, so add.' : 'Look for the difference, so subtract.' },
      { say: `$${sum} = ${answer}$. The answer is ${answer}.`, claims: [`${sum} = ${answer}`] },
    ],
    hints: [
      'Can you draw the lengths as lines?',
      `Is the answer more or less than ${a}? Then add or subtract.`,
      'A string is 20 cm long and 5 cm are cut off. 20 - 5 = 15 cm are left.',
    ],
    proof: [answer > a ? `${answer} - ${b} = ${a}` : `${answer} + ${b} = ${a}`],
  }
}

const DOINGS = [
  'gets up',
  'starts school',
  'has lunch',
  'plays soccer',
  'feeds the hens',
  'takes the bus',
  'reads',
  'goes to bed',
]

function writeTime(hour: number, minute: number): string {
  return `${hour}:${String(minute).padStart(2, '0')}`
}

export const tellTimeFiveMinutes = definePractice('math.2.tell-time-five-minutes', (dice, difficulty) => {
  const hour = dice.int(1, 12)
  const minute = difficulty === 1 ? dice.pick([10, 15, 20, 30, 45]) : dice.pick([5, 20, 25, 35, 40, 50, 55])
  if (difficulty === 3) return dice.coin() ? chooseTime(dice, hour, minute) : matchTimes(dice)
  const time = writeTime(hour, minute)
  return {
    prompt: dice
      .pick([
        `What time does the clock show when ${pickName(dice)} ${dice.pick(DOINGS)}? Write it like 2:05.`,
        `Read the clock. ${pickName(dice)} ${dice.pick(DOINGS)} at this time. Write the time like 2:05.`,
      ])
      .replace('2:05', time === '2:05' ? '3:10' : '2:05'),
    figure: drawClock(hour, minute),
    answer: {
      kind: 'text',
      value: time,
      accept: [
        ...(hour < 10 ? [`0${time}`] : []),
        ...(minute === 15 ? [`quarter past ${hour}`] : []),
        ...(minute === 30 ? [`half past ${hour}`] : []),
      ],
    },
    steps: [
      {
        say: `The long hand points at ${minute / 5}. Count by 5s: $${minute / 5} \\times 5 = ${minute}$ minutes.`,
        claims: [`${minute / 5}*5 = ${minute}`],
      },
      { say: `The short hand is past ${hour}. It is ${time}.` },
    ],
    hints: [
      'Which hand shows the minutes?',
      `Count by 5s from 12 to the long hand. Then look which hour the short hand has passed.`,
      'The long hand is at 12 and the short hand at 6: it is 6:00. If the long hand is at 1, it is 6:05.',
    ],
    proof: [`${hour}*60 + 5*${minute / 5} = ${hour * 60 + minute}`],
  }
})

function chooseTime(dice: Dice, hour: number, minute: number): Problem {
  const mark = minute / 5
  const right = writeTime(hour, minute)
  const next = (hour % 12) + 1
  return {
    prompt: `The clock shows when ${pickName(dice)} ${dice.pick(DOINGS)}. What time is it?`,
    figure: drawClock(hour, minute),
    answer: makeChoice(
      dice,
      right,
      [
        [writeTime(next, minute), 'reads the hour that comes next'],
        [writeTime(mark, (hour * 5) % 60), 'mixes up the two hands'],
        [writeTime(hour, mark), 'reads the number at the long hand as minutes'],
      ],
      [[writeTime(hour, minute === 55 ? 50 : minute + 5), 'counts one jump of 5 too many']],
    ),
    steps: [
      {
        say: `The long hand points at ${mark}: $${mark} \\times 5 = ${minute}$ minutes.`,
        claims: [`${mark}*5 = ${minute}`],
      },
      { say: `The short hand is between ${hour} and ${next}, so the hour is ${hour}. It is ${right}.` },
    ],
    hints: [
      'Which hand shows the hours, and which one the minutes?',
      `The short hand is between ${hour} and ${next}. Which hour has it passed? Then count by 5s.`,
      'The short hand is a little past 6, the long hand is at 2: 10 minutes. It is 6:10.',
    ],
    proof: [`${hour}*60 + ${mark}*5 = ${hour * 60 + minute}`],
  }
}

function matchTimes(dice: Dice): Problem {
  const hour = dice.int(2, 11)
  const pairs: [string, string][] = [
    [`quarter past ${hour}`, `${hour}:15`],
    [`half past ${hour}`, `${hour}:30`],
    [`quarter to ${hour}`, `${hour - 1}:45`],
    [`10 minutes to ${hour}`, `${hour - 1}:50`],
  ]
  return {
    prompt: `Match the words with the times: ${dice
      .shuffle(pairs)
      .map(([words]) => words)
      .join(', ')}.`,
    answer: { kind: 'matching', pairs },
    steps: [
      {
        say: 'A quarter of an hour is 15 minutes, half an hour is 30 minutes.',
        claims: ['60/4 = 15', '60/2 = 30'],
      },
      {
        say: `"To ${hour}" is before the hour: count back from 60. $60 - 15 = 45$, $60 - 10 = 50$.`,
        claims: ['60 - 15 = 45', '60 - 10 = 50'],
      },
      { say: `${pairs.map(([words, time]) => `${words} is ${time}`).join('; ')}.` },
    ],
    hints: [
      'How many minutes are a quarter of an hour?',
      `"Past ${hour}" comes after the full hour, "to ${hour}" comes before it.`,
      'Quarter past 12 is 12:15. Quarter to 1 is 12:45.',
    ],
    proof: [
      `${hour}*60 + 60/4 = ${hour * 60 + 15}`,
      `${hour}*60 + 60/2 = ${hour * 60 + 30}`,
      `${hour}*60 - 60/4 = ${hour - 1}*60 + 45`,
      `${hour}*60 - 10 = ${hour - 1}*60 + 50`,
    ],
  }
}

const TOPICS = [
  { title: 'Books we read', unit: 'books', labels: ['Mei', 'Sami', 'Rosa', 'Leo'], did: 'read' },
  { title: 'Goals we shot', unit: 'goals', labels: ['Noor', 'Ben', 'Tala', 'Hiro'], did: 'shoot' },
  { title: 'Shells we found', unit: 'shells', labels: ['Uma', 'Pablo', 'Zoe', 'Chen'], did: 'find' },
] as const

export const readBarCharts = definePractice('math.2.read-bar-charts', (dice, difficulty) => {
  const topic = dice.pick(TOPICS)
  const values = dice.sample([2, 3, 4, 5, 6, 7, 8, 9], 4)
  const bars = topic.labels.map((label, index) => ({ label, value: values[index] as number }))
  const [most, least, other] = dice.sample(bars, 3).sort((a, b) => b.value - a.value) as [
    (typeof bars)[0],
    (typeof bars)[0],
    (typeof bars)[0],
  ]
  const total = values.reduce((sum, value) => sum + value, 0)
  const { unit, did } = topic
  const [prompt, sum, answer, hint] =
    difficulty === 1
      ? dice.pick([
          [
            `How many ${unit} did ${most.label} and ${least.label} ${did} together?`,
            `${most.value} + ${least.value}`,
            most.value + least.value,
            `Read the bars of ${most.label} and ${least.label}. Then add.`,
          ],
          [
            `How many ${unit} did ${other.label} and ${most.label} ${did} together?`,
            `${other.value} + ${most.value}`,
            other.value + most.value,
            `Read the bars of ${other.label} and ${most.label}. Then add.`,
          ],
        ] as const)
      : difficulty === 2
        ? dice.pick([
            [
              `How many more ${unit} did ${most.label} ${did} than ${other.label}?`,
              `${most.value} - ${other.value}`,
              most.value - other.value,
              `Read both bars and find how much higher the bar of ${most.label} is.`,
            ],
            [
              `How many fewer ${unit} did ${other.label} ${did} than ${least.label}?`,
              `${least.value} - ${other.value}`,
              least.value - other.value,
              `Read both bars and find how much lower the bar of ${other.label} is.`,
            ],
          ] as const)
        : dice.pick([
            [
              `How many ${unit} are shown in the whole chart? Look at ${topic.labels.join(', ')}.`,
              values.join(' + '),
              total,
              'Read all four bars. Then add them, two at a time.',
            ],
            [
              `${most.label} and ${least.label} together: how many more ${unit} than ${other.label} is that?`,
              `${most.value} + ${least.value} - ${other.value}`,
              most.value + least.value - other.value,
              `Add the bars of ${most.label} and ${least.label} first. Then take away the bar of ${other.label}.`,
            ],
          ] as const)
  return {
    prompt,
    figure: drawBarChart(topic.title, unit, bars, 1),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `Read the bars: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.` },
      { say: `$${sum} = ${answer}$. The answer is ${answer}.`, claims: [`${sum} = ${answer}`] },
    ],
    hints: [
      'Which bars do you need?',
      hint,
      'One bar reaches 12, another reaches 11. Together that is 23; the first is 1 more.',
    ],
    proof: [`${answer} = ${sum}`],
  }
})
