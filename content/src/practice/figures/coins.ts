import { drawCircle, drawRect, drawSvg, drawText } from './svg.ts'

/** Coins as circles with their value in cents, bills as rectangles with their value in dollars. */
export function drawMoney(pieces: readonly number[]): string {
  const parts: string[] = []
  let [x, y] = [10, 10]
  for (const cents of pieces) {
    const isBill = cents >= 100
    const width = isBill ? 96 : 56
    if (x + width > 470) [x, y] = [10, y + 66]
    if (isBill) {
      parts.push(drawRect(x, y + 4, 90, 48, 'soft-c line-c'), drawText(x + 45, y + 34, `$${cents / 100}`, 18))
    } else {
      parts.push(drawCircle(x + 26, y + 28, sizeOf(cents), cents === 1 ? 'soft-b line-b' : 'soft-e line-e'))
      parts.push(drawText(x + 26, y + 33, `${cents}¢`, 14))
    }
    x += width + 4
  }
  const desc = [...new Set(pieces)].map((cents) => {
    const count = pieces.filter((piece) => piece === cents).length
    const name = cents >= 100 ? `${cents / 100}-dollar bill` : `${cents}-cent coin`
    return `${count} ${name}${count === 1 ? '' : 's'}`
  })
  return drawSvg(480, y + 66, 'Money', `${desc.join(', ')}.`, parts)
}

function sizeOf(cents: number): number {
  return { 1: 20, 5: 22, 10: 18, 25: 26 }[cents] ?? 24
}
