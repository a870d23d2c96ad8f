import type { UPLOAD_TYPES } from '#contract/profile/uploads.ts'

export type PictureType = (typeof UPLOAD_TYPES)[number]
type Size = { width: number; height: number }

/** A picture that unpacks to more pixels would only exhaust whoever looks at it. */
const MOST_PIXELS = 16_000_000

/** What the bytes really are and how large the picture is; null for anything that is not one of the three kinds, whole. */
export function readPicture(bytes: Uint8Array, mostPixels = MOST_PIXELS): PictureType | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [type, measure] of KINDS) {
    const size = measure(view)
    if (size) return size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels ? type : null
  }
  return null
}

const KINDS: [PictureType, (view: DataView) => Size | null][] = [
  ['image/png', measurePng],
  ['image/jpeg', measureJpeg],
  ['image/webp', measureWebp],
]

const hasText = (view: DataView, at: number, text: string) =>
  view.byteLength >= at + text.length &&
  [...text].every((letter, place) => view.getUint8(at + place) === letter.charCodeAt(0))

/** Signature, the header first, then part by part to the end: nothing is hung on behind. */
function measurePng(view: DataView): Size | null {
  if (!hasText(view, 0, '\x89PNG\r\n\x1a\n') || !hasText(view, 12, 'IHDR')) return null
  let at = 8
  while (at + 12 <= view.byteLength && !hasText(view, at + 4, 'IEND')) at += 12 + view.getUint32(at)
  // Behind the last part another file could begin, or within a part that says it is longer than all of them.
  if (at + 12 !== view.byteLength || !hasText(view, at + 4, 'IEND')) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** From segment to segment up to the one that holds the size. */
function measureJpeg(view: DataView): Size | null {
  const end = view.byteLength
  if (end < 20 || view.getUint16(end - 2) !== 0xffd9) return null
  return findJpegSize(view)
}

function findJpegSize(view: DataView): Size | null {
  const end = view.byteLength
  if (end < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < end) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function measureWebp(view: DataView): Size | null {
  if (view.byteLength < 30 || !hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP')) return null
  const stated = view.getUint32(4, true) + 8
  if (stated !== view.byteLength) return null
  if (hasText(view, 12, 'VP8X')) return { width: 1 + readUint24(view, 24), height: 1 + readUint24(view, 27) }
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!hasText(view, 12, 'VP8 ')) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Whether a picture of any kind that browsers show says of itself that it is larger than anybody would look at. */
export function isPictureTooLarge(bytes: Uint8Array, mostPixels: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = measureGif(view) ?? measurePngHead(view) ?? findJpegSize(view) ?? measureWebp(view)
  return size !== null && size.width * size.height > mostPixels
}

function measureGif(view: DataView): Size | null {
  if (view.byteLength < 10 || !hasText(view, 0, 'GIF8')) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function measurePngHead(view: DataView): Size | null {
  if (view.byteLength < 24 || !hasText(view, 12, 'IHDR')) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const readUint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
