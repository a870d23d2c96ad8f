import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { texNumber, writeDecimal, writeFixed } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const addSubtractDecimals = definePractice('math.5.add-subtract-decimals', (dice, difficulty) => {
  const places = difficulty === 1 ? 1 : 2
  const unit = 10 ** places
  const big = dice.int(3 * unit, 40 * unit)
  // The shorter decimal makes lining up the points necessary.
  const small = difficulty === 1 ? dice.int(11, big - 5) : dice.int(2, Math.floor(big / 10) - 1) * 10
  const isSum = dice.coin()
  const [a, b] = [writeDecimal(big, places), writeDecimal(small, places)]
  const who = pickName(dice)
  const hints: Problem['hints'] = [
    'Where does the decimal point of the second number have to stand?',
    difficulty === 3
      ? 'Do one step after the other, and line up the decimal points each time.'
      : `Write ${a} and ${b} one below the other, point below point. Fill empty places with zeros.`,
    '$6.4 + 2.75$: write $6.40 + 2.75 = 9.15$.',
  ]
  if (difficulty === 3) {
    const second = dice.int(105, 899)
    const paid = (Math.ceil((big + second) / 1000) + 1) * 1000
    const sum = big + second
    const [price, other, bill, total, left] = [
      writeFixed(big, 2),
      writeFixed(second, 2),
      writeDecimal(paid, 2),
      writeFixed(sum, 2),
      writeFixed(paid - sum, 2),
    ]
    return {
      prompt: dice.pick([
        `${who} buys a book for \\$${price} and a pen for \\$${other} and pays with \\$${bill}. How many dollars of change are there?`,
        `A tank holds ${bill} liters. First ${price} liters are used, then ${other} liters. How many liters are left?`,
        `A trail is ${bill} km long. ${who} walks ${price} km before lunch and ${other} km after it. How many km are left?`,
      ]),
      answer: { kind: 'number', value: left },
      steps: [
        { say: `Together: $${price} + ${other} = ${total}$.`, claims: [`${price} + ${other} = ${total}`] },
        { say: `What is left: $${bill} - ${total} = ${left}$.`, claims: [`${bill} - ${total} = ${left}`] },
      ],
      hints,
      proof: [`${bill} - ${price} - ${other} = ${left}`],
    }
  }
  const result = writeDecimal(isSum ? big + small : big - small, places)
  const sign = isSum ? '+' : '-'
  return {
    prompt: dice.pick([
      `Work out $${a} ${sign} ${b}$.`,
      isSum
        ? `A parcel weighs ${a} kg, another one ${b} kg. How many kg do they weigh together?`
        : `A board is ${a} m long. ${who} saws off ${b} m. How many meters are left?`,
      isSum
        ? `${who} runs ${a} km on Monday and ${b} km on Tuesday. How many km is that?`
        : `One bottle holds ${a} dl, a smaller one ${b} dl. What is the difference in dl?`,
    ]),
    answer: { kind: 'number', value: result },
    steps: [
      {
        say: `Line up the points: ${writeFixed(big, places)} and ${writeFixed(small, places)}.`,
        claims: [`${writeFixed(small, places)} = ${b}`],
      },
      {
        say: `${isSum ? 'Add' : 'Subtract'} place by place: $${a} ${sign} ${b} = ${result}$.`,
        claims: [`${a} ${sign} ${b} = ${result}`],
      },
    ],
    hints,
    proof: [isSum ? `${result} - ${b} = ${a}` : `${result} + ${b} = ${a}`],
  }
})

export const multiplyDecimals = definePractice('math.5.multiply-decimals', (dice, difficulty) => {
  const [a, b, placesA, placesB] =
    difficulty === 1
      ? [dice.intExcept(2, 98, [10, 20, 30, 40, 50, 60, 70, 80, 90]), dice.int(3, 9), 1, 0]
      : difficulty === 2
        ? [dice.intExcept(3, 49, [10, 20, 30, 40]), dice.intExcept(2, 19, [10]), 1, 1]
        : [dice.int(105, 489), dice.intExcept(12, 48, [20, 30, 40]), 2, 1]
  const places = placesA + placesB
  const product = a * b
  const [left, right, result] = [
    writeDecimal(a, placesA),
    writeDecimal(b, placesB),
    writeDecimal(product, places),
  ]
  const isChoice = dice.int(1, 3) === 1
  const who = pickName(dice)
  return {
    prompt: isChoice
      ? `What is $${left} \\times ${right}$?`
      : dice.pick([
          `Work out $${left} \\times ${right}$.`,
          `Cloth costs \\$${writeFixed(a, placesA === 1 ? 1 : 2)}${placesA === 1 ? '0' : ''} a meter. How many dollars do ${right} meters cost?`,
          `A snail crawls ${left} m in an hour. How many meters does it crawl in ${right} hours at the same speed?`,
          `${who} needs ${left} kg of clay for one pot size and ${right} times as much for the next size. How many kg is that?`,
        ]),
    answer: isChoice
      ? makeChoice(
          dice,
          result,
          [
            [writeDecimal(product, places - 1), 'counts one decimal place too few'],
            [writeDecimal(product, places + 1), 'counts one decimal place too many'],
            [
              writeDecimal(a * 10 ** (places - placesA) + b * 10 ** (places - placesB), places),
              'adds instead of multiplying',
            ],
          ],
          [[writeDecimal(product, places + 2), 'moves the point two places too far']],
        )
      : { kind: 'number', value: result },
    steps: [
      {
        say: `Multiply without the points: $${a} \\times ${b} = ${texNumber(product)}$.`,
        claims: [`${a} * ${b} = ${product}`],
      },
      {
        say: `The factors have ${places === 1 ? '1 decimal place' : `${places} decimal places`} together, so the product has as many: $${result}$.`,
        claims: [`${product} / ${10 ** places} = ${result}`],
      },
    ],
    hints: [
      'What is the product if you leave out the decimal points for a moment?',
      `Multiply the digits as whole numbers. How many decimal places do ${left} and ${right} have together?`,
      '$0.6 \\times 1.2$: $6 \\times 12 = 72$; one place and one place make two places: $0.72$.',
    ],
    proof: [`${left} * ${right} = ${result}`],
  }
})

export const divideDecimals = definePractice('math.5.divide-decimals', (dice, difficulty) => {
  const quotient = difficulty === 3 ? dice.int(3, 24) : dice.intExcept(2, 39, [10, 20, 30])
  const divisor = difficulty === 3 ? dice.pick([15, 25, 35, 45, 12, 24, 18]) : dice.int(2, 9)
  const isWholeDivisor = difficulty === 1
  const quotientPlaces = isWholeDivisor ? dice.int(1, 2) : 0
  const divisorPlaces = isWholeDivisor ? 0 : difficulty === 2 ? 1 : 2
  const total = writeDecimal(quotient * divisor, quotientPlaces + divisorPlaces)
  const part = writeDecimal(divisor, divisorPlaces)
  const result = writeDecimal(quotient, quotientPlaces)
  const grow = 10 ** divisorPlaces
  const who = pickName(dice)
  const stories = isWholeDivisor
    ? [
        `${total} kg of rice is shared equally among ${divisor} families. How many kg does each family get?`,
        `A ribbon of ${total} m is cut into ${divisor} equal pieces. How many meters long is each piece?`,
        `${divisor} equal bottles hold ${total} liters together. How many liters does one bottle hold?`,
      ]
    : [
        `${who} has a rope of ${total} m and cuts pieces of ${part} m. How many pieces are there?`,
        `A jug holds ${total} l of juice. How many glasses of ${part} l can be filled?`,
        `Nuts weigh ${total} kg in all. How many bags of ${part} kg can be filled?`,
      ]
  return {
    prompt: dice.pick([`Work out $${total} \\div ${part}$.`, ...stories]),
    answer: { kind: 'number', value: result, form: 'decimal' },
    steps: isWholeDivisor
      ? [
          {
            say: `Think in ${quotientPlaces === 1 ? 'tenths' : 'hundredths'}: ${total} is ${quotient * divisor} ${quotientPlaces === 1 ? 'tenths' : 'hundredths'}.`,
            claims: [`${total} * ${10 ** quotientPlaces} = ${quotient * divisor}`],
          },
          {
            say: `$${quotient * divisor} \\div ${divisor} = ${quotient}$, so the answer is ${result}.`,
            claims: [`${total} / ${part} = ${result}`],
          },
        ]
      : [
          {
            say: `Multiply both numbers by ${grow}, so that the divisor is whole: $${texNumber(quotient * divisor)} \\div ${divisor}$.`,
            claims: [`${total} * ${grow} = ${quotient * divisor}`, `${part} * ${grow} = ${divisor}`],
          },
          {
            say: `$${texNumber(quotient * divisor)} \\div ${divisor} = ${quotient}$.`,
            claims: [`${quotient * divisor} / ${divisor} = ${quotient}`],
          },
        ],
    hints: [
      'How can you turn this into a division of whole numbers?',
      isWholeDivisor
        ? `Read ${total} as a whole number of its last place. Then divide by ${divisor}.`
        : `Make ${part} whole by moving its point, and move the point of ${total} just as far.`,
      isWholeDivisor
        ? '$7.5 \\div 5$: 75 tenths divided by 5 are 15 tenths: 1.5.'
        : '$2.4 \\div 0.08 = 240 \\div 8 = 30$.',
    ],
    proof: [`${result} * ${part} = ${total}`],
  }
})
