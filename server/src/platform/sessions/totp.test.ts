import { expect, test } from 'vitest'
import { codeOf, decodeBase32, encodeBase32, findStep, stepOf, writeOtpauth } from './totp.ts'

const SECRET = new TextEncoder().encode('12345678901234567890')

// The test vectors of RFC 6238, appendix B, of which the last six digits are ours.
test.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('at %s the code is that of the standard', { tags: ['Y-65'] }, (moment, code) => {
  expect(codeOf(SECRET, stepOf(new Date(moment)))).toBe(code.slice(-6))
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %s, and back again', (text, encoded) => {
  const bytes = new TextEncoder().encode(text)
  expect(encodeBase32(bytes)).toBe(encoded)
  expect(decodeBase32(encoded)).toEqual(bytes)
})

test('a code counts half a minute before and after, no longer', () => {
  const at = new Date('2026-01-05T09:00:10Z')
  const code = codeOf(SECRET, stepOf(at))
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  expect([-60, -30, 0, 30, 60].map((seconds) => findStep(SECRET, code, later(seconds)) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test.each(['', '12345', '1234567', 'é12345', '١٢٣٤٥٦', 'abcdefgh'])('%j is no code', (code) => {
  expect(findStep(SECRET, code, new Date('2026-01-05T09:00:10Z'))).toBeNull()
})

test('the address for the app names the product and the account', () => {
  expect(writeOtpauth('ABC', 'ada lovelace')).toBe(
    'otpauth://totp/Trellis:ada%20lovelace?secret=ABC&issuer=Trellis',
  )
})
