import { MOST_PARTS } from './most-parts.ts'
import { ORIENTATION_AS_IT_IS, readOrientation, writeOrientation } from './orientation.ts'

const [START, END, SCAN, TABLES_OF_STEPS, TABLES_OF_CODES, RESTARTS] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd]
/** Baseline, extended and progressive: what browsers show. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const [JFIF, EXIF, ADOBE] = [0xe0, 0xe1, 0xee]

/** Version 1.1, no density, no small picture: says which way colors are meant. */
const PLAIN_JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
const ADOBE_LENGTH = 12
const writeAdobe = (transform: number) =>
  Buffer.concat([Buffer.from('ffee000e41646f6265006400000000', 'hex'), Buffer.from([transform])])

type Read = { jfif: boolean; adobe: number | null; orientation: number; hasFrame: boolean; hasScan: boolean }

/**
 * The tables, the frame and the scans of the picture. Of what programs and cameras noted, three facts without which it
 * would look wrong are written anew: that it is JFIF, which colors Adobe's programs meant, and which way up it is. What
 * stands behind the end, such as a film or a second picture, goes. Null for anything but one whole JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file[0] !== 0xff || file[1] !== START) return null
  const read: Read = { jfif: false, adobe: null, orientation: 0, hasFrame: false, hasScan: false }
  const parts: Buffer[] = []
  let at = 2
  for (let n = 0; n < MOST_PARTS && at + 2 <= file.length; n += 1) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) return null
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return read.hasScan ? Buffer.concat([...writeHead(read), ...parts, END_MARK]) : null
    const end = at + 4 <= file.length ? at + 2 + file.readUInt16BE(at + 2) : 0
    if (end < at + 4 || end > file.length) return null
    const data = file.subarray(at + 4, end)
    const kind = findKind(marker, data, read)
    if (kind === 'broken') return null
    const upTo = marker === SCAN ? findEndOfScan(file, end) : end
    if (kind === 'kept') parts.push(file.subarray(at, upTo))
    at = upTo
  }
  return null
}

const START_MARK = Buffer.from([0xff, START])
const END_MARK = Buffer.from([0xff, END])

function writeHead({ jfif, adobe, orientation }: Read): Buffer[] {
  return [
    START_MARK,
    ...(jfif ? [PLAIN_JFIF] : []),
    ...(orientation > ORIENTATION_AS_IT_IS ? [writeOrientation(orientation)] : []),
    ...(adobe === null ? [] : [writeAdobe(adobe)]),
  ]
}

/** A table or header that is longer than what it says of itself would have room for something else. */
function findKind(marker: number, data: Buffer, read: Read): 'kept' | 'dropped' | 'broken' {
  const keepIf = (isSound: boolean) => (isSound ? 'kept' : 'broken')
  if (FRAMES.includes(marker)) {
    const isFirst = !read.hasFrame
    read.hasFrame = true
    return keepIf(isFirst && data.length === 6 + 3 * (data[5] ?? 0))
  }
  if (marker === SCAN) {
    read.hasScan = true
    return keepIf(read.hasFrame && data.length === 4 + 2 * (data[0] ?? 0))
  }
  if (marker === TABLES_OF_STEPS) return keepIf(hasExactly(data, measureSteps))
  if (marker === TABLES_OF_CODES) return keepIf(hasExactly(data, measureCodes))
  if (marker === RESTARTS) return keepIf(data.length === 2)
  if (!isNote(marker)) return 'broken'
  if (!read.hasFrame) readNote(marker, data, read)
  return 'dropped'
}

/** Application data, comments, what is kept for later standards, and the number of lines told late. */
const isNote = (marker: number): boolean =>
  (marker >= 0xe0 && marker <= 0xef) || marker >= 0xf0 || marker === 0xdc

function readNote(marker: number, data: Buffer, read: Read): void {
  if (marker === JFIF && startsWith(data, 'JFIF\0')) read.jfif = true
  if (marker === ADOBE && startsWith(data, 'Adobe') && data.length >= ADOBE_LENGTH)
    read.adobe ??= data[ADOBE_LENGTH - 1] ?? null
  if (marker === EXIF && startsWith(data, 'Exif\0\0')) read.orientation ||= readOrientation(data.subarray(6))
}

const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text

/** Table after table, each as long as its own numbers say, until nothing is left. */
function hasExactly(data: Buffer, measure: (rest: Buffer) => number): boolean {
  let at = 0
  while (at < data.length) at += measure(data.subarray(at))
  return data.length > 0 && at === data.length
}

const measureSteps = (rest: Buffer): number => 1 + (64 << ((rest[0] ?? 0) >> 4 ? 1 : 0))
const measureCodes = (rest: Buffer): number =>
  17 + rest.subarray(1, 17).reduce((codes, ofLength) => codes + ofLength, 0)

/** Within a scan a mark is either followed by a zero or starts the picture anew at a place. */
function findEndOfScan(file: Buffer, from: number): number {
  let at = from
  while (at + 1 < file.length) {
    if (file[at] !== 0xff) at += 1
    else {
      const next = file[at + 1] ?? 0
      if (next === 0xff) at += 1
      else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2
      else return at
    }
  }
  return file.length
}
