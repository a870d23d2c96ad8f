import { MOST_PARTS } from './most-parts.ts'

type Part = { name: string; data: Buffer }

const HEAD = 12
const STILL = ['VP8 ', 'VP8L']
/** The bits that stay: the picture moves, the picture is partly transparent. Others announce what goes. */
const MOVES_OR_IS_TRANSPARENT = 0x12
const FRAME_HEAD = 16

/** The picture and, where it moves, its frames; null for anything that is not one whole WebP. */
export function cleanWebp(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < HEAD || !isCalled(file, 0, 'RIFF') || !isCalled(file, 8, 'WEBP')) return null
  const end = 8 + file.readUInt32LE(4)
  if (end < HEAD || end > file.length) return null
  const parts = readParts(file.subarray(HEAD, end))
  const [first] = parts ?? []
  if (!parts || !first) return null
  const kept = STILL.includes(first.name) ? [first] : cleanExtended(first, parts.slice(1))
  return kept && writeFile(kept)
}

const isCalled = (file: Buffer, at: number, name: string) => file.toString('latin1', at, at + 4) === name

function readParts(file: Buffer): Part[] | null {
  const parts: Part[] = []
  let at = 0
  while (at < file.length) {
    if (at + 8 > file.length || parts.length === MOST_PARTS) return null
    const from = at + 8
    const to = from + file.readUInt32LE(at + 4)
    if (to > file.length) return null
    parts.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(from, to) })
    at = to + ((to - from) % 2)
  }
  return parts
}

function cleanExtended({ name, data }: Part, others: Part[]): Part[] | null {
  if (name !== 'VP8X' || data.length !== 10) return null
  const said = Buffer.concat([
    Buffer.from([(data[0] ?? 0) & MOVES_OR_IS_TRANSPARENT, 0, 0, 0]),
    data.subarray(4),
  ])
  const frames = others.filter((part) => part.name === 'ANMF').map(cleanFrame)
  const [loop] = others.filter((part) => part.name === 'ANIM' && part.data.length === 6)
  const kept = frames.length > 0 ? [loop ?? null, ...frames] : findStill(others)
  const isWhole = kept.length > 0 && kept.every((part) => part !== null)
  return isWhole ? [{ name, data: said }, ...kept] : null
}

/** What a decoder takes: the first picture, and the transparency in front of it; nothing where there is none. */
function findStill(parts: Part[]): Part[] {
  const still = parts.find(({ name }) => STILL.includes(name))
  const transparency = parts.find(({ name }) => name === 'ALPH')
  if (!still) return []
  return transparency ? [transparency, still] : [still]
}

/** A frame is a small file of its own: place and time, then its parts. */
function cleanFrame({ name, data }: Part): Part | null {
  const parts = data.length < FRAME_HEAD ? null : readParts(data.subarray(FRAME_HEAD))
  const kept = findStill(parts ?? [])
  if (kept.length === 0) return null
  return { name, data: Buffer.concat([data.subarray(0, FRAME_HEAD), ...kept.map(writePart)]) }
}

function writePart({ name, data }: Part): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function writeFile(parts: Part[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts.map(writePart)])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
