import { cos, hypot, sin } from '#engines/arithmetic/index.ts'
import { drawCircle, drawLine, drawPolygon, drawRect, drawSvg, drawText } from './svg.ts'

export type Corner = readonly [x: number, y: number]

const OUTLINES: Record<string, readonly Corner[]> = {
  triangle: [
    [60, 10],
    [112, 104],
    [8, 104],
  ],
  'right triangle': [
    [14, 12],
    [110, 104],
    [14, 104],
  ],
  square: [
    [16, 16],
    [104, 16],
    [104, 104],
    [16, 104],
  ],
  rectangle: [
    [6, 28],
    [114, 28],
    [114, 92],
    [6, 92],
  ],
  rhombus: [
    [60, 6],
    [100, 60],
    [60, 114],
    [20, 60],
  ],
  parallelogram: [
    [34, 26],
    [116, 26],
    [86, 94],
    [4, 94],
  ],
  trapezoid: [
    [36, 26],
    [84, 26],
    [114, 94],
    [6, 94],
  ],
  kite: [
    [60, 4],
    [100, 42],
    [60, 116],
    [20, 42],
  ],
  pentagon: [
    [60, 6],
    [114, 46],
    [94, 110],
    [26, 110],
    [6, 46],
  ],
  hexagon: [
    [32, 10],
    [88, 10],
    [116, 60],
    [88, 110],
    [32, 110],
    [4, 60],
  ],
  octagon: [
    [38, 6],
    [82, 6],
    [114, 38],
    [114, 82],
    [82, 114],
    [38, 114],
    [6, 82],
    [6, 38],
  ],
}

/** The corners of a shape that `drawShape` knows, clockwise on a canvas of 120 by 120; a circle has none. */
export function cornersOf(name: string): readonly Corner[] {
  return OUTLINES[name] ?? []
}

export function countCorners(name: string): number {
  return cornersOf(name).length
}

/** One shape, turned by `turn` degrees. The words do not name it, so that they can be read to a learner. */
export function drawShape(name: string, turn = 0): string {
  return drawSvg(140, 140, 'A shape', describeShape(name), [placeShape(name, 10, 10, turn)])
}

/** Shapes side by side under the letters A, B, C, … */
export function drawShapes(names: readonly string[]): string {
  const parts = names.flatMap((name, index) => [
    drawText(70 + index * 130, 18, String.fromCharCode(65 + index), 18),
    placeShape(name, 10 + index * 130, 26, 0),
  ])
  const desc = names.map((name, index) => `${String.fromCharCode(65 + index)}: ${describeShape(name)}`)
  return drawSvg(names.length * 130 + 10, 156, 'Shapes', desc.join(' '), parts)
}

function placeShape(name: string, x: number, y: number, turn: number): string {
  const outline = OUTLINES[name]
  if (!outline) return drawCircle(x + 60, y + 60, 52, 'soft-a line-a')
  const radians = (turn * Math.PI) / 180
  const points = outline.map(([pointX, pointY]): Corner => {
    const [dx, dy] = [pointX - 60, pointY - 60]
    return [x + 60 + dx * cos(radians) - dy * sin(radians), y + 60 + dx * sin(radians) + dy * cos(radians)]
  })
  return drawPolygon(points, 'soft-a line-a')
}

function describeShape(name: string): string {
  const extras: Record<string, string> = {
    circle: 'A round shape with no straight sides.',
    square: 'Four straight sides of the same length and four square corners.',
    rectangle: 'Four straight sides, two long and two short, and four square corners.',
    rhombus: 'Four straight sides of the same length; no square corners.',
    parallelogram: 'Four straight sides; opposite sides run side by side; no square corners.',
    trapezoid: 'Four straight sides; just one pair of sides runs side by side.',
    kite: 'Four straight sides, two short ones that meet and two long ones that meet.',
    'right triangle': 'Three straight sides and one square corner.',
  }
  const count = countCorners(name)
  return extras[name] ?? `A closed shape with ${count} straight sides and ${count} corners.`
}

/** A rectangle of unit squares. */
export function drawGrid(rows: number, columns: number, unit: string): string {
  const size = Math.min(32, 400 / columns)
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      parts.push(drawRect(10 + column * size, 10 + row * size, size, size, 'soft-a line-a'))
    }
  }
  const desc = `${rows} rows with ${columns} squares in each row. Each square is one ${unit}.`
  return drawSvg(20 + columns * size, 20 + rows * size, 'A rectangle of squares', desc, parts)
}

/** A rectangle with its sides named. */
export function drawRectangle(wide: number, high: number, across: string, down: string): string {
  const scale = 200 / Math.max(wide, high)
  const [width, height] = [Math.max(wide * scale, 40), Math.max(high * scale, 40)]
  return drawSvg(
    width + 110,
    height + 50,
    'A rectangle',
    `A rectangle. One side is ${across}, the other side is ${down}.`,
    [
      `<rect class="soft-a line-a" x="10" y="10" width="${width}" height="${height}" stroke-width="2"/>`,
      drawText(10 + width / 2, height + 32, across),
      drawText(width + 58, height / 2 + 16, down),
    ],
  )
}

/** A closed shape with the length of each side written next to it; straight sides between the given corners. */
export function drawLabeledPolygon(
  corners: readonly Corner[],
  labels: readonly string[],
  look = 'soft-a line-a',
): string {
  const center: Corner = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ]
  const texts = labels.map((label, index) => {
    const [fromX, fromY] = corners[index] as Corner
    const [toX, toY] = corners[(index + 1) % corners.length] as Corner
    const [midX, midY] = [(fromX + toX) / 2, (fromY + toY) / 2]
    const away = hypot(midX - center[0], midY - center[1]) || 1
    return drawText(
      midX + ((midX - center[0]) / away) * 26,
      midY + ((midY - center[1]) / away) * 20 + 5,
      label,
    )
  })
  const desc = `A shape with ${corners.length} straight sides. The sides are ${labels.join(', ')}.`
  return drawSvg(320, 230, 'A shape with its sides', desc, [drawPolygon(corners, look), ...texts])
}

/** An L made of two rectangles: the lower one is `wide` by `low`, the upper left one is `narrow` by `high`. */
export function drawCorner(wide: number, low: number, narrow: number, high: number, unit: string): string {
  const scale = 180 / Math.max(wide, low + high)
  const [left, top] = [50, 20]
  const [x1, x2] = [left + narrow * scale, left + wide * scale]
  const [y1, y2] = [top + high * scale, top + (high + low) * scale]
  const desc = `An L-shape made of two rectangles: the top one is ${narrow} ${unit} by ${high} ${unit}, the bottom one is ${wide} ${unit} by ${low} ${unit}.`
  return drawSvg(330, y2 + 30, 'An L-shape', desc, [
    drawPolygon(
      [
        [left, top],
        [x1, top],
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [left, y2],
      ],
      'soft-a line-a',
    ),
    drawLine(left, y1, x1, y1, 'muted', 1),
    drawText((left + x1) / 2, top - 5, `${narrow} ${unit}`, 14),
    drawText(left - 26, (top + y1) / 2 + 5, `${high} ${unit}`, 14),
    drawText((left + x2) / 2, y2 + 19, `${wide} ${unit}`, 14),
    drawText(x2 + 28, (y1 + y2) / 2 + 5, `${low} ${unit}`, 14),
  ])
}
