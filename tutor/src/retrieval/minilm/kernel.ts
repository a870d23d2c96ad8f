import {
  add,
  addLanes,
  buildFunction,
  type Code,
  count,
  dotBytes,
  get,
  load,
  mul,
  num,
  set,
  shiftLanes,
  store,
  sumAcross,
  ZERO,
} from './wasm.ts'

const [WEIGHTS, LOW, HIGH, OUT, ROWS, DEPTH, TOKENS] = [0, 1, 2, 3, 4, 5, 6] as const
const [ROW, TOKEN, AT, LOW_OF_TOKEN, HIGH_OF_TOKEN] = [7, 8, 9, 10, 11] as const
const weightsOf = (n: number) => 12 + n
const [LOW_PART, HIGH_PART, WEIGHT] = [16, 17, 18] as const
const lowSum = (n: number) => 19 + n
const highSum = (n: number) => 23 + n
const FOUR = [0, 1, 2, 3]

/** One token's sums over the depth, for the four rows in turn. */
const SUM_UP: Code = [
  ...FOUR.flatMap((n) => [...set(lowSum(n), ZERO), ...set(highSum(n), ZERO)]),
  ...set(LOW_OF_TOKEN, add(get(LOW), mul(get(TOKEN), get(DEPTH)))),
  ...set(HIGH_OF_TOKEN, add(get(HIGH), mul(get(TOKEN), get(DEPTH)))),
  ...count(AT, 16, DEPTH, [
    ...set(LOW_PART, load(add(get(LOW_OF_TOKEN), get(AT)))),
    ...set(HIGH_PART, load(add(get(HIGH_OF_TOKEN), get(AT)))),
    ...FOUR.flatMap((n) => [
      ...set(WEIGHT, load(add(get(weightsOf(n)), get(AT)))),
      ...set(lowSum(n), dotBytes(get(WEIGHT), get(LOW_PART), get(lowSum(n)))),
      ...set(highSum(n), dotBytes(get(WEIGHT), get(HIGH_PART), get(highSum(n)))),
    ]),
  ]),
  ...FOUR.flatMap((n) => set(highSum(n), addLanes(shiftLanes(get(highSum(n)), 7), get(lowSum(n))))),
]

/**
 * `multiply(weights, low, high, out, rows, depth, tokens)`, all addresses and sizes: a matrix of signed bytes times the
 * numbers of each token, which come as their low and their high seven bits. `out` gets rows × tokens whole numbers of
 * 32 bits, token by token. Rows are a multiple of 4, the depth one of 16.
 *
 * Four rows at a time, so that a token's numbers are loaded once for four, and tokens inside, so that the rows stay near.
 */
export const buildMultiply = buildFunction(
  { parameters: 7, numbers: 9, vectors: 11 },
  count(ROW, 4, ROWS, [
    ...FOUR.flatMap((n) => set(weightsOf(n), add(get(WEIGHTS), mul(add(get(ROW), num(n)), get(DEPTH))))),
    ...count(TOKEN, 1, TOKENS, [
      ...SUM_UP,
      ...set(WEIGHT, sumAcross(addLanes, highSum(0), lowSum(0))),
      ...store(add(get(OUT), mul(num(4), add(mul(get(TOKEN), get(ROWS)), get(ROW)))), get(WEIGHT)),
    ]),
  ]),
)
