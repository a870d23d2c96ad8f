const LIMIT = 8
const STEPS_PER_UNIT = 1024
/** x · Φ(x) at evenly spaced points: beyond the ends it is 0 or x itself. */
const TABLE = Float32Array.from({ length: 2 * LIMIT * STEPS_PER_UNIT + 2 }, (_, n) => {
  const x = n / STEPS_PER_UNIT - LIMIT
  return x * normalCdf(x)
})

/** The Gaussian error linear unit in position, looked up in a table: a passage needs millions of them. */
export function applyGelu(values: Float32Array): void {
  for (let n = 0; n < values.length; n += 1) {
    const x = values[n] as number
    if (x <= -LIMIT) values[n] = 0
    else if (x < LIMIT) {
      const position = (x + LIMIT) * STEPS_PER_UNIT
      const index = position | 0
      const before = TABLE[index] as number
      values[n] = before + ((TABLE[index + 1] as number) - before) * (position - index)
    }
  }
}

/** Error function by Abramowitz and Stegun 7.1.26 (error below 2e-7). */
function normalCdf(x: number): number {
  const z = Math.abs(x) * Math.SQRT1_2
  const t = 1 / (1 + 0.3275911 * z)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const half = 0.5 * tail * Math.exp(-z * z)
  return x >= 0 ? 1 - half : half
}
