/** All whole numbers that divide the number, from 1 up to itself. */
export function listFactors(number: number): number[] {
  return Array.from({ length: number }, (_, index) => index + 1).filter((factor) => number % factor === 0)
}
