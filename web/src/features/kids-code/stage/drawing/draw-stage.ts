import { type Figure, STAGE, type StageState } from '#engines/kids-code/index.ts'
import { findAsset } from '../../pictures/find-picture.ts'
import type { Frame } from '../player/create-player.ts'
import type { Brush } from './brush.ts'
import { applyEffects, type ColorEffects, roundEffects } from './color-effects.ts'
import { drawMonitors } from './draw-monitors.ts'
import { blendPlace, lookOf, type Place } from './figure-place.ts'
import { pictureShelf } from './picture-shelf.ts'
import { wrapText } from './wrap-text.ts'

type BubblePlace = {
  /** Left and upper edge, in units of the stage with y upwards. */
  left: number
  top: number
  /** Where the tail begins at the lower edge, and the head it points to. */
  tailX: number
  tipX: number
  tipY: number
}

type Head = { x: number; top: number; halfWidth: number }

const MARGIN = 4
const TAIL = 12

/** Above the head, to the side that has more room, and always whole on the stage. */
export function placeBubble(head: Head, width: number, height: number): BubblePlace {
  const isRight = head.x + head.halfWidth / 2 + width <= STAGE.width / 2 - MARGIN || head.x < 0
  const wished = isRight ? head.x + head.halfWidth / 2 - TAIL : head.x - head.halfWidth / 2 - width + TAIL
  const left = clamp(wished, -STAGE.width / 2 + MARGIN, STAGE.width / 2 - MARGIN - width)
  const lowest = -STAGE.height / 2 + MARGIN + height + TAIL
  const top = clamp(head.top + height + TAIL, lowest, STAGE.height / 2 - MARGIN)
  const bottom = top - height
  const tailX = clamp(head.x, left + 2 * TAIL, left + width - 2 * TAIL)
  return {
    left,
    top,
    tailX,
    tipX: clamp(head.x, tailX - 2 * TAIL, tailX + 2 * TAIL),
    tipY: Math.max(bottom - TAIL, -STAGE.height / 2),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

const LARGEST_PX = 1024
const LEAST_PX = 8
const GROWTH = Math.SQRT2

/**
 * How large to paint a picture that is shown so wide, in points of the screen. In steps of about two fifths: a figure that
 * grows does not make a new picture at every frame.
 */
export function fitRaster(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: 1, height: 1 }
  const longer = Math.max(width, height)
  const steps = Math.ceil(Math.log(Math.max(LEAST_PX, longer)) / Math.log(GROWTH) - 0.001)
  const scale = Math.min(LARGEST_PX, GROWTH ** steps) / longer
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture painted at the size it is shown in. `padding` lies around it on every side. */
type Raster = { canvas: HTMLCanvasElement; padding: number }

type SkinLook = ColorEffects & {
  url: string | undefined
  width: number
  height: number
  isOutlined: boolean
}

const MOST_RASTERS = 300
/** The share of the longer side that the outline is wide. */
const OUTLINE = 0.045
const OUTLINE_LIGHT = '#ffffff'
const OUTLINE_DARK = '#000000'

const rasters = new Map<string, Raster>()

/** An SVG would be worked out anew at each drawing; so it is painted once for each size and color. */
function findRaster(wanted: SkinLook): Raster | 'loading' | 'missing' {
  const image = pictureShelf.find(wanted.url)
  if (typeof image === 'string') return image
  const { url, width, height, colour, brightness, isOutlined } = wanted
  const key = `${width} ${height} ${colour} ${brightness} ${isOutlined} ${url}`
  const known = rasters.get(key)
  if (known) return known
  const raster = paint(image, wanted)
  rasters.set(key, raster)
  const [oldest] = rasters.keys()
  if (rasters.size > MOST_RASTERS && oldest !== undefined) rasters.delete(oldest)
  return raster
}

function paint(image: HTMLImageElement, { width, height, colour, brightness, isOutlined }: SkinLook): Raster {
  const padding = isOutlined ? Math.max(2, Math.round(Math.max(width, height) * OUTLINE)) : 0
  const painted = makeCanvas(width, height, padding, (context) => {
    context.drawImage(image, padding, padding, width, height)
    if (colour === 0 && brightness === 0) return
    const data = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
    applyEffects(data.data, { colour, brightness })
    context.putImageData(data, 0, 0)
  })
  if (!isOutlined) return { canvas: painted, padding }
  // A light line within a dark one is seen before every background.
  const outlined = makeCanvas(width, height, padding, (context) => {
    spread(context, fillShape(painted, OUTLINE_DARK), padding)
    spread(context, fillShape(painted, OUTLINE_LIGHT), padding / 2)
    context.drawImage(painted, 0, 0)
  })
  return { canvas: outlined, padding }
}

/** The same shape in one color. */
function fillShape(shape: HTMLCanvasElement, color: string): HTMLCanvasElement {
  return makeCanvas(shape.width, shape.height, 0, (context) => {
    context.drawImage(shape, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = color
    context.fillRect(0, 0, shape.width, shape.height)
  })
}

function spread(context: CanvasRenderingContext2D, shape: HTMLCanvasElement, distance: number): void {
  for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
    const radians = (sixteenth / 8) * Math.PI
    context.drawImage(shape, Math.cos(radians) * distance, Math.sin(radians) * distance)
  }
}

function makeCanvas(
  width: number,
  height: number,
  padding: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width + 2 * padding
  canvas.height = height + 2 * padding
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}

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

function drawBubble(brush: Brush, figure: Figure, place: Place, bubble: Bubble): void {
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

/** Everything there is to see, from the back to the front. */
export function drawStage(brush: Brush, { stage, before, share }: Frame): void {
  const { context, scale } = brush
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  drawBackground(brush, stage)
  const earlier = before ? new Map(before.figures.map((figure) => [figure.id, figure])) : null
  const places = stage.figures.map((figure) => blendPlace(earlier?.get(figure.id), figure, share))
  stage.figures.forEach((figure, index) => {
    if (figure.isVisible) drawFigure(brush, figure, places[index] as Place)
  })
  context.setTransform(
    scale,
    0,
    0,
    scale,
    Math.round((STAGE.width * scale) / 2),
    Math.round((STAGE.height * scale) / 2),
  )
  context.globalAlpha = 1
  if (brush.hasMonitors) drawMonitors(brush, stage.monitors)
  stage.figures.forEach((figure, index) => {
    const bubble = bubbleOf(figure, stage)
    if (bubble && figure.isVisible) drawBubble(brush, figure, places[index] as Place, bubble)
  })
}

/** Who asks shows the question, as if it were said. */
function bubbleOf(figure: Figure, { question }: StageState): Figure['bubble'] {
  if (figure.bubble || question?.figureId !== figure.id || question.text === '') return figure.bubble
  return { style: 'say', text: question.text }
}

function drawBackground(brush: Brush, { background, effects }: StageState): void {
  const { context, colours, assets } = brush
  const { width, height } = context.canvas
  context.fillStyle = colours.paper
  context.fillRect(0, 0, width, height)
  if (brush.isBackgroundPlain || background.asset === '') return
  const { colour, brightness } = roundEffects(effects)
  // Colors of a whole stage are worked out on fewer points: they may change at every frame.
  const isChanged = colour !== 0 || brightness !== 0
  const raster = findRaster({
    url: findAsset(background.asset, assets),
    width: isChanged ? Math.min(width, STAGE.width) : width,
    height: isChanged ? Math.min(height, STAGE.height) : height,
    colour,
    brightness,
    isOutlined: false,
  })
  if (typeof raster === 'string') return
  context.globalAlpha = 1 - effects.ghost / 100
  context.drawImage(raster.canvas, 0, 0, width, height)
  context.globalAlpha = 1
}

function drawFigure(brush: Brush, figure: Figure, place: Place): void {
  const { context, scale, assets } = brush
  const { costume, effects } = figure
  const shown = (scale * place.size) / 100
  const width = costume.width * shown
  const height = costume.height * shown
  const { radians, isMirrored } = lookOf(figure.rotationStyle, place.direction)
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const mirror = isMirrored ? -1 : 1
  context.setTransform(
    mirror * cos,
    mirror * sin,
    -sin,
    cos,
    (STAGE.width / 2 + place.x) * scale,
    (STAGE.height / 2 - place.y) * scale,
  )
  context.globalAlpha = 1 - effects.ghost / 100
  const raster = findRaster({
    url: findAsset(costume.asset, assets),
    ...fitRaster(width, height),
    ...roundEffects(effects),
    isOutlined: brush.isHighContrast,
  })
  if (raster === 'missing') drawPlaceholder(brush, width, height)
  else if (raster !== 'loading') {
    const { canvas, padding } = raster
    const stretch = width / (canvas.width - 2 * padding)
    const [wide, high] = [canvas.width * stretch, canvas.height * stretch]
    context.drawImage(canvas, -wide / 2, -high / 2, wide, high)
  }
  if (brush.selected === figure.id) markSelected(brush, width, height)
}

/** Dark on light, or light on dark: it is seen before every background. */
function markSelected({ context, colours, scale }: Brush, width: number, height: number): void {
  const gap = 4 * scale
  context.globalAlpha = 1
  for (const [color, line, dash] of [
    [colours.paper, 3, []],
    [colours.text, 1.5, [6 * scale, 4 * scale]],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = line * scale
    context.setLineDash([...dash])
    context.strokeRect(-width / 2 - gap, -height / 2 - gap, width + 2 * gap, height + 2 * gap)
  }
  context.setLineDash([])
}

/** Stands where a picture could not be had: a friendly face, as large as the picture would be. */
function drawPlaceholder({ context, colours }: Brush, width: number, height: number): void {
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
