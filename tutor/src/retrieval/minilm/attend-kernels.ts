import {
  add,
  addFloats,
  addLanes,
  allFloats,
  allNumbers,
  buildFunction,
  type Code,
  divFloats,
  get,
  horizontalSum,
  joinLanes,
  load,
  loadSplat,
  loop,
  maxFloats,
  mul,
  mulFloats,
  num,
  roundFloats,
  set,
  shiftLanes,
  store,
  subFloats,
  toNumbers,
  ZERO,
} from './wasm.ts'

/** Dimensions of one attention head: eight SIMD vectors of four floats. */
export const HEAD_SIZE = 32
const PARTS = Array.from({ length: HEAD_SIZE / 4 }, (_, n) => n)
const ROW_BYTES = 4 * HEAD_SIZE
const FOUR = [0, 1, 2, 3]

const [SOURCE, STRIDE, TARGET, ROW_COUNT, COPIED, FROM, TO] = [0, 1, 2, 3, 4, 5, 6] as const

/** `copyRows(source, stride, target, count)`: the part of each row that one head looks at, one part behind the other. */
export const buildCopyRows = buildFunction(
  { parameters: 4, numbers: 3, vectors: 0 },
  loop(COPIED, 1, ROW_COUNT, [
    ...set(FROM, add(get(SOURCE), mul(get(COPIED), get(STRIDE)))),
    ...set(TO, add(get(TARGET), mul(get(COPIED), num(ROW_BYTES)))),
    ...PARTS.flatMap((n) => store(add(get(TO), num(16 * n)), load(add(get(FROM), num(16 * n))))),
  ]),
)

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

const [SHARES, SHARE_COUNT, SHARE, SHARE_AT] = [0, 1, 2, 3] as const
const [LARGEST, TOTAL, POWER, WHOLE] = [4, 5, 6, 7] as const
/** Keys are told apart by the dot product over the root of their length; powers are those of two. */
const EXPONENT = Math.LOG2E / Math.sqrt(HEAD_SIZE)
/** Smaller powers of two are no floats. */
const LEAST_EXPONENT = -126
const FLOAT_BIAS = 127
const FLOAT_FRACTION_BITS = 23
/** Of the power series of 2^x: between -0.5 and 0.5 it is right to a tenth of a millionth. */
const SERIES = [1, 1, 2, 6, 24, 120, 720].map((product, n) => Math.LN2 ** n / product)
/** 2 to the power of a local, with another that is overwritten. */
function powerOfTwo(local: number, spare: number): Code {
  const series = SERIES.reduceRight<Code>(
    (sum, part) => addFloats(mulFloats(sum, get(local)), allFloats(part)),
    allFloats(0),
  )
  // A whole power is the exponent of a float.
  const whole = shiftLanes(addLanes(toNumbers(get(spare)), allNumbers(FLOAT_BIAS)), FLOAT_FRACTION_BITS)
  return [
    ...set(spare, roundFloats(get(local))),
    ...set(local, subFloats(get(local), get(spare))),
    ...mulFloats(series, whole),
  ]
}

/** `toShares(scores, count)`: softmax in place. `count` is rounded up to a multiple of 4. */
export const buildToShares = buildFunction({ parameters: 2, numbers: 2, vectors: 4 }, [
  ...set(LARGEST, load(get(SHARES))),
  ...loop(SHARE, 4, SHARE_COUNT, [
    ...set(SHARE_AT, add(get(SHARES), mul(num(4), get(SHARE)))),
    ...set(LARGEST, maxFloats(get(LARGEST), load(get(SHARE_AT)))),
  ]),
  ...joinLanes(maxFloats, LARGEST),
  ...set(TOTAL, ZERO),
  ...loop(SHARE, 4, SHARE_COUNT, [
    ...set(SHARE_AT, add(get(SHARES), mul(num(4), get(SHARE)))),
    ...set(
      POWER,
      maxFloats(
        mulFloats(subFloats(load(get(SHARE_AT)), get(LARGEST)), allFloats(EXPONENT)),
        allFloats(LEAST_EXPONENT),
      ),
    ),
    ...set(POWER, powerOfTwo(POWER, WHOLE)),
    ...set(TOTAL, addFloats(get(TOTAL), get(POWER))),
    ...store(get(SHARE_AT), get(POWER)),
  ]),
  ...joinLanes(addFloats, TOTAL),
  ...set(TOTAL, divFloats(allFloats(1), get(TOTAL))),
  ...loop(SHARE, 4, SHARE_COUNT, [
    ...set(SHARE_AT, add(get(SHARES), mul(num(4), get(SHARE)))),
    ...store(get(SHARE_AT), mulFloats(load(get(SHARE_AT)), get(TOTAL))),
  ]),
])
