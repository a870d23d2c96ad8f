/**
 * The functions in whole numbers, to hundreds of bits: another way to the same values, for tests.
 * A `Precise` is `top` · 2^-bits.
 */
export type Precise = { top: bigint; bits: bigint }

const BITS = 320n
/** Enough for the smallest doubles, and for the largest angles in quarter turns. */
const MANY_BITS = 1_300n

export function toPrecise(value: number, bits = BITS): Precise {
  const [word = 0n] = new BigUint64Array(Float64Array.of(Math.abs(value)).buffer)
  const exponent = word >> 52n
  const fraction = word & ((1n << 52n) - 1n)
  const whole = exponent === 0n ? fraction : fraction | (1n << 52n)
  const shift = bits + (exponent === 0n ? 1n : exponent) - 1075n
  const top = shift >= 0n ? whole << shift : whole >> -shift
  return { top: value < 0 ? -top : top, bits }
}

/** How far a double lies from the true value, in units of the double's own last place at that value. */
export function measureUlps(actual: number, { top, bits }: Precise): number {
  const size = top < 0n ? -top : top
  const exponent = BigInt(size.toString(2).length) - bits - 1n
  const place = exponent < -1022n ? -1074n : exponent - 52n
  const deep = bits + 1_400n
  const difference = toPrecise(actual, deep).top - (top << 1_400n)
  const unit = 1n << (deep + place)
  return Number((difference * 1_000_000n) / unit) / 1_000_000
}

const cache = new Map<string, bigint>()

function once(name: string, bits: bigint, make: () => bigint): bigint {
  const key = `${name} ${bits}`
  const known = cache.get(key) ?? make()
  cache.set(key, known)
  return known
}

/** Σ x^(2n+1) / (2n+1), signs alternating or not. */
function sumOdd(x: bigint, bits: bigint, sign: bigint): bigint {
  const square = (sign * x * x) >> bits
  let power = x
  let sum = x
  for (let divisor = 3n; power !== 0n && power !== -1n; divisor += 2n) {
    power = (power * square) >> bits
    sum += power / divisor
  }
  return sum
}

const ln2 = (bits: bigint) => once('ln2', bits, () => 2n * sumOdd((1n << bits) / 3n, bits, 1n))
const ln10 = (bits: bigint) =>
  once('ln10', bits, () => 3n * ln2(bits) + 2n * sumOdd((1n << bits) / 9n, bits, 1n))
/** Gauss's formula, not the one that the engine uses. */
const pi = (bits: bigint) =>
  once('pi', bits, () => {
    const arctan = (whole: bigint) => sumOdd((1n << bits) / whole, bits, -1n)
    return 4n * (12n * arctan(18n) + 8n * arctan(57n) - 5n * arctan(239n))
  })

function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

function roundedQuotient(a: bigint, b: bigint): bigint {
  const twice = 2n * a + b
  const quotient = twice / (2n * b)
  return twice < 0n && quotient * 2n * b !== twice ? quotient - 1n : quotient
}

/** e^x for x with `bits` bits; the more so the larger it is. */
function expOf(x: bigint, bits: bigint): Precise {
  const twos = roundedQuotient(x, ln2(bits))
  const left = x - twos * ln2(bits)
  let term = 1n << bits
  let sum = term
  for (let divisor = 1n; term !== 0n && term !== -1n; divisor++) {
    term = ((term * left) >> bits) / divisor
    sum += term
  }
  return { top: sum, bits: bits - twos }
}

/** ln of a positive value. */
function logOf({ top, bits }: Precise): bigint {
  const twos = BigInt(top.toString(2).length) - bits
  const one = 1n << BITS
  const shift = BITS - bits - twos
  const factor = shift >= 0n ? top << shift : top >> -shift
  return twos * ln2(BITS) + 2n * sumOdd(((factor - one) << BITS) / (factor + one), BITS, 1n)
}

function arctan(x: bigint, bits: bigint): bigint {
  const one = 1n << bits
  if (x > one) return pi(bits) / 2n - arctan((one << bits) / x, bits)
  let left = x
  for (let turn = 0; turn < 4; turn++) left = (left << bits) / (one + squareRoot((one << bits) + left * left))
  return sumOdd(left, bits, -1n) << 4n
}

function sineOf(x: bigint, bits: bigint): bigint {
  const square = (x * x) >> bits
  let term = x
  let sum = x
  for (let divisor = 2n; term !== 0n && term !== -1n; divisor += 2n) {
    term = -((term * square) >> bits) / (divisor * (divisor + 1n))
    sum += term
  }
  return sum
}

function sineAndCosine(x: number): { sine: bigint; cosine: bigint } {
  const bits = MANY_BITS
  const quarter = pi(bits) / 2n
  const angle = toPrecise(x, bits).top
  const turns = roundedQuotient(angle, quarter)
  const left = angle - turns * quarter
  const near = sineOf(left, bits)
  // From the half angle, because a root would lose half the bits at 0.
  const half = sineOf(left / 2n, bits)
  const far = (1n << bits) - ((2n * half * half) >> bits)
  const turn = ((turns % 4n) + 4n) % 4n
  const sine = [near, far, -near, -far][Number(turn)] ?? 0n
  const cosine = [far, -near, -far, near][Number(turn)] ?? 0n
  return { sine, cosine }
}

const quotient = (a: bigint, b: bigint, bits: bigint): Precise => ({ top: (a << bits) / b, bits })
const legOf = (x: bigint, bits: bigint) => squareRoot((1n << (2n * bits)) - x * x)

/** The angle of a point, from 0 to π either way; not of the middle. */
function angleOf(y: bigint, x: bigint, bits: bigint): Precise {
  const size = (value: bigint) => (value < 0n ? -value : value)
  const near = x === 0n ? pi(bits) / 2n : arctan((size(y) << bits) / size(x), bits)
  const angle = x < 0n ? pi(bits) - near : near
  return { top: y < 0n ? -angle : angle, bits }
}

export const precise = {
  exp: (x: number) => expOf(toPrecise(x).top, BITS),
  log: (x: number): Precise => ({ top: logOf(toPrecise(x, MANY_BITS)), bits: BITS }),
  log1p: (x: number): Precise => ({
    top: logOf({ top: toPrecise(x, MANY_BITS).top + (1n << MANY_BITS), bits: MANY_BITS }),
    bits: BITS,
  }),
  log10: (x: number) => quotient(logOf(toPrecise(x, MANY_BITS)), ln10(BITS), BITS),
  pow: (x: number, y: number) =>
    expOf((logOf(toPrecise(x, MANY_BITS)) * toPrecise(y, MANY_BITS).top) >> MANY_BITS, BITS),
  cbrt: (x: number) => {
    const third = logOf(toPrecise(Math.abs(x), MANY_BITS)) / 3n
    const { top, bits } = expOf(third, BITS)
    return { top: x < 0 ? -top : top, bits }
  },
  sin: (x: number): Precise => ({ top: sineAndCosine(x).sine, bits: MANY_BITS }),
  cos: (x: number): Precise => ({ top: sineAndCosine(x).cosine, bits: MANY_BITS }),
  tan: (x: number) => {
    const { sine, cosine } = sineAndCosine(x)
    return quotient(sine, cosine, MANY_BITS)
  },
  asin: (x: number) => {
    const { top, bits } = toPrecise(x)
    return angleOf(top, legOf(top, bits), bits)
  },
  acos: (x: number) => {
    const { top, bits } = toPrecise(x)
    return angleOf(legOf(top, bits), top, bits)
  },
  atan: (x: number) => angleOf(toPrecise(x, MANY_BITS).top, 1n << MANY_BITS, MANY_BITS),
  hypot: (x: number, y: number): Precise => {
    const [a, b] = [toPrecise(x, MANY_BITS).top, toPrecise(y, MANY_BITS).top]
    return { top: squareRoot((a * a + b * b) << 200n), bits: MANY_BITS + 100n }
  },
  atan2: (y: number, x: number) =>
    angleOf(toPrecise(y, MANY_BITS).top, toPrecise(x, MANY_BITS).top, MANY_BITS),
}
