import { fillSquare } from './fill-square.ts'
import { correctErrors } from './reed-solomon.ts'

/** By version, from 1 on, at error correction M (ISO/IEC 18004, table 9). */
const ALL_BYTES = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const CORRECTION_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const BYTE_MODE = 0b0100

/** A text as a QR code, true where it is dark; up to about 200 letters. */
export function drawQrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const index = ALL_BYTES.findIndex((_, at) => sizeOf(at, bytes) <= countDataBytes(at))
  if (index < 0) throw new Error('The text is too long for a QR code')
  return fillSquare(index + 1, interleave(index, writeData(index, bytes)))
}

const lengthBits = (index: number) => (index + 1 < 10 ? 8 : 16)
const sizeOf = (index: number, bytes: number[]) => Math.ceil((4 + lengthBits(index)) / 8 + bytes.length)
const read = (table: number[], index: number) => table[index] ?? 0
const countDataBytes = (index: number) =>
  read(ALL_BYTES, index) - read(CORRECTION_BYTES, index) * read(BLOCKS, index)

function writeData(index: number, bytes: number[]): number[] {
  const bits: number[] = []
  const append = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  append(BYTE_MODE, 4)
  append(bytes.length, lengthBits(index))
  for (const byte of bytes) append(byte, 8)
  const most = countDataBytes(index) * 8
  append(0, Math.min(4, most - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) append(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** Blocks take turns, so that a stain harms each a little; the later ones may be a byte longer. */
function interleave(index: number, data: number[]): number[] {
  const count = read(BLOCKS, index)
  const shortLength = Math.floor(data.length / count)
  const shortBlocks = count - (data.length % count)
  let at = 0
  const blocks = Array.from({ length: count }, (_, block) => {
    const own = data.slice(at, at + shortLength + (block < shortBlocks ? 0 : 1))
    at += own.length
    return { own, correction: correctErrors(own, read(CORRECTION_BYTES, index)) }
  })
  const takeTurns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, place) =>
      lists.flatMap((list) => list[place] ?? []),
    ).flat()
  return [
    ...takeTurns(blocks.map(({ own }) => own)),
    ...takeTurns(blocks.map(({ correction }) => correction)),
  ]
}
