import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { arrange, choose } from '../../tools/choose.ts'
import { makeChoice } from '../../tools/options.ts'
import { multiplyPolynomials, plainPolynomial, texPolynomial } from '../../tools/terms.ts'

export const permutationsAndCombinations = definePractice(
  'math.12.permutations-and-combinations',
  (dice, difficulty) => {
    if (difficulty === 1) return makeArrangement(dice)
    return difficulty === 2 ? makeSelection(dice) : dice.coin() ? makeTwoGroups(dice) : makeLetters(dice)
  },
)

function makeArrangement(dice: Dice): Problem {
  const n = dice.int(5, 12)
  const k = dice.int(2, Math.min(4, n - 1))
  const value = arrange(n, k)
  const story = dice.pick([
    `${n} runners start in a race. In how many ways can the first ${k} places be filled?`,
    `A club with ${n} members chooses ${k} different officers for ${k} different posts. In how many ways?`,
    `A code has ${k} different symbols in a row, chosen from ${n} symbols. How many codes are there?`,
    `From ${n} books, ${k} are put side by side on a shelf. How many arrangements are there?`,
  ])
  const factors = Array.from({ length: k }, (_, step) => n - step)
  return {
    prompt: story,
    answer: { kind: 'number', value: String(value) },
    steps: [
      { say: `The order matters: $${n}$ choices for the first place, one less for each further place.` },
      { say: `$${factors.join(' \\cdot ')} = ${value}$.`, claims: [`${factors.join('*')} = ${value}`] },
    ],
    hints: [
      'Does the order matter here?',
      `How many choices are there for the first place out of ${n}, and how many are left for the next?`,
      'Three of $20$ in order: $20 \\cdot 19 \\cdot 18 = 6840$.',
    ],
    proof: [`${n}!/${n - k}! = ${value}`],
  }
}

function makeSelection(dice: Dice): Problem {
  const n = dice.int(6, 13)
  const k = dice.int(2, 4)
  const value = choose(n, k)
  const story = dice.pick([
    `A team of ${k} is chosen from ${n} students. How many teams are possible?`,
    `A pizza gets ${k} different toppings out of ${n}. How many kinds of pizza are there?`,
    `${n} points lie on a circle. In how many ways can ${k} of them be chosen?`,
    `A test asks for ${k} of ${n} questions. In how many ways can they be chosen?`,
  ])
  const factors = Array.from({ length: k }, (_, step) => n - step)
  const asksChoice = dice.coin()
  return {
    prompt: story,
    answer: asksChoice
      ? makeChoice(
          dice,
          String(value),
          [
            [String(arrange(n, k)), 'counts different orders as different choices'],
            [String(n * k), 'multiplies the two numbers'],
            [String(n ** k), 'lets the same one be chosen several times'],
          ],
          [[String(choose(n, k - 1)), 'chooses one too few']],
        )
      : { kind: 'number', value: String(value) },
    steps: [
      {
        say: `In order there would be $${factors.join(' \\cdot ')} = ${arrange(n, k)}$ ways.`,
        claims: [`${factors.join('*')} = ${arrange(n, k)}`],
      },
      {
        say: `The order does not matter, so divide by $${k}! = ${arrange(k, k)}$: $${value}$.`,
        claims: [`${arrange(n, k)}/${k}! = ${value}`],
      },
    ],
    hints: [
      'Does it matter in which order they are chosen?',
      `Count ordered choices of ${k} out of ${n}, then divide by the number of orders of the chosen ones.`,
      '$\\binom{20}{3} = \\frac{20 \\cdot 19 \\cdot 18}{3!} = 1140$.',
    ],
    proof: [`${n}!/(${k}!*${n - k}!) = ${value}`],
  }
}

function makeTwoGroups(dice: Dice): Problem {
  const [a, b] = [dice.int(4, 8), dice.int(4, 8)]
  const [p, q] = [dice.int(2, 3), dice.int(2, 3)]
  const value = choose(a, p) * choose(b, q)
  const [one, two] = dice.pick([
    ['teachers', 'students'],
    ['singers', 'dancers'],
    ['apples', 'pears'],
    ['novels', 'comics'],
  ] as const)
  return {
    prompt: `From ${a} ${one} and ${b} ${two}, a group of ${p} ${one} and ${q} ${two} is chosen. In how many ways?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `${p} of ${a} ${one}: $\\binom{${a}}{${p}} = ${choose(a, p)}$.`,
        claims: [`${a}!/(${p}!*${a - p}!) = ${choose(a, p)}`],
      },
      {
        say: `${q} of ${b} ${two}: $\\binom{${b}}{${q}} = ${choose(b, q)}$.`,
        claims: [`${b}!/(${q}!*${b - q}!) = ${choose(b, q)}`],
      },
      {
        say: `Every choice goes with every other: $${choose(a, p)} \\cdot ${choose(b, q)} = ${value}$.`,
        claims: [`${choose(a, p)}*${choose(b, q)} = ${value}`],
      },
    ],
    hints: [
      'Can you count the two choices one after the other?',
      `Count the ways for the ${one} and for the ${two} on their own. Do you add or multiply?`,
      'Two of $10$ and one of $9$: $45 \\cdot 9 = 405$.',
    ],
    proof: [`${a}!/(${p}!*${a - p}!)*${b}!/(${q}!*${b - q}!) = ${value}`],
  }
}

function makeLetters(dice: Dice): Problem {
  const word = dice.pick([
    'BANANA',
    'PEPPER',
    'LEVEL',
    'ALGEBRA',
    'BALLOON',
    'COFFEE',
    'NOON',
    'GEESE',
    'KAYAK',
    'RADAR',
    'PAPAYA',
    'SUCCESS',
    'POTATO',
    'TOMATO',
  ])
  const counts = new Map<string, number>()
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > 1)
  const under = repeated.map(([, count]) => `${count}!`)
  const value = repeated.reduce(
    (total, [, count]) => total / arrange(count, count),
    arrange(word.length, word.length),
  )
  return {
    prompt: `In how many different ways can the letters of ${word} be arranged?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `$${word.length}$ letters have $${word.length}!$ orders if all were different; repeated are ${repeated.map(([letter, count]) => `${letter} ($${count}$ times)`).join(', ')}.`,
        claims: [`${word.length}! = ${arrange(word.length, word.length)}`],
      },
      {
        say: `Divide by the orders of equal letters: $\\frac{${word.length}!}{${under.join(' \\cdot ')}} = ${value}$.`,
        claims: [`${word.length}!/(${under.join('*')}) = ${value}`],
      },
    ],
    hints: [
      'Which letters cannot be told apart?',
      'Count all orders as if the letters were different, then divide by the orders of each group of equal letters.',
      'MISSISSIPPI: $\\frac{11!}{4! \\cdot 4! \\cdot 2!} = 34650$.',
    ],
    proof: [`${word.length}!/(${under.join('*')}) = ${value}`],
  }
}

export const binomialTheorem = definePractice('math.12.binomial-theorem', (dice, difficulty) => {
  if (difficulty === 1) return makeExpansion(dice)
  return difficulty === 2 ? makeCoefficient(dice, 1) : makeCoefficient(dice, dice.pick([2, 3, -2]))
})

function makeExpansion(dice: Dice): Problem {
  const [b, n] = [dice.intExcept(-4, 4, [0]), dice.int(3, 4)]
  let result: number[] = [1]
  for (let step = 0; step < n; step++) result = multiplyPolynomials(result, [1, b])
  const row = Array.from({ length: n + 1 }, (_, k) => choose(n, k))
  const claim = `(x+(${b}))^${n} = ${plainPolynomial(result)}`
  return {
    prompt: `Expand $(${texPolynomial([1, b])})^${n}$.`,
    answer: { kind: 'expression', value: plainPolynomial(result), form: 'expanded' },
    steps: [
      { say: `Row ${n} of Pascal's triangle: $${row.join(', ')}$.`, claims: [`${row.join(' + ')} = 2^${n}`] },
      { say: `Powers of $x$ fall, powers of $${b}$ rise: $${texPolynomial(result)}$.`, claims: [claim] },
    ],
    hints: [
      'Which row of Pascal’s triangle do you need?',
      `Write the numbers of that row, and multiply them by falling powers of $x$ and rising powers of $${b}$.`,
      '$(x + 10)^3 = x^3 + 30x^2 + 300x + 1000$.',
    ],
    proof: [claim],
  }
}

function makeCoefficient(dice: Dice, a: number): Problem {
  const n = a === 1 ? dice.int(5, 9) : dice.int(4, 6)
  const k = dice.int(2, n - 2)
  const b = dice.pick(a === 1 ? [1, 2, -1, -2, 3] : [1, -1, 2, 3, -3])
  const value = choose(n, k) * a ** k * b ** (n - k)
  const bracket = texPolynomial([a, b])
  const claim = `${n}!/(${k}!*${n - k}!)*(${a})^${k}*(${b})^${n - k} = ${value}`
  return {
    prompt: `Find the coefficient of $x^{${k}}$ in $(${bracket})^{${n}}$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `The term with $x^{${k}}$ takes the first part $${k}$ times and the second part $${n - k}$ times: $\\binom{${n}}{${k}} = ${choose(n, k)}$ ways.`,
        claims: [`${n}!/(${k}!*${n - k}!) = ${choose(n, k)}`],
      },
      {
        say: `$${choose(n, k)} \\cdot ${a === 1 ? '' : `${a < 0 ? `(${a})` : a}^{${k}} \\cdot `}${b < 0 ? `(${b})` : b}^{${n - k}} = ${value}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'How often must the first part of the bracket be taken to get this power?',
      `Take $\\binom{${n}}{${k}}$ and multiply by the right powers of both numbers in $${bracket}$.`,
      'Coefficient of $x^2$ in $(x + 10)^4$: $6 \\cdot 10^2 = 600$.',
    ],
    proof: [claim],
  }
}
