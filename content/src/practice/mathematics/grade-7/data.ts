import { definePractice } from '../../define-practice.ts'
import { drawBoxPlots, type FiveNumbers } from '../../figures/data-plots.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

const SURVEYS = [
  [
    'students of a school',
    'their favorite sport',
    'every tenth student on the list of all students',
    'the members of the soccer team',
    'the first students who arrive at the gym',
  ],
  [
    'people of a town',
    'a new bus line',
    'names drawn at random from the list of all people in the town',
    'people who wait at one bus stop',
    'friends of the mayor',
  ],
  [
    'visitors of a zoo',
    'their favorite animal',
    'every twentieth visitor at the gate',
    'visitors at the lion house',
    'visitors who write letters to the zoo',
  ],
  [
    'readers of a library',
    'the opening hours',
    'card numbers drawn at random',
    'readers who come on Sunday morning',
    'the staff of the library',
  ],
  [
    'workers of a factory',
    'the food in the canteen',
    'numbers drawn at random from all workers',
    'workers who eat in the canteen on Monday',
    'the cooks',
  ],
] as const

export const sampling = definePractice('math.7.sampling', (dice, difficulty) => {
  if (difficulty === 1) {
    const [group, topic, right, first, second] = dice.pick(SURVEYS)
    const size = dice.int(3, 9) * 10
    const whole = size * dice.int(8, 20)
    return {
      prompt: `${pickName(dice)} wants to survey the ${groupDigits(whole)} ${group} about ${topic} and asks ${size} of them. Which sample is the best?`,
      answer: makeChoice(dice, right, [
        [first, 'takes a group that is likely to answer in the same way'],
        [second, 'takes those who are easy to reach'],
        ['only people who want to answer', 'lets people choose themselves'],
      ]),
      steps: [
        {
          say: `A good sample gives each of the ${groupDigits(whole)} the same chance, ${size} in ${groupDigits(whole)}.`,
          claims: [`${size} < ${whole}`],
        },
        { say: `That is true only for: ${right}.` },
      ],
      hints: [
        'In which sample does everyone have the same chance to be asked?',
        'For each way, ask yourself who can never be chosen.',
        'To learn about all pupils, draw names from a hat with all names; do not ask only those in one club.',
      ],
      proof: [`${size}/${whole} < 1`],
    }
  }
  const [asked, yes] = [dice.pick([20, 25, 40, 50, 80]), dice.int(3, 18)]
  const k = dice.int(4, 30)
  const [whole, value] = [asked * k, yes * k]
  const [group, want] = dice.pick([
    ['students', 'walk to school'],
    ['voters', 'want a new park'],
    ['customers', 'buy organic fruit'],
    ['bulbs', 'are broken'],
  ] as const)
  const hints = (move: string): Problem['hints'] => [
    'What share of the sample is it?',
    move,
    '6 of 30 in a sample are left-handed. In a school of 450: $450 \\times \\frac{6}{30} = 90$.',
  ]
  if (difficulty === 2) {
    return {
      prompt: `In a random sample of ${asked} ${group}, ${yes} ${want}. About how many of all ${groupDigits(whole)} ${group} ${want}?`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        { say: `The whole group is ${k} times the sample.`, claims: [`${asked} * ${k} = ${whole}`] },
        {
          say: `So about $${yes} \\times ${k} = ${texNumber(value)}$.`,
          claims: [`${yes} * ${k} = ${value}`],
        },
      ],
      hints: hints(`How many times as large as ${asked} is ${groupDigits(whole)}?`),
      proof: [`${yes}/${asked} = ${value}/${whole}`],
    }
  }
  const marked = dice.int(3, 12) * 10
  const part = dice.int(2, 8)
  const caught = part * dice.int(4, 12)
  const total = (marked * caught) / part
  return {
    prompt: `Biologists catch ${marked} ${dice.pick(['fish', 'turtles', 'frogs', 'crabs'])}, mark them and let them go. Later they catch ${caught}, and ${part} of these are marked. About how many animals are there in all?`,
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: `In the second catch $\\frac{${part}}{${caught}}$ are marked. In the whole group $\\frac{${marked}}{x}$ are marked.`,
      },
      {
        say: `$\\frac{${part}}{${caught}} = \\frac{${marked}}{x}$.`,
        claims: [{ equation: `${part}/${caught}=${marked}/x`, solutions: [{ x: String(total) }] }],
      },
      {
        say: `$x = ${marked} \\times ${caught} \\div ${part} = ${texNumber(total)}$.`,
        claims: [`${marked} * ${caught} / ${part} = ${total}`],
      },
    ],
    hints: hints(
      `Set the share of marked ones in the second catch, ${part} of ${caught}, equal to ${marked} of all.`,
    ),
    proof: [`${part} * ${total} = ${marked} * ${caught}`],
  }
})

export const compareData = definePractice('math.7.compare-data', (dice, difficulty) => {
  const [one, other, what, unit] = dice.pick([
    ['Garden A', 'Garden B', 'plant heights', 'cm'],
    ['Class A', 'Class B', 'test points', 'points'],
    ['Bus A', 'Bus B', 'delays', 'minutes'],
    ['Farm A', 'Farm B', 'melon weights', 'kg'],
  ] as const)
  const step = dice.pick([2, 5])
  if (difficulty === 1) {
    const rollFive = (): FiveNumbers => {
      const [least = 1, lower = 2, median = 3, upper = 4, most = 5] = dice
        .sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5)
        .sort((x, y) => x - y)
        .map((place) => place * step)
      return [least, lower, median, upper, most]
    }
    let [a, b] = [rollFive(), rollFive()]
    while (a[2] === b[2] || a[3] - a[1] === b[3] - b[1]) [a, b] = [rollFive(), rollFive()]
    const isMedian = dice.coin()
    const [x, y] = isMedian ? [a[2], b[2]] : [a[3] - a[1], b[3] - b[1]]
    const right = x > y ? one : other
    return {
      prompt: isMedian
        ? `${pickName(dice)} draws box plots of ${what}. Which has the greater median, and by how much?`
        : `${pickName(dice)} draws box plots of ${what}. Which has the greater interquartile range, and by how much?`,
      figure: drawBoxPlots({
        title: `${what} of ${one} and ${other}`,
        desc: `${one}: ${a.join(', ')}. ${other}: ${b.join(', ')} (least value, lower quartile, median, upper quartile, greatest value).`,
        boxes: [
          { name: one, five: a },
          { name: other, five: b },
        ],
        from: 0,
        to: 12 * step,
        step,
        axis: unit,
      }),
      answer: makeChoice(
        dice,
        `${right}, by ${Math.abs(x - y)} ${unit}`,
        [
          [`${x > y ? other : one}, by ${Math.abs(x - y)} ${unit}`, 'mixes up the groups'],
          [
            `${a[4] - a[0] > b[4] - b[0] ? one : other}, by ${Math.abs(a[4] - a[0] - b[4] + b[0]) || a[4] - a[0]} ${unit}`,
            'compares the ranges',
          ],
          [`${right}, by ${x + y} ${unit}`, 'adds instead of subtracting'],
        ],
        [[`${right}, by ${Math.abs(x - y) + step} ${unit}`, 'reads one step too far']],
      ),
      steps: [
        {
          say: isMedian
            ? `The line in the box is at ${x} for ${one} and at ${y} for ${other}.`
            : `Box lengths: $${a[3]} - ${a[1]} = ${x}$ for ${one}, $${b[3]} - ${b[1]} = ${y}$ for ${other}.`,
          claims: isMedian ? [`${x} != ${y}`] : [`${a[3]} - ${a[1]} = ${x}`, `${b[3]} - ${b[1]} = ${y}`],
        },
        {
          say: `${right} has more, by $${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}$.`,
          claims: [`${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}`],
        },
      ],
      hints: [
        isMedian
          ? 'Which line in a box plot is the median?'
          : 'Which part of a box plot shows the middle half?',
        isMedian
          ? 'Read the line inside each box, then compare.'
          : 'Read both ends of each box and subtract, then compare.',
        'Boxes from 10 to 18 and from 12 to 16: interquartile ranges 8 and 4.',
      ],
      proof: [`abs(${x} - ${y}) = ${Math.abs(x - y)}`, `${x} ${x > y ? '>' : '<'} ${y}`],
    }
  }
  if (difficulty === 2) {
    const mean = dice.int(20, 60)
    const mad = dice.int(2, 6)
    const times = dice.int(2, 5)
    const gap = mad * times
    return {
      prompt: `The mean of the ${what} is ${mean + gap} ${unit} for ${one} and ${mean} ${unit} for ${other}. Both have a mean absolute deviation of ${mad} ${unit}. The difference of the means is how many times the mean absolute deviation?`,
      answer: { kind: 'number', value: String(times), accept: [`${times} times`] },
      steps: [
        {
          say: `Difference of the means: $${mean + gap} - ${mean} = ${gap}$.`,
          claims: [`${mean + gap} - ${mean} = ${gap}`],
        },
        { say: `$${gap} \\div ${mad} = ${times}$.`, claims: [`${gap} / ${mad} = ${times}`] },
      ],
      hints: [
        'How far apart are the centers?',
        `Subtract the means. Then see how often ${mad} fits into the difference.`,
        'Means 50 and 38, deviation 6: $12 \\div 6 = 2$.',
      ],
      proof: [`${mean} + ${times} * ${mad} = ${mean + gap}`],
    }
  }
  const center = dice.int(10, 40)
  const [near = 1, far = 2] = dice.sample([1, 2, 3, 4, 5, 6], 2)
  const values = [center - near - far, center - near, center + near, center + near + far]
  const total = 4 * near + 2 * far
  const mad = total / 4
  const away = values.map((value) => Math.abs(value - center))
  return {
    prompt: `Four ${what} of ${one} are ${dice.shuffle(values).join(', ')} ${unit}. Their mean is ${center} ${unit}. What is the mean absolute deviation?`,
    answer: { kind: 'number', value: String(mad) },
    steps: [
      {
        say: `Distances from the mean ${center}: ${away.join(', ')}.`,
        claims: values.map((value, index) => `abs(${value} - ${center}) = ${away[index]}`),
      },
      { say: `Their mean: $${total} \\div 4 = ${mad}$.`, claims: [`(${away.join(' + ')}) / 4 = ${mad}`] },
    ],
    hints: [
      'How far is each value from the mean?',
      `Find the distance of every value from ${center}, add the distances and divide by how many there are.`,
      'Values 2, 4, 9 with mean 5: distances 3, 1, 4, so the mean absolute deviation is $8 \\div 3$.',
    ],
    proof: [
      `(${values.map((value) => `abs(${value} - ${center})`).join(' + ')}) / 4 = ${mad}`,
      `(${values.join(' + ')}) / 4 = ${center}`,
    ],
  }
})
