/** Selections of k out of n, where the order does not matter. */
export function choose(n: number, k: number): number {
  let result = 1
  for (let step = 1; step <= k; step++) result = (result * (n - k + step)) / step
  return result
}

/** Ordered selections of k out of n; arrange(n, n) is n!. */
export function arrange(n: number, k: number): number {
  let result = 1
  for (let step = 0; step < k; step++) result *= n - step
  return result
}
