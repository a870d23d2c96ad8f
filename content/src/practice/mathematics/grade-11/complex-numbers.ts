import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSum, texPolynomial, texSum } from '../../tools/terms.ts'

const tex = (real: number, imaginary: number) =>
  texSum([
    [real, ''],
    [imaginary, 'i'],
  ])
const plain = (real: number, imaginary: number) =>
  plainSum([
    [real, ''],
    [imaginary, 'i'],
  ])

export const complexNumbers = definePractice('math.11.complex-numbers', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? makeSum(dice) : makePowerOfI(dice)
  return difficulty === 2 ? makeProduct(dice) : makeQuotient(dice)
})

function makeSum(dice: Dice): Problem {
  const [a, b, c, d] = [
    dice.int(-9, 9),
    dice.intExcept(-9, 9, [0]),
    dice.intExcept(-9, 9, [0]),
    dice.intExcept(-9, 9, [0]),
  ]
  const isSum = dice.coin()
  const [real, imaginary] = isSum ? [a + c, b + d] : [a - c, b - d]
  const sign = isSum ? '+' : '-'
  return {
    prompt: `${isSum ? 'Add' : 'Subtract'}: $(${tex(a, b)}) ${sign} (${tex(c, d)})$`,
    answer: { kind: 'expression', value: plain(real, imaginary), form: 'simplest' },
    steps: [
      { say: `Real parts: $${a} ${sign} (${c}) = ${real}$.`, claims: [`${a} ${sign} (${c}) = ${real}`] },
      {
        say: `Imaginary parts: $${b} ${sign} (${d}) = ${imaginary}$. So the result is $${tex(real, imaginary)}$.`,
        claims: [`${b} ${sign} (${d}) = ${imaginary}`],
      },
    ],
    hints: [
      'Which parts belong together?',
      `${isSum ? 'Add' : 'Subtract'} the numbers without $i$, then the numbers before $i$.`,
      '$(12 + 3i) - (2 - 10i) = 10 + 13i$.',
    ],
    proof: [`(${plain(a, b)}) ${sign} (${plain(c, d)}) = ${plain(real, imaginary)}`],
  }
}

function makePowerOfI(dice: Dice): Problem {
  const exponent = dice.int(5, 60)
  const rest = exponent % 4
  const values = ['1', 'i', '-1', '-i']
  const right = values[rest] ?? ''
  return {
    prompt: `Simplify $i^{${exponent}}$.`,
    answer: makeChoice(
      dice,
      `$${right}$`,
      values.map((value, place) => [`$${value}$`, `takes the remainder for ${place}`] as const),
    ),
    steps: [
      { say: 'The powers of $i$ repeat every four steps: $i$, $-1$, $-i$, $1$.' },
      {
        say: `$${exponent} = 4 \\cdot ${(exponent - rest) / 4} + ${rest}$, so $i^{${exponent}} = ${rest === 0 ? '(i^4)' : `i^{${rest}}`}${rest === 0 ? `^{${exponent / 4}}` : ''} = ${right}$.`,
        claims: [`4*${(exponent - rest) / 4} + ${rest} = ${exponent}`],
      },
    ],
    hints: [
      'After how many steps do the powers repeat?',
      `Divide $${exponent}$ by four and look at the remainder.`,
      '$i^{102}$: remainder two, so $i^{102} = i^2 = -1$.',
    ],
    proof: [`4*${(exponent - rest) / 4} + ${rest} = ${exponent}`, `${rest} < 4`],
  }
}

function makeProduct(dice: Dice): Problem {
  const [a, b, c, d] = [
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
  ]
  const [real, imaginary] = [a * c - b * d, a * d + b * c]
  const asksChoice = dice.coin()
  return {
    prompt: `Multiply: $(${tex(a, b)})(${tex(c, d)})$`,
    answer: asksChoice
      ? makeChoice(
          dice,
          `$${tex(real, imaginary)}$`,
          [
            [`$${tex(a * c + b * d, imaginary)}$`, 'takes i² as 1'],
            [`$${tex(a * c, b * d)}$`, 'multiplies only first with first and last with last'],
            [`$${tex(real, a * d - b * c)}$`, 'loses a sign in the mixed terms'],
          ],
          [
            [`$${tex(real, b * c - a * d)}$`, 'turns a sign in the mixed terms'],
            [`$${tex(-real, imaginary)}$`, 'turns the sign of the real part'],
          ],
        )
      : { kind: 'expression', value: plain(real, imaginary), form: 'simplest' },
    steps: [
      {
        say: `Every term meets every term: $${texSum([
          [a * c, ''],
          [a * d, 'i'],
          [b * c, 'i'],
          [b * d, 'i^2'],
        ])}$.`,
        claims: [`(${a} + (${b})*i)*(${c} + (${d})*i) = ${a * c} + (${a * d + b * c})*i + (${b * d})*i^2`],
      },
      { say: `Since $i^2 = -1$, the last term is $${-b * d}$.`, claims: [`${b * d}*(-1) = ${-b * d}`] },
      {
        say: `Together: $${tex(real, imaginary)}$.`,
        claims: [`${a * c} - (${b * d}) = ${real}`, `${a * d} + (${b * c}) = ${imaginary}`],
      },
    ],
    hints: [
      'How do you multiply two brackets, and what is $i^2$?',
      `Multiply out as with letters, then replace $i^2$ and collect.`,
      '$(10 + i)(2 - 3i) = 20 - 30i + 2i - 3i^2 = 23 - 28i$.',
    ],
    proof: [`${a}*(${c}) - (${b})*(${d}) = ${real}`, `${a}*(${d}) + (${b})*(${c}) = ${imaginary}`],
  }
}

function makeQuotient(dice: Dice): Problem {
  const [c, d] = dice.pick([
    [1, 1],
    [1, -1],
    [2, 1],
    [1, 2],
    [2, -1],
    [1, -2],
    [3, 1],
    [1, 3],
    [2, 3],
  ] as const)
  const [p, q] = [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])]
  const [a, b] = [p * c - q * d, p * d + q * c]
  const size = c * c + d * d
  return {
    prompt: `Divide and write in the form $a + bi$: $\\frac{${tex(a, b)}}{${tex(c, d)}}$`,
    answer: { kind: 'expression', value: plain(p, q), form: 'simplest' },
    steps: [
      {
        say: `Multiply above and below by the conjugate $${tex(c, -d)}$; the denominator becomes $${c}^2 + ${Math.abs(d)}^2 = ${size}$.`,
        claims: [`${c}^2 + (${d})^2 = ${size}`],
      },
      {
        say: `The numerator becomes $${tex(p * size, q * size)}$.`,
        claims: [`${a}*${c} - (${b})*(${-d}) = ${p * size}`, `${a}*(${-d}) + (${b})*${c} = ${q * size}`],
      },
      {
        say: `Divide by $${size}$: $${tex(p, q)}$.`,
        claims: [`${p * size}/${size} = ${p}`, `${q * size}/${size} = ${q}`],
      },
    ],
    hints: [
      'Which factor makes the denominator real?',
      `Multiply numerator and denominator by the conjugate of $${tex(c, d)}$.`,
      '$\\frac{10}{3 - i} = \\frac{10(3 + i)}{10} = 3 + i$.',
    ],
    proof: [`${p}*(${c}) - (${q})*(${d}) = ${a}`, `${p}*(${d}) + (${q})*(${c}) = ${b}`],
  }
}

export const complexRoots = definePractice('math.11.complex-roots', (dice, difficulty) => {
  const p = difficulty === 1 ? 0 : dice.intExcept(-6, 6, [0])
  const q = dice.int(1, 9)
  const k = difficulty === 3 ? dice.int(2, 4) : 1
  const [b, c] = [-2 * k * p, k * (p * p + q * q)]
  const discriminant = b * b - 4 * k * c
  const equation = `${texPolynomial([k, b, c])} = 0`
  const write = (real: number, imaginary: number) =>
    real === 0
      ? `$x = \\pm ${imaginary === 1 ? '' : imaginary}i$`
      : `$x = ${real} \\pm ${imaginary === 1 ? '' : imaginary}i$`
  const asksPart = dice.coin()
  const claims = [
    `${k}*((${p})^2 - ${q}^2) + (${b})*(${p}) + ${c} = 0`,
    `${k}*2*(${p})*${q} + (${b})*${q} = 0`,
  ]
  const solve =
    difficulty === 1
      ? [
          { say: `$x^2 = ${-c}$.`, claims: [`0 - ${c} = ${-c}`] },
          {
            say: `The square root of a negative number is imaginary: ${write(0, q)}.`,
            claims: [`${q}^2 = ${c}`],
          },
        ]
      : [
          {
            say: `$b^2 - 4ac = ${discriminant}$, which is negative.`,
            claims: [`(${b})^2 - 4*${k}*${c} = ${discriminant}`],
          },
          {
            say: `$\\sqrt{${discriminant}} = ${2 * k * q}i$.`,
            claims: [`${2 * k * q}^2 = ${-discriminant}`],
          },
          {
            say: `$x = \\frac{${-b} \\pm ${2 * k * q}i}{${2 * k}}$, so ${write(p, q)}.`,
            claims: [`${-b}/${2 * k} = ${p}`, `${2 * k * q}/${2 * k} = ${q}`],
          },
        ]
  return {
    prompt: asksPart
      ? `The solutions of $${equation}$ have the form $x = a \\pm bi$ with $b > 0$. Find $b$.`
      : `Solve $${equation}$ over the complex numbers.`,
    answer: asksPart
      ? { kind: 'number', value: String(q) }
      : makeChoice(
          dice,
          write(p, q),
          [
            [
              p === 0 ? `$x = \\pm ${q}$` : `$x = ${p} \\pm ${q}$`,
              'forgets i: takes the root as if the number were positive',
            ],
            [
              p === 0 ? write(0, q * q) : write(-p, q),
              p === 0 ? 'forgets to take the root' : 'forgets the minus sign before b',
            ],
            [
              p === 0 ? `$x = ${q === 1 ? '' : q}i$ only` : write(p, 2 * q),
              p === 0 ? 'forgets the second root' : 'divides only the real part by 2a',
            ],
          ],
          [['There is no complex solution.', 'stops because the number under the root is negative']],
        ),
    steps: asksPart ? [...solve, { say: `So $b = ${q}$.` }] : solve,
    hints: [
      'What does a negative number under the root mean for the solutions?',
      difficulty === 1
        ? `Bring the constant to the other side and write $\\sqrt{-1} = i$.`
        : 'Use the quadratic formula and write the root of a negative number with $i$.',
      '$x^2 - 20x + 101 = 0$: $x = \\frac{20 \\pm \\sqrt{-4}}{2} = 10 \\pm i$.',
    ],
    proof: claims,
  }
})
