export function readCount(text: string, least: number, most: number): number | null {
  const count = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(count) && count >= least && count <= most ? count : null
}
