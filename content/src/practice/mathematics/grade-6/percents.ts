import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { pickName } from '../../tools/words.ts'

export const percents = definePractice('math.6.percents', (dice, difficulty) => {
  if (difficulty === 1 && dice.int(1, 3) === 1) return askMatchPercents(dice)
  const percent =
    difficulty === 1
      ? dice.pick([10, 20, 25, 50, 75])
      : dice.pick([5, 12, 15, 24, 30, 35, 40, 45, 60, 65, 70, 80, 85, 90])
  const share = reduce({ top: percent, bottom: 100 })
  const whole = share.bottom * dice.int(difficulty === 3 ? 6 : 2, difficulty === 2 ? 9 : 15)
  const part = (whole * percent) / 100
  const who = pickName(dice)
  if (difficulty === 3) {
    return {
      prompt: dice.pick([
        `${part} students, which is ${percent}% of the grade, ride a bus. How many students are in the grade?`,
        `${who} has read ${part} pages. That is ${percent}% of the book. How many pages does the book have?`,
        `${part} is ${percent}% of which number?`,
      ]),
      answer: { kind: 'number', value: String(whole) },
      steps: [
        {
          say: `${percent}% is ${part}, so 1% is $${part} \\div ${percent} = ${writeDecimal(whole, 2)}$.`,
          claims: [`${part} / ${percent} = ${writeDecimal(whole, 2)}`],
        },
        {
          say: `The whole is 100%: $${writeDecimal(whole, 2)} \\times 100 = ${whole}$.`,
          claims: [`${writeDecimal(whole, 2)} * 100 = ${whole}`],
        },
      ],
      hints: [
        'Is the number in the question a part or the whole?',
        `If ${percent}% is ${part}, how much is one percent? And a hundred percent?`,
        '18 is 30% of a number: 10% is 6, so the number is 60.',
      ],
      proof: [`${percent}/100 * ${whole} = ${part}`],
    }
  }
  return {
    prompt: dice.pick([
      `What is ${percent}% of ${whole}?`,
      `A club has ${groupDigits(whole)} members. ${percent}% of them play a sport. How many is that?`,
      `${who} saves ${percent}% of \\$${whole}. How many dollars is that?`,
      `A game has ${whole} levels. ${who} has finished ${percent}% of them. How many levels is that?`,
    ]),
    answer: { kind: 'number', value: String(part) },
    steps: [
      {
        say: `${percent}% means $\\frac{${percent}}{100} = ${texFraction(share)}$.`,
        claims: [`${percent}/100 = ${plainFraction(share)}`],
      },
      {
        say: `$${texFraction(share)} \\times ${texNumber(whole)} = ${texNumber(part)}$.`,
        claims: [`${plainFraction(share)} * ${whole} = ${part}`],
      },
    ],
    hints: [
      'Percent means "out of a hundred". Which fraction is that?',
      `Write ${percent}% as a fraction or decimal and multiply it by ${whole}.`,
      '15% of 80: 10% is 8 and 5% is 4, together 12.',
    ],
    proof: [`${part} / ${whole} = ${percent}/100`],
  }
})

function askMatchPercents(dice: Dice): Problem {
  const chosen = dice.sample(
    [
      [1, 2, '0.5'],
      [1, 4, '0.25'],
      [3, 4, '0.75'],
      [1, 5, '0.2'],
      [2, 5, '0.4'],
      [3, 5, '0.6'],
      [1, 10, '0.1'],
      [3, 10, '0.3'],
      [1, 20, '0.05'],
      [7, 100, '0.07'],
    ] as const,
    4,
  )
  const isDecimal = dice.coin()
  const names = chosen.map(([top, bottom, decimal]) => ({
    left: isDecimal ? decimal : `$\\frac{${top}}{${bottom}}$`,
    percent: (top * 100) / bottom,
    top,
    bottom,
  }))
  return {
    prompt: `Match each ${isDecimal ? 'decimal' : 'fraction'} with its percent: ${names.map(({ left }) => left).join(', ')}.`,
    answer: { kind: 'matching', pairs: names.map(({ left, percent }) => [left, `${percent}%`]) },
    steps: [
      { say: 'Write each one with the denominator 100. The numerator is the percent.' },
      {
        say: `${names.map(({ left, percent }) => `${left} is ${percent}%`).join('; ')}.`,
        claims: names.map(({ top, bottom, percent }) => `${top}/${bottom} = ${percent}/100`),
      },
    ],
    hints: [
      'How many hundredths is each one?',
      `Begin with ${names[0]?.left}: how many out of a hundred is that?`,
      '$\\frac{4}{5} = \\frac{80}{100} = 80\\%$.',
    ],
    proof: names.map(({ top, bottom, percent }) => `${top}*100 = ${percent}*${bottom}`),
  }
}
