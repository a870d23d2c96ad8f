import { expect, test } from 'vitest'
import { makeInvitationCode, readInvitationCode, showInvitationCode } from './index.ts'

test('a code has twelve letters of 21 that nobody mixes up: more than 50 bits', () => {
  const seen = new Set<string>()
  for (let start = 0; start < 256; start++) {
    const bytes = Uint8Array.from({ length: 24 }, (_, n) => (start + n) % 252)
    const code = makeInvitationCode(bytes) ?? ''
    expect(code).toMatch(/^[CDFGHJKMNPQRTWXY34679]{12}$/)
    for (const letter of code) seen.add(letter)
  }
  expect(Math.log2(seen.size) * 12).toBeGreaterThan(50)
})

test('unfair bytes are left out, and with too few fair ones there is no code', () => {
  expect(makeInvitationCode(new Uint8Array(24).fill(255))).toBeNull()
  expect(makeInvitationCode(Uint8Array.from([255, ...Array<number>(12).fill(0)]))).toBe('CCCCCCCCCCCC')
})

test('a code is printed in groups, and read however it was typed', () => {
  expect(showInvitationCode('CDFGHJKMNPQR')).toBe('CDFG-HJKM-NPQR')
  for (const typed of ['CDFG-HJKM-NPQR', 'cdfg hjkm npqr', ' cdfghjkmnpqr ', 'CDFG–HJKM–NPQR'])
    expect(readInvitationCode(typed)).toBe('CDFGHJKMNPQR')
})
