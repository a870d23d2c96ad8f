import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { listFactors } from '../../tools/list-factors.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const primeAndComposite = definePractice('math.4.prime-and-composite', (dice, difficulty) => {
  if (difficulty === 1) return askKind(dice)
  if (difficulty === 2) return choosePrime(dice)
  return dice.coin() ? nextPrime(dice) : splitIntoPrimes(dice)
})

const isPrime = (number: number) => listFactors(number).length === 2

function askKind(dice: Dice): Problem {
  const number = dice.int(11, 50)
  const kind = isPrime(number) ? 'prime' : 'composite'
  const factor = listFactors(number)[1] as number
  return {
    prompt: dice.pick([
      `Is ${number} prime or composite? Write the word.`,
      `${pickName(dice)} tries to put ${number} dots into equal rows, with more than one row and more than one dot in a row. Is ${number} prime or composite?`,
    ]),
    answer: { kind: 'text', value: kind },
    steps:
      kind === 'prime'
        ? [
            {
              say: `Try to divide ${number} by 2, 3, 5 and 7. Something is always left over.`,
              claims: [2, 3, 5, 7]
                .filter((value) => value < number)
                .map((value) => `${value}*${Math.floor(number / value)} < ${number}`),
            },
            { say: `So ${number} has only the factors 1 and ${number}. It is prime.` },
          ]
        : [
            {
              say: `$${number} = ${factor} \\times ${number / factor}$.`,
              claims: [`${factor}*${number / factor} = ${number}`],
            },
            { say: `${number} has a factor other than 1 and ${number}. It is composite.` },
          ],
    hints: [
      'What does it mean that a number is prime?',
      `Try to divide ${number} by small numbers such as 2, 3, 5 and 7.`,
      '9 = 3 × 3, so 9 is composite. 7 has only the factors 1 and 7, so 7 is prime.',
    ],
    proof:
      kind === 'composite'
        ? [`${factor}*${number / factor} = ${number}`]
        : [2, 3, 5, 7]
            .filter((value) => value < number)
            .flatMap((value) => [
              `${value}*${Math.floor(number / value)} < ${number}`,
              `${number} < ${value}*${Math.floor(number / value) + 1}`,
            ]),
  }
}

function choosePrime(dice: Dice): Problem {
  const prime = dice.pick([11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59])
  const odd = dice.sample(
    [
      [9, 3],
      [15, 3],
      [21, 3],
      [27, 3],
      [33, 3],
      [39, 3],
      [51, 3],
      [57, 3],
    ] as const,
    1,
  )[0] as readonly [number, number]
  const five = dice.pick([25, 35, 55])
  const seven = dice.pick([49, 77, 91])
  const wrong: [string, string][] = [
    [String(odd[0]), 'thinks every odd number is prime'],
    [String(five), 'does not try to divide by 5'],
    [String(seven), 'does not try to divide by 7'],
  ]
  return {
    prompt: dice.pick([
      `Which number is prime: ${dice.shuffle([prime, odd[0], five, seven]).join(', ')}?`,
      `${pickName(dice)} looks for a prime number among ${dice.shuffle([prime, odd[0], five, seven]).join(', ')}. Which one is it?`,
    ]),
    answer: makeChoice(dice, String(prime), wrong),
    steps: [
      {
        say: `$${odd[0]} = 3 \\times ${odd[0] / 3}$, $${five} = 5 \\times ${five / 5}$ and $${seven} = 7 \\times ${seven / 7}$ are composite.`,
        claims: [`3*${odd[0] / 3} = ${odd[0]}`, `5*${five / 5} = ${five}`, `7*${seven / 7} = ${seven}`],
      },
      { say: `${prime} has only the factors 1 and ${prime}. The prime number is ${prime}.` },
    ],
    hints: [
      'Which numbers can you split into a times fact?',
      'Try to divide each number by 3, by 5 and by 7.',
      '63 = 7 × 9 is composite. 61 cannot be split, so it is prime.',
    ],
    proof: [
      `3*${odd[0] / 3} = ${odd[0]}`,
      `5*${five / 5} = ${five}`,
      `7*${seven / 7} = ${seven}`,
      ...[2, 3, 5, 7].flatMap((value) => [
        `${value}*${Math.floor(prime / value)} < ${prime}`,
        `${prime} < ${value}*${Math.floor(prime / value) + 1}`,
      ]),
    ],
  }
}

function nextPrime(dice: Dice): Problem {
  const start = dice.int(14, 75)
  let prime = start + 1
  while (!isPrime(prime)) prime++
  const between = Array.from({ length: prime - start - 1 }, (_, index) => start + index + 1)
  return {
    prompt: dice.pick([
      `What is the smallest prime number greater than ${start}?`,
      `${pickName(dice)} looks for the first prime number after ${start}. Which one is it?`,
    ]),
    answer: { kind: 'number', value: String(prime) },
    steps: [
      between.length > 0
        ? {
            say: `Check the numbers after ${start}: ${between.map((number) => `$${number} = ${listFactors(number)[1]} \\times ${number / (listFactors(number)[1] as number)}$`).join(', ')} ${between.length === 1 ? 'is' : 'are'} composite.`,
            claims: between.map(
              (number) =>
                `${listFactors(number)[1]}*${number / (listFactors(number)[1] as number)} = ${number}`,
            ),
          }
        : { say: `Check the number right after ${start}: ${prime}.`, claims: [`${start} + 1 = ${prime}`] },
      { say: `${prime} cannot be divided by 2, 3, 5 or 7. So the prime number is ${prime}.` },
    ],
    hints: [
      'Can an even number above 2 be prime?',
      `Go up from ${start} one by one. Leave out even numbers, and try to divide the others by 3, 5 and 7.`,
      'After 7: 8 = 2 × 4, 9 = 3 × 3, 10 = 2 × 5 are composite. 11 is the next prime.',
    ],
    proof: [2, 3, 5, 7]
      .filter((value) => value < prime)
      .flatMap((value) => [
        `${value}*${Math.floor(prime / value)} < ${prime}`,
        `${prime} < ${value}*${Math.floor(prime / value) + 1}`,
      ]),
  }
}

function splitIntoPrimes(dice: Dice): Problem {
  const [p, q] = dice.sample([3, 5, 7, 11, 13], 2).sort((a, b) => a - b) as [number, number]
  const number = p * q
  return {
    prompt: dice.pick([
      `${number} is the product of two prime numbers. One of them is ${p}. What is the other?`,
      `${pickName(dice)} writes ${number} as ${p} times another prime number. Which one?`,
      `${number} seats stand in ${p} equal rows. The number of seats in a row is prime. What is it?`,
    ]),
    answer: { kind: 'number', value: String(q) },
    steps: [
      { say: `Divide: $${number} \\div ${p} = ${q}$.`, claims: [`${number}/${p} = ${q}`] },
      { say: `${q} is prime, so the answer is ${q}.` },
    ],
    hints: [
      'How do you find a missing factor?',
      `Divide ${number} by ${p}.`,
      '34 = 2 × 17, and both 2 and 17 are prime.',
    ],
    proof: [`${p}*${q} = ${number}`],
  }
}
