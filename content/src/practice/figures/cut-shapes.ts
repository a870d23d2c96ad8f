import { drawRect, drawSvg, drawText } from './svg.ts'

/** Squares side by side under the letters A, B, C, …, each cut by upright lines into parts of the given widths. */
export function drawCutSquares(cuts: readonly (readonly number[])[]): string {
  const parts = cuts.flatMap((widths, index) => {
    const left = 14 + index * 120
    const whole = widths.reduce((sum, width) => sum + width, 0)
    let x = left
    const pieces = widths.map((width) => {
      const piece = drawRect(x, 32, (width / whole) * 100, 100, 'soft-a line-a')
      x += (width / whole) * 100
      return piece
    })
    return [drawText(left + 50, 22, String.fromCharCode(65 + index), 18), ...pieces]
  })
  const desc = cuts.map((widths, index) => {
    const isEven = widths.every((width) => width === widths[0])
    return `${String.fromCharCode(65 + index)}: cut into ${widths.length} parts of ${isEven ? 'the same size' : 'different sizes'}.`
  })
  return drawSvg(cuts.length * 120 + 8, 142, 'Cut squares', desc.join(' '), parts)
}
