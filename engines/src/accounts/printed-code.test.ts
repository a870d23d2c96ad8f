import { expect, test } from 'vitest'
import {
  CARD_CODE_LENGTH,
  INVITATION_CODE_LENGTH,
  makePrintedCode,
  readPrintedCode,
  showPrintedCode,
} from './index.ts'

const CARD = 'CDFGHJKMNPQRTWXY3467'
const INVITATION = 'CDFGHJKMNPQR'

test.each([
  ['a card', CARD_CODE_LENGTH, 80],
  ['an invitation', INVITATION_CODE_LENGTH, 50],
])('the code of %s has %i letters that nobody mixes up: more than %i bits', (_, length, bits) => {
  const seen = new Set<string>()
  for (let start = 0; start < 21; start++) {
    const code = makePrintedCode(length, (below) => start % below)
    expect(code).toMatch(/^[CDFGHJKMNPQRTWXY34679]+$/)
    expect(code).toHaveLength(length)
    for (const letter of code) seen.add(letter)
  }
  expect(Math.log2(seen.size) * length).toBeGreaterThan(bits)
})

test('a code is printed in groups of four and read however it was typed', () => {
  expect(showPrintedCode(CARD)).toBe('CDFG-HJKM-NPQR-TWXY-3467')
  expect(showPrintedCode(INVITATION)).toBe('CDFG-HJKM-NPQR')
  for (const typed of [CARD, showPrintedCode(CARD), ' cdfg hjkm npqr twxy 3467', 'cdfg–hjkm–npqr–twxy–3467'])
    expect(readPrintedCode(typed, CARD_CODE_LENGTH)).toBe(CARD)
})

test('what no card has is told apart without looking it up', () => {
  for (const typed of ['', 'CDFG', `${CARD}9`, 'CDFGHJKMNPQRTWXY346A', '<script>alert(1)</sc'])
    expect(readPrintedCode(typed, CARD_CODE_LENGTH)).toBeNull()
})
