import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClaim, isSameExpression, isSameValue, parse } from './index.ts'

const SOON_MS = 1000

function expectSoon(work: () => unknown): void {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(SOON_MS)
}

test.each([
  ['10,000 brackets', '('.repeat(10_000)],
  ['900 brackets', '('.repeat(900)],
  ['closed brackets', `${'('.repeat(450)}1${')'.repeat(450)}`],
  ['a tower of powers', '9^9^9^9'],
  ['a tall tower', `2${'^2'.repeat(400)}`],
  ['a huge factorial', '1e9!'],
  ['factorials of factorials', '9!!!!!!!!'],
  ['a thousand signs', '-'.repeat(999)],
  ['a thousand bars', '|'.repeat(999)],
  ['a thousand roots', '√'.repeat(999)],
  ['many large powers', `${'9^1200+'.repeat(120)}1`],
  ['many large fractions', `${'1/7^400+'.repeat(120)}1`],
  ['many digits', '9'.repeat(999)],
  ['many roots', `${'sqrt(9^1200+1)+'.repeat(60)}1`],
  ['a large root', '(9^1000+1)^(1/59)'],
  ['many letters', 'abcdfghijk'.repeat(90)],
  ['a large product of sums', '(x+y+z+a+b+c)'.repeat(60)],
  ['a sum of quotients', `${'1/(x+1)+'.repeat(100)}1/(x+2)`],
  ['spaces', ' '.repeat(1000)],
  ['groups of digits', '1 111 '.repeat(160)],
  ['grouped digits without end', `1${',111'.repeat(240)}`],
])('%s are dealt with at once', { tags: ['A8', 'A12'] }, (_, text) => {
  expectSoon(() => parse(text))
  expectSoon(() => isSameValue(text, '1'))
  expectSoon(() => isSameExpression(text, text))
  expectSoon(() => checkClaim(`${text} = 0`))
  expectSoon(() => checkClaim({ equation: `${text} = 0`, solutions: [{ x: '1' }] }))
})

test('any text is either read or refused', { tags: ['A8'], timeout: 30_000 }, () => {
  const signs = fc.constantFrom(...'0123456789+-*/^!%()|;=<>.,  xyeπ√²½×÷sincolgqrtabp_[]')
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: signs, maxLength: 60 })),
      (text) => {
        const parsed = parse(text)
        expect(typeof parsed.ok).toBe('boolean')
        checkClaim(text)
        checkClaim({ equation: text, solutions: [{ x: text }] })
      },
    ),
    { numRuns: 1000 },
  )
})
