import { type Expression, evaluate, print } from '#engines/algebra/index.ts'
import {
  add,
  isZero,
  makeRational,
  multiply,
  negate,
  type Rational,
} from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { readRequest } from '../../reading/request.ts'
import { writeFraction } from '../../writing/polynomial.ts'
import { squareRootInside } from '../arithmetic-steps.ts'
import type { DraftStep, Solver } from '../kind.ts'

/** A sum of roots by what is under them: 3√2 + 5 is {2 → 3, 1 → 5}. */
type Roots = Map<bigint, Rational>

const LARGEST = 1_000_000n

/** Sums and products of square roots: √18 + √50 = 8√2. */
export const RADICALS: Solver = {
  kinds: ['power-form'],
  solve(text) {
    if (!/√|sqrt/.test(text)) return null
    const request = readRequest(text)
    const [statement, other] = request?.statements ?? []
    const of = statement?.sides[0]
    if (!request || !of || other || statement.relations.length > 0 || request.letters.length > 0) return null
    const found = rootsOf(of)
    // A single root is taken out by arithmetic, with its steps.
    const isProduct = of?.kind === 'multiply' || of?.kind === 'power' || of?.kind === 'divide'
    if (!found || found.size === 0 || (!isProduct && [...found.keys()].every((inside) => inside === 1n)))
      return null
    const problem = print(of)
    const result = writeRoots(found)
    const single = takeOut(of)
    if (of.kind === 'call' || problem === result) return null
    const taken = single ? print(single) : problem
    const steps: DraftStep[] = []
    if (taken !== problem)
      steps.push({
        rule: 'take-out-squares',
        say: 'Take square factors out of each root.',
        before: problem,
        after: taken,
        facts: [{ same: [problem, taken] }],
      })
    if (taken !== result)
      steps.push({
        rule: 'like-roots',
        say: 'Put like roots together, as you do with letters.',
        before: taken,
        after: result,
        facts: [{ same: [taken, result] }],
      })
    return {
      kind: 'power-form',
      words: 'Write it with as few roots as possible.',
      problem,
      steps,
      answer: { plain: result },
      proof: [{ same: [problem, result] }],
      nudge: 'Which square numbers divide the numbers under the roots?',
      hint: 'Simplify each root first. Then roots of the same number can be put together.',
    }
  },
  similar(_, dice) {
    const n = dice.pick([2, 3, 5])
    return `Simplify √${n * dice.pick([4, 9, 16])} + ${dice.int(2, 6)}√${n}.`
  },
}

function rootsOf(node: Expression): Roots | null {
  const value = evaluate(node)
  if (value && isExact(value) && node.kind !== 'call') return new Map(isZero(value) ? [] : [[1n, value]])
  switch (node.kind) {
    case 'call': {
      const inside = node.name === 'sqrt' ? evaluate(node.of) : null
      if (!inside || !isExact(inside) || inside.bottom !== 1n || inside.top < 1n || inside.top > LARGEST)
        return null
      const root = squareRootInside(inside.top)
      return new Map([[inside.top / (root * root), makeRational(root)]])
    }
    case 'negative':
      return scale(rootsOf(node.of), makeRational(-1n))
    case 'add':
      return plus(rootsOf(node.left), rootsOf(node.right))
    case 'subtract':
      return plus(rootsOf(node.left), scale(rootsOf(node.right), makeRational(-1n)))
    case 'multiply':
      return times(rootsOf(node.left), rootsOf(node.right))
    case 'divide': {
      const by = rootsOf(node.right)
      const [entry, more] = by ? [...by] : []
      if (!entry || more) return null
      // 6/√3 = 6√3/3
      const [inside, factor] = entry
      const bottom = multiply(factor, makeRational(inside))
      return times(rootsOf(node.left), new Map([[inside, makeRational(bottom.bottom, bottom.top)]]))
    }
    case 'power': {
      const exponent = evaluate(node.right)
      if (!exponent || !isExact(exponent) || exponent.bottom !== 1n || exponent.top < 1n || exponent.top > 4n)
        return null
      const base = rootsOf(node.left)
      let product = base
      for (let count = 1n; count < exponent.top; count++) product = times(product, base)
      return product
    }
    default:
      return null
  }
}

function plus(a: Roots | null, b: Roots | null): Roots | null {
  if (!a || !b) return null
  const sum = new Map(a)
  for (const [inside, factor] of b) sum.set(inside, add(sum.get(inside) ?? makeRational(0n), factor))
  for (const [inside, factor] of sum) if (isZero(factor)) sum.delete(inside)
  return sum
}

function scale(a: Roots | null, by: Rational): Roots | null {
  return a && new Map([...a].map(([inside, factor]) => [inside, multiply(factor, by)]))
}

function times(a: Roots | null, b: Roots | null): Roots | null {
  if (!a || !b || a.size * b.size > 16) return null
  let product: Roots | null = new Map()
  for (const [m, p] of a)
    for (const [n, q] of b) {
      if (m * n > LARGEST) return null
      const root = squareRootInside(m * n)
      product = plus(
        product,
        new Map([[(m * n) / (root * root), multiply(multiply(p, q), makeRational(root))]]),
      )
    }
  return product
}

/** The same sum with every root in its simplest form, before like ones are put together. */
function takeOut(node: Expression): Expression | null {
  if (node.kind === 'call' && node.name === 'sqrt') {
    const [entry] = rootsOf(node) ?? []
    if (!entry) return null
    const [inside, factor] = entry
    const number: Expression = { kind: 'number', value: factor }
    if (inside === 1n) return number
    const root: Expression = {
      kind: 'call',
      name: 'sqrt',
      of: { kind: 'number', value: makeRational(inside) },
    }
    return factor.top === 1n ? root : { kind: 'multiply', left: number, right: root }
  }
  if ('left' in node) {
    const [left, right] = [takeOut(node.left), takeOut(node.right)]
    return left && right && { ...node, left, right }
  }
  if (node.kind === 'negative') {
    const of = takeOut(node.of)
    return of && { ...node, of }
  }
  return node
}

function writeRoots(roots: Roots): string {
  const terms = [...roots].sort(([a], [b]) => (a < b ? -1 : 1))
  if (terms.length === 0) return '0'
  return terms
    .map(([inside, factor], index) => {
      const isMinus = factor.top < 0n
      const size = writeFraction(isMinus ? negate(factor) : factor)
      const root = `sqrt(${inside})`
      const [top = '1', bottom] = size.split('/')
      const product =
        inside === 1n ? size : `${top === '1' ? '' : `${top}*`}${root}${bottom ? `/${bottom}` : ''}`
      if (index === 0) return isMinus ? `-${product}` : product
      return ` ${isMinus ? '-' : '+'} ${product}`
    })
    .join('')
}
