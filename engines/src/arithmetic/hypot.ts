import { fastTwoSum, low, squareRoot, twoProduct } from './double-double.ts'

/** √(x² + y²), also where the squares are too large or too small for a double. */
export function hypot(x: number, y: number): number {
  const shorter = Math.min(Math.abs(x), Math.abs(y))
  const longer = Math.max(Math.abs(x), Math.abs(y))
  if (Math.abs(x) === Number.POSITIVE_INFINITY || Math.abs(y) === Number.POSITIVE_INFINITY) {
    return Number.POSITIVE_INFINITY
  }
  if (!(shorter > longer * 2 ** -54)) return longer + shorter
  const factor = longer > 2 ** 480 ? 2 ** 600 : longer < 2 ** -400 ? 2 ** -600 : 1
  const [a, b] = [longer / factor, shorter / factor]
  const large = twoProduct(a, a)
  const largeLow = low.part
  const small = twoProduct(b, b)
  const smallLow = low.part
  const sum = fastTwoSum(large, small)
  return squareRoot(sum, low.part + (largeLow + smallLow)) * factor
}
