import type { Figure } from '#engines/kids-code/index.ts'
import type { Brush } from './brush.ts'
import type { Place } from './figure-place.ts'
import { type BubblePlace, placeBubble } from './place-bubble.ts'
import { wrapText } from './wrap-text.ts'

type Bubble = NonNullable<Figure['bubble']>
type Lines = { textScale: number; font: string; lines: string[]; width: number }

const FONT_SIZE = 14
const LINE = 18
const PADDING = 9
const WIDEST = 170
const MOST_LINES = 6
const RADIUS = 12

/** A bubble's lines are worked out once, not at every frame. */
const known = new WeakMap<Bubble, Lines>()

export function drawBubble(brush: Brush, figure: Figure, place: Place, bubble: Bubble): void {
  const { context, colours, textScale } = brush
  context.font = `${FONT_SIZE * textScale}px ${colours.font}`
  const { lines, width: textWidth } = breakLines(brush, bubble)
  const width = Math.max(44, textWidth + 2 * PADDING * textScale)
  const height = (lines.length * LINE + 2 * (PADDING - 2)) * textScale
  const { costume } = figure
  const halfHeight = (costume.height * place.size) / 200
  const head = { x: place.x, top: place.y + halfHeight, halfWidth: (costume.width * place.size) / 200 }
  const at = placeBubble(head, width, height)
  context.fillStyle = colours.bubble
  context.strokeStyle = colours.line
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(at.left, -at.top, width, height, RADIUS)
  context.fill()
  context.stroke()
  if (bubble.style === 'say') drawTail(brush, at, height)
  else drawDots(brush, at, height)
  context.fillStyle = colours.text
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  lines.forEach((line, index) => {
    const y = -at.top + (PADDING - 2 + LINE * (index + 0.5)) * textScale
    context.fillText(line, at.left + (width - textWidth) / 2, y)
  })
}

function breakLines({ context, textScale, colours }: Brush, bubble: Bubble): Lines {
  const before = known.get(bubble)
  if (before && before.textScale === textScale && before.font === colours.font) return before
  const measure = (text: string) => context.measureText(text).width
  const lines = wrapText(bubble.text, WIDEST * textScale, MOST_LINES, measure)
  const made = { textScale, font: colours.font, lines, width: Math.max(...lines.map(measure)) }
  known.set(bubble, made)
  return made
}

/** Laid over the lower edge, whose line it hides. */
function drawTail({ context }: Brush, { top, tailX, tipX, tipY }: BubblePlace, height: number): void {
  const bottom = height - top
  context.beginPath()
  context.moveTo(tailX - 7, bottom - 1)
  context.lineTo(tipX, -tipY)
  context.lineTo(tailX + 7, bottom - 1)
  context.fill()
  context.beginPath()
  context.moveTo(tailX - 7, bottom)
  context.lineTo(tipX, -tipY)
  context.lineTo(tailX + 7, bottom)
  context.stroke()
}

function drawDots({ context }: Brush, { top, tailX, tipX, tipY }: BubblePlace, height: number): void {
  const bottom = height - top
  const dots = [
    { x: tailX, y: bottom + 4, radius: 4 },
    { x: (tailX + tipX) / 2, y: Math.max(bottom + 9, -tipY), radius: 2.5 },
  ]
  for (const { x, y, radius } of dots) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}
