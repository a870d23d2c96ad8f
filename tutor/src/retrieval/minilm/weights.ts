import { readFileSync } from 'node:fs'

/** The tensors of a file in the format `safetensors`, half-precision numbers read as single ones. */
export type Tensors = {
  read: (name: string) => Float32Array<ArrayBuffer>
  /** The rows of a table, widened one by one when they are asked for; keeps nothing else of the file. */
  openTable: (name: string, width: number) => (row: number) => Float32Array<ArrayBuffer>
}

type Place = { data_offsets: [number, number] }

export function openTensors(path: string): Tensors {
  const file = readFileSync(path)
  const headerBytes = Number(file.readBigUInt64LE(0))
  const places = JSON.parse(file.toString('utf8', 8, 8 + headerBytes)) as Record<string, Place>
  const find = (name: string): Uint16Array => {
    const place = places[name]
    if (!place) throw new Error(`The weights hold no ${name}`)
    const [from, to] = place.data_offsets
    return new Uint16Array(new Uint8Array(file.subarray(8 + headerBytes + from, 8 + headerBytes + to)).buffer)
  }
  return {
    read: (name) => widen(find(name)),
    openTable: (name, width) => {
      const table = find(name)
      return (row) => widen(table.subarray(row * width, (row + 1) * width))
    },
  }
}

function widen(halves: Uint16Array): Float32Array<ArrayBuffer> {
  const numbers = new Float32Array(halves.length)
  for (let n = 0; n < numbers.length; n += 1) numbers[n] = HALVES[halves[n] as number] as number
  return numbers
}

/** What each of the 65,536 half-precision numbers is worth. */
const HALVES = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
})

/** A matrix as signed bytes: each row has a scale of its own, so that one large weight does not coarsen the others. */
export type ByteMatrix = { scales: Float32Array; sums: Int32Array }

export function packMatrix(weights: Float32Array, depth: number, into: Int8Array): ByteMatrix {
  const rows = weights.length / depth
  const scales = new Float32Array(rows)
  const sums = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const from = row * depth
    let largest = 0
    for (let n = from; n < from + depth; n += 1) largest = Math.max(largest, Math.abs(weights[n] ?? 0))
    const scale = largest / 127 || 1
    let sum = 0
    for (let n = from; n < from + depth; n += 1) {
      const byte = Math.round((weights[n] ?? 0) / scale)
      into[n] = byte
      sum += byte
    }
    scales[row] = scale
    sums[row] = sum
  }
  return { scales, sums }
}
