import { expect, test } from 'vitest'
import { cleanGif } from './clean-gif.ts'

/** One point, as a program writes it. */
const HEAD = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0', 'latin1')
const CONTROL = Buffer.from([0x21, 0xf9, 4, 1, 0, 0, 0, 0])
const FRAME = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
const LOOP = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')
const END = Buffer.from([0x3b])
const COMMENT = Buffer.from('\x21\xfe\x07GPS Ada\0', 'latin1')
const XMP = Buffer.from('\x21\xff\x0bXMP DataXMP\x07GPS Ada\0', 'latin1')
const PLAIN = Buffer.concat([HEAD, LOOP, CONTROL, FRAME, CONTROL, FRAME, END])

test('frames and their order stay, comments and notes of programs go, and so does what hangs on behind', () => {
  const noted = Buffer.concat([HEAD, COMMENT, LOOP, XMP, CONTROL, FRAME, COMMENT, CONTROL, FRAME, END])
  expect(Buffer.from(cleanGif(Buffer.concat([noted, Buffer.from('Ada')])) ?? [])).toEqual(PLAIN)
  expect(Buffer.from(cleanGif(PLAIN) ?? [])).toEqual(PLAIN)
})

test.each([
  ['without its end', PLAIN.subarray(0, -1)],
  ['with a piece that is longer than the file', Buffer.concat([HEAD, Buffer.from([0x21, 0xfe, 200, 1])])],
  ['with a part that no program writes', Buffer.concat([HEAD, Buffer.from([0x99, 0]), END])],
])('one %s is not taken', (_, bytes) => {
  expect(cleanGif(bytes)).toBeNull()
})
