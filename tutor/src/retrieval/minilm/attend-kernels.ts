import {
  add,
  addFloats,
  buildFunction,
  get,
  horizontalSum,
  load,
  loadSplat,
  loop,
  mul,
  mulFloats,
  num,
  set,
  store,
  ZERO,
} from './wasm.ts'

/** Dimensions of one attention head: eight SIMD vectors of four floats. */
export const HEAD_SIZE = 32
const PARTS = Array.from({ length: HEAD_SIZE / 4 }, (_, n) => n)
const ROW_BYTES = 4 * HEAD_SIZE
const FOUR = [0, 1, 2, 3]

const [QUERY, KEYS, SCORES, KEY_COUNT] = [0, 1, 2, 3] as const
const [KEY, KEY_AT] = [4, 5] as const
const queryPart = (n: number) => 6 + n
const scoreOf = (n: number) => 14 + n
const SPARE = 18

/** `scoreKeys(query, keys, scores, count)`: dot product of the query with each key. `count` is rounded up to a multiple of 4. */
export const buildScoreKeys = buildFunction({ parameters: 4, numbers: 2, vectors: 14 }, [
  ...PARTS.flatMap((n) => set(queryPart(n), load(add(get(QUERY), num(16 * n))))),
  ...loop(KEY, 4, KEY_COUNT, [
    ...FOUR.flatMap((row) => [
      ...set(KEY_AT, add(get(KEYS), mul(add(get(KEY), num(row)), num(ROW_BYTES)))),
      ...set(scoreOf(row), ZERO),
      ...PARTS.flatMap((n) =>
        set(
          scoreOf(row),
          addFloats(get(scoreOf(row)), mulFloats(get(queryPart(n)), load(add(get(KEY_AT), num(16 * n))))),
        ),
      ),
    ]),
    ...set(SPARE, horizontalSum(addFloats, scoreOf(0), SPARE)),
    ...store(add(get(SCORES), mul(num(4), get(KEY))), get(SPARE)),
  ]),
])

const [WEIGHTS, VALUES, SUM, VALUE_COUNT] = [0, 1, 2, 3] as const
const [VALUE, VALUE_AT] = [4, 5] as const
const WEIGHT = 6
const sumPart = (n: number) => 7 + n

/** `weightedSum(weights, values, sum, count)`: the values times their weights, added up. */
export const buildWeightedSum = buildFunction({ parameters: 4, numbers: 2, vectors: 9 }, [
  ...PARTS.flatMap((n) => set(sumPart(n), ZERO)),
  ...loop(VALUE, 1, VALUE_COUNT, [
    ...set(WEIGHT, loadSplat(add(get(WEIGHTS), mul(num(4), get(VALUE))))),
    ...set(VALUE_AT, add(get(VALUES), mul(get(VALUE), num(ROW_BYTES)))),
    ...PARTS.flatMap((n) =>
      set(
        sumPart(n),
        addFloats(get(sumPart(n)), mulFloats(get(WEIGHT), load(add(get(VALUE_AT), num(16 * n))))),
      ),
    ),
  ]),
  ...PARTS.flatMap((n) => store(add(get(SUM), num(16 * n)), get(sumPart(n)))),
])
