/** Instructions of WebAssembly as bytes: the few that the kernel is made of, by the numbers of the standard. */
export type Code = number[]

/** What the libraries for Node declare of it leaves this out. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory
  Module: new (bytes: Uint8Array) => object
  Instance: new (
    module: object,
    imports: { env: { memory: Memory } },
  ) => {
    exports: { run: (...args: number[]) => void }
  }
}
export type Memory = { buffer: ArrayBuffer }

const PAGE_BYTES = 65_536
const I32 = 0x7f
const V128 = 0x7b

export const get = (local: number): Code => [0x20, local]
export const set = (local: number, value: Code): Code => [...value, 0x21, local]
export const num = (value: number): Code => [0x41, ...toSignedLeb(value)]
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const mul = (a: Code, b: Code): Code => [...a, ...b, 0x6c]

const simd = (opcode: number): Code => [0xfd, ...toLeb(opcode)]
const ALIGNED = [4, 0]
export const load = (address: Code): Code => [...address, ...simd(0x00), ...ALIGNED]
export const store = (address: Code, value: Code): Code => [...address, ...value, ...simd(0x0b), ...ALIGNED]
export const ZERO: Code = [...simd(0x0c), ...Array<number>(16).fill(0)]
/** One number of 32 bits in all four lanes. */
export const loadSpread = (address: Code): Code => [...address, ...simd(0x09), 2, 0]
export const addFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)]
export const mulFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)]
export const addLanes = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xae)]
export const shiftLanes = (a: Code, bits: number): Code => [...a, ...num(bits), ...simd(0xab)]
/** Lanes of 32 bits by number: 0 to 3 of the first vector, 4 to 7 of the second. */
const pickLanes = (a: Code, b: Code, lanes: readonly number[]): Code => [
  ...a,
  ...b,
  ...simd(0x0d),
  ...lanes.flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]),
]
/**
 * `i32x4.relaxed_dot_i8x16_i7x16_add_s`: sixteen products of a signed byte and a number from 0 to 127, added by fours to
 * a sum. Within this range all processors agree, and newer ones do it in one instruction.
 */
export const dotBytes = (bytes: Code, sevenBits: Code, sum: Code): Code => [
  ...bytes,
  ...sevenBits,
  ...sum,
  ...simd(0x113),
]

/** Counts a local from 0 while it is below another one; runs at least once. */
export const count = (local: number, step: number, limit: number, body: Code): Code => [
  ...set(local, num(0)),
  ...[0x03, 0x40],
  ...body,
  ...set(local, add(get(local), num(step))),
  ...get(local),
  ...get(limit),
  0x48,
  ...[0x0d, 0],
  0x0b,
]

/** The sum of the lanes of each of four vectors in neighbouring locals, as the lanes of one. Uses two locals more. */
export function sumAcross(addUp: typeof addLanes, first: number, spare: number): Code {
  const pair = (x: Code, y: Code) => addUp(pickLanes(x, y, [0, 4, 2, 6]), pickLanes(x, y, [1, 5, 3, 7]))
  const [left, right] = [get(spare), get(spare + 1)]
  return [
    ...set(spare, pair(get(first), get(first + 1))),
    ...set(spare + 1, pair(get(first + 2), get(first + 3))),
    ...addUp(pickLanes(left, right, [0, 1, 4, 5]), pickLanes(left, right, [2, 3, 6, 7])),
  ]
}

export type Shape = { parameters: number; numbers: number; vectors: number }

/** A function of whole numbers on a memory. Its locals are the parameters, then the numbers, then the vectors. */
export function buildFunction({ parameters, numbers, vectors }: Shape, body: Code) {
  const locals = [2, ...toLeb(numbers), I32, ...toLeb(vectors), V128]
  const bytes = Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...vector(Array<number>(parameters).fill(I32)), 0]),
    ...section(2, [1, ...name('env'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...vector([...locals, ...body, 0x0b])]),
  ])
  const module = new WebAssembly.Module(bytes)
  return (memory: Memory) => new WebAssembly.Instance(module, { env: { memory } }).exports.run
}

export function openMemory(bytes: number): Memory {
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
}

const vector = (items: number[]): Code => [...toLeb(items.length), ...items]
const section = (id: number, content: number[]): Code => [id, ...vector(content)]
const name = (text: string): Code => vector([...new TextEncoder().encode(text)])

function toLeb(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...toLeb(value >>> 7)]
}

function toSignedLeb(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...toSignedLeb(value >> 7)]
}
