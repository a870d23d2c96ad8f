import { MOST_PARTS } from './most-parts.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const END = 0x3b
/** How long a frame is shown and what of it shines through. */
const CONTROL = 0xf9
const APPLICATION = 0xff
/** How often the frames are repeated; every other application is a program's note, such as XMP. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']
const HEAD_BYTES = 13
const IMAGE_HEAD_BYTES = 10

/** Palette, frames and how they follow each other stay; comments, texts and notes of programs go. Null: not whole. */
export function cleanGif(bytes: Uint8Array): Uint8Array | null {
  const palette = (place: number) => {
    const flags = bytes[place] ?? 0
    return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  }
  /** Behind the pieces that begin here, each with its length before it, up to one without. */
  function skipPieces(start: number): number | null {
    let at = start
    while (at < bytes.length) {
      const length = bytes[at] ?? 0
      at += length + 1
      if (length === 0) return at
    }
    return null
  }
  const isKept = (at: number) =>
    bytes[at + 1] === CONTROL ||
    (bytes[at + 1] === APPLICATION && LOOPS.includes(String.fromCharCode(...bytes.subarray(at + 3, at + 14))))

  let at = HEAD_BYTES + palette(10)
  const kept = [bytes.subarray(0, at)]
  for (let parts = 0; parts < MOST_PARTS && at < bytes.length; parts++) {
    const kind = bytes[at]
    if (kind === END) return Buffer.concat([...kept, Uint8Array.of(END)])
    if (kind !== IMAGE && kind !== EXTENSION) return null
    // An image has its head, perhaps a palette, and one byte before its pieces.
    const head = kind === IMAGE ? IMAGE_HEAD_BYTES + palette(at + 9) + 1 : 2
    const next = skipPieces(at + head)
    if (next === null) return null
    if (kind === IMAGE || isKept(at)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return null
}
