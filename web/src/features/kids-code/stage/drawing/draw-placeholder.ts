import type { Brush } from './brush.ts'

/** Stands where a picture could not be had: a friendly face, as large as the picture would be. */
export function drawPlaceholder({ context, colours }: Brush, width: number, height: number): void {
  const side = Math.max(8, Math.min(width, height))
  const radius = side / 2.3
  context.fillStyle = colours.bubble
  context.strokeStyle = colours.line
  context.lineWidth = side / 18
  context.setLineDash([side / 9, side / 12])
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.setLineDash([])
  context.fillStyle = colours.text
  for (const way of [-1, 1]) {
    context.beginPath()
    context.arc(way * radius * 0.36, -radius * 0.18, radius * 0.11, 0, 2 * Math.PI)
    context.fill()
  }
  context.strokeStyle = colours.text
  context.lineCap = 'round'
  context.beginPath()
  context.arc(0, radius * 0.05, radius * 0.42, 0.25 * Math.PI, 0.75 * Math.PI)
  context.stroke()
}
