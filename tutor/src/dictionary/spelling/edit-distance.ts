const LONGEST = 32
/** Rows of the table, used again: thousands of words are compared for one question. */
let [before, last, row] = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
]

/**
 * Letters to add, drop or change, or neighbors to swap, until one word is the other (optimal string alignment); `most` + 1
 * as soon as it is more than that.
 */
export function countEdits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1)
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min(at(last, j), at(row, j - 1)) + 1
      cost = Math.min(cost, at(last, j - 1) + (letter === other ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (isSwapped) cost = Math.min(cost, at(before, j - 2) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return at(last, b.length)
}

const at = (numbers: Uint8Array, place: number): number => numbers[place] as number
