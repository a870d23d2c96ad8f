import { log } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainPolynomial, texPolynomial } from '../../tools/terms.ts'

const BASES = [
  [2, 10],
  [3, 6],
  [4, 5],
  [5, 4],
  [6, 3],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 6],
] as const

const texLog = (base: number, inside: string) =>
  base === 10 ? `\\log ${inside}` : `\\log_{${base}} ${inside}`
const plainLog = (base: number, inside: string) =>
  base === 10 ? `log(${inside})` : `ln(${inside})/ln(${base})`

export const logarithms = definePractice('math.11.logarithms', (dice, difficulty) => {
  const [base, most] = dice.pick(BASES)
  if (difficulty === 1) {
    const exponent = dice.int(2, most)
    if (dice.coin()) return makeRewrite(dice, base, exponent)
    return makeLogValue(
      base,
      { top: exponent, bottom: 1 },
      String(base ** exponent),
      String(base ** exponent),
    )
  }
  if (difficulty === 2) {
    const exponent = dice.int(1, Math.min(most, 4))
    return makeLogValue(
      base,
      { top: -exponent, bottom: 1 },
      `\\frac{1}{${base ** exponent}}`,
      `1/${base ** exponent}`,
    )
  }
  const [root, up, down] = dice.pick([
    [2, 3, 2],
    [2, 2, 3],
    [2, 5, 2],
    [2, 3, 4],
    [3, 3, 2],
    [3, 2, 3],
    [5, 3, 2],
    [2, 1, 3],
    [2, 5, 3],
    [3, 1, 2],
    [2, 4, 3],
    [5, 1, 2],
    [2, 1, 4],
    [3, 4, 3],
    [2, 5, 4],
  ] as const)
  return makeLogValue(root ** down, reduce({ top: up, bottom: down }), String(root ** up), String(root ** up))
})

function makeLogValue(
  base: number,
  value: { top: number; bottom: number },
  tex: string,
  plain: string,
): Problem {
  const shown = texFraction(value)
  const answer = plainFraction(value)
  return {
    prompt: `Evaluate $${texLog(base, tex)}$ without a calculator.`,
    answer: value.bottom === 1 ? { kind: 'number', value: answer } : { kind: 'fraction', value: answer },
    steps: [
      { say: `The logarithm asks: ${base} to which power is $${tex}$?` },
      {
        say: `$${base}^{${shown}} = ${tex}$, so the logarithm is $${shown}$.`,
        claims: [`${base}^(${answer}) = ${plain}`],
      },
    ],
    hints: [
      'Which question does a logarithm answer?',
      value.bottom === 1
        ? `Write $${tex}$ as a power of $${base}$.`
        : `Write $${base}$ and $${tex}$ as powers of the same smaller number.`,
      '$\\log_{11} 121 = 2$, because $11^2 = 121$; $\\log_{36} 6 = \\frac{1}{2}$, because $36^{\\frac{1}{2}} = 6$.',
    ],
    proof: [`${base}^(${answer}) = ${plain}`],
  }
}

function makeRewrite(dice: Dice, base: number, exponent: number): Problem {
  const power = base ** exponent
  return {
    prompt: `Which says the same as $${base}^{${exponent}} = ${power}$?`,
    answer: makeChoice(
      dice,
      `$\\log_{${base}} ${power} = ${exponent}$`,
      [
        [`$\\log_{${base}} ${exponent} = ${power}$`, 'swaps the exponent and the power'],
        [`$\\log_{${exponent}} ${power} = ${base}$`, 'takes the exponent as the base'],
        [`$\\log_{${power}} ${base} = ${exponent}$`, 'takes the power as the base'],
      ],
      [[`$\\log_{${exponent}} ${base} = ${power}$`, 'mixes up all three numbers']],
    ),
    steps: [
      { say: 'A logarithm is an exponent: $b^y = x$ means $\\log_b x = y$.' },
      { say: `So $\\log_{${base}} ${power} = ${exponent}$.`, claims: [`${base}^${exponent} = ${power}`] },
    ],
    hints: [
      'Which of the three numbers is the exponent? That is what the logarithm equals.',
      `The base stays the base: $\\log_{${base}}$ of something equals something.`,
      '$11^2 = 121$ says the same as $\\log_{11} 121 = 2$.',
    ],
    proof: [`${base}^${exponent} = ${power}`, `${base}^${power > 20 ? 1 : exponent + 1} != ${power}`],
  }
}

export const lawsOfLogarithms = definePractice('math.11.laws-of-logarithms', (dice, difficulty) => {
  const base = dice.pick([2, 3, 5, 10])
  if (difficulty === 1) return makeCombine(dice)
  if (difficulty === 2) return makeExpandLog(dice, base)
  return makeFromKnown(dice)
})

function makeCombine(dice: Dice): Problem {
  const [base, m, total] = dice.pick([
    [2, 3, 5],
    [2, 5, 4],
    [2, 3, 6],
    [3, 2, 4],
    [3, 5, 3],
    [5, 2, 3],
    [6, 4, 2],
    [6, 9, 2],
    [10, 4, 2],
    [10, 8, 3],
    [10, 25, 4],
    [12, 3, 2],
    [12, 16, 2],
    [10, 5, 2],
  ] as const)
  const isQuotient = dice.coin()
  const whole = base ** total
  const [one, two] = isQuotient ? [whole * m, m] : whole % m === 0 ? [m, whole / m] : [whole * m, m]
  const isMinus = one > whole || isQuotient
  return {
    prompt: `Evaluate $${texLog(base, String(one))} ${isMinus ? '-' : '+'} ${texLog(base, String(two))}$.`,
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: isMinus
          ? `A difference of logarithms is the logarithm of the quotient: $${texLog(base, `\\frac{${one}}{${two}}`)} = ${texLog(base, String(whole))}$.`
          : `A sum of logarithms is the logarithm of the product: $${texLog(base, `(${one} \\cdot ${two})`)} = ${texLog(base, String(whole))}$.`,
        claims: [isMinus ? `${one}/${two} = ${whole}` : `${one}*${two} = ${whole}`],
      },
      {
        say: `$${base}^{${total}} = ${whole}$, so the value is $${total}$.`,
        claims: [`${base}^${total} = ${whole}`],
      },
    ],
    hints: [
      'Which law joins two logarithms with the same base?',
      isMinus
        ? `Put both into one logarithm by dividing $${one}$ by $${two}$.`
        : `Put both into one logarithm by multiplying $${one}$ by $${two}$.`,
      '$\\log_{15} 5 + \\log_{15} 45 = \\log_{15} 225 = 2$.',
    ],
    proof: [`${base}^${total}${isMinus ? `*${two} = ${one}` : ` = ${one}*${two}`}`],
  }
}

function makeExpandLog(dice: Dice, base: number): Problem {
  const [p, q] = [dice.int(2, 6), dice.int(2, 6)]
  const isQuotient = dice.coin()
  const sign = isQuotient ? '-' : '+'
  const inside = isQuotient ? `\\frac{x^{${p}}}{y^{${q}}}` : `(x^{${p}} y^{${q}})`
  const term = (times: string, letter: string) => `${times}${texLog(base, letter)}`
  const right = `$${term(String(p), 'x')} ${sign} ${term(String(q), 'y')}$`
  return {
    prompt: `Expand $${texLog(base, inside)}$ (for $x, y > 0$).`,
    answer: makeChoice(dice, right, [
      [
        `$${term(String(p), 'x')} ${isQuotient ? '+' : '-'} ${term(String(q), 'y')}$`,
        'mixes up the laws for product and quotient',
      ],
      [
        `$${term(String(p), 'x')} ${isQuotient ? '\\div' : '\\cdot'} ${term(String(q), 'y')}$`,
        'keeps the operation instead of turning it into plus or minus',
      ],
      [
        `$${p * q}(${texLog(base, 'x')} ${sign} ${texLog(base, 'y')})$`,
        'takes the product of the exponents as a common factor',
      ],
    ]),
    steps: [
      {
        say: isQuotient
          ? 'The logarithm of a quotient is a difference.'
          : 'The logarithm of a product is a sum.',
      },
      {
        say: `Exponents come in front: ${right}.`,
        claims: [
          isQuotient
            ? `${plainLog(base, `x^${p}/y^${q}`)} = ${p}*${plainLog(base, 'x')} - ${q}*${plainLog(base, 'y')}`
            : `${plainLog(base, `x^${p}*y^${q}`)} = ${p}*${plainLog(base, 'x')} + ${q}*${plainLog(base, 'y')}`,
        ],
      },
    ],
    hints: [
      'Which law fits the outer operation: product, quotient or power?',
      'Split at the fraction bar or at the product first; then bring the exponents to the front.',
      '$\\log (x^7 y) = 7\\log x + \\log y$.',
    ],
    proof: [
      isQuotient
        ? `${plainLog(base, `x^${p}/y^${q}`)} = ${p}*${plainLog(base, 'x')} - ${q}*${plainLog(base, 'y')}`
        : `${plainLog(base, `x^${p}*y^${q}`)} = ${p}*${plainLog(base, 'x')} + ${q}*${plainLog(base, 'y')}`,
    ],
  }
}

function makeFromKnown(dice: Dice): Problem {
  const [m, n] = [dice.int(1, 3), dice.int(-2, 3)]
  const number = 2 ** m * 3 ** n
  if (n === 0) return makeFromKnown(dice)
  const shown = n > 0 ? String(number) : `\\frac{${2 ** m}}{${3 ** -n}}`
  const coefficient = (times: number, letter: string) => (times === 1 ? letter : `${times}${letter}`)
  const tex = `${coefficient(m, 'a')} ${n < 0 ? '-' : '+'} ${coefficient(Math.abs(n), 'b')}`
  const base = dice.pick([5, 7, 10])
  const value = `${m}*a + (${n})*b`
  return {
    prompt: `Let $a = ${texLog(base, '2')}$ and $b = ${texLog(base, '3')}$. Write $${texLog(base, shown)}$ with $a$ and $b$.`,
    answer: { kind: 'expression', value: tex.replace(/(\d)([ab])/g, '$1*$2') },
    steps: [
      {
        say: `Factor: $${shown} = ${n > 0 ? `2^{${m}} \\cdot 3^{${n}}` : `\\frac{2^{${m}}}{3^{${-n}}}`}$.`,
        claims: [`2^${m}*3^(${n}) = ${n > 0 ? number : `${2 ** m}/${3 ** -n}`}`],
      },
      {
        say: `With the laws: $${tex}$.`,
        claims: [
          `${plainLog(base, n > 0 ? String(number) : `${2 ** m}/${3 ** -n}`)} = ${m}*${plainLog(base, '2')} + (${n})*${plainLog(base, '3')}`,
          `${value} = ${m}*a + (${n})*b`,
        ],
      },
    ],
    hints: [
      'Which prime factors does the number have?',
      `Write $${shown}$ with powers of two and three only, then use the laws.`,
      'With the same letters: the logarithm of $96 = 2^5 \\cdot 3$ is $5a + b$.',
    ],
    proof: [
      `${plainLog(base, n > 0 ? String(number) : `${2 ** m}/${3 ** -n}`)} = ${m}*${plainLog(base, '2')} + (${n})*${plainLog(base, '3')}`,
    ],
  }
}

export const exponentialEquations = definePractice('math.11.exponential-equations', (dice, difficulty) => {
  if (difficulty === 1) return makeSameBase(dice)
  return difficulty === 2 ? makeLogEquation(dice) : makeTakeLog(dice)
})

function makeSameBase(dice: Dice): Problem {
  const base = dice.pick([2, 3, 5])
  const power = dice.int(2, base === 2 ? 6 : 3)
  const a = dice.int(1, 3)
  const x = dice.intExcept(-2, 5, [0])
  const b = power - a * x
  const exponent = texPolynomial([a, b])
  return {
    prompt: `Solve $${base}^{${exponent}} = ${base ** power}$.`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Write the right side as a power: $${base ** power} = ${base}^{${power}}$.`,
        claims: [`${base}^${power} = ${base ** power}`],
      },
      {
        say: `Equal bases, so equal exponents: $${exponent} = ${power}$, $x = ${x}$.`,
        claims: [solves(`${plainPolynomial([a, b])}=${power}`, 'x', x)],
      },
    ],
    hints: [
      `Can you write both sides as powers of the same number?`,
      `Write $${base ** power}$ as a power of $${base}$ and compare the exponents.`,
      '$7^{x + 1} = 49$: $x + 1 = 2$, so $x = 1$.',
    ],
    proof: [`${base}^(${a}*(${x}) + (${b})) = ${base ** power}`],
  }
}

function makeLogEquation(dice: Dice): Problem {
  const [base, value] = dice.pick([
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 2],
    [3, 3],
    [5, 2],
    [10, 2],
    [4, 2],
    [6, 2],
    [7, 2],
    [10, 3],
    [4, 3],
  ] as const)
  const a = dice.pick([1, 1, 2, 3])
  const remainder = base ** value % a
  const b = remainder + a * dice.int(-3, 3)
  const x = (base ** value - b) / a
  if (b === 0) return makeLogEquation(dice)
  const inside = texPolynomial([a, b])
  return {
    prompt: `Solve $${texLog(base, `(${inside})`)} = ${value}$.`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Write it as a power: $${inside} = ${base}^{${value}} = ${base ** value}$.`,
        claims: [`${base}^${value} = ${base ** value}`],
      },
      { say: `Solve: $x = ${x}$.`, claims: [solves(`${plainPolynomial([a, b])}=${base ** value}`, 'x', x)] },
    ],
    hints: [
      'What does the logarithm say about a power of its base?',
      `Write $${inside}$ as a power of $${base}$.`,
      '$\\log_{8} (x + 4) = 2$: $x + 4 = 64$, so $x = 60$.',
    ],
    proof: [`${a}*${x} + (${b}) = ${base}^${value}`],
  }
}

function makeTakeLog(dice: Dice): Problem {
  const base = dice.pick([2, 3, 5, 1.5, 1.2])
  const start = dice.pick([1, 4, 10, 50])
  const times = dice.int(6, 90)
  const right = start * times
  const exact = log(times) / log(base)
  const value = writeDecimal(Math.round(exact * 100), 2)
  const claim = `abs(ln(${times})/ln(${base}) - ${value}) <= 0.005`
  return {
    prompt: `Solve $${start === 1 ? '' : `${start} \\cdot `}${base}^{x} = ${right}$. Round to two decimal places.`,
    answer: { kind: 'number', value, tolerance: '0.01', accept: [`x=${value}`] },
    steps: [
      {
        say:
          start === 1
            ? 'The number on the right is no simple power of the base, so take logarithms.'
            : `Divide by $${start}$: $${base}^x = ${times}$.`,
        claims: [`${right}/${start} = ${times}`],
      },
      {
        say: `Take logarithms: $x \\cdot \\log ${base} = \\log ${times}$, so $x = \\frac{\\log ${times}}{\\log ${base}} \\approx ${value}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'How can you bring the unknown down from the exponent?',
      start === 1
        ? 'Take the logarithm of both sides and use the law for powers.'
        : `First divide by $${start}$, then take the logarithm of both sides.`,
      '$7^x = 100$: $x = \\frac{\\log 100}{\\log 7} \\approx 2.37$.',
    ],
    proof: [claim],
  }
}
