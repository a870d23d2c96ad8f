import { applyEffects, type ColourEffects } from './colour-effects.ts'
import { pictureShelf } from './picture-shelf.ts'

/** A picture painted at the size it is shown in. `padding` lies around it on every side. */
export type Raster = { canvas: HTMLCanvasElement; padding: number }

type Wanted = ColourEffects & {
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

/** An SVG would be worked out anew at each drawing; so it is painted once for each size and colour. */
export function findRaster(wanted: Wanted): Raster | 'loading' | 'missing' {
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

function paint(image: HTMLImageElement, { width, height, colour, brightness, isOutlined }: Wanted): Raster {
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

/** The same shape in one colour. */
function fillShape(shape: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  return makeCanvas(shape.width, shape.height, 0, (context) => {
    context.drawImage(shape, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = colour
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
