import fc from 'fast-check'
import type { Expression } from '../expression.ts'
import { makeRational } from '../numbers/rational.ts'

const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc
    .integer({ min: 0, max: 30 })
    .map((whole): Expression => ({ kind: 'number', value: makeRational(BigInt(whole)) })),
  fc
    .integer({ min: 1, max: 999 })
    .map((tenths): Expression => ({ kind: 'number', value: makeRational(BigInt(tenths), 10n) })),
  fc.constantFrom('x', 'y', 'n').map((name): Expression => ({ kind: 'letter', name })),
)

/** Polynomials and their quotients, with signs, brackets and small powers. */
export const expressions: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    leaf,
    tie('expression').map((of): Expression => ({ kind: 'negative', of })),
    fc
      .tuple(fc.constantFrom('add', 'subtract', 'multiply', 'divide'), tie('expression'), tie('expression'))
      .map(([kind, left, right]) => ({ kind, left, right }) as Expression),
    fc.tuple(tie('expression'), fc.integer({ min: 2, max: 3 })).map(
      ([left, exponent]): Expression => ({
        kind: 'power',
        left,
        right: { kind: 'number', value: makeRational(BigInt(exponent)) },
      }),
    ),
    tie('expression').map((of): Expression => ({ kind: 'call', name: 'abs', of })),
  ),
})).expression
