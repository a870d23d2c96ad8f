import {
  type Box,
  type BoxKind,
  type Drawing,
  MOST_SHAPES,
  NO_COLOR,
  type Outline,
  type Paint,
  round,
  type Shape,
} from './drawing.ts'
import { boxAround, listPairs } from './find-box.ts'
import { IDENTITY, readNumbers } from './matrices.ts'
import { type PlainElement, readSvg } from './read-svg.ts'
import { readPen } from './to-element.ts'
import { MARK } from './write-drawing.ts'

const DATA = 'data:image/svg+xml,'

/**
 * A drawing to go on with: an own one as it was painted, another plain SVG as pieces. `width` is what it has on the
 * stage. Nothing for a picture that is no plain SVG.
 */
export function readDrawing(svg: string, width?: number): Drawing | undefined {
  const read = readSvg(svg)
  if (!read || read.elements.length > MOST_SHAPES) return undefined
  const [x = 0, y = 0, viewWidth = 0, viewHeight = 0] = readNumbers(read.root.viewBox ?? '')
  if (viewWidth <= 0 || viewHeight <= 0) return undefined
  const scale = (width ?? (Number(read.root.width) || viewWidth)) / viewWidth
  const { id = '' } = read.root
  const [ownWidth, ownHeight] = id.startsWith(MARK) ? id.slice(MARK.length).split('-').map(Number) : []
  const isOwn = Boolean(ownWidth && ownHeight)
  if (!isOwn && (x !== 0 || y !== 0)) return undefined
  return {
    width: ownWidth || viewWidth,
    height: ownHeight || viewHeight,
    scale,
    shapes: read.elements.map((element, place) => toShape(element, place + 1)),
  }
}

/** The text of a plain SVG that is a data address. */
export function openDataSvg(imageUrl: string): string | undefined {
  if (!imageUrl.startsWith(DATA)) return undefined
  try {
    return decodeURIComponent(imageUrl.slice(DATA.length))
  } catch {
    return undefined
  }
}

/** How large an own picture is on the stage, as it says itself. */
export function readPictureSize(imageUrl: string): { width: number; height: number } | undefined {
  const root = readSvg(openDataSvg(imageUrl) ?? '')?.root
  const [width, height] = [Number(root?.width), Number(root?.height)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

function toShape(found: PlainElement, id: number): Shape {
  const { attributes } = found
  const paint: Paint = {
    fill: attributes.fill ?? '#000000',
    stroke: attributes.stroke ?? NO_COLOR,
    strokeWidth: Number(attributes['stroke-width'] ?? 1),
  }
  return { id, ...paint, ...(readOwnOutline(found) ?? toPiece(found)) }
}

const NOT_GEOMETRY = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'id']

function toPiece({ element, attributes, matrix }: PlainElement): Outline {
  const geometry = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !NOT_GEOMETRY.includes(name)),
  )
  return { kind: 'piece', element, geometry, matrix }
}

function roundBox({ x, y, width, height }: Box): Box {
  return { x, y, width: round(width), height: round(height) }
}

/** What can be taken for a shape of our own tools. */
function readOwnOutline({ element, attributes, matrix }: PlainElement): Outline | undefined {
  if (matrix.some((value, place) => value !== IDENTITY[place]) || attributes.opacity) return undefined
  const read = (name: string) => Number(attributes[name] ?? 0)
  const { id = '', points = '', d = '' } = attributes
  if (element === 'rect' && !attributes.rx && !attributes.ry) {
    const box: Box = { x: read('x'), y: read('y'), width: read('width'), height: read('height') }
    return { kind: 'rectangle', box }
  }
  if (element === 'ellipse' || element === 'circle') {
    const [rx, ry] = element === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
    const box = { x: read('cx') - rx, y: read('cy') - ry, width: 2 * rx, height: 2 * ry }
    return { kind: 'ellipse', box }
  }
  if (element === 'line')
    return { kind: 'line', from: { x: read('x1'), y: read('y1') }, to: { x: read('x2'), y: read('y2') } }
  const marked = /^(triangle|star)-/.exec(id)?.[1] as BoxKind | undefined
  if (element === 'polygon' && marked)
    return { kind: marked, box: roundBox(boxAround(listPairs(readNumbers(points)))) }
  const pen = element === 'path' && id.startsWith('pen-') ? readPen(d) : undefined
  return pen && { kind: 'pen', points: pen }
}
