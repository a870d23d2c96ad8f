import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { digitAt } from '../../tools/column-sums.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

/** The parts of a number by place, without the empty ones: 306 is 300 and 6. */
function splitPlaces(number: number): number[] {
  return [3, 2, 1, 0].map((place) => digitAt(number, place) * 10 ** place).filter((part) => part > 0)
}

/** What comes out when each place is multiplied, but nothing is carried. */
function multiplyWithoutCarrying(number: number, by: number): number {
  return [3, 2, 1, 0].reduce((sum, place) => sum + ((digitAt(number, place) * by) % 10) * 10 ** place, 0)
}

export const multiplyByOneDigit = definePractice('math.4.multiply-by-one-digit', (dice, difficulty) => {
  const number =
    difficulty === 1 ? dice.int(13, 98) : difficulty === 2 ? dice.int(124, 989) : dice.int(1205, 8970)
  const by = dice.int(3, 9)
  const product = number * by
  const parts = splitPlaces(number)
  const name = pickName(dice)
  const isChoice = dice.int(1, 3) === 1
  const n = groupDigits(number)
  return {
    prompt: dice.pick([
      `What is $${texNumber(number)} \\times ${by}$?`,
      `A truck carries ${n} boxes. How many boxes do ${by} such trucks carry?`,
      `${name} earns ${n} points in each of ${by} games. How many points is that in all?`,
      `One machine costs ${n} dollars. How many dollars do ${by} machines cost?`,
    ]),
    answer: isChoice
      ? makeChoice(
          dice,
          groupDigits(product),
          [
            [groupDigits(multiplyWithoutCarrying(number, by)), 'forgets what was carried'],
            [
              groupDigits((parts[0] as number) * by + (number - (parts[0] as number))),
              'multiplies only the first part',
            ],
            [groupDigits(number + by), 'adds and does not multiply'],
          ],
          [[groupDigits(product + number), 'counts one group too many']],
        )
      : { kind: 'number', value: String(product), accept: [groupDigits(product)] },
    steps: [
      {
        say: `Break ${n} into its parts: $${parts.map(texNumber).join(' + ')}$.`,
        claims: [`${parts.join(' + ')} = ${number}`],
      },
      {
        say: `Multiply each part by ${by}: ${parts.map((part) => `$${texNumber(part)} \\times ${by} = ${texNumber(part * by)}$`).join(', ')}.`,
        claims: parts.map((part) => `${part}*${by} = ${part * by}`),
      },
      {
        say: `Add: $${parts.map((part) => texNumber(part * by)).join(' + ')} = ${texNumber(product)}$. The answer is ${groupDigits(product)}.`,
        claims: [`${parts.map((part) => part * by).join(' + ')} = ${product}`],
      },
    ],
    hints: [
      'How can you break the big number into easy parts?',
      `Multiply each part of ${n} by ${by}, place by place. Then add.`,
      '112 × 2: 100 × 2 = 200, 10 × 2 = 20, 2 × 2 = 4. In all 224.',
    ],
    proof: [`${product}/${by} = ${number}`],
  }
})

export const multiplyTwoDigits = definePractice('math.4.multiply-two-digits', (dice, difficulty) => {
  const a = difficulty === 1 ? dice.int(12, 49) : dice.int(23, 89)
  const b = difficulty === 1 ? dice.int(2, 5) * 10 : dice.intExcept(12, 69, [20, 30, 40, 50, 60])
  if (difficulty === 1) return timesTens(dice, a, b)
  const isChoice = difficulty === 3 && dice.coin()
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
  const product = a * b
  const name = pickName(dice)
  const rest = dice.int(15, 90)
  const isLong = difficulty === 3 && !isChoice
  const answer = isLong ? product - rest : product
  return {
    prompt: isLong
      ? dice.pick([
          `A theater has ${a} rows of ${b} seats. ${rest} seats are empty. How many seats are taken?`,
          `${name} packs ${a} boxes with ${b} candles in each. ${rest} candles break. How many candles are whole?`,
          `A farmer plants ${a} rows of ${b} trees. ${rest} trees do not grow. How many trees grow?`,
        ])
      : dice.pick([
          `What is $${a} \\times ${b}$?`,
          `A theater has ${a} rows with ${b} seats in each. How many seats are there?`,
          `${name} swims ${a} laps on each of ${b} days. How many laps is that?`,
          `A shop sells ${a} pens a day. How many pens is that in ${b} days?`,
        ]),
    answer: isChoice
      ? makeChoice(
          dice,
          groupDigits(product),
          [
            [
              groupDigits(Math.floor(a / 10) * 10 * tens + (a % 10) * ones),
              'multiplies only tens by tens and ones by ones',
            ],
            [groupDigits(a * (tens / 10) + a * ones), 'forgets the zero when multiplying by tens'],
            [groupDigits(a * tens + ones), 'does not multiply by the ones'],
          ],
          [[groupDigits(a + b), 'adds and does not multiply']],
        )
      : { kind: 'number', value: String(answer), accept: answer > 999 ? [groupDigits(answer)] : [] },
    steps: [
      { say: `Break ${b} into ${tens} and ${ones}.`, claims: [`${tens} + ${ones} = ${b}`] },
      {
        say: `$${a} \\times ${tens} = ${texNumber(a * tens)}$ and $${a} \\times ${ones} = ${texNumber(a * ones)}$.`,
        claims: [`${a}*${tens} = ${a * tens}`, `${a}*${ones} = ${a * ones}`],
      },
      {
        say: `$${texNumber(a * tens)} + ${texNumber(a * ones)} = ${texNumber(product)}$${isLong ? '.' : `, so the answer is ${groupDigits(product)}.`}`,
        claims: [`${a * tens} + ${a * ones} = ${product}`],
      },
      ...(isLong
        ? [
            {
              say: `Take ${rest} away: $${texNumber(product)} - ${rest} = ${texNumber(answer)}$.`,
              claims: [`${product} - ${rest} = ${answer}`],
            },
          ]
        : []),
    ],
    hints: [
      'Which number can you break into tens and ones?',
      `Multiply ${a} by ${tens} and by ${ones}. Then add.${isLong ? ' Think about the rest at the end.' : ''}`,
      '11 × 12: 11 × 10 = 110 and 11 × 2 = 22. 110 + 22 = 132.',
    ],
    proof: isLong ? [`${a}*${b} - ${rest} = ${answer}`] : [`${product}/${b} = ${a}`],
  }
})

function timesTens(dice: Dice, a: number, b: number): Problem {
  const product = a * b
  const small = b / 10
  return {
    prompt: dice.pick([
      `What is $${a} \\times ${b}$?`,
      `A page has ${b} lines. How many lines do ${a} pages have?`,
      `${pickName(dice)} buys ${a} packs of ${b} cards. How many cards is that?`,
      `A bus has ${b} seats. How many seats do ${a} buses have?`,
    ]),
    answer: { kind: 'number', value: String(product), accept: product > 999 ? [groupDigits(product)] : [] },
    steps: [
      {
        say: `${b} is ${small} tens. $${a} \\times ${small} = ${a * small}$.`,
        claims: [`${a}*${small} = ${a * small}`],
      },
      {
        say: `${a * small} tens are ${groupDigits(product)}. So $${a} \\times ${b} = ${texNumber(product)}$.`,
        claims: [`${a * small}*10 = ${product}`],
      },
    ],
    hints: [
      'How many tens are in the second number?',
      `First find ${a} times ${small}. Then make it ten times as much.`,
      '11 × 60: 11 × 6 = 66, so 11 × 60 = 660.',
    ],
    proof: [`${product}/${b} = ${a}`],
  }
}
