import { divide, fastTwoSum, low, squareRoot, twoProduct, twoSum } from './double-double.ts'

/** arctan(n/8) for n from 0 to 8, each as a double-double. */
const ARCTANS: readonly (readonly [high: number, low: number])[] = [
  [0, 0],
  [0.12435499454676144, -3.1253241424539383e-18],
  [0.24497866312686414, 1.0698755618734451e-17],
  [0.35877067027057225, -2.4623815582638635e-17],
  [0.4636476090008061, 2.2698777452961687e-17],
  [0.5585993153435624, -5.4556305485916264e-18],
  [0.6435011087932844, 1.5834785051444286e-17],
  [0.7188299996216245, -2.1478388444456983e-17],
  [0.7853981633974483, 3.061616997868383e-17],
]
const PI_LOW = 1.2246467991473532e-16

export function atan(x: number): number {
  return atan2(x, 1)
}

export function asin(x: number): number {
  if (!(Math.abs(x) <= 1)) return Number.NaN
  if (Math.abs(x) < 2 ** -27) return x
  const across = legOf(x)
  const size = angleOf(Math.abs(x), 0, across, low.part)
  return x < 0 ? -size : size
}

export function acos(x: number): number {
  if (!(Math.abs(x) <= 1)) return Number.NaN
  const up = legOf(x)
  const upLow = low.part
  return x < 0 ? beyondQuarter(angleOf(up, upLow, -x, 0)) : angleOf(up, upLow, x, 0)
}

/** As JavaScript does it: the angle of the point (x, y), signs of zero included. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN
  const isLeft = x < 0 || Object.is(x, -0)
  const size = isLeft ? beyondQuarter(angleOfPoint(Math.abs(y), -x)) : angleOfPoint(Math.abs(y), x)
  return y < 0 || Object.is(y, -0) ? -size : size
}

/** From the angle to the left axis (and its low part) to that from the right one. */
function beyondQuarter(angle: number): number {
  const rest = low.part
  const high = fastTwoSum(Math.PI, -angle)
  return high + (low.part + (PI_LOW - rest))
}

function angleOfPoint(up: number, across: number): number {
  low.part = 0
  if (up === 0) return 0
  if (up === across) return takeArctan(8)
  if (up / across < 2 ** -30) return up / across
  if (across / up < 2 ** -30) return fastTwoSum(Math.PI / 2, PI_LOW / 2 - across / up)
  const largest = Math.max(up, across)
  const factor = largest > 2 ** 900 ? 2 ** -300 : largest < 2 ** -600 ? 2 ** 700 : 1
  return angleOf(up * factor, 0, across * factor, 0)
}

function takeArctan(eighths: number): number {
  const [high, rest] = ARCTANS[eighths] as readonly [number, number]
  low.part = rest
  return high
}

/** √(1 - x²). */
function legOf(x: number): number {
  const square = twoProduct(x, x)
  const squareLow = low.part
  const left = fastTwoSum(1, -square)
  return squareRoot(left, low.part - squareLow)
}

/** Of a point in the first quarter whose coordinates are double-doubles of middling size. */
function angleOf(up: number, upLow: number, across: number, acrossLow: number): number {
  if (up > across) {
    const other = angleOf(across, acrossLow, up, upLow)
    const rest = low.part
    const high = fastTwoSum(Math.PI / 2, -other)
    return fastTwoSum(high, low.part + (PI_LOW / 2 - rest))
  }
  // arctan u = arctan c + arctan((u - c) / (1 + uc)), with c the nearest eighth.
  const eighths = Math.round((8 * up) / across)
  const c = eighths / 8
  const taken = twoProduct(c, across)
  const takenLow = low.part + c * acrossLow
  const above = twoSum(up, -taken)
  const aboveLow = low.part + (upLow - takenLow)
  const added = twoProduct(c, up)
  const addedLow = low.part + c * upLow
  const below = fastTwoSum(across, added)
  const t = divide(above, aboveLow, below, low.part + (acrossLow + addedLow))
  const tLow = low.part
  const z = t * t
  const z2 = z * z
  const a3 = -1 / 3 + z * (1 / 5) + z2 * (-1 / 7 + z * (1 / 9))
  const a11 = -1 / 11 + z * (1 / 13) - z2 * (1 / 15)
  const curve = t * z * (a3 + z2 * z2 * a11)
  const base = takeArctan(eighths)
  const baseLow = low.part
  const sum = fastTwoSum(base, t)
  return fastTwoSum(sum, low.part + (baseLow + tLow + curve))
}
