import { expect, test } from 'vitest'
import { HOSTILE_PICTURES, makeChunk } from '../../testing/hostile-pictures.ts'
import {
  JPEG,
  makeExif,
  makeNotedJpeg,
  makeNotedPng,
  makeNotedWebp,
  makePart,
  makeSegment,
  makeWebp,
  SECRET,
  STILL_PART,
  WEBP,
} from '../../testing/noted-pictures.ts'
import { makePng } from '../../testing/profile-rows.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { REMOVE_METADATA, readCleanPicture } from './remove-metadata.ts'

const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex')

test('of a PNG stay the parts that make the picture, byte by byte, and texts, places and profiles go', () => {
  expect(makeNotedPng().includes(SECRET)).toBe(true)
  expect(hex(cleanPng(makeNotedPng()))).toBe(hex(makePng()))
  const behind = Buffer.concat([makePng(), Buffer.from(SECRET)])
  expect(hex(cleanPng(behind))).toBe(hex(makePng()))
})

test('what gives a PNG its colors, transparency and movement stays', () => {
  const plain = makePng()
  const looks = [
    makeChunk('gAMA', Buffer.alloc(4)),
    makeChunk('sRGB', Buffer.alloc(1)),
    makeChunk('tRNS', Buffer.alloc(6)),
    makeChunk('acTL', Buffer.alloc(8)),
    makeChunk('fcTL', Buffer.alloc(26)),
  ]
  const moving = Buffer.concat([plain.subarray(0, 33), ...looks, plain.subarray(33)])
  expect(hex(cleanPng(moving))).toBe(hex(moving))
})

test('of a JPEG stay tables and scans; what cameras noted and a second picture behind the first go', () => {
  const cleaned = cleanJpeg(makeNotedJpeg())
  expect(makeNotedJpeg().includes(SECRET)).toBe(true)
  // The head says JFIF, but not for which printer; all that follows is as it was.
  expect(hex(cleaned)?.slice(40)).toBe(hex(JPEG.subarray(20)))
  expect(hex(cleaned?.subarray(0, 20) ?? null)).toBe('ffd8ffe000104a46494600010100000100010000')
  expect(readCleanPicture(makeNotedJpeg())?.type).toBe('image/jpeg')
})

test.each([
  ['big', false],
  ['little', true],
] as const)(
  'which way up a camera was held is told anew and nothing else of it (%s end first)',
  (_, isLittle) => {
    const lying = makeNotedJpeg(makeExif(6, isLittle))
    const cleaned = Buffer.from(cleanJpeg(lying) ?? [])
    const told = 'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'
    expect(cleaned.includes(SECRET)).toBe(false)
    expect(cleaned.subarray(20, 56).toString('hex')).toBe(told)
    expect(hex(cleaned.subarray(56))).toBe(hex(JPEG.subarray(20)))
  },
)

test('an upright picture, and one that says nonsense of its sides, tell nothing', () => {
  const upright = hex(cleanJpeg(JPEG))
  const cutOff = makeSegment(0xe1, Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff\0\0', 'latin1'))
  for (const exif of [makeExif(1), makeExif(0), makeExif(9), makeExif(65_535), cutOff])
    expect(hex(cleanJpeg(makeNotedJpeg(exif)))).toBe(upright)
})

test('the colors that Adobe programs mean are told anew', () => {
  const adobe = makeSegment(0xee, Buffer.from(`Adobe\0\x64\x01\x02\x03\x04\x02${SECRET}`, 'latin1'))
  const cleaned = hex(cleanJpeg(Buffer.concat([JPEG.subarray(0, 2), adobe, JPEG.subarray(20)])))
  expect(cleaned).toBe(`ffd8ffee000e41646f626500640000000002${hex(JPEG.subarray(20))}`)
})

test('marks within a scan do not end it: a progressive picture keeps all its scans', () => {
  const scan = makeSegment(0xda, Buffer.from('010100003f00', 'hex'))
  const table = JPEG.subarray(JPEG.indexOf('ffc4', 0, 'hex'), JPEG.indexOf('ffda', 0, 'hex'))
  const data = Buffer.from('12ff00ffd034ffffd156', 'hex')
  const scans = [scan, data, makeSegment(0xfe, Buffer.from(SECRET)), table, scan, data]
  const picture = Buffer.concat([JPEG.subarray(0, -2), ...scans, JPEG.subarray(-2)])
  const cleaned = Buffer.from(cleanJpeg(picture) ?? [])
  const kept = Buffer.concat([scan, data, table, scan, data, JPEG.subarray(-2)])
  expect(cleaned.subarray(-kept.length).toString('hex')).toBe(kept.toString('hex'))
})

test('of a WebP stays the picture; profile, place and unknown parts go, and nothing announces them any more', () => {
  const expected = makeWebp(makePart('VP8X', Buffer.from('10000000000000000000', 'hex')), STILL_PART)
  expect(makeNotedWebp().includes(SECRET)).toBe(true)
  expect(hex(cleanWebp(makeNotedWebp()))).toBe(hex(expected))
  expect(hex(cleanWebp(WEBP))).toBe(hex(WEBP))
  expect(hex(cleanWebp(makeWebp(STILL_PART, makePart('XMP ', Buffer.from(SECRET)))))).toBe(hex(WEBP))
})

test('a WebP that moves keeps its frames, and each frame only its picture', () => {
  const loop = makePart('ANIM', Buffer.alloc(6))
  const frame = (...parts: Buffer[]) => makePart('ANMF', Buffer.concat([Buffer.alloc(16), ...parts]))
  const note = makePart('note', Buffer.from(SECRET))
  const cleaned = cleanWebp(
    makeNotedWebp(Buffer.concat([loop, frame(note, STILL_PART, note), frame(STILL_PART)])),
  )
  const head = makePart('VP8X', Buffer.from('10000000000000000000', 'hex'))
  expect(hex(cleaned)).toBe(hex(makeWebp(head, loop, frame(STILL_PART), frame(STILL_PART))))
})

const MAKE_NOTED = { 'image/png': makeNotedPng, 'image/jpeg': makeNotedJpeg, 'image/webp': makeNotedWebp }

test.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
  'of a %s that was cleaned nothing goes a second time, and one that was cut off anywhere is none',
  (type) => {
    const clean = REMOVE_METADATA[type]
    const noted = MAKE_NOTED[type]()
    const once = clean(noted)
    expect(once && hex(clean(once))).toBe(hex(once))
    const lasting =
      type === 'image/jpeg' ? noted.subarray(0, noted.indexOf(SECRET, -JPEG.length - 40)) : noted
    for (let length = 0; length < lasting.length; length += 1)
      expect([length, clean(lasting.subarray(0, length))]).toEqual([length, null])
  },
)

test('whatever bytes are damaged, there is an answer, and it is never longer than two heads more', () => {
  for (const [type, make] of Object.entries(MAKE_NOTED)) {
    const noted = make()
    for (let at = 0; at < noted.length; at += 1) {
      for (const value of [0x00, 0xff]) {
        const damaged = Buffer.from(noted)
        damaged[at] = value
        const cleaned = REMOVE_METADATA[type as keyof typeof MAKE_NOTED](damaged)
        expect(cleaned?.length ?? 0).toBeLessThanOrEqual(noted.length + 52)
      }
    }
  }
})

test.each(Object.entries(HOSTILE_PICTURES))('%s is still no picture', (_, { type, make }) => {
  expect(readCleanPicture(make())?.type).not.toBe(type)
})

test.each([
  ['a table that is longer than it says', Buffer.concat([Buffer.alloc(65), Buffer.from(SECRET)]), 0xdb],
  ['a head that is longer than it says', Buffer.from(`08000100010101110 0${SECRET}`, 'latin1'), 0xc0],
  ['a part that nobody knows', Buffer.from(SECRET), 0x4f],
])('a JPEG with %s is none', (_, data, marker) => {
  const hiding = Buffer.concat([JPEG.subarray(0, 20), makeSegment(marker, data), JPEG.subarray(20)])
  expect(cleanJpeg(hiding)).toBeNull()
})

test('a PNG with a part that nobody could leave out is none', () => {
  const unknown = makeChunk('NOTE', Buffer.from(SECRET))
  const plain = makePng()
  expect(cleanPng(Buffer.concat([plain.subarray(0, 33), unknown, plain.subarray(33)]))).toBeNull()
})

test('a scan may be full of marks, but a million empty parts are no picture', () => {
  const marks = Buffer.alloc(1_000_000, Buffer.from('ff00', 'hex'))
  expect(cleanJpeg(Buffer.concat([JPEG.subarray(0, -2), marks, JPEG.subarray(-2)]))).not.toBeNull()
  const many = (part: Buffer) => Buffer.alloc(25_000 * part.length, part)
  const restarts = many(makeSegment(0xdd, Buffer.alloc(2)))
  expect(cleanJpeg(Buffer.concat([JPEG.subarray(0, 20), restarts, JPEG.subarray(20)]))).toBeNull()
  const empty = many(makeChunk('IDAT', Buffer.alloc(0)))
  expect(cleanPng(Buffer.concat([makePng().subarray(0, 33), empty, makePng().subarray(33)]))).toBeNull()
  expect(cleanWebp(makeWebp(STILL_PART, many(makePart('note', Buffer.alloc(0)))))).toBeNull()
})
