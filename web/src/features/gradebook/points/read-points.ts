/** What somebody typed or pasted: null is nothing, NaN is no number. A comma may divide the decimals. */
export function readPoints(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d+(?:[.,]\d{0,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

export function isPossible(points: number | null, most: number): points is number {
  return points !== null && points >= 0 && points <= most
}

/** Lines and columns as spreadsheets copy them. A line break at the end is no line. */
export function readTable(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
}
