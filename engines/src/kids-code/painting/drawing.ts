export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }
/** As in SVG: `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number]

export const BOX_KINDS = ['rectangle', 'ellipse', 'triangle', 'star'] as const
export type BoxKind = (typeof BOX_KINDS)[number]

/** A color as `#rrggbb`, or none. */
export type Paint = { fill: string; stroke: string; strokeWidth: number }
export const NO_COLOR = 'none'

export type Outline =
  | { kind: 'pen'; points: readonly Point[] }
  | { kind: 'line'; from: Point; to: Point }
  | { kind: BoxKind; box: Box }
  /** Of a picture that was not painted here: what it is stays, its place, size and colours can be changed. */
  | { kind: 'piece'; element: string; geometry: Readonly<Record<string, string>>; matrix: Matrix }

export type Shape = { id: number } & Paint & Outline
export type ShapeKind = Outline['kind']

/** Shapes from the back to the front. */
export type Drawing = {
  width: number
  height: number
  /** Units of the stage for one of the drawing. */
  scale: number
  shapes: readonly Shape[]
}

/** A sprite is drawn at twice the size that it has on the stage. */
export const SPRITE_CANVAS = { width: 160, height: 160, scale: 0.5 } as const
export const BACKGROUND_CANVAS = { width: 480, height: 360, scale: 1 } as const
/** More than anybody draws; few enough to stay quick. */
export const MOST_SHAPES = 300

export function startDrawing(kind: 'sprite' | 'background'): Drawing {
  return { ...(kind === 'sprite' ? SPRITE_CANVAS : BACKGROUND_CANVAS), shapes: [] }
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
