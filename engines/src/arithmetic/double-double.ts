/**
 * An unevaluated sum of two doubles, about 106 bits (Dekker 1971, Knuth).
 * The functions return the high part and leave the low part in `low.part`.
 */
export const low = { part: 0 }

const SPLITTER = 2 ** 27 + 1

export function twoSum(a: number, b: number): number {
  const sum = a + b
  const shareOfB = sum - a
  low.part = a - (sum - shareOfB) + (b - shareOfB)
  return sum
}

/** As `twoSum`, where |a| ≥ |b| or a = 0. */
export function fastTwoSum(a: number, b: number): number {
  const sum = a + b
  low.part = b - (sum - a)
  return sum
}

/** Exact while neither factor is above 2^990 and the product is not below 2^-960. */
export function twoProduct(a: number, b: number): number {
  const product = a * b
  const spreadA = a * SPLITTER
  const highA = spreadA - (spreadA - a)
  const lowA = a - highA
  const spreadB = b * SPLITTER
  const highB = spreadB - (spreadB - b)
  const lowB = b - highB
  low.part = lowA * lowB - (product - highA * highB - highA * lowB - lowA * highB)
  return product
}

export function multiply(aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  const product = twoProduct(aHigh, bHigh)
  return fastTwoSum(product, low.part + (aHigh * bLow + aLow * bHigh))
}

export function divide(aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  const quotient = aHigh / bHigh
  const back = twoProduct(quotient, bHigh)
  return fastTwoSum(quotient, (aHigh - back - low.part + aLow - quotient * bLow) / bHigh)
}

/** Of a number that is not negative. */
export function squareRoot(high: number, rest: number): number {
  const root = Math.sqrt(high)
  if (root === 0) return fastTwoSum(root, 0)
  const back = twoProduct(root, root)
  return fastTwoSum(root, (high - back - low.part + rest) / (2 * root))
}
