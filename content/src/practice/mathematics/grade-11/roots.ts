import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainPolynomial, texPolynomial } from '../../tools/terms.ts'

export const rationalExponents = definePractice('math.11.rational-exponents', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? makeRootMatch(dice) : makeValue(dice, 1)
  return difficulty === 2 ? makeValue(dice, 2) : makePowerOfPower(dice)
})

function makeRootMatch(dice: Dice): Problem {
  const [m, n] = dice.pick([
    [2, 3],
    [3, 2],
    [1, 4],
    [3, 4],
    [2, 5],
    [4, 3],
    [5, 2],
    [1, 3],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
    [1, 5],
  ] as const)
  const letter = dice.pick(['x', 'a', 'y'])
  const power = (times: number) => (times === 1 ? letter : `${letter}^{${times}}`)
  const root = (index: number, times: number) => `$\\sqrt${index === 2 ? '' : `[${index}]`}{${power(times)}}$`
  return {
    prompt: `Which root is the same as $${letter}^{\\frac{${m}}{${n}}}$ (for $${letter} > 0$)?`,
    answer: makeChoice(
      dice,
      root(n, m),
      [
        [m === 1 ? root(2, n) : root(m, n), 'swaps power and root'],
        [root(2, m), 'takes every root for a square root'],
        [root(n, m + n), 'adds numerator and denominator'],
      ],
      [
        [root(n + 1, m), 'counts the root one too high'],
        [root(n, m + 1), 'counts the power one too high'],
      ],
    ),
    steps: [
      { say: 'The denominator of the exponent is the root, the numerator is the power.' },
      {
        say: `So $${letter}^{\\frac{${m}}{${n}}}$ is ${root(n, m)}.`,
        claims: [`(${letter}^(${m}/${n}))^${n} = ${letter}^${m}`],
      },
    ],
    hints: [
      'What does an exponent of one half mean?',
      'Which number of the fraction tells the root, and which one the power?',
      '$x^{\\frac{7}{6}} = \\sqrt[6]{x^7}$.',
    ],
    proof: [`(${letter}^(${m}/${n}))^${n} = ${letter}^${m}`],
  }
}

function makeValue(dice: Dice, difficulty: number): Problem {
  const [base, n] = dice.pick([
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 2],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [2, 4],
    [3, 4],
    [2, 5],
    [10, 3],
  ] as const)
  const m = difficulty === 1 ? dice.int(1, 2) : dice.pick(base < 5 ? [2, 3, -1, -2, -3] : [2, 3, -1, -2])
  const size = base ** n
  const shared = reduce({ top: m, bottom: n })
  if (shared.bottom !== n) return makeValue(dice, difficulty)
  const value = m > 0 ? String(base ** m) : `1/${base ** -m}`
  const shown = m > 0 ? value : `\\frac{1}{${base ** -m}}`
  return {
    prompt: `${dice.pick(['Evaluate', 'Find the exact value of', 'Work out, without a calculator:'])} $${size}^{${texFraction(shared)}}$`,
    answer: m > 0 ? { kind: 'number', value } : { kind: 'fraction', value },
    steps: [
      {
        say: `The denominator means a root: $\\sqrt${n === 2 ? '' : `[${n}]`}{${size}} = ${base}$.`,
        claims: [`${base}^${n} = ${size}`],
      },
      {
        say: `The numerator means a power: $${base}^{${m}} = ${shown}$.`,
        claims: [`${base}^(${m}) = ${value}`],
      },
    ],
    hints: [
      'Which part of the exponent is a root?',
      `Take the root of $${size}$ first, then the power${m < 0 ? '; a negative exponent turns the number over' : ''}.`,
      '$1331^{\\frac{2}{3}} = 11^2 = 121$.',
    ],
    proof: [m > 0 ? `(${value})^${n} = ${size}^${m}` : `(${value})^${n} = 1/${size}^${-m}`],
  }
}

function makePowerOfPower(dice: Dice): Problem {
  const [a, b] = [
    { top: dice.pick([1, 2, 3, 5]), bottom: dice.pick([2, 3, 4]) },
    { top: dice.pick([1, 2, 3]), bottom: dice.pick([2, 3, 6]) },
  ].map(reduce) as [{ top: number; bottom: number }, { top: number; bottom: number }]
  const kind = dice.pick(['product', 'quotient', 'power'] as const)
  const sum = (sign: number) =>
    reduce({ top: a.top * b.bottom + sign * b.top * a.bottom, bottom: a.bottom * b.bottom })
  const result =
    kind === 'product'
      ? sum(1)
      : kind === 'quotient'
        ? sum(-1)
        : reduce({ top: a.top * b.top, bottom: a.bottom * b.bottom })
  if (result.top <= 0 || [a, b, result].some(({ bottom }) => bottom === 1)) return makePowerOfPower(dice)
  const [p, q, r] = [a, b, result].map(plainFraction) as [string, string, string]
  const [left, plain] = {
    product: [`x^{${texFraction(a)}} \\cdot x^{${texFraction(b)}}`, `abs(x)^(${p})*abs(x)^(${q})`],
    quotient: [`\\frac{x^{${texFraction(a)}}}{x^{${texFraction(b)}}}`, `abs(x)^(${p})/abs(x)^(${q})`],
    power: [`\\left(x^{${texFraction(a)}}\\right)^{${texFraction(b)}}`, `(abs(x)^(${p}))^(${q})`],
  }[kind] as [string, string]
  const word = { product: 'add', quotient: 'subtract', power: 'multiply' }[kind]
  return {
    prompt: `Write with one exponent: $${left}$ (for $x > 0$)`,
    answer: { kind: 'expression', value: `x^(${r})`, form: 'simplest' },
    steps: [
      { say: `The rules of exponents hold for fractions too: ${word} the exponents.` },
      {
        say: `This gives $x^{${texFraction(result)}}$.`,
        claims: [
          { product: `${p} + ${q} = ${r}`, quotient: `${p} - ${q} = ${r}`, power: `${p}*(${q}) = ${r}` }[
            kind
          ],
          `${plain} = abs(x)^(${r})`,
        ],
      },
    ],
    hints: [
      'Which rule of exponents fits: product, quotient or power of a power?',
      kind === 'quotient'
        ? `Here you subtract $${texFraction(b)}$ from $${texFraction(a)}$.`
        : `Here you ${word} $${texFraction(a)}$ and $${texFraction(b)}$.`,
      '$x^{\\frac{1}{7}} \\cdot x^{\\frac{3}{7}} = x^{\\frac{4}{7}}$.',
    ],
    proof: [`${plain} = abs(x)^(${r})`],
  }
}

export const radicalEquations = definePractice('math.11.radical-equations', (dice, difficulty) => {
  if (difficulty === 3) return makeExtraneous(dice)
  const [a, root] = [difficulty === 1 ? 1 : dice.int(2, 5), dice.int(2, 9)]
  const x = dice.intExcept(-6, 12, [0])
  const b = root * root - a * x
  const shift = difficulty === 1 ? 0 : dice.intExcept(-6, 6, [0])
  if (b === 0) return makeRadical(a, root, x + 1, root * root - a * (x + 1), shift)
  return makeRadical(a, root, x, b, shift)
})

function makeRadical(a: number, root: number, x: number, b: number, shift: number): Problem {
  const inside = texPolynomial([a, b])
  const right = root + shift
  const plain = `sqrt(${plainPolynomial([a, b])})`
  return {
    prompt: `Solve $\\sqrt{${inside}}${shift === 0 ? '' : shift < 0 ? ` - ${-shift}` : ` + ${shift}`} = ${right}$.`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      ...(shift === 0
        ? []
        : [
            {
              say: `Get the root alone: $\\sqrt{${inside}} = ${root}$.`,
              claims: [`${right} - (${shift}) = ${root}`],
            },
          ]),
      {
        say: `Square both sides: $${inside} = ${root * root}$.`,
        claims: [solves(`${plainPolynomial([a, b])}=${root * root}`, 'x', x)],
      },
      {
        say: `So $x = ${x}$. Check: $\\sqrt{${root * root}} = ${root}$.`,
        claims: [`sqrt(${a}*(${x}) + (${b})) = ${root}`],
      },
    ],
    hints: [
      'How do you undo a square root?',
      shift === 0
        ? 'Square both sides, then solve for $x$.'
        : 'Get the root alone on one side before you square.',
      '$\\sqrt{x + 21} = 11$: $x + 21 = 121$, $x = 100$.',
    ],
    proof: [solves(`${plain}+(${shift})=${right}`, 'x', x)],
  }
}

function makeExtraneous(dice: Dice): Problem {
  // sqrt(x + b) = x - c holds for the root r > c; the other root of the squared equation is false.
  const c = dice.int(1, 5)
  const gap = dice.int(2, 5)
  const right = c + gap
  const b = gap * gap - right
  const wrong = 2 * c + 1 - right
  const squared = [1, -(2 * c + 1), c * c - b]
  const inside = texPolynomial([1, b])
  const asksChoice = dice.coin()
  if (wrong === 0 && asksChoice) return makeExtraneous(dice)
  return {
    prompt: `${asksChoice ? 'Find all solutions of' : 'Solve'} $\\sqrt{${inside}} = ${texPolynomial([1, -c])}$.`,
    answer: asksChoice
      ? makeChoice(dice, `$x = ${right}$ only`, [
          [`$x = ${wrong}$ or $x = ${right}$`, 'does not test the candidates in the equation itself'],
          [`$x = ${wrong}$ only`, 'keeps the wrong one of the two candidates'],
          ['no solution', 'rejects both candidates'],
        ])
      : { kind: 'number', value: String(right), accept: [`x=${right}`] },
    steps: [
      {
        say: `Square: $${inside} = (${texPolynomial([1, -c])})^2$, so $${texPolynomial(squared)} = 0$.`,
        claims: [
          `(${plainPolynomial([1, -c])})^2 - (${plainPolynomial([1, b])}) = ${plainPolynomial(squared)}`,
        ],
      },
      {
        say: `The candidates are $${right}$ and $${wrong}$.`,
        claims: [solves(`${plainPolynomial(squared)}=0`, 'x', right, wrong)],
      },
      {
        say: `Test: for $x = ${wrong}$ the right side is $${wrong - c}$, which no root can be. So $x = ${right}$.`,
        claims: [`${wrong} - ${c} < 0`, `sqrt(${right} + (${b})) = ${right} - ${c}`],
      },
    ],
    hints: [
      'What do you have to do with the results after squaring?',
      `Square both sides, solve the quadratic equation, and put each candidate into $\\sqrt{${inside}} = ${texPolynomial([1, -c])}$.`,
      '$\\sqrt{x + 90} = x$: $x^2 - x - 90 = 0$, candidates $10$ and $-9$; only $10$ passes the test.',
    ],
    proof: [solves(`sqrt(${plainPolynomial([1, b])})=${plainPolynomial([1, -c])}`, 'x', right)],
  }
}
