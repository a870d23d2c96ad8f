import { MOST_PARTS } from './most-parts.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Length and name before the data, a sum behind it. */
const AROUND_DATA = 12

const isLong = (bytes: number) => (length: number) => length === bytes
const isAny = () => true

/** What the look of a picture is made of, and how long each part may be. Profiles of colors hold texts and names. */
const KEPT: Record<string, (length: number) => boolean> = {
  IHDR: isLong(13),
  PLTE: (length) => length % 3 === 0 && length <= 3 * 256,
  IDAT: isAny,
  IEND: isLong(0),
  tRNS: (length) => length <= 256,
  gAMA: isLong(4),
  cHRM: isLong(32),
  sRGB: isLong(1),
  cICP: isLong(4),
  acTL: isLong(8),
  fcTL: isLong(26),
  fdAT: (length) => length > 4,
}

/** The parts that make the picture, up to its end; null for anything that is not one whole PNG. */
export function cleanPng(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const parts: Buffer[] = [SIGNATURE]
  let at = SIGNATURE.length
  let hasData = false
  for (let n = 0; n < MOST_PARTS && at + AROUND_DATA <= file.length; n += 1) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + AROUND_DATA + length
    if (end > file.length || (name === 'IHDR') !== (parts.length === 1)) return null
    if (KEPT[name]?.(length)) parts.push(file.subarray(at, end))
    else if (isNeeded(name)) return null
    hasData ||= name === 'IDAT'
    if (name === 'IEND') return hasData ? Buffer.concat(parts) : null
    at = end
  }
  return null
}

/** A capital letter in front: whoever does not know the part cannot show the picture. */
const isNeeded = (name: string): boolean => !/^[a-z][A-Za-z]{3}$/.test(name)
