import { expect, test } from 'vitest'
import { record, redo, startHistory, undo } from '../editing/history.ts'
import { findPictureProblem } from '../keeping/find-picture-problem.ts'
import { COLORS, nameColor } from './colors.ts'
import { type Drawing, type Paint, type Point, startDrawing } from './drawing.ts'
import {
  addShape,
  changeShape,
  clearDrawing,
  duplicateShape,
  fillBehind,
  fillShape,
  removeShape,
  reorderShape,
} from './edit-drawing.ts'
import { growShape, moveShape } from './edit-shape.ts'
import { findBox } from './find-box.ts'
import { type DrawingTool, placeShape, stretchShape } from './place-shape.ts'
import { openDataSvg, readDrawing, readPictureSize } from './read-drawing.ts'
import { simplifyPoints } from './simplify-points.ts'
import { writeDrawing } from './write-drawing.ts'

const RED: Paint = { fill: '#e0393e', stroke: '#2b2840', strokeWidth: 4 }
const TOOLS: DrawingTool[] = ['pen', 'line', 'rectangle', 'ellipse', 'triangle', 'star']
const EMPTY = startDrawing('sprite')
const add = (drawing: Drawing, tool: DrawingTool, around?: Point): Drawing =>
  addShape(drawing, { ...placeShape(tool, drawing, around), ...RED }).drawing
const FULL = TOOLS.reduce((drawing, tool) => add(drawing, tool), EMPTY)
const boxOf = (drawing: Drawing, id: number) => {
  const shape = drawing.shapes.find((one) => one.id === id)
  if (!shape) throw new Error('no such shape')
  return findBox(shape)
}
const read = (imageUrl = '') => readDrawing(openDataSvg(imageUrl) ?? '')

test('what every tool draws is a picture that is taken, and is read back as it was', { tags: ['A1'] }, () => {
  const written = writeDrawing(FULL, 'sprite')
  expect(findPictureProblem(written?.imageUrl ?? '')).toBeNull()
  expect(read(written?.imageUrl)).toEqual(FULL)
})

test('what was moved, sized and painted is read back as it was', { tags: ['A1'] }, () => {
  let drawing = FULL
  for (const { id } of FULL.shapes) {
    drawing = changeShape(drawing, id, (shape) => growShape(moveShape(shape, 11.3, -7.7), 9, 5))
    drawing = fillShape(drawing, id, COLORS.blue)
  }
  const again = read(writeDrawing(drawing, 'background')?.imageUrl)
  expect(again?.shapes.map(({ fill, stroke, kind }) => [kind, fill, stroke])).toEqual(
    drawing.shapes.map(({ fill, stroke, kind }) => [kind, fill, stroke]),
  )
  for (const [place, shape] of drawing.shapes.entries()) {
    const [wanted, found] = [findBox(shape), boxOf(again ?? EMPTY, place + 1)]
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(found[side]).toBeCloseTo(wanted[side], 0)
  }
})

test('a sprite is cut to what is drawn, around the middle of its canvas', { tags: ['A2'] }, () => {
  const one = addShape(EMPTY, { ...stretchShape('rectangle', { x: 100, y: 70 }, { x: 120, y: 90 }), ...RED })
  const { width, height, imageUrl } = writeDrawing(one.drawing, 'sprite') ?? {}
  // 40 and 10 from the middle and half of the line, both ways; half as large on the stage.
  expect([width, height]).toEqual([42, 12])
  expect(readPictureSize(imageUrl ?? '')).toEqual({ width: 42, height: 12 })
  expect(read(imageUrl)).toEqual(one.drawing)
  expect(writeDrawing(startDrawing('background'), 'background')).toMatchObject({ width: 480, height: 360 })
})

test('the longest scribbles become plainer until the picture is small enough', { tags: ['A3'] }, () => {
  let drawing = startDrawing('background')
  for (let line = 0; line < 30; line++) {
    const points = Array.from({ length: 400 }, (_, step) => ({
      x: step,
      y: 180 + 100 * Math.sin(step / 6 + line) + (step % 3),
    }))
    drawing = addShape(drawing, { kind: 'pen', points, ...RED }).drawing
  }
  const { imageUrl = '' } = writeDrawing(drawing, 'background') ?? {}
  expect(imageUrl.length).toBeGreaterThan(1000)
  expect(imageUrl.length).toBeLessThanOrEqual(60_000)
  expect(findPictureProblem(imageUrl)).toBeNull()
})

test('a line keeps its corners and loses what lies between them', { tags: ['A3'] }, () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 5, y: 0.2 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]
  expect(simplifyPoints(corner, 0.5)).toEqual([corner[0], corner[2], corner[3]])
  expect(simplifyPoints(corner.slice(0, 1), 0.5)).toEqual(corner.slice(0, 1))
  expect(simplifyPoints([], 0.5)).toEqual([])
})

test('a picture of the library becomes pieces that can be moved and painted', { tags: ['A4'] }, () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80" fill="none" stroke="#2b2840" stroke-width="3">' +
    '<path d="M16 50C6 48 4 36 10 27" stroke-width="10"/><g transform="translate(0 -4)">' +
    '<ellipse cx="34" cy="55" rx="20" ry="12" fill="#f9a63c"/><path d="M25 45v6a4 4 0 0 1 8 0z" transform="rotate(90 25 45)"/></g>' +
    '<circle cx="40" cy="40" r="5" fill="#fff" stroke="none"/></svg>'
  const drawing = readDrawing(svg, 40)
  expect(drawing).toMatchObject({ width: 80, height: 80, scale: 0.5 })
  expect(
    drawing?.shapes.map(({ kind, fill, stroke, strokeWidth }) => [kind, fill, stroke, strokeWidth]),
  ).toEqual([
    ['piece', 'none', '#2b2840', 10],
    ['piece', '#f9a63c', '#2b2840', 3],
    ['piece', 'none', '#2b2840', 3],
    ['ellipse', '#fff', 'none', 3],
  ])
  if (!drawing) return
  expect(boxOf(drawing, 2)).toEqual({ x: 14, y: 39, width: 40, height: 24 })
  const moved = changeShape(drawing, 2, (shape) => moveShape(shape, 3, 2))
  expect(boxOf(moved, 2)).toEqual({ x: 17, y: 41, width: 40, height: 24 })
  const { imageUrl = '', width } = writeDrawing(moved, 'sprite') ?? {}
  expect(findPictureProblem(imageUrl)).toBeNull()
  expect(width).toBeLessThanOrEqual(40)
  const again = read(imageUrl)
  expect(again).toMatchObject({ width: 80, height: 80, scale: 0.5 })
  expect(boxOf(again ?? EMPTY, 2)).toEqual(boxOf(moved, 2))
  // A line of it is painted as a line.
  expect(fillShape(drawing, 1, '#ff0000').shapes[0]).toMatchObject({ fill: 'none', stroke: '#ff0000' })
})

test.each([
  '',
  'hello',
  '<svg viewBox="0 0 9 9"><image/></svg>',
  '<svg><rect/></svg>',
  '<svg viewBox="0 0 9 9"><rect transform="skewX(3)"/></svg>',
])('%j is nothing to go on with', { tags: ['A4'] }, (svg) => {
  expect(readDrawing(svg)).toBeUndefined()
})

test('every step can be taken back and done again; a new one ends the way forward', { tags: ['A5'] }, () => {
  const steps = [FULL, removeShape(FULL, 2), clearDrawing(FULL)]
  let history = startHistory(EMPTY)
  for (const step of steps) history = record(history, step)
  expect(record(history, history.present)).toBe(history)
  const back = undo(undo(history))
  expect(back.present).toBe(FULL)
  expect(redo(redo(back)).present).toBe(steps[2])
  expect(redo(redo(redo(back)))).toEqual(history)
  expect(undo(undo(undo(undo(history)))).present).toBe(EMPTY)
  expect(record(back, EMPTY).future).toEqual([])
})

test('shapes are copied, ordered and taken away; what changes nothing is no step', { tags: ['A6'] }, () => {
  const order = (drawing: Drawing) => drawing.shapes.map(({ id }) => id)
  expect(order(reorderShape(FULL, 1, 1))).toEqual([2, 1, 3, 4, 5, 6])
  expect(order(reorderShape(FULL, 6, -9))).toEqual([6, 1, 2, 3, 4, 5])
  expect(reorderShape(FULL, 6, 1)).toBe(FULL)
  expect(removeShape(FULL, 77)).toBe(FULL)
  expect(changeShape(FULL, 1, (shape) => shape)).toBe(FULL)
  expect(clearDrawing(EMPTY)).toBe(EMPTY)
  const copied = duplicateShape(FULL, 3)
  expect(copied.id).toBe(7)
  expect(boxOf(copied.drawing, 7)).toEqual({
    ...boxOf(FULL, 3),
    x: boxOf(FULL, 3).x + 8,
    y: boxOf(FULL, 3).y + 8,
  })
})

test('no shape leaves the canvas altogether, becomes too small to see or is one too many', {
  tags: ['A6'],
}, () => {
  let drawing = FULL
  for (const { id } of FULL.shapes) {
    drawing = changeShape(drawing, id, (shape) => moveShape(shape, 9999, -9999))
    const { x, y, height } = boxOf(drawing, id)
    expect(x).toBeLessThanOrEqual(156.1)
    expect(y + height).toBeGreaterThanOrEqual(3.9)
    const small = boxOf(
      changeShape(FULL, id, (shape) => growShape(shape, -9999, -9999)),
      id,
    )
    expect(Math.max(small.width, small.height)).toBeGreaterThanOrEqual(1.9)
  }
  for (let n = 0; n < 400; n++) drawing = add(drawing, 'star')
  expect(drawing.shapes).toHaveLength(300)
})

test('the sheet behind everything is painted anew, not laid upon another', () => {
  const blue = fillBehind(startDrawing('background'), COLORS.sky)
  expect(blue.shapes).toHaveLength(1)
  const green = fillBehind(add(blue, 'star'), COLORS.green)
  expect(green.shapes.map(({ kind, fill }) => [kind, fill])).toEqual([
    ['rectangle', COLORS.green],
    ['star', RED.fill],
  ])
})

test.each([
  ['#ff0000', 'red'],
  ['#fff', 'white'],
  ['#000000', 'black'],
  ['#f9a63c', 'orange'],
  ['none', 'none'],
  ['url(x)', 'none'],
])('%s is called %s', (color, name) => {
  expect(nameColor(color)).toBe(name)
})
