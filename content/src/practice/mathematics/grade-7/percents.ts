import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal, writeMoney } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const percentProblems = definePractice('math.7.percent-problems', (dice, difficulty) => {
  const who = pickName(dice)
  if (difficulty === 3) {
    const [principal, rate, years] = [dice.int(2, 18) * 50, dice.int(2, 6), dice.int(2, 6)]
    const interest = (principal * rate * years) / 100
    const isTotal = dice.coin()
    const value = isTotal ? principal + interest : interest
    return {
      prompt: `${who} ${dice.pick(['saves', 'lends', 'invests'])} ${writeMoney(principal * 100)} at ${rate}% simple interest a year. How many dollars ${isTotal ? 'are there in all' : 'of interest are there'} after ${years} years?`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        {
          say: `Interest for one year: $${rate}\\%$ of ${groupDigits(principal)} is $${writeDecimal(principal * rate, 2)}$.`,
          claims: [`${principal} * ${rate}/100 = ${writeDecimal(principal * rate, 2)}`],
        },
        {
          say: `For ${years} years: $${writeDecimal(principal * rate, 2)} \\times ${years} = ${texNumber(interest)}$ dollars.`,
          claims: [`${writeDecimal(principal * rate, 2)} * ${years} = ${interest}`],
        },
        ...(isTotal
          ? [
              {
                say: `In all: $${texNumber(principal)} + ${texNumber(interest)} = ${texNumber(value)}$ dollars.`,
                claims: [`${principal} + ${interest} = ${value}`],
              },
            ]
          : []),
      ],
      hints: [
        'How much interest comes in one year?',
        `Find ${rate}% of ${groupDigits(principal)}. Simple interest is the same every year, for ${years} years.`,
        '400 dollars at 5% for 3 years: $400 \\times 0.05 \\times 3 = 60$ dollars of interest.',
      ],
      proof: [
        `${principal} * ${rate} * ${years} / 100 = ${interest}`,
        `${value} - ${interest} = ${isTotal ? principal : 0}`,
      ],
    }
  }
  const isLess = dice.coin()
  const percent = difficulty === 1 ? dice.pick([10, 20, 25, 50]) : dice.pick([5, 8, 12, 15, 18, 30, 35, 40])
  const cents = difficulty === 1 ? dice.int(2, 20) * 400 : dice.int(4, 60) * 200
  const part = (cents * percent) / 100
  const total = isLess ? cents - part : cents + part
  const [price, share, end] = [writeDecimal(cents, 2), writeDecimal(part, 2), writeDecimal(total, 2)]
  const isChoice = dice.int(1, 3) === 1
  const story = dice.pick(
    isLess
      ? [
          `A jacket costs ${writeMoney(cents)}. It is sold with a discount of ${percent}%.`,
          `A game for ${writeMoney(cents)} is ${percent}% off.`,
          `A museum gives students ${percent}% off the price of ${writeMoney(cents)}.`,
        ]
      : [
          `A shop buys a lamp for ${writeMoney(cents)} and adds a markup of ${percent}%.`,
          percent <= 10
            ? `A phone costs ${writeMoney(cents)} before a sales tax of ${percent}%.`
            : percent <= 25
              ? `A meal costs ${writeMoney(cents)}. ${who} adds a tip of ${percent}%.`
              : `A farm sold wool for ${writeMoney(cents)} last year. This year it is ${percent}% more.`,
        ],
  )
  return {
    prompt: `${story} How many dollars ${isLess ? 'does it cost then' : 'is it in all'}?`,
    answer: isChoice
      ? makeChoice(
          dice,
          writeMoney(total),
          [
            [writeMoney(part), `gives only the ${isLess ? 'discount' : 'extra part'}`],
            [
              writeMoney(isLess ? cents + part : cents - part),
              isLess ? 'adds the discount' : 'takes the extra part away',
            ],
            [
              writeMoney(Math.abs(isLess ? cents - percent * 100 : cents + percent * 100)),
              'takes the percent as dollars',
            ],
          ],
          [
            [writeMoney(cents), 'leaves the price as it is'],
            [writeMoney(total + 100), 'makes a slip of one dollar'],
          ],
        )
      : { kind: 'number', value: end },
    steps: [
      { say: `$${percent}\\%$ of ${price} is $${share}$.`, claims: [`${price} * ${percent}/100 = ${share}`] },
      {
        say: `${isLess ? 'Take it away' : 'Add it'}: $${price} ${isLess ? '-' : '+'} ${share} = ${end}$ dollars.`,
        claims: [`${price} ${isLess ? '-' : '+'} ${share} = ${end}`],
      },
    ],
    hints: [
      'Does the percent make the price higher or lower?',
      `Find ${percent}% of ${price} first. Then ${isLess ? 'take it from' : 'add it to'} the price.`,
      '15% off 60 dollars: 15% of 60 is 9, so 51 dollars. A 15% tip on 60 dollars: 69 dollars.',
    ],
    proof: [`${price} * (100 ${isLess ? '-' : '+'} ${percent}) / 100 = ${end}`],
  }
})

export const percentChange = definePractice('math.7.percent-change', (dice, difficulty) => {
  const isUp = dice.coin()
  const percent = dice.pick(
    difficulty === 1
      ? [10, 20, 25, 50]
      : difficulty === 2
        ? [5, 15, 30, 35, 40, 60, 75, 80]
        : [5, 10, 15, 20, 25, 30],
  )
  const before = dice.int(2, difficulty === 1 ? 12 : 20) * 20
  const change = (before * percent) / 100
  const after = isUp ? before + change : before - change
  const who = pickName(dice)
  const hints = (move: string): Problem['hints'] => [
    'Which amount is the one you start from?',
    move,
    'From 80 to 92: the change is 12, and $12 \\div 80 = 0.15$, so 15% up.',
  ]
  if (difficulty === 3) {
    const isError = dice.coin()
    return isError
      ? {
          prompt: dice.pick([
            `${who} guessed that a jar holds ${after} beans. It holds ${before}. What is the percent error of the guess?`,
            `A scale shows ${after} grams for a weight of ${before} grams. What is the percent error?`,
          ]),
          answer: {
            kind: 'number',
            value: String(percent),
            unit: '%',
            accept: [`${percent}%`, `${percent} percent`],
          },
          steps: [
            {
              say: `The error is the distance to the true value: $|${after} - ${before}| = ${change}$.`,
              claims: [`abs(${after} - ${before}) = ${change}`],
            },
            {
              say: `Compared with the true value: $${change} \\div ${before} = ${writeDecimal(percent, 2)} = ${percent}\\%$.`,
              claims: [`${change} / ${before} = ${percent}/100`],
            },
          ],
          hints: hints(
            `How far is ${after} from the true value ${before}? Compare that with the true value.`,
          ),
          proof: [`${before} * ${percent}/100 = abs(${after} - ${before})`],
        }
      : {
          prompt: dice.pick([
            `After ${isUp ? 'a rise' : 'a drop'} of ${percent}% a ticket costs \\$${after}. How many dollars did it cost before?`,
            `A village ${isUp ? 'grew' : 'shrank'} by ${percent}% and now has ${groupDigits(after)} people. How many did it have before?`,
          ]),
          answer: { kind: 'number', value: String(before) },
          steps: [
            {
              say: `Now it is $${isUp ? 100 + percent : 100 - percent}\\%$ of the old amount.`,
              claims: [`100 ${isUp ? '+' : '-'} ${percent} = ${isUp ? 100 + percent : 100 - percent}`],
            },
            {
              say: `$${after} \\div ${writeDecimal(isUp ? 100 + percent : 100 - percent, 2)} = ${before}$.`,
              claims: [`${after} / (${isUp ? 100 + percent : 100 - percent}/100) = ${before}`],
            },
          ],
          hints: hints(`What percent of the old amount is ${groupDigits(after)}? It is not ${percent}%.`),
          proof: [`${before} ${isUp ? '+' : '-'} ${before} * ${percent}/100 = ${after}`],
        }
  }
  const isChoice = difficulty === 2 && dice.coin()
  const word = isUp ? 'increase' : 'decrease'
  const wrongBase = Math.round((change / after) * 100)
  return {
    prompt: dice.pick([
      `A price goes from \\$${before} to \\$${after}. What is the percent ${word}?`,
      `A club had ${before} members and now has ${after}. By what percent did the number ${isUp ? 'rise' : 'fall'}?`,
      `${who} ran ${before} km last year and ${after} km this year. What is the percent ${word}?`,
    ]),
    answer: isChoice
      ? makeChoice(
          dice,
          `${percent}%`,
          [
            [`${change}%`, 'takes the change itself as percent'],
            [`${wrongBase}%`, 'divides by the new amount'],
            [
              `${Math.round((after / before) * 100)}%`,
              'compares the new amount with the old one without taking the change',
            ],
          ],
          [
            [`${percent + 10}%`, 'divides wrongly'],
            [`${percent * 2}%`, 'doubles the result'],
          ],
        )
      : { kind: 'number', value: String(percent), unit: '%', accept: [`${percent}%`, `${percent} percent`] },
    steps: [
      {
        say: `The change is $${Math.max(before, after)} - ${Math.min(before, after)} = ${change}$.`,
        claims: [`${Math.max(before, after)} - ${Math.min(before, after)} = ${change}`],
      },
      {
        say: `Compared with the old amount: $${change} \\div ${before} = ${writeDecimal(percent, 2)} = ${percent}\\%$.`,
        claims: [`${change} / ${before} = ${percent}/100`],
      },
    ],
    hints: hints(`Find the change between ${before} and ${after}. Which of the two do you divide it by?`),
    proof: [`${before} * (100 ${isUp ? '+' : '-'} ${percent})/100 = ${after}`],
  }
})
