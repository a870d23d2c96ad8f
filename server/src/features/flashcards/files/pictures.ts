import { cleanGif } from '../../../platform/pictures/clean-gif.ts'
import { REMOVE_METADATA } from '../../../platform/pictures/remove-metadata.ts'
import { isPictureTooLarge } from '../../../platform/read-picture.ts'

/** More than a card can show; unpacked it would exhaust the browser of whoever reviews it. */
const MOST_PIXELS = 40_000_000

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** First bytes of the kinds of pictures that are kept. No SVG: it can hold scripts. */
const KINDS = [
  { contentType: 'image/png', extension: 'png', start: [0x89, ...ascii('PNG')], at8: [] },
  { contentType: 'image/jpeg', extension: 'jpg', start: [0xff, 0xd8, 0xff], at8: [] },
  { contentType: 'image/gif', extension: 'gif', start: ascii('GIF8'), at8: [] },
  { contentType: 'image/webp', extension: 'webp', start: ascii('RIFF'), at8: ascii('WEBP') },
]

const CLEAN: Record<string, (content: Uint8Array) => Uint8Array | null> = {
  ...REMOVE_METADATA,
  'image/gif': cleanGif,
}

/**
 * What the bytes are, whatever their name says, without what cameras and programs wrote into them; null for anything but a
 * whole picture of a sensible size.
 */
export function readCardPicture(content: Uint8Array): { contentType: string; content: Uint8Array } | null {
  const has = (bytes: number[], offset: number) =>
    bytes.every((byte, place) => content[offset + place] === byte)
  const kind = KINDS.find(({ start, at8 }) => has(start, 0) && has(at8, 8))
  if (!kind || isPictureTooLarge(content, MOST_PIXELS)) return null
  const cleaned = CLEAN[kind.contentType]?.(content)
  return cleaned ? { contentType: kind.contentType, content: cleaned } : null
}

export function nameOfPicture(id: number, contentType: string): string {
  const kind = KINDS.find((one) => one.contentType === contentType)
  return `trellis-${id}.${kind?.extension ?? 'png'}`
}
