import { expect, test } from 'vitest'
import { makeCardCode, readCardCode, showCardCode } from './index.ts'

test('a card holds at least 80 bits, in letters that nobody mixes up', () => {
  const seen = new Set<string>()
  for (let start = 0; start < 252; start++) {
    const code = makeCardCode(Uint8Array.from({ length: 32 }, (_, n) => (start + n) % 252)) ?? ''
    expect(code).toMatch(/^[CDFGHJKMNPQRTWXY34679]{20}$/)
    for (const letter of code) seen.add(letter)
  }
  expect(Math.log2(seen.size) * 20).toBeGreaterThan(80)
  expect(makeCardCode(new Uint8Array(32).fill(255))).toBeNull()
})

test('a code is printed in five groups and read however it was typed', () => {
  const code = 'CDFGHJKMNPQRTWXY3467'
  expect(showCardCode(code)).toBe('CDFG-HJKM-NPQR-TWXY-3467')
  for (const typed of [code, showCardCode(code), ' cdfg hjkm npqr twxy 3467', 'cdfg–hjkm–npqr–twxy–3467'])
    expect(readCardCode(typed)).toBe(code)
})

test('what no card has is told apart without looking it up', () => {
  for (const typed of ['', 'CDFG', 'CDFGHJKMNPQRTWXY34679', 'CDFGHJKMNPQRTWXY346A', '<script>alert(1)</sc'])
    expect(readCardCode(typed)).toBeNull()
})
