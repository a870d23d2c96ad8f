import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

const SETS = [
  'points in games',
  'minutes of reading',
  'goals of a team',
  'pages read each day',
  'birds counted each morning',
] as const

export const meanMedian = definePractice('math.6.mean-median', (dice, difficulty) => {
  const what = dice.pick(SETS)
  if (difficulty === 1) return askMean(dice, what)
  if (difficulty === 2) return askMedian(dice, what)
  return dice.coin() ? askMissingValue(dice, what) : askOutlier(dice)
})

function addUp(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function askMean(dice: Dice, what: string): Problem {
  const count = dice.int(4, 6)
  const values = Array.from({ length: count - 1 }, () => dice.int(4, 30))
  const rest = addUp(values)
  // The last value makes the mean whole.
  const last = ((count - (rest % count)) % count) + count * dice.int(1, 3)
  values.push(last)
  const [total, mean] = [rest + last, (rest + last) / count]
  return {
    prompt: `Here are the ${what}: ${values.join(', ')}. What is the mean?`,
    answer: { kind: 'number', value: String(mean) },
    steps: [
      { say: `Add all values: ${total}.`, claims: [`${values.join(' + ')} = ${total}`] },
      {
        say: `Divide by how many there are: $${total} \\div ${count} = ${mean}$.`,
        claims: [`${total} / ${count} = ${mean}`],
      },
    ],
    hints: [
      'What would each value be if they were all made equal?',
      'Add all the values. How many values are there to share the sum?',
      'The mean of 4, 9 and 11: $24 \\div 3 = 8$.',
    ],
    proof: [`(${values.join(' + ')}) / ${count} = ${mean}`],
  }
}

function askMedian(dice: Dice, what: string): Problem {
  const isEven = dice.coin()
  const values = Array.from({ length: isEven ? 6 : 7 }, () => dice.int(3, 40))
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = isEven ? [sorted[middle - 1], sorted[middle]] : [sorted[3], sorted[3]]
  const isRange = dice.int(1, 4) === 1
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  const value = isRange ? most - least : (low + high) / 2
  const rank = isEven
    ? `The two in the middle are ${low} and ${high}: $(${low} + ${high}) \\div 2 = ${value}$.`
    : `The one in the middle is ${value}.`
  return {
    prompt: `Here are the ${what}: ${values.join(', ')}. What is the ${isRange ? 'range' : 'median'}?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `In order: ${sorted.join(', ')}.`,
        claims: sorted.slice(1).map((number, index) => `${sorted[index]} <= ${number}`),
      },
      isRange
        ? {
            say: `Range: greatest minus least, $${most} - ${least} = ${value}$.`,
            claims: [`${most} - ${least} = ${value}`],
          }
        : { say: rank, claims: [`(${low} + ${high}) / 2 = ${value}`] },
    ],
    hints: [
      isRange
        ? 'What does the range measure?'
        : 'What must you do with the values before you look for the middle?',
      isRange
        ? 'Find the greatest and the least of the values.'
        : `Write the values in order and cross out one at each end, again and again${isEven ? '. Take the point halfway between the last pair' : ''}.`,
      'For 9, 2, 5, 12: in order 2, 5, 9, 12. The median is $(5 + 9) \\div 2 = 7$, the range is 10.',
    ],
    proof: isRange
      ? [`${least} + ${value} = ${most}`]
      : [`${low} <= ${value}`, `${value} <= ${high}`, `2 * ${value} = ${low} + ${high}`],
  }
}

function askMissingValue(dice: Dice, what: string): Problem {
  const mean = dice.int(10, 25)
  const values = Array.from({ length: 4 }, () => mean + dice.int(-6, 6))
  const total = addUp(values)
  const missing = mean * 5 - total
  if (missing < 1) return askMissingValue(dice, what)
  return {
    prompt: `Four of five values for the ${what} are ${values.join(', ')}. The mean of all five is ${mean}. What is the fifth value?`,
    answer: { kind: 'number', value: String(missing) },
    steps: [
      { say: `All five together: $5 \\times ${mean} = ${5 * mean}$.`, claims: [`5 * ${mean} = ${5 * mean}`] },
      { say: `The four known ones: ${total}.`, claims: [`${values.join(' + ')} = ${total}`] },
      {
        say: `The fifth: $${5 * mean} - ${total} = ${missing}$.`,
        claims: [`${5 * mean} - ${total} = ${missing}`],
      },
    ],
    hints: [
      'What must the sum of all the values be?',
      `If every value were ${mean}, what would be the sum? Compare it with the sum you know.`,
      'Mean 6 of three values, two are 4 and 5: $18 - 9 = 9$.',
    ],
    proof: [`(${values.join(' + ')} + ${missing}) / 5 = ${mean}`],
  }
}

function askOutlier(dice: Dice): Problem {
  const base = dice.int(8, 20)
  const values = [base, base + 1, base + 2, base + 3, base + 4]
  const far = base + 2 + 6 * dice.int(5, 9)
  const mean = base + 2
  const newMean = (addUp(values) + far) / 6
  const newMedian = base + 2.5
  const who = pickName(dice)
  return {
    prompt: `${who} has the values ${values.join(', ')} and adds one more: ${far}. What happens to the mean and the median?`,
    answer: makeChoice(dice, 'The mean rises a lot, the median only a little.', [
      ['The median rises a lot, the mean only a little.', 'mixes up mean and median'],
      ['Both rise by the same amount.', 'thinks that center values always move together'],
      ['Neither of them changes.', 'ignores the new value'],
    ]),
    steps: [
      {
        say: `Before, both are ${mean}. Afterward the mean is ${newMean}.`,
        claims: [
          `(${values.join(' + ')}) / 5 = ${mean}`,
          `(${values.join(' + ')} + ${far}) / 6 = ${newMean}`,
        ],
      },
      {
        say: `The median is only ${newMedian}, because it looks at places and not at sizes.`,
        claims: [`(${base + 2} + ${base + 3}) / 2 = ${newMedian}`],
      },
      {
        say: 'So the mean rises a lot, the median only a little.',
        claims: [`${newMean} - ${mean} > ${newMedian} - ${mean}`],
      },
    ],
    hints: [
      'Which of them uses the size of every value?',
      `Work out both centers with and without ${far} and compare the changes.`,
      'For 1, 2, 3 both are 2. With 30 added, the mean is 9 and the median is 2.5.',
    ],
    proof: [
      `(${values.join(' + ')} + ${far}) / 6 - ${mean} > ${newMedian} - ${mean}`,
      `${newMedian} > ${mean}`,
    ],
  }
}
