import { makeChunk } from './hostile-pictures.ts'
import { makePng } from './profile-rows.ts'

/** Stands wherever a camera or a program can write something. */
export const SECRET = 'GPS 48.8584 N 2.2945 E, Ada'
const secret = Buffer.from(SECRET)

const PNG_HEAD = 33
/** A picture of one point, 1 by 1, as cameras and browsers write it. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
)
export const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

export function makeNotedPng(): Buffer {
  const plain = makePng()
  const notes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'tIME', 'prVt', 'gAMA'].map((name) =>
    makeChunk(name, secret),
  )
  return Buffer.concat([plain.subarray(0, PNG_HEAD), ...notes, plain.subarray(PNG_HEAD)])
}

export function makeSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** As phones write it: the second entry tells where it was taken, the first which way up the phone was held. */
export function makeExif(orientation: number, isLittle = false): Buffer {
  const tiff = Buffer.alloc(38)
  const write16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  tiff.write(isLittle ? 'II' : 'MM', 0)
  write16(42, 2)
  tiff[isLittle ? 4 : 7] = 8
  write16(2, 8)
  const entries = [
    [0x0112, orientation],
    [0x8825, 38],
  ] as const
  for (const [n, [tag, value]] of entries.entries()) {
    write16(tag, 10 + 12 * n)
    write16(3, 12 + 12 * n)
    tiff[isLittle ? 14 + 12 * n : 17 + 12 * n] = 1
    write16(value, 18 + 12 * n)
  }
  return makeSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, secret]))
}

/** With a comment, three programs' notes, and a second picture behind the first. */
export function makeNotedJpeg(exif = makeExif(1)): Buffer {
  const notes = [0xe1, 0xe2, 0xed, 0xfe].map((marker) => makeSegment(marker, secret))
  return Buffer.concat([JPEG.subarray(0, 20), exif, ...notes, JPEG.subarray(20), secret, JPEG])
}

export function makePart(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

export function makeWebp(...parts: Buffer[]): Buffer {
  return makePart('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

/** Announces every kind of note there is, besides that it is partly transparent. */
const EXTENDED = Buffer.from('3cffffff000000000000', 'hex')
export const STILL_PART = WEBP.subarray(12)

export function makeNotedWebp(picture: Buffer = STILL_PART): Buffer {
  const [before, after] = [['ICCP'], ['EXIF', 'XMP ', 'note']].map((names) =>
    names.map((name) => makePart(name, secret)),
  )
  return makeWebp(makePart('VP8X', EXTENDED), ...(before ?? []), picture, ...(after ?? []))
}
