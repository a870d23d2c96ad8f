import type { Statement } from '#engines/algebra/index.ts'
import {
  isZero,
  makeRational,
  multiply,
  negate,
  type Rational,
  rootOf,
  signOf,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import type { Fact } from '../verify/fact.ts'
import {
  commonDenominator,
  commonFactor,
  whole,
  writeFraction,
  writePolynomial,
} from '../writing/polynomial.ts'
import { squareRootInside } from './arithmetic-steps.ts'
import type { Draft, DraftStep } from './kind.ts'

export type OneUnknown = { statement: Statement; letter: string; text: string }

/** By taking roots, by factoring where the zeros are fractions, else by the formula. */
export function solveQuadratic({ letter, text }: OneUnknown, left: Rational[], right: Rational[]): Draft {
  const moved = [0, 1, 2].map((power) => subtract(left[power] ?? whole(0), right[power] ?? whole(0)))
  const cleared = moved.map((each) => multiply(each, whole(commonDenominator(moved))))
  const factor = makeRational(1n, commonFactor(cleared) * BigInt(signOf(cleared[2] as Rational)))
  const [c, b, a] = cleared.map((each) => multiply(each, factor)) as [Rational, Rational, Rational]
  const discriminant = subtract(multiply(b, b), multiply(whole(4), multiply(a, c)))
  const roots = findRoots(a, b, discriminant)
  const solutions = roots.map((root) => ({ [letter]: root }))
  const standard = `${writePolynomial([c, b, a], letter)} = 0`
  const original = `${writePolynomial(moved, letter)} = 0`
  const lines: { rule: string; say: string; after: string; facts?: Fact[] }[] = []
  if (original !== text)
    lines.push({ rule: 'collect', say: 'Bring everything to one side.', after: original })
  if (standard !== original)
    lines.push({ rule: 'divide', say: 'Divide both sides by the common factor.', after: standard })
  const isRational = roots.length > 0 && roots.every((root) => !root.includes('sqrt'))
  const isPureSquare = isZero(b) && !isZero(c) && signOf(discriminant) > 0
  if (isPureSquare) {
    const square = makeRational(-c.top * a.bottom, c.bottom * a.top)
    lines.push({
      rule: 'isolate-square',
      say: `Bring the square to one side alone.`,
      after: `${letter}^2 = ${writeFraction(square)}`,
    })
    lines.push({
      rule: 'take-root',
      say: 'Take the square root on both sides. Both signs are possible.',
      after: joined(letter, roots),
    })
  } else if (isRational) {
    const product = factorsOf(letter, a, roots)
    lines.push({
      rule: 'factor',
      say: 'Write the left side as a product.',
      after: `${product} = 0`,
      facts: [{ same: [product, writePolynomial([c, b, a], letter)] }],
    })
    lines.push({
      rule: 'zero-product',
      say: 'A product is zero only if one of its factors is zero.',
      after: joined(letter, roots),
    })
  } else {
    const shown = `${writePolynomial([b], letter)}^2 - 4*${a.top}*(${c.top})`.replace(/^-(\d+)\^2/, '(-$1)^2')
    lines.push({
      rule: 'discriminant',
      say: `Work out b² − 4ac: ${discriminant.top}.`,
      after: `${isZero(b) ? `0^2 - 4*${a.top}*(${c.top})` : shown} = ${discriminant.top}`,
      facts: [{ holds: `${isZero(b) ? `0^2 - 4*${a.top}*(${c.top})` : shown} = ${discriminant.top}` }],
    })
    if (roots.length === 0) {
      const line = `${discriminant.top} < 0`
      lines.push({
        rule: 'no-real-root',
        say: 'A negative number has no square root, so no real number solves the equation.',
        after: line,
        facts: [{ holds: line }],
      })
    }
    if (roots.length > 0)
      lines.push({
        rule: 'quadratic-formula',
        say: 'Put the numbers into x = (−b ± √(b² − 4ac)) / 2a.',
        after: joined(letter, roots),
      })
  }
  const steps: DraftStep[] = lines.map(({ rule, say, after, facts }, index) => ({
    rule,
    say,
    before: lines[index - 1]?.after ?? text,
    after,
    facts: after.includes(';')
      ? [{ equation: text, solutions }]
      : [
          ...(facts ?? []),
          ...(rule === 'discriminant' || rule === 'no-real-root' ? [] : [{ equation: after, solutions }]),
        ],
  }))
  return {
    kind: 'quadratic-equation',
    words: `Solve the quadratic equation for ${letter}.`,
    problem: text,
    steps,
    answer:
      roots.length > 0
        ? { plain: joined(letter, roots) }
        : (imaginary(letter, b, [c, a]) ?? { plain: 'no solution', tex: '\\text{no real solution}' }),
    proof: [{ equation: text, solutions }],
    nudge: 'Bring everything to one side, so that the other side is zero.',
    hint: isPureSquare
      ? 'Bring the square to one side alone, then take the root.'
      : isRational
        ? 'Which two numbers multiply to the last term and add up to the middle one?'
        : 'Try the quadratic formula.',
    plot: { expression: writePolynomial(moved, letter), letter },
  }
}

/** The real zeros of c + b·x + a·x² with whole coefficients. */
export function findRootsOf([c, b, a]: [Rational, Rational, Rational]): string[] {
  return findRoots(a, b, subtract(multiply(b, b), multiply(whole(4), multiply(a, c))))
}

function findRoots(a: Rational, b: Rational, discriminant: Rational): string[] {
  if (signOf(discriminant) < 0) return []
  const [p, q] = [-b.top, 2n * a.top]
  if (isZero(discriminant)) return [writeFraction(makeRational(p, q))]
  const exact = rootOf(discriminant, 2)
  if (exact) {
    const both = [makeRational(p - exact.top, q), makeRational(p + exact.top, q)]
    return both.map(writeFraction)
  }
  const outside = squareRootInside(discriminant.top)
  const inside = discriminant.top / (outside * outside)
  const shared = commonFactor([whole(p), whole(q), whole(outside)].filter((each) => !isZero(each)))
  const [m, n, k] = [p / shared, q / shared, outside / shared]
  const root = `${k === 1n ? '' : `${k}*`}sqrt(${inside})`
  const write = (sign: '-' | '+'): string => {
    const top = m === 0n ? `${sign === '-' ? '-' : ''}${root}` : `${m} ${sign} ${root}`
    return n === 1n ? top : m === 0n ? `${top}/${n}` : `(${top})/${n}`
  }
  return [write('-'), write('+')]
}

/** x² = −4: no real number, but 2i and −2i. Only where the root is whole; the steps say that no real number fits. */
function imaginary(letter: string, b: Rational, [c, a]: [Rational, Rational]): Draft['answer'] | null {
  const square = makeRational(c.top * a.bottom, c.bottom * a.top)
  const root = isZero(b) && signOf(square) > 0 ? rootOf(square, 2) : null
  if (!root) return null
  const size = writeFraction(root)
  const term = size === '1' ? 'i' : root.bottom === 1n ? `${size}*i` : `(${size})*i`
  return {
    plain: `${letter} = ${term}; ${letter} = -${term}`,
    tex: `\\text{no real solution; with } i\\text{: } ${letter} = \\pm ${size === '1' ? '' : size}i`,
  }
}

function joined(letter: string, roots: string[]): string {
  return roots.map((root) => `${letter} = ${root}`).join('; ')
}

/** "(x - 2)*(2*x + 3)" for a whole leading coefficient and zeros that are fractions. */
function factorsOf(letter: string, a: Rational, roots: string[]): string {
  const zeros = roots.map((root) => {
    const [top = '0', bottom = '1'] = root.split('/')
    return makeRational(BigInt(top), BigInt(bottom))
  })
  const both = zeros.length === 1 ? [zeros[0] as Rational, zeros[0] as Rational] : zeros
  const factors = both.map(
    (zero) => `(${writePolynomial([negate(whole(zero.top)), whole(zero.bottom)], letter)})`,
  )
  const rest = a.top / both.reduce((product, { bottom }) => product * bottom, 1n)
  const product =
    zeros.length === 1
      ? `${factors[0]}^2`
      : factors.map((each) => (each === `(${letter})` ? letter : each)).join('*')
  return rest === 1n ? product : `${rest}*${product}`
}
