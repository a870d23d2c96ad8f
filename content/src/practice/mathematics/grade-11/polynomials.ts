import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { multiplyPolynomials, plainPolynomial, texPolynomial, writeFactor } from '../../tools/terms.ts'

export const dividePolynomials = definePractice('math.11.divide-polynomials', (dice, difficulty) => {
  if (difficulty === 2) return makeRemainder(dice)
  const root = dice.intExcept(-5, 5, [0])
  const quotient =
    difficulty === 1
      ? [1, dice.intExcept(-6, 6, [0])]
      : [dice.int(1, 3), dice.intExcept(-5, 5, [0]), dice.intExcept(-6, 6, [0])]
  const product = multiplyPolynomials(quotient, [1, -root])
  if (product.slice(1).every((value) => value === 0)) return makeRemainder(dice)
  return {
    prompt: `Divide: $(${texPolynomial(product)}) \\div ${writeFactor(root)}$`,
    answer: { kind: 'expression', value: plainPolynomial(quotient), form: 'expanded' },
    steps: [
      {
        say: `How often does $x$ go into $${texPolynomial([product[0] ?? 0, ...product.slice(1).map(() => 0)])}$? $${texPolynomial([quotient[0] ?? 0, ...quotient.slice(1).map(() => 0)])}$ times. Subtract that much and go on.`,
        claims: [
          `x*(${plainPolynomial([quotient[0] ?? 0, ...quotient.slice(1).map(() => 0)])}) = ${plainPolynomial([product[0] ?? 0, ...product.slice(1).map(() => 0)])}`,
        ],
      },
      {
        say: `The quotient is $${texPolynomial(quotient)}$, with nothing left over.`,
        claims: [`(${plainPolynomial(quotient)})*${writeFactor(root)} = ${plainPolynomial(product)}`],
      },
    ],
    hints: [
      'How is it done with numbers in long division?',
      `Ask how often $x$ goes into the first term, multiply back by $${writeFactor(root)}$, subtract, and repeat.`,
      '$(x^2 + 17x + 70) \\div (x + 7) = x + 10$.',
    ],
    proof: [`(${plainPolynomial(quotient)})*${writeFactor(root)} = ${plainPolynomial(product)}`],
  }
})

function makeRemainder(dice: Dice): Problem {
  const at = dice.intExcept(-3, 3, [0])
  const coefficients = [
    dice.int(1, 3),
    dice.int(-5, 5),
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-9, 9, [0]),
  ]
  const value = coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0)
  const polynomial = texPolynomial(coefficients)
  const put = plainPolynomial(coefficients, `(${at})`)
  return {
    prompt: `Find the remainder when $${polynomial}$ is divided by $${writeFactor(at)}$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Remainder theorem: the remainder is the value of the polynomial at $x = ${at}$.`,
        claims: [solves(`${writeFactor(at)}=0`, 'x', at)],
      },
      { say: `The value is $${value}$.`, claims: [`${put} = ${value}`] },
    ],
    hints: [
      'Which value of $x$ makes the divisor zero?',
      `Put that value into $${polynomial}$ in place of $x$.`,
      '$x^2 + x + 1$ divided by $(x - 10)$: remainder $100 + 10 + 1 = 111$.',
    ],
    proof: [`${put} = ${value}`],
  }
}

export const zerosOfPolynomials = definePractice('math.11.zeros-of-polynomials', (dice, difficulty) => {
  if (difficulty === 1) return makeZerosFromFactors(dice)
  return difficulty === 2 ? makeGraphChoice(dice) : makeThirdZero(dice)
})

function makeZerosFromFactors(dice: Dice): Problem {
  const roots = dice.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 3).sort((a, b) => a - b)
  const factors = dice.shuffle(roots).map((root) => writeFactor(root))
  return {
    prompt: `Put the zeros of $f(x) = ${factors.join('')}$ in order, least first.`,
    answer: { kind: 'ordering', items: roots.map((root) => `$${root}$`) },
    steps: [
      {
        say: 'A product is zero when one of its factors is zero.',
        claims: [solves(`${factors.join('*')}=0`, 'x', ...roots)],
      },
      {
        say: `So the zeros are $${roots.join('$, $')}$.`,
        claims: [`${roots[0]} < ${roots[1]}`, `${roots[1]} < ${roots[2]}`],
      },
    ],
    hints: [
      'When is a product zero?',
      'Set each bracket equal to zero. Watch the signs.',
      '$(x - 10)(x + 7)$ has the zeros $-7$ and $10$.',
    ],
    proof: [solves(`${factors.join('*')}=0`, 'x', ...roots)],
  }
}

function makeGraphChoice(dice: Dice): Problem {
  const [p, q] = dice.sample([-3, -2, -1, 1, 2, 3], 2) as [number, number]
  const sign = dice.pick([1, -1])
  const rule = (x: number) => (sign * (x - p) * (x - p) * (x - q)) / 2
  const write = (double: number, single: number, lead: string) =>
    `$y = ${lead}\\frac{1}{2}${writeFactor(double)}^2${writeFactor(single)}$`
  const [lead, flip] = sign === 1 ? ['', '-'] : ['-', '']
  return {
    prompt: 'Which equation belongs to the graph?',
    figure: drawGraph({
      title: 'Graph of a cubic',
      desc: `A cubic curve that touches the horizontal axis at ${p} and crosses it at ${q}; it ${sign === 1 ? 'rises' : 'falls'} to the right.`,
      x: [-5, 5],
      y: [-10, 10],
      yStep: 2,
      curves: [{ rule }],
    }),
    answer: makeChoice(
      dice,
      write(p, q, lead),
      [
        [write(q, p, lead), 'mixes up touching and crossing'],
        [write(p, q, flip), 'does not look where the ends of the curve go'],
        [write(-p, -q, lead), 'reads the zeros into the factors with the wrong sign'],
      ],
      [
        [write(q, p, flip), 'mixes up touching and crossing, and the ends'],
        [write(-p, -q, flip), 'turns all signs'],
      ],
    ),
    steps: [
      {
        say: `The curve touches the axis at $${p}$ (double zero) and crosses it at $${q}$ (single zero).`,
        claims: [solves(`${writeFactor(p)}^2*${writeFactor(q)}=0`, 'x', p, q)],
      },
      {
        say: `To the right it goes ${sign === 1 ? 'up, so the sign in front is plus' : 'down, so there is a minus in front'}: ${write(p, q, lead)}.`,
        claims: [`${sign}*(10-(${p}))^2*(10-(${q}))/2 ${sign === 1 ? '>' : '<'} 0`],
      },
    ],
    hints: [
      'What does the curve do at a double zero, and what at a single one?',
      'See where the curve only touches the axis and where it goes through. Then look at its right end.',
      '$y = (x - 4)^2(x + 1)$ touches the axis at $4$ and crosses it at $-1$.',
    ],
    proof: [
      solves(`${sign}*${writeFactor(p)}^2*${writeFactor(q)}=0`, 'x', p, q),
      `${sign}*(10-(${p}))^2*(10-(${q})) ${sign === 1 ? '>' : '<'} 0`,
    ],
  }
}

function makeThirdZero(dice: Dice): Problem {
  const [p, q, r] = dice.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 3) as [number, number, number]
  const product = multiplyPolynomials(multiplyPolynomials([1, -p], [1, -q]), [1, -r])
  const rest = multiplyPolynomials([1, -q], [1, -r])
  const isGreater = dice.coin()
  const value = isGreater ? Math.max(q, r) : Math.min(q, r)
  return {
    prompt: `$x = ${p}$ is a zero of $f(x) = ${texPolynomial(product)}$. Which of the other two zeros is ${isGreater ? 'greater' : 'smaller'}?`,
    answer: { kind: 'number', value: String(value), accept: [`x=${value}`] },
    steps: [
      {
        say: `Divide by $${writeFactor(p)}$: $${texPolynomial(rest)}$.`,
        claims: [`${writeFactor(p)}*(${plainPolynomial(rest)}) = ${plainPolynomial(product)}`],
      },
      {
        say: `Factor: $${writeFactor(q)}${writeFactor(r)} = 0$, so $x = ${q}$ or $x = ${r}$.`,
        claims: [solves(`${plainPolynomial(rest)}=0`, 'x', q, r)],
      },
      {
        say: `The ${isGreater ? 'greater' : 'smaller'} one is $${value}$.`,
        claims: [`${Math.max(q, r)} > ${Math.min(q, r)}`],
      },
    ],
    hints: [
      'What does a known zero tell you about a factor?',
      `Divide the polynomial by $${writeFactor(p)}$ and solve the quadratic equation that is left.`,
      'Zero $10$ of $x^3 - 10x^2 - x + 10$: divide, $x^2 - 1$, so the others are $1$ and $-1$.',
    ],
    proof: [solves(`${plainPolynomial(product)}=0`, 'x', p, q, r)],
  }
}
