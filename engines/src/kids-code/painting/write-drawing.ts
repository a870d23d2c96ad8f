import type { Drawing } from './drawing.ts'
import { findDrawnBox } from './find-box.ts'
import { simplifyPoints } from './simplify-points.ts'
import { toElement } from './to-element.ts'

/** What the server takes. */
const LONGEST_PICTURE = 60_000
/** How far lines of the pen may be off, tried in turn until the picture is small enough. */
const TOLERANCES = [0, 0.6, 1.2, 2.5, 5]

/** By this the root is known as ours; behind it stands the size of the canvas. */
export const MARK = 'drawing-'

export type WrittenDrawing = {
  /** A plain SVG as a data address. */
  imageUrl: string
  /** In units of the stage. */
  width: number
  height: number
}

/** The picture of a drawing, null when it is too large even with plainer lines. A sprite is cut to what is drawn. */
export function writeDrawing(drawing: Drawing, kind: 'sprite' | 'background'): WrittenDrawing | null {
  const box =
    kind === 'sprite' ? findDrawnBox(drawing) : { x: 0, y: 0, width: drawing.width, height: drawing.height }
  const [width, height] = [box.width * drawing.scale, box.height * drawing.scale]
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" id="${MARK}${drawing.width}-${drawing.height}" width="${width}" height="${height}" ` +
    `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" stroke-linecap="round" stroke-linejoin="round">`
  for (const tolerance of TOLERANCES) {
    const svg = `${head}${writeShapes(drawing, tolerance)}</svg>`
    const imageUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`
    if (imageUrl.length <= LONGEST_PICTURE) return { imageUrl, width, height }
  }
  return null
}

function writeShapes({ shapes }: Drawing, tolerance: number): string {
  return shapes
    .map((shape) => {
      const plain =
        shape.kind === 'pen' && tolerance > 0
          ? { ...shape, points: simplifyPoints(shape.points, tolerance) }
          : shape
      const { element, attributes } = toElement(plain)
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${element}${list.join('')}/>`
    })
    .join('')
}
