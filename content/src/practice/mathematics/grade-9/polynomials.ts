import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { gcd } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { multiplyPolynomials, plainPolynomial, texPolynomial, writeFactor } from '../../tools/terms.ts'

export const addPolynomials = definePractice('math.9.add-polynomials', (dice, difficulty) => {
  const length = difficulty === 1 ? 3 : 4
  const isSum = difficulty === 1 || (difficulty === 2 && dice.coin())
  const times = difficulty === 3 ? dice.int(2, 4) : 1
  const two = Array.from({ length }, () => dice.intExcept(-8, 9, [0]))
  const answer = Array.from({ length }, (_, place) => dice.intExcept(-9, 9, place === 0 ? [0] : []))
  const first = answer.map((value, place) => value - (isSum ? 1 : -times) * (two[place] ?? 0))
  const sign = isSum ? '+' : '-'
  const factor = times === 1 ? '' : String(times)
  const plain = `(${plainPolynomial(first)}) ${sign} ${times}*(${plainPolynomial(two)})`
  const turned = two.map((value) => (isSum ? value : -times * value))
  return {
    prompt: `${isSum ? 'Add' : 'Subtract'} and simplify: $(${texPolynomial(first)}) ${sign} ${factor}(${texPolynomial(two)})$`,
    answer: { kind: 'expression', value: plainPolynomial(answer), form: 'expanded' },
    steps: [
      {
        say: isSum
          ? `Drop the brackets: a plus in front changes no sign.`
          : `Open the second bracket: every sign turns${times === 1 ? '' : ` and every term is multiplied by $${times}$`}, which gives $${texPolynomial(turned)}$.`,
        claims: [`${isSum ? '' : '-'}${times}*(${plainPolynomial(two)}) = ${plainPolynomial(turned)}`],
      },
      {
        say: `Collect terms with the same power: $${texPolynomial(answer)}$.`,
        claims: [`${plain} = ${plainPolynomial(answer)}`],
      },
    ],
    hints: [
      'Which terms are alike?',
      isSum
        ? 'Add the numbers before equal powers of $x$, one power after the other.'
        : 'First turn the sign of every term in the second bracket, then collect equal powers.',
      '$(3x^2 - x + 4) - (x^2 + 2x - 1) = 3x^2 - x + 4 - x^2 - 2x + 1 = 2x^2 - 3x + 5$.',
    ],
    proof: [`${plain} = ${plainPolynomial(answer)}`],
  }
})

export const multiplyPolynomialsPractice = definePractice(
  'math.9.multiply-polynomials',
  (dice, difficulty) => {
    if (difficulty === 2 && dice.coin()) return makeSquare(dice)
    const left =
      difficulty === 1 ? [1, dice.intExcept(-8, 8, [0])] : [dice.int(2, 5), dice.intExcept(-7, 7, [0])]
    const right =
      difficulty === 3
        ? [1, dice.intExcept(-5, 5, [0]), dice.intExcept(-6, 6, [0])]
        : [difficulty === 1 ? 1 : dice.int(1, 4), dice.intExcept(-8, 8, [0])]
    const product = multiplyPolynomials(left, right)
    const [a, b] = [left[0] ?? 0, left[1] ?? 0]
    const isArea = difficulty === 1 && b > 0 && (right[1] ?? 0) > 0
    const ask = isArea
      ? `A garden is $${texPolynomial(left)}$ meters wide and $${texPolynomial(right)}$ meters long. Write its area as a sum.`
      : `${dice.pick(['Multiply out:', 'Expand', 'Write without brackets:'])} $(${texPolynomial(left)})(${texPolynomial(right)})$`
    const [byFirst, bySecond] = [multiplyPolynomials([a, 0], right), multiplyPolynomials([b], right)]
    const claim = `(${plainPolynomial(left)})*(${plainPolynomial(right)}) = ${plainPolynomial(product)}`
    return {
      prompt: ask,
      answer: { kind: 'expression', value: plainPolynomial(product), form: 'expanded' },
      steps: [
        {
          say: `Multiply $${texPolynomial([a, 0])}$ by every term of the other bracket: $${texPolynomial(byFirst)}$.`,
          claims: [`${a}*x*(${plainPolynomial(right)}) = ${plainPolynomial(byFirst)}`],
        },
        {
          say: `Multiply $${b}$ by every term: $${texPolynomial(bySecond)}$.`,
          claims: [`${b}*(${plainPolynomial(right)}) = ${plainPolynomial(bySecond)}`],
        },
        { say: `Collect like terms: $${texPolynomial(product)}$.`, claims: [claim] },
      ],
      hints: [
        'How many single products are there when every term meets every term?',
        `Start with $${texPolynomial([a, 0])}$ times each term of $(${texPolynomial(right)})$, then do the same with $${b}$.`,
        '$(x + 9)(x - 10) = x^2 - 10x + 9x - 90 = x^2 - x - 90$.',
      ],
      proof: [claim],
    }
  },
)

function makeSquare(dice: Dice): Problem {
  const [a, b] = [dice.int(1, 4), dice.intExcept(-7, 7, [0, 1])]
  const result = [a * a, 2 * a * b, b * b]
  const claim = `(${plainPolynomial([a, b])})^2 = ${plainPolynomial(result)}`
  return {
    prompt: `Which is equal to $(${texPolynomial([a, b])})^2$?`,
    answer: makeChoice(dice, `$${texPolynomial(result)}$`, [
      [`$${texPolynomial([a * a, 0, b * b])}$`, 'squares each term and forgets the middle one'],
      [`$${texPolynomial([a * a, a * b, b * b])}$`, 'takes the middle term only once'],
      [`$${texPolynomial([a * a, 2 * a * b, -b * b])}$`, 'gets the sign of the last square wrong'],
    ]),
    steps: [
      { say: `Write it as a product: $(${texPolynomial([a, b])})(${texPolynomial([a, b])})$.` },
      {
        say: `Every term meets every term; the middle product comes twice: $${texPolynomial(result)}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'What does the exponent say about the bracket?',
      `Multiply $(${texPolynomial([a, b])})$ by itself, term by term.`,
      '$(x + 9)^2 = x^2 + 9x + 9x + 81 = x^2 + 18x + 81$.',
    ],
    proof: [claim, `(${a}*2 + (${b}))^2 != ${4 * a * a + b * b}`],
  }
}

export const factorQuadratics = definePractice('math.9.factor-quadratics', (dice, difficulty) => {
  const kind =
    difficulty === 1
      ? dice.pick(['common', 'trinomial'] as const)
      : difficulty === 2
        ? dice.pick(['trinomial', 'squares'] as const)
        : dice.pick(['leading', 'both'] as const)
  if (kind === 'common') return makeCommonFactor(dice)
  if (kind === 'squares') return makeDifferenceOfSquares(dice)
  if (kind === 'leading') return makeLeading(dice)
  const limit = difficulty === 1 ? [1, 7] : [-8, 8]
  const p = dice.intExcept(limit[0] ?? 0, limit[1] ?? 0, [0])
  const q = dice.intExcept(limit[0] ?? 0, limit[1] ?? 0, [0, -p])
  const k = kind === 'both' ? dice.int(2, 5) : 1
  const expanded = [k, k * (p + q), k * p * q]
  const factors = `${k === 1 ? '' : k}${writeFactor(-p)}${writeFactor(-q)}`
  const value = `${k === 1 ? '' : `${k}*`}${writeFactor(-p)}*${writeFactor(-q)}`
  const claim = `${value} = ${plainPolynomial(expanded)}`
  return {
    prompt: `Factor${k === 1 ? '' : ' completely'}: $${texPolynomial(expanded)}$`,
    answer: { kind: 'expression', value, form: 'factored' },
    steps: [
      ...(k === 1
        ? []
        : [
            {
              say: `Take out the common factor $${k}$: $${k}(${texPolynomial([1, p + q, p * q])})$.`,
              claims: [`${k}*(${plainPolynomial([1, p + q, p * q])}) = ${plainPolynomial(expanded)}`],
            },
          ]),
      {
        say: `Two numbers with the product $${p * q}$ and the sum $${p + q}$ are $${p}$ and $${q}$.`,
        claims: [`${p}*(${q}) = ${p * q}`, `${p} + (${q}) = ${p + q}`],
      },
      { say: `So the factors are $${factors}$.`, claims: [claim] },
    ],
    hints: [
      k === 1
        ? 'Which two numbers have the right product and the right sum?'
        : 'Do all terms have a factor in common?',
      k === 1
        ? `Look for two numbers that multiply to $${p * q}$ and add to $${p + q}$.`
        : `Take the common factor of $${expanded.map(Math.abs).join('$, $')}$ out first, then factor what is left.`,
      '$x^2 + 7x - 60$: product $-60$, sum $7$, so $12$ and $-5$: $(x + 12)(x - 5)$.',
    ],
    proof: [claim],
  }
})

function makeCommonFactor(dice: Dice): Problem {
  const k = dice.int(2, 7)
  const [a, b] = dice.pick([
    [2, 3],
    [1, 4],
    [3, 5],
    [4, -3],
    [5, 2],
    [3, -7],
    [1, -6],
    [2, -9],
  ] as const)
  const claim = `${k}*x*(${plainPolynomial([a, b])}) = ${plainPolynomial([k * a, k * b, 0])}`
  return {
    prompt: `Factor out the greatest common factor: $${texPolynomial([k * a, k * b, 0])}$`,
    answer: { kind: 'expression', value: `${k}*x*(${plainPolynomial([a, b])})`, form: 'factored' },
    steps: [
      {
        say: `Both terms contain $x$, and $${k * a}$ and $${Math.abs(k * b)}$ have the common factor $${k}$.`,
        claims: [`${k * a}/${k} = ${a}`, `${k * b}/${k} = ${b}`],
      },
      { say: `Take out $${k}x$: $${k}x(${texPolynomial([a, b])})$.`, claims: [claim] },
    ],
    hints: [
      'What do both terms have in common: which number, and which letter?',
      `Find the greatest number that divides $${k * a}$ and $${Math.abs(k * b)}$, and see whether $x$ comes along.`,
      '$16x^2 + 24x = 8x(2x + 3)$.',
    ],
    proof: [claim],
  }
}

function makeDifferenceOfSquares(dice: Dice): Problem {
  const [a, b] = [dice.int(1, 5), dice.int(2, 9)]
  if (gcd(a, b) > 1) return makeDifferenceOfSquares(dice)
  const value = `(${plainPolynomial([a, b])})*(${plainPolynomial([a, -b])})`
  const claim = `${value} = ${plainPolynomial([a * a, 0, -b * b])}`
  return {
    prompt: `Factor $${texPolynomial([a * a, 0, -b * b])}$.`,
    answer: { kind: 'expression', value, form: 'factored' },
    steps: [
      {
        say: `Both terms are squares: $${texPolynomial([a * a, 0, 0])}$ is the square of $${texPolynomial([a, 0])}$, and $${b * b} = ${b}^2$.`,
        claims: [`(${a}*x)^2 = ${a * a}*x^2`, `${b}^2 = ${b * b}`],
      },
      {
        say: `A difference of squares is sum times difference: $(${texPolynomial([a, b])})(${texPolynomial([a, -b])})$.`,
        claims: [claim],
      },
    ],
    hints: [
      'What is special about both terms, and about the sign between them?',
      'Write each term as a square and use $p^2 - q^2 = (p + q)(p - q)$.',
      '$36x^2 - 121 = (6x + 11)(6x - 11)$.',
    ],
    proof: [claim],
  }
}

function makeLeading(dice: Dice): Problem {
  const [a, p, c, q] = [
    dice.int(2, 4),
    dice.intExcept(-5, 5, [0]),
    dice.int(1, 3),
    dice.intExcept(-5, 5, [0]),
  ]
  if (gcd(a, p) > 1 || gcd(c, q) > 1 || a * q + c * p === 0) return makeLeading(dice)
  const expanded = [a * c, a * q + c * p, p * q]
  const value = `(${plainPolynomial([a, p])})*(${plainPolynomial([c, q])})`
  const claim = `${value} = ${plainPolynomial(expanded)}`
  const product = a * c * p * q
  return {
    prompt: `Factor $${texPolynomial(expanded)}$.`,
    answer: { kind: 'expression', value, form: 'factored' },
    steps: [
      {
        say: `Look for two numbers with the product $${a * c} \\cdot (${p * q}) = ${product}$ and the sum $${a * q + c * p}$: $${a * q}$ and $${c * p}$.`,
        claims: [`${a * q}*(${c * p}) = ${product}`, `${a * q} + (${c * p}) = ${a * q + c * p}`],
      },
      {
        say: `Split the middle term and group: $${texPolynomial([a, 0])}(${texPolynomial([c, q])}) + (${p})(${texPolynomial([c, q])})$.`,
        claims: [
          `${a}*x*(${plainPolynomial([c, q])}) + (${p})*(${plainPolynomial([c, q])}) = ${plainPolynomial(expanded)}`,
        ],
      },
      { say: `So it is $(${texPolynomial([a, p])})(${texPolynomial([c, q])})$.`, claims: [claim] },
    ],
    hints: [
      'What do you get when you multiply the first and the last coefficient?',
      `Split the middle term $${texPolynomial([a * q + c * p, 0])}$ so that you can factor by grouping.`,
      '$5x^2 + 16x + 3$: $5 \\cdot 3 = 15 = 15 \\cdot 1$; $5x^2 + 15x + x + 3 = (5x + 1)(x + 3)$.',
    ],
    proof: [claim],
  }
}
