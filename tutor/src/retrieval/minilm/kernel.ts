import {
  add,
  addLanes,
  buildFunction,
  type Code,
  get,
  horizontalSum,
  load,
  loop,
  mul,
  num,
  relaxedDot,
  set,
  shiftLanes,
  store,
  ZERO,
} from './wasm.ts'

const [WEIGHTS, LOW, HIGH, OUT, ROWS, DEPTH, TOKENS] = [0, 1, 2, 3, 4, 5, 6] as const
const [ROW, TOKEN, AT, LOW_OF_TOKEN, HIGH_OF_TOKEN] = [7, 8, 9, 10, 11] as const
const weightsOf = (n: number) => 12 + n
const [LOW_PART, HIGH_PART, WEIGHT] = [16, 17, 18] as const
const lowSum = (n: number) => 19 + n
const highSum = (n: number) => 23 + n
const FOUR = [0, 1, 2, 3]

/** Dot products of one token with four rows. */
const ACCUMULATE: Code = [
  ...FOUR.flatMap((n) => [...set(lowSum(n), ZERO), ...set(highSum(n), ZERO)]),
  ...set(LOW_OF_TOKEN, add(get(LOW), mul(get(TOKEN), get(DEPTH)))),
  ...set(HIGH_OF_TOKEN, add(get(HIGH), mul(get(TOKEN), get(DEPTH)))),
  ...loop(AT, 16, DEPTH, [
    ...set(LOW_PART, load(add(get(LOW_OF_TOKEN), get(AT)))),
    ...set(HIGH_PART, load(add(get(HIGH_OF_TOKEN), get(AT)))),
    ...FOUR.flatMap((n) => [
      ...set(WEIGHT, load(add(get(weightsOf(n)), get(AT)))),
      ...set(lowSum(n), relaxedDot(get(WEIGHT), get(LOW_PART), get(lowSum(n)))),
      ...set(highSum(n), relaxedDot(get(WEIGHT), get(HIGH_PART), get(highSum(n)))),
    ]),
  ]),
  ...FOUR.flatMap((n) => set(highSum(n), addLanes(shiftLanes(get(highSum(n)), 7), get(lowSum(n))))),
]

/**
 * `multiply(weights, low, high, out, rows, depth, tokens)`, all addresses and sizes: an int8 matrix times the 14-bit
 * inputs of each token, split into their low and high seven bits. `out` gets rows × tokens int32, token by token.
 * `rows` is a multiple of 4, `depth` one of 16.
 *
 * Four rows at a time, so that a token's inputs are loaded once for four; tokens in the inner loop, so that the rows
 * stay in the cache.
 */
export const buildMultiply = buildFunction(
  { parameters: 7, numbers: 9, vectors: 11 },
  loop(ROW, 4, ROWS, [
    ...FOUR.flatMap((n) => set(weightsOf(n), add(get(WEIGHTS), mul(add(get(ROW), num(n)), get(DEPTH))))),
    ...loop(TOKEN, 1, TOKENS, [
      ...ACCUMULATE,
      ...set(WEIGHT, horizontalSum(addLanes, highSum(0), lowSum(0))),
      ...store(add(get(OUT), mul(num(4), add(mul(get(TOKEN), get(ROWS)), get(ROW)))), get(WEIGHT)),
    ]),
  ]),
)
