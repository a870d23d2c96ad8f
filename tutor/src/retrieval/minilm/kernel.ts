import {
  absFloats,
  add,
  addFloats,
  addLanes,
  allFloats,
  allNumbers,
  andLanes,
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
  relaxedDot,
  set,
  shiftLanes,
  shiftLanesRight,
  store,
  subLanes,
  toBytes,
  toFloats,
  toNumbers,
  ZERO,
} from './wasm.ts'

const [WEIGHTS, LOW, HIGH, OUT, ROWS, DEPTH, TOKENS, FACTS, TOKEN_SCALES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
const [ROW, TOKEN, AT, LOW_OF_TOKEN, HIGH_OF_TOKEN] = [9, 10, 11, 12, 13] as const
const weightsOf = (n: number) => 14 + n
const [LOW_PART, HIGH_PART, WEIGHT] = [18, 19, 20] as const
const lowSum = (n: number) => 21 + n
const highSum = (n: number) => 25 + n
const [OFFSET, SCALE, BIAS] = [29, 30, 31] as const
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

/** Of each token with each four rows: their dot products, and what `finish` makes of them. */
const multiplyAll = (prepareRows: Code, finish: Code): Code =>
  loop(ROW, 4, ROWS, [
    ...FOUR.flatMap((n) => set(weightsOf(n), add(get(WEIGHTS), mul(add(get(ROW), num(n)), get(DEPTH))))),
    ...prepareRows,
    ...loop(TOKEN, 1, TOKENS, [
      ...ACCUMULATE,
      ...set(WEIGHT, horizontalSum(addLanes, highSum(0), lowSum(0))),
      ...finish,
      ...store(add(get(OUT), mul(num(4), add(mul(get(TOKEN), get(ROWS)), get(ROW)))), get(WEIGHT)),
    ]),
  ])
const MULTIPLY_SHAPE = { parameters: 9, numbers: 9, vectors: 14 }

/**
 * `multiply(weights, low, high, out, rows, depth, tokens)`, all addresses and sizes: an int8 matrix times the 14-bit
 * inputs of each token, split into their low and high seven bits. `out` gets rows × tokens int32, token by token.
 * `rows` is a multiple of 4, `depth` one of 16.
 *
 * Four rows at a time, so that a token's inputs are loaded once for four; tokens in the inner loop, so that the rows
 * stay in the cache.
 */
export const buildMultiply = buildFunction(MULTIPLY_SHAPE, multiplyAll([], []))

/** Of four rows; each kind of fact is a list of its own. */
const factOf = (kind: number) => load(add(get(FACTS), mul(num(4), add(get(ROW), mul(num(kind), get(ROWS))))))

/**
 * The same with floats as its result: `multiply(…, facts, tokenScales)`. The facts are an int32 for each row that is taken
 * from its sum, then the scale of each row, then what is added at last.
 */
export const buildScaledMultiply = buildFunction(
  MULTIPLY_SHAPE,
  multiplyAll(
    [OFFSET, SCALE, BIAS].flatMap((fact, kind) => set(fact, factOf(kind))),
    [
      ...set(WEIGHT, mulFloats(toFloats(subLanes(get(WEIGHT), get(OFFSET))), get(SCALE))),
      ...set(
        WEIGHT,
        addFloats(
          mulFloats(get(WEIGHT), loadSplat(add(get(TOKEN_SCALES), mul(num(4), get(TOKEN))))),
          get(BIAS),
        ),
      ),
    ],
  ),
)

/** Inputs have 14 bits: the dot product over the largest depth cannot overflow an int32. */
export const HALF_RANGE = 8192

const [INPUT, LOW_OUT, HIGH_OUT, INPUT_DEPTH, SCALE_OUT, INPUT_AT, PLACE] = [0, 1, 2, 3, 4, 5, 6] as const
const LARGEST = 7
const bitsOf = (n: number) => 8 + n

/**
 * `quantize(input, low, high, depth, scale)`: the floats of one token as numbers of 14 bits around `HALF_RANGE`, split into
 * their low and high seven bits. `scale` gets what one of their steps is worth.
 */
export const buildQuantize = buildFunction({ parameters: 5, numbers: 2, vectors: 5 }, [
  ...set(LARGEST, ZERO),
  ...loop(PLACE, 4, INPUT_DEPTH, [
    ...set(INPUT_AT, add(get(INPUT), mul(num(4), get(PLACE)))),
    ...set(LARGEST, maxFloats(get(LARGEST), absFloats(load(get(INPUT_AT))))),
  ]),
  ...joinLanes(maxFloats, LARGEST),
  // Of nothing but zeros the steps are worth nothing, and dividing by that must not make them more.
  ...set(LARGEST, divFloats(maxFloats(get(LARGEST), allFloats(1e-30)), allFloats(HALF_RANGE - 1))),
  ...store(get(SCALE_OUT), get(LARGEST)),
  ...set(LARGEST, divFloats(allFloats(1), get(LARGEST))),
  ...loop(PLACE, 16, INPUT_DEPTH, [
    ...set(INPUT_AT, add(get(INPUT), mul(num(4), get(PLACE)))),
    ...FOUR.flatMap((n) =>
      set(
        bitsOf(n),
        toNumbers(
          addFloats(
            mulFloats(load(add(get(INPUT_AT), num(16 * n))), get(LARGEST)),
            allFloats(HALF_RANGE + 0.5),
          ),
        ),
      ),
    ),
    ...store(add(get(LOW_OUT), get(PLACE)), toBytes(...eachBits((bits) => andLanes(bits, allNumbers(127))))),
    ...store(add(get(HIGH_OUT), get(PLACE)), toBytes(...eachBits((bits) => shiftLanesRight(bits, 7)))),
  ]),
])

function eachBits(change: (bits: Code) => Code): [Code, Code, Code, Code] {
  const [a = 0, b = 0, c = 0, d = 0] = FOUR.map(bitsOf)
  return [change(get(a)), change(get(b)), change(get(c)), change(get(d))]
}
