import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { gcd } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { multiplyPolynomials, plainPolynomial, texPolynomial, writeFactor } from '../../tools/terms.ts'
import { pickNames } from '../../tools/words.ts'

const ROOTS = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
const product = (p: number, q: number) => multiplyPolynomials([1, -p], [1, -q])
const bare = (root: number) => texPolynomial([1, -root])

export const simplifyRationalExpressions = definePractice(
  'math.11.simplify-rational-expressions',
  (dice, difficulty) => {
    const [p, q, r, s] = dice.sample(ROOTS, 4) as [number, number, number, number]
    if (difficulty === 1) return makeCancel(dice, p, q)
    return difficulty === 2 ? makeReduce(dice, p, q, r) : makeMultiply(p, q, r, s)
  },
)

function makeCancel(dice: Dice, p: number, q: number): Problem {
  const [k, m] = dice.sample([2, 3, 4, 5, 6], 2) as [number, number]
  const shared = gcd(k, m)
  const [a, b] = [k / shared, m / shared]
  const value = b === 1 ? plainPolynomial([a, -a * p]) : `${a === 1 ? '' : `${a}*`}${writeFactor(p)}/${b}`
  const shown =
    b === 1 ? `${a}${writeFactor(p)}` : `\\frac{${a === 1 ? bare(p) : `${a}${writeFactor(p)}`}}{${b}}`
  const plain = `(${k}*${writeFactor(p)}*${writeFactor(q)})/(${m}*${writeFactor(q)})`
  return {
    prompt: `Simplify $\\frac{${k}${writeFactor(p)}${writeFactor(q)}}{${m}${writeFactor(q)}}$ (for $x \\ne ${q}$).`,
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      {
        say: `The factor $${writeFactor(q)}$ stands above and below: cancel it.`,
        claims: [`${plain} = ${k}*${writeFactor(p)}/${m}`],
      },
      { say: `Reduce the numbers: $${shown}$.`, claims: [`${plain} = ${value}`] },
    ],
    hints: [
      'Which factors stand in the numerator and in the denominator?',
      `Cancel $${writeFactor(q)}$, then reduce $\\frac{${k}}{${m}}$ if you can.`,
      '$\\frac{10(x + 7)(x - 8)}{20(x - 8)} = \\frac{x + 7}{2}$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

function makeReduce(dice: Dice, p: number, q: number, r: number): Problem {
  const [top, bottom] = [product(p, q), product(q, r)]
  const claim = `(${plainPolynomial(top)})/(${plainPolynomial(bottom)}) = ${writeFactor(p)}/${writeFactor(r)}`
  const asksChoice = dice.coin()
  const write = (one: number, two: number) => `$\\frac{${bare(one)}}{${bare(two)}}$`
  return {
    prompt: `Simplify $\\frac{${texPolynomial(top)}}{${texPolynomial(bottom)}}$.`,
    answer: asksChoice
      ? makeChoice(
          dice,
          write(p, r),
          [
            [write(-p, -r), 'factors with the wrong signs'],
            [write(r, p), 'turns the fraction upside down'],
            [write(q, r), 'cancels the wrong factor'],
          ],
          [[write(p, q), 'cancels the wrong factor below']],
        )
      : { kind: 'expression', value: `${writeFactor(p)}/${writeFactor(r)}`, form: 'simplest' },
    steps: [
      {
        say: `Factor both: $\\frac{${writeFactor(p)}${writeFactor(q)}}{${writeFactor(q)}${writeFactor(r)}}$.`,
        claims: [
          `${writeFactor(p)}*${writeFactor(q)} = ${plainPolynomial(top)}`,
          `${writeFactor(q)}*${writeFactor(r)} = ${plainPolynomial(bottom)}`,
        ],
      },
      { say: `Cancel the common factor $${writeFactor(q)}$: ${write(p, r)}.`, claims: [claim] },
    ],
    hints: [
      'May you cancel terms of a sum? What must you do first?',
      'Factor the numerator and the denominator, then look for a common bracket.',
      '$\\frac{x^2 - 64}{x^2 + 15x + 56} = \\frac{(x - 8)(x + 8)}{(x + 7)(x + 8)} = \\frac{x - 8}{x + 7}$.',
    ],
    proof: [claim],
  }
}

function makeMultiply(p: number, q: number, r: number, s: number): Problem {
  const isProduct = (p + q + r + s) % 2 === 0
  const [second, third] = isProduct ? [q, r] : [r, q]
  const left = `(${plainPolynomial(product(p, q))})/${writeFactor(r)}`
  const right = isProduct
    ? `(${plainPolynomial([1, -r])})/(${plainPolynomial(product(q, s))})`
    : `(${plainPolynomial(product(q, s))})/(${plainPolynomial([1, -r])})`
  const [above, below] = isProduct
    ? [bare(r), texPolynomial(product(q, s))]
    : [texPolynomial(product(q, s)), bare(r)]
  const claim = `(${left})${isProduct ? '*' : '/'}(${right}) = ${writeFactor(p)}/${writeFactor(s)}`
  return {
    prompt: `${isProduct ? 'Multiply' : 'Divide'} and simplify: $\\frac{${texPolynomial(product(p, q))}}{${bare(r)}} ${isProduct ? '\\cdot' : '\\div'} \\frac{${above}}{${below}}$`,
    answer: { kind: 'expression', value: `${writeFactor(p)}/${writeFactor(s)}`, form: 'simplest' },
    steps: [
      ...(isProduct
        ? []
        : [
            {
              say: 'Dividing by a fraction is multiplying by its reciprocal: turn the second fraction over.',
            },
          ]),
      {
        say: `Factor: $\\frac{${writeFactor(p)}${writeFactor(q)}}{${writeFactor(r)}} \\cdot \\frac{${writeFactor(r)}}{${writeFactor(q)}${writeFactor(s)}}$.`,
        claims: [
          `${writeFactor(p)}*${writeFactor(q)} = ${plainPolynomial(product(p, q))}`,
          `${writeFactor(q)}*${writeFactor(s)} = ${plainPolynomial(product(q, s))}`,
        ],
      },
      {
        say: `Cancel $${writeFactor(second)}$ and $${writeFactor(third)}$: $\\frac{${bare(p)}}{${bare(s)}}$.`,
        claims: [claim],
      },
    ],
    hints: [
      isProduct
        ? 'How do you multiply fractions, and when do you cancel?'
        : 'What do you do with the second fraction when you divide?',
      'Factor every quadratic first; then cancel brackets that stand above and below.',
      '$\\frac{x^2 - 49}{x + 8} \\cdot \\frac{x + 8}{x - 7} = x + 7$.',
    ],
    proof: [claim],
  }
}

export const addRationalExpressions = definePractice(
  'math.11.add-rational-expressions',
  (dice, difficulty) => {
    const [p, q] = dice.sample(ROOTS, 2) as [number, number]
    const [a, b] = [dice.int(1, 6), dice.intExcept(-6, 6, [0])]
    if (difficulty === 1) return makeSameDenominator(dice, p)
    const isFraction = difficulty === 3
    const top = isFraction ? [a, b - a * q] : [a + b, -a * q - b * p]
    const bottom = `(${writeFactor(p)}*${writeFactor(q)})`
    const isPlus = b > 0
    if (top[0] === 0) return makeSameDenominator(dice, p)
    const second = isFraction
      ? `\\frac{${Math.abs(b)}}{${texPolynomial(product(p, q))}}`
      : `\\frac{${Math.abs(b)}}{${bare(q)}}`
    const plain = isFraction
      ? `${a}/${writeFactor(p)} + (${b})/${bottom}`
      : `${a}/${writeFactor(p)} + (${b})/${writeFactor(q)}`
    const numerator = plainPolynomial(top)
    const value = `(${numerator})/${bottom}`
    return {
      prompt: `Write $\\frac{${a}}{${bare(p)}} ${isPlus ? '+' : '-'} ${second}$ as one fraction with the denominator $${writeFactor(p)}${writeFactor(q)}$. What is the numerator, without brackets?`,
      answer: { kind: 'expression', value: numerator, form: 'expanded' },
      steps: [
        {
          say: isFraction
            ? `Factor the second denominator: $${writeFactor(p)}${writeFactor(q)}$. It is the common denominator.`
            : `The common denominator is $${writeFactor(p)}${writeFactor(q)}$.`,
          claims: [`${writeFactor(p)}*${writeFactor(q)} = ${plainPolynomial(product(p, q))}`],
        },
        {
          say: `Bring both to it: $\\frac{${a === 1 ? '' : a}${writeFactor(q)} ${isPlus ? '+' : '-'} ${isFraction ? Math.abs(b) : `${Math.abs(b) === 1 ? '' : Math.abs(b)}${writeFactor(p)}`}}{${writeFactor(p)}${writeFactor(q)}}$.`,
          claims: [
            isFraction
              ? `${a}*${writeFactor(q)} + (${b}) = ${numerator}`
              : `${a}*${writeFactor(q)} + (${b})*${writeFactor(p)} = ${numerator}`,
          ],
        },
        {
          say: `Collect: $\\frac{${texPolynomial(top)}}{${writeFactor(p)}${writeFactor(q)}}$. The numerator is $${texPolynomial(top)}$.`,
          claims: [`${plain} = ${value}`],
        },
      ],
      hints: [
        'What do you need before you can add two fractions?',
        isFraction
          ? `Factor $${texPolynomial(product(p, q))}$: one of its factors is $${bare(p)}$.`
          : `Multiply the first fraction above and below by $${writeFactor(q)}$, the second by $${writeFactor(p)}$.`,
        '$\\frac{1}{x} + \\frac{1}{x - 7} = \\frac{x - 7 + x}{x(x - 7)} = \\frac{2x - 7}{x(x - 7)}$.',
      ],
      proof: [`${plain} = ${value}`],
    }
  },
)

function makeSameDenominator(dice: Dice, p: number): Problem {
  const [a, c] = [dice.int(3, 8), dice.int(1, 2)]
  const [b, d] = [dice.intExcept(-8, 8, [0]), dice.intExcept(-8, 8, [0])]
  const top = [a - c, b - d]
  if (top[1] === 0 || (top[0] ?? 0) * p + (top[1] ?? 0) === 0) return makeSameDenominator(dice, p)
  const value = `(${plainPolynomial(top)})/${writeFactor(p)}`
  const plain = `(${plainPolynomial([a, b])})/${writeFactor(p)} - (${plainPolynomial([c, d])})/${writeFactor(p)}`
  return {
    prompt: `Write $\\frac{${texPolynomial([a, b])}}{${bare(p)}} - \\frac{${texPolynomial([c, d])}}{${bare(p)}}$ as one fraction with the denominator $${bare(p)}$. What is the numerator, without brackets?`,
    answer: { kind: 'expression', value: plainPolynomial(top), form: 'expanded' },
    steps: [
      {
        say: `The denominators are equal, so subtract the numerators: $(${texPolynomial([a, b])}) - (${texPolynomial([c, d])})$.`,
      },
      {
        say: `Every sign of the second bracket turns: $\\frac{${texPolynomial(top)}}{${bare(p)}}$.`,
        claims: [
          `(${plainPolynomial([a, b])}) - (${plainPolynomial([c, d])}) = ${plainPolynomial(top)}`,
          `${plain} = ${value}`,
        ],
      },
    ],
    hints: [
      'What happens to the numerators when the denominators are equal?',
      `Put $(${texPolynomial([c, d])})$ in brackets before you subtract.`,
      '$\\frac{10x + 3}{x + 9} - \\frac{x - 5}{x + 9} = \\frac{9x + 8}{x + 9}$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

export const rationalEquations = definePractice('math.11.rational-equations', (dice, difficulty) => {
  if (difficulty === 1) return makeProportion(dice)
  return difficulty === 2 ? makeTwoSolutions(dice) : dice.coin() ? makeWork(dice) : makeFalseSolution(dice)
})

function makeProportion(dice: Dice): Problem {
  const x = dice.intExcept(-7, 9, [0])
  const [a, b] = dice.sample([2, 3, 4, 5, 6, 7], 2) as [number, number]
  const p = dice.intExcept(-6, 6, [0, x])
  const q = (x * (a - b) + b * p) / a
  if (!Number.isInteger(q) || q === p || q === x || q === 0) return makeProportion(dice)
  const equation = `${a}/${writeFactor(p)}=${b}/${writeFactor(q)}`
  return {
    prompt: `Solve $\\frac{${a}}{${bare(p)}} = \\frac{${b}}{${bare(q)}}$.`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Multiply by both denominators: $${a}${writeFactor(q)} = ${b}${writeFactor(p)}$.`,
        claims: [solves(`${a}*${writeFactor(q)}=${b}*${writeFactor(p)}`, 'x', x)],
      },
      {
        say: `Solve: $x = ${x}$. No denominator becomes zero there.`,
        claims: [`${a}/(${x}-(${p})) = ${b}/(${x}-(${q}))`],
      },
    ],
    hints: [
      'How can you get rid of both denominators?',
      `Multiply crosswise: $${a}$ with $${bare(q)}$, and $${b}$ with $${bare(p)}$.`,
      '$\\frac{8}{x} = \\frac{9}{x + 1}$: $8x + 8 = 9x$, so $x = 8$.',
    ],
    proof: [solves(equation, 'x', x)],
  }
}

function makeTwoSolutions(dice: Dice): Problem {
  const [p, q] = dice.sample([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6], 2) as [number, number]
  if (p + q === 0) return makeTwoSolutions(dice)
  const isGreater = dice.coin()
  const value = isGreater ? Math.max(p, q) : Math.min(p, q)
  const product = -p * q
  const equation = `x - (${product})/x = ${p + q}`
  const shown = `x ${product < 0 ? '+' : '-'} \\frac{${Math.abs(product)}}{x} = ${p + q}`
  return {
    prompt: `The equation $${shown}$ has two solutions. Give the ${isGreater ? 'greater' : 'smaller'} one.`,
    answer: { kind: 'number', value: String(value), accept: [`x=${value}`] },
    steps: [
      {
        say: `Multiply by $x$: $${texPolynomial([1, 0, -product])} = ${texPolynomial([p + q, 0])}$.`,
        claims: [solves(`${plainPolynomial([1, 0, -product])}=${plainPolynomial([p + q, 0])}`, 'x', p, q)],
      },
      {
        say: `So $${texPolynomial([1, -p - q, p * q])} = 0$, $${writeFactor(p)}${writeFactor(q)} = 0$: $x = ${p}$ or $x = ${q}$.`,
        claims: [`${writeFactor(p)}*${writeFactor(q)} = ${plainPolynomial([1, -p - q, p * q])}`],
      },
      {
        say: `The ${isGreater ? 'greater' : 'smaller'} one is $${value}$.`,
        claims: [`${Math.max(p, q)} > ${Math.min(p, q)}`],
      },
    ],
    hints: [
      'What can you multiply by to clear the fraction?',
      'Multiply every term by $x$, bring all to one side, and factor.',
      '$x - \\frac{70}{x} = 3$: $x^2 - 3x - 70 = (x - 10)(x + 7) = 0$, so $10$ or $-7$.',
    ],
    proof: [solves(equation, 'x', p, q)],
  }
}

function makeWork(dice: Dice): Problem {
  const [a, b, together] = dice.pick([
    [3, 6, 2],
    [6, 12, 4],
    [4, 12, 3],
    [10, 15, 6],
    [12, 24, 8],
    [20, 30, 12],
    [5, 20, 4],
    [14, 35, 10],
    [8, 24, 6],
    [12, 36, 9],
    [21, 28, 12],
    [18, 9, 6],
  ] as const)
  const [one, two] = pickNames(dice, 2)
  const job = dice.pick(['paint a fence', 'weed a garden', 'clean the gym', 'sort the library books'])
  return {
    prompt: `${one} needs ${a} hours to ${job}, ${two} needs ${b} hours. How many hours do they need together?`,
    answer: { kind: 'number', value: String(together), unit: 'hours' },
    steps: [
      {
        say: `In one hour they do $\\frac{1}{${a}} + \\frac{1}{${b}}$ of the work, so $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{t}$.`,
        claims: [solves(`1/${a}+1/${b}=1/t`, 't', together)],
      },
      {
        say: `The left side is $\\frac{1}{${together}}$, so $t = ${together}$ hours.`,
        claims: [`1/${a} + 1/${b} = 1/${together}`],
      },
    ],
    hints: [
      'Which part of the work does each of them do in one hour?',
      `Add $\\frac{1}{${a}}$ and $\\frac{1}{${b}}$: that much is done in one hour.`,
      'Alone $40$ and $60$ hours: $\\frac{1}{40} + \\frac{1}{60} = \\frac{1}{24}$, so $24$ hours together.',
    ],
    proof: [`${together}/${a} + ${together}/${b} = 1`],
  }
}

function makeFalseSolution(dice: Dice): Problem {
  const p = dice.intExcept(-6, 6, [0])
  const r = dice.intExcept(-7, 7, [0, p])
  // x²/(x-p) = (s·x - t)/(x-p) with the zeros p and r of x² - s·x + t.
  const [s, t] = [p + r, p * r]
  if (s === 0) return makeFalseSolution(dice)
  const right = `${texPolynomial([s, -t])}`
  const write = (text: string) => `$x = ${text}$`
  return {
    prompt: `Find all solutions of $\\frac{x^2}{${bare(p)}} = \\frac{${right}}{${bare(p)}}$.`,
    answer: makeChoice(dice, `${write(String(r))} only`, [
      [`${write(String(p))} or ${write(String(r))}`, 'does not check whether a denominator becomes zero'],
      [`${write(String(p))} only`, 'rejects the wrong one of the two candidates'],
      ['no solution', 'rejects both candidates'],
    ]),
    steps: [
      {
        say: `Multiply by $${writeFactor(p)}$: $x^2 = ${right}$, so $${texPolynomial([1, -s, t])} = 0$.`,
        claims: [solves(`${plainPolynomial([1, -s, t])}=0`, 'x', p, r)],
      },
      {
        say: `The candidates are $${p}$ and $${r}$. But $x = ${p}$ makes the denominator zero.`,
        claims: [`${p} - (${p}) = 0`, `${r} - (${p}) != 0`],
      },
      {
        say: `So only $x = ${r}$ is a solution.`,
        claims: [`(${r})^2/(${r}-(${p})) = (${s}*(${r}) - (${t}))/(${r}-(${p}))`],
      },
    ],
    hints: [
      'For which $x$ is the equation not defined?',
      `Clear the denominator $${bare(p)}$, solve, and then test each candidate in the equation itself.`,
      '$\\frac{x^2}{x - 8} = \\frac{64}{x - 8}$: candidates $8$ and $-8$; $8$ is not allowed, so only $-8$.',
    ],
    proof: [`(${r})^2 = ${s}*(${r}) - (${t})`, `(${p})^2 = ${s}*(${p}) - (${t})`, `${r} - (${p}) != 0`],
  }
}
