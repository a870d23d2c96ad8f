import { type Figure, STAGE, type StageState } from '#engines/kids-code/index.ts'
import { findAsset } from '../../pictures/find-asset.ts'
import type { Frame } from '../player/create-player.ts'
import type { Brush } from './brush.ts'
import { roundEffects } from './colour-effects.ts'
import { drawBubble } from './draw-bubble.ts'
import { drawMonitors } from './draw-monitors.ts'
import { drawPlaceholder } from './draw-placeholder.ts'
import { blendPlace, lookOf, type Place } from './figure-place.ts'
import { fitRaster } from './fit-raster.ts'
import { findRaster } from './rasters.ts'

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
  // Colours of a whole stage are worked out on fewer points: they may change at every frame.
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
  for (const [colour, line, dash] of [
    [colours.paper, 3, []],
    [colours.text, 1.5, [6 * scale, 4 * scale]],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = line * scale
    context.setLineDash([...dash])
    context.strokeRect(-width / 2 - gap, -height / 2 - gap, width + 2 * gap, height + 2 * gap)
  }
  context.setLineDash([])
}
