import { readFileSync } from 'node:fs'

/** The tensors of a safetensors file as fp32: fp16 is converted, int8 multiplied by the scale of its row, `<name>.scale`. */
export type Tensors = {
  read: (name: string) => Float32Array<ArrayBuffer>
  /** Rows are converted when they are asked for, so that the embedding table stays fp16 in memory. */
  openTable: (name: string, width: number) => (row: number) => Float32Array<ArrayBuffer>
  /** As they lie there, without their scale. */
  openBytes: (name: string) => Int8Array
}

type TensorEntry = { dtype: 'F16' | 'F32' | 'I8'; shape: number[]; data_offsets: [number, number] }

export function openSafetensors(path: string): Tensors {
  const file = readFileSync(path)
  const headerBytes = Number(file.readBigUInt64LE(0))
  const entries = JSON.parse(file.toString('utf8', 8, 8 + headerBytes)) as Record<string, TensorEntry>
  const find = (name: string): TensorEntry & { bytes: Uint8Array<ArrayBuffer> } => {
    const entry = entries[name]
    if (!entry) throw new Error(`The weights hold no ${name}`)
    const [from, to] = entry.data_offsets
    return { ...entry, bytes: new Uint8Array(file.subarray(8 + headerBytes + from, 8 + headerBytes + to)) }
  }
  const read = (name: string): Float32Array<ArrayBuffer> => {
    const { dtype, shape, bytes } = find(name)
    if (dtype === 'F32') return new Float32Array(bytes.buffer)
    if (dtype === 'F16') return toFloat32(new Uint16Array(bytes.buffer))
    return scaleRows(new Int8Array(bytes.buffer), shape.at(-1) ?? 1, read(`${name}.scale`))
  }
  return {
    read,
    openTable: (name, width) => {
      const table = new Uint16Array(find(name).bytes.buffer)
      return (row) => toFloat32(table.subarray(row * width, (row + 1) * width))
    },
    openBytes: (name) => new Int8Array(find(name).bytes.buffer),
  }
}

function scaleRows(values: Int8Array, width: number, scales: Float32Array): Float32Array<ArrayBuffer> {
  const numbers = new Float32Array(values.length)
  for (let row = 0, at = 0; at < values.length; row += 1) {
    const scale = scales[row] as number
    for (const end = at + width; at < end; at += 1) numbers[at] = (values[at] as number) * scale
  }
  return numbers
}

function toFloat32(halves: Uint16Array): Float32Array<ArrayBuffer> {
  const numbers = new Float32Array(halves.length)
  for (let n = 0; n < numbers.length; n += 1) numbers[n] = HALF_TO_FLOAT[halves[n] as number] as number
  return numbers
}

/** The value of each of the 65,536 fp16 bit patterns. */
const HALF_TO_FLOAT = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
})

/** Int8 with one scale per row, so that one large weight does not cost the other rows precision. */
export type QuantizedMatrix = { scales: Float32Array; rowSums: Int32Array }

export function quantizeMatrix(weights: Float32Array, depth: number, into: Int8Array): QuantizedMatrix {
  const rows = weights.length / depth
  const scales = new Float32Array(rows)
  const rowSums = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const from = row * depth
    let largest = 0
    for (let n = from; n < from + depth; n += 1) {
      const size = Math.abs(weights[n] as number)
      if (size > largest) largest = size
    }
    const scale = largest / 127 || 1
    let sum = 0
    for (let n = from; n < from + depth; n += 1) {
      const byte = Math.round((weights[n] as number) / scale)
      into[n] = byte
      sum += byte
    }
    scales[row] = scale
    rowSums[row] = sum
  }
  return { scales, rowSums }
}
