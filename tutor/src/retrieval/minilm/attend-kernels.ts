import {
  add,
  addFloats,
  buildFunction,
  count,
  get,
  load,
  loadSpread,
  mul,
  mulFloats,
  num,
  set,
  store,
  sumAcross,
  ZERO,
} from './wasm.ts'

/** Numbers of one head, eight vectors of four. */
export const HEAD = 32
const PARTS = Array.from({ length: HEAD / 4 }, (_, n) => n)
const ROW_BYTES = 4 * HEAD
const FOUR = [0, 1, 2, 3]

const [QUESTION, KEYS, FITS, KEY_COUNT] = [0, 1, 2, 3] as const
const [KEY, KEY_AT] = [4, 5] as const
const questionPart = (n: number) => 6 + n
const fitOf = (n: number) => 14 + n
const SPARE = 18

/** `compare(question, keys, fits, count)`: how a question fits each key. Keys lie row by row; their count is rounded up to fours. */
export const buildCompare = buildFunction({ parameters: 4, numbers: 2, vectors: 14 }, [
  ...PARTS.flatMap((n) => set(questionPart(n), load(add(get(QUESTION), num(16 * n))))),
  ...count(KEY, 4, KEY_COUNT, [
    ...FOUR.flatMap((row) => [
      ...set(KEY_AT, add(get(KEYS), mul(add(get(KEY), num(row)), num(ROW_BYTES)))),
      ...set(fitOf(row), ZERO),
      ...PARTS.flatMap((n) =>
        set(
          fitOf(row),
          addFloats(get(fitOf(row)), mulFloats(get(questionPart(n)), load(add(get(KEY_AT), num(16 * n))))),
        ),
      ),
    ]),
    ...set(SPARE, sumAcross(addFloats, fitOf(0), SPARE)),
    ...store(add(get(FITS), mul(num(4), get(KEY))), get(SPARE)),
  ]),
])

const [SHARES, VALUES, MIXED, VALUE_COUNT] = [0, 1, 2, 3] as const
const [VALUE, VALUE_AT] = [4, 5] as const
const SHARE = 6
const mixedPart = (n: number) => 7 + n

/** `mix(shares, values, mixed, count)`: the sum of the values, each taken by its share. */
export const buildMix = buildFunction({ parameters: 4, numbers: 2, vectors: 9 }, [
  ...PARTS.flatMap((n) => set(mixedPart(n), ZERO)),
  ...count(VALUE, 1, VALUE_COUNT, [
    ...set(SHARE, loadSpread(add(get(SHARES), mul(num(4), get(VALUE))))),
    ...set(VALUE_AT, add(get(VALUES), mul(get(VALUE), num(ROW_BYTES)))),
    ...PARTS.flatMap((n) =>
      set(
        mixedPart(n),
        addFloats(get(mixedPart(n)), mulFloats(get(SHARE), load(add(get(VALUE_AT), num(16 * n))))),
      ),
    ),
  ]),
  ...PARTS.flatMap((n) => store(add(get(MIXED), num(16 * n)), get(mixedPart(n)))),
])
