/** WebAssembly instructions as bytes: the few opcodes that the kernels need. */
export type Code = number[]

/** Missing from the type declarations of Node. */
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
const allLanes = (bytes: Iterable<number>): Code => [...simd(0x0c), ...[0, 1, 2, 3].flatMap(() => [...bytes])]
export const allFloats = (value: number): Code => allLanes(new Uint8Array(Float32Array.of(value).buffer))
export const allNumbers = (value: number): Code => allLanes(new Uint8Array(Int32Array.of(value).buffer))
/** One 32-bit value copied to all four lanes. */
export const loadSplat = (address: Code): Code => [...address, ...simd(0x09), 2, 0]
export const addFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)]
export const subFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe5)]
export const mulFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)]
export const divFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe7)]
export const maxFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe9)]
export const absFloats = (a: Code): Code => [...a, ...simd(0xe0)]
export const roundFloats = (a: Code): Code => [...a, ...simd(0x6a)]
export const toNumbers = (a: Code): Code => [...a, ...simd(0xf8)]
export const toFloats = (a: Code): Code => [...a, ...simd(0xfa)]
export const addLanes = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xae)]
export const subLanes = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xb1)]
export const shiftLanes = (a: Code, bits: number): Code => [...a, ...num(bits), ...simd(0xab)]
export const shiftLanesRight = (a: Code, bits: number): Code => [...a, ...num(bits), ...simd(0xad)]
export const andLanes = (a: Code, b: Code): Code => [...a, ...b, ...simd(0x4e)]
/** Four vectors of four numbers from 0 to 255 as one of sixteen bytes. */
export const toBytes = (a: Code, b: Code, c: Code, d: Code): Code => [
  ...[...a, ...b, ...simd(0x86)],
  ...[...c, ...d, ...simd(0x86)],
  ...simd(0x66),
]
/** 32-bit lanes by index: 0 to 3 of the first vector, 4 to 7 of the second. */
const shuffleLanes = (a: Code, b: Code, lanes: readonly number[]): Code => [
  ...a,
  ...b,
  ...simd(0x0d),
  ...lanes.flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]),
]
/**
 * `i32x4.relaxed_dot_i8x16_i7x16_add_s`: sixteen products of an int8 and a value from 0 to 127, added in groups of
 * four to the sum. In this range every processor gives the same result, and newer ones need one instruction.
 */
export const relaxedDot = (bytes: Code, sevenBits: Code, sum: Code): Code => [
  ...bytes,
  ...sevenBits,
  ...sum,
  ...simd(0x113),
]

/** `for (local = 0; local < limit; local += step)`, but the body runs at least once. */
export const loop = (local: number, step: number, limit: number, body: Code): Code => [
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

/** Joins the lanes of a local pair by pair until all four hold what all of them make. */
export const joinLanes = (join: typeof addFloats, local: number): Code =>
  [
    [1, 0, 3, 2],
    [2, 3, 0, 1],
  ].flatMap((lanes) => set(local, join(get(local), shuffleLanes(get(local), get(local), lanes))))

/** Sums the lanes of four vectors in consecutive locals into the four lanes of one. Overwrites `spare` and the local after it. */
export function horizontalSum(addVectors: typeof addLanes, first: number, spare: number): Code {
  const pair = (x: Code, y: Code) =>
    addVectors(shuffleLanes(x, y, [0, 4, 2, 6]), shuffleLanes(x, y, [1, 5, 3, 7]))
  const [left, right] = [get(spare), get(spare + 1)]
  return [
    ...set(spare, pair(get(first), get(first + 1))),
    ...set(spare + 1, pair(get(first + 2), get(first + 3))),
    ...addVectors(shuffleLanes(left, right, [0, 1, 4, 5]), shuffleLanes(left, right, [2, 3, 6, 7])),
  ]
}

export type Shape = { parameters: number; numbers: number; vectors: number }

/** Compiles a function over a memory. Its locals are the parameters (i32), then `numbers` (i32), then `vectors` (v128). */
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

export function createMemory(bytes: number): Memory {
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
