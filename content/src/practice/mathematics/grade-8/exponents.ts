import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Answer, Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'

export const exponentRules = definePractice('math.8.exponent-rules', (dice, difficulty) => {
  const base = dice.int(2, 9)
  const [m, n] = [dice.int(2, 9), dice.int(2, 6)]
  const letter = dice.pick(['x', 'a', 'y', 'n'])
  const hints = (move: string): Problem['hints'] => [
    'How many factors are there if you write the powers out?',
    move,
    '$x^4 \\cdot x^5 = x^9$, $x^9 \\div x^4 = x^5$, $(x^4)^5 = x^{20}$, $x^{-2} = \\frac{1}{x^2}$.',
  ]
  if (difficulty === 1) {
    const isProduct = dice.coin()
    const [a, b] = isProduct ? [m, n] : [m + n, n]
    const end = isProduct ? m + n : m
    const [tex, plain] = isProduct
      ? [`${base}^{${a}} \\cdot ${base}^{${b}}`, `${base}^${a} * ${base}^${b}`]
      : [`\\frac{${base}^{${a}}}{${base}^{${b}}}`, `${base}^${a} / ${base}^${b}`]
    const isChoice = dice.coin()
    return {
      prompt: isChoice
        ? `Which power equals $${tex}$?`
        : `Write as one power: $${tex} = ${base}^k$. What is $k$?`,
      answer: isChoice
        ? makeChoice(
            dice,
            `$${base}^{${end}}$`,
            [
              [
                `$${base}^{${isProduct ? a * b : a + b}}$`,
                isProduct ? 'multiplies the exponents' : 'adds the exponents',
              ],
              [
                isProduct ? `$${base * base}^{${end}}$` : `$1^{${end}}$`,
                isProduct ? 'multiplies the bases too' : 'divides the bases too',
              ],
              [
                isProduct ? `$${base * base}^{${a * b}}$` : `$${base}^{${a}}$`,
                isProduct ? 'multiplies bases and exponents' : 'leaves the denominator out',
              ],
            ],
            [[`$${base}^{${end + 1}}$`, 'counts one factor too many']],
          )
        : { kind: 'number', value: String(end) },
      steps: [
        {
          say: isProduct
            ? 'When powers of the same base are multiplied, the exponents are added.'
            : 'When powers of the same base are divided, the exponents are subtracted.',
          claims: [isProduct ? `${a} + ${b} = ${end}` : `${a} - ${b} = ${end}`],
        },
        { say: `$${tex} = ${base}^{${end}}$.`, claims: [`${plain} = ${base}^${end}`] },
      ],
      hints: hints(`How many factors ${base} does each power have? What happens to them here?`),
      proof: [`${plain} = ${base}^${end}`],
    }
  }
  if (difficulty === 2) {
    const power = dice.int(2, 4)
    const small = dice.int(2, 5)
    const [coefficient, end] = [small ** power, m * power]
    return {
      prompt: dice.pick([
        `Simplify $(${small}${letter}^{${m}})^{${power}}$.`,
        `Write $(${small}${letter}^{${m}})^{${power}}$ without parentheses.`,
      ]),
      answer: { kind: 'expression', value: `${coefficient}*${letter}^${end}`, form: 'simplest' },
      steps: [
        {
          say: `Raise both factors: $${small}^{${power}} = ${coefficient}$ and $(${letter}^{${m}})^{${power}} = ${letter}^{${m} \\cdot ${power}}$.`,
          claims: [`${small}^${power} = ${coefficient}`, `${m} * ${power} = ${end}`],
        },
        {
          say: `Together: $${coefficient}${letter}^{${end}}$.`,
          claims: [`(${small}*${letter}^${m})^${power} = ${coefficient}*${letter}^${end}`],
        },
      ],
      hints: hints(`The outer exponent ${power} belongs to the ${small} and to the power of ${letter}.`),
      proof: [`(${small}*${letter}^${m})^${power} = ${coefficient}*${letter}^${end}`],
    }
  }
  const small = dice.int(2, 5)
  const [a, b] = [dice.int(1, 4), dice.int(5, 8)]
  const gap = Math.min(b - a, small > 3 ? 3 : 4)
  const value = `1/${small ** gap}`
  const top = b - gap
  const isNegative = dice.coin()
  const [tex, plain] = isNegative
    ? [`${small}^{${top}} \\cdot ${small}^{-${b}}`, `${small}^${top} * ${small}^(-${b})`]
    : [`\\frac{${small}^{${top}}}{${small}^{${b}}}`, `${small}^${top} / ${small}^${b}`]
  return {
    prompt: dice.pick([`Work out $${tex}$ as a fraction.`, `Which fraction is $${tex}$?`]),
    answer: { kind: 'fraction', value },
    steps: [
      {
        say: `The exponents give $${top} - ${b} = -${gap}$: $${small}^{-${gap}}$.`,
        claims: [`${top} - ${b} = -${gap}`],
      },
      {
        say: `A negative exponent means "one over": $${small}^{-${gap}} = \\frac{1}{${small}^{${gap}}} = \\frac{1}{${small ** gap}}$.`,
        claims: [`${plain} = ${value}`],
      },
    ],
    hints: hints(
      `Put both powers of ${small} together into one exponent. What does a negative exponent mean?`,
    ),
    proof: [`${plain} = ${value}`],
  }
})

/** Digits with one place after the point, times a power of ten. */
function answerScientific(tenths: number, power: number): Answer {
  const front = writeDecimal(tenths, 1)
  return {
    kind: 'text',
    value: `${front} × 10^${power}`,
    accept: [
      `${front}*10^${power}`,
      `${front} * 10^${power}`,
      `${front}x10^${power}`,
      `${front} x 10^${power}`,
      `${front}×10^${power}`,
      `${front} · 10^${power}`,
      `${front}·10^${power}`,
      `${front}e${power}`,
      `${front} × 10^(${power})`,
      `${front}*10^(${power})`,
    ],
  }
}

/** Plain digits of tenths × 10^power / 10. */
function writeOut(tenths: number, power: number): string {
  return power >= 0 ? String(tenths * 10 ** (power - 1)) : writeDecimal(tenths, 1 - power)
}

export const scientificNotation = definePractice('math.8.scientific-notation', (dice, difficulty) => {
  const tenths = dice.intExcept(11, 98, [20, 30, 40, 50, 60, 70, 80, 90])
  const front = writeDecimal(tenths, 1)
  const isSmall = dice.coin()
  const power = isSmall ? -dice.int(2, 5) : dice.int(3, 8)
  const plain = writeOut(tenths, power)
  const claim = isSmall ? `${front} / 10^${-power} = ${plain}` : `${front} * 10^${power} = ${plain}`
  const thing = dice.pick(
    isSmall
      ? [
          'The thickness of a sheet in meters',
          'The mass of a seed in grams',
          'The length of a flash in seconds',
        ]
      : [
          'The distance to a moon in km',
          'The number of people in a country',
          'The number of stars in a cluster',
        ],
  )
  const hints = (move: string): Problem['hints'] => [
    'Where must the decimal point stand so that one digit, not zero, is in front of it?',
    move,
    '$52{,}000 = 5.2 \\times 10^4$ and $0.0052 = 5.2 \\times 10^{-3}$.',
  ]
  if (difficulty === 1) {
    const isBack = dice.coin()
    const places = Math.abs(power)
    const move = {
      say: `The point moves ${places} places to the ${isBack === isSmall ? 'left' : 'right'}, so the exponent ${isBack ? 'was' : 'is'} ${power}.`,
      claims: [claim],
    }
    return {
      prompt: isBack
        ? `Write $${front} \\times 10^{${power}}$ as a plain number.`
        : `${thing} is ${groupDigits(plain)}. Write it in scientific notation, like 3.4 × 10^5.`,
      answer: isBack ? { kind: 'number', value: plain } : answerScientific(tenths, power),
      steps: [
        isBack
          ? {
              say: `${isSmall ? 'A negative exponent makes the number small' : 'A positive exponent makes the number large'}.`,
            }
          : { say: `Put the point after the first digit that is not zero: ${front}.` },
        move,
        { say: `$${front} \\times 10^{${power}} = ${texNumber(plain)}$.`, claims: [claim] },
      ],
      hints: hints(
        isBack
          ? `Move the point of ${front}. The exponent tells how far; its sign tells which way.`
          : `Count how many places the point moves in ${groupDigits(plain)} to stand behind the first digit.`,
      ),
      proof: [claim],
    }
  }
  if (difficulty === 2) {
    const [a, b] = dice.pick([
      [2, 3],
      [2, 4],
      [3, 3],
      [1.5, 4],
      [2.5, 3],
      [1.2, 5],
      [4, 2],
    ] as const)
    const [m, n] = [dice.int(3, 9), dice.int(2, 7) * (dice.coin() ? 1 : -1)]
    const product = Math.round(a * b * 10)
    const tex = `(${a} \\times 10^{${m}}) \\times (${b} \\times 10^{${n}})`
    return {
      prompt: dice.pick([
        `Work out $${tex}$ in scientific notation, like 3.4 × 10^5.`,
        `Multiply $${a} \\times 10^{${m}}$ by $${b} \\times 10^{${n}}$. Write the product like 3.4 × 10^5.`,
      ]),
      answer: answerScientific(product, m + n),
      steps: [
        {
          say: `Front numbers: $${a} \\times ${b} = ${writeDecimal(product, 1)}$.`,
          claims: [`${a} * ${b} = ${writeDecimal(product, 1)}`],
        },
        {
          say: `Powers of ten: $10^{${m}} \\times 10^{${n}} = 10^{${m + n}}$.`,
          claims: [`${m} + (${n}) = ${m + n}`],
        },
        {
          say: `Together: $${writeDecimal(product, 1)} \\times 10^{${m + n}}$.`,
          claims: [`(${a} * 10^${m}) * (${b} * 10^(${n})) = ${writeDecimal(product, 1)} * 10^(${m + n})`],
        },
      ],
      hints: hints('Multiply the front numbers, and put the powers of ten together.'),
      proof: [`(${a} * 10^${m}) * (${b} * 10^(${n})) = ${writeDecimal(product, 1)} * 10^(${m + n})`],
    }
  }
  const times = dice.int(2, 9)
  const small = dice.int(11, 99 / times >= 11 ? Math.floor(99 / times) : 11)
  if (small * times > 99) return askTimesAsMany(dice, 2, 15)
  return askTimesAsMany(dice, times, small)
})

function askTimesAsMany(dice: Dice, times: number, small: number): Problem {
  const [m, extra] = [dice.int(3, 7), dice.int(1, 3)]
  const large = small * times
  const value = times * 10 ** extra
  const [one, other, what, unit] = dice.pick([
    ['Star A', 'star B', 'a mass of', 'tons'],
    ['Country A', 'country B', 'a forest of', 'square meters'],
    ['Drive A', 'drive B', 'a memory of', 'bytes'],
    ['Lake A', 'lake B', 'a volume of', 'liters'],
  ] as const)
  const [a, b] = [writeDecimal(large, 1), writeDecimal(small, 1)]
  return {
    prompt: `${one} has ${what} $${a} \\times 10^{${m + extra}}$ ${unit}, ${other} has $${b} \\times 10^{${m}}$ ${unit}. How many times as much is the first?`,
    answer: { kind: 'number', value: String(value), accept: [`${value} times`] },
    steps: [
      { say: `Divide the front numbers: $${a} \\div ${b} = ${times}$.`, claims: [`${a} / ${b} = ${times}`] },
      {
        say: `Divide the powers: $10^{${m + extra}} \\div 10^{${m}} = 10^{${extra}}$.`,
        claims: [`10^${m + extra} / 10^${m} = 10^${extra}`],
      },
      {
        say: `$${times} \\times 10^{${extra}} = ${texNumber(value)}$ times as much.`,
        claims: [`${times} * 10^${extra} = ${value}`],
      },
    ],
    hints: [
      'Which operation tells how many times one number is as large as another?',
      `Divide ${a} by ${b}, and divide the powers of ten.`,
      '$8 \\times 10^7$ is $\\frac{8}{2} \\times 10^{7-4} = 4{,}000$ times $2 \\times 10^4$.',
    ],
    proof: [`${value} * ${b} * 10^${m} = ${a} * 10^${m + extra}`],
  }
}
