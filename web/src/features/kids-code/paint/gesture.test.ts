import { expect, test } from 'vitest'
import { type Drawing, findBox, NO_COLOR, startDrawing } from '#engines/kids-code/painting/index.ts'
import { applyGesture, paintFor, stretchBox } from './gesture.ts'

const PAINT = { fill: '#e0393e', stroke: NO_COLOR, strokeWidth: 4 }
const SHEET = startDrawing('sprite')
const [A, B] = [
  { x: 20, y: 30 },
  { x: 60, y: 90 },
]
const boxOf = ({ shapes }: Drawing) => shapes.map(findBox)[0]
const star = applyGesture(SHEET, { type: 'draw', tool: 'star', points: [A, B] }, PAINT).drawing

test('a drag draws a shape between its ends, a click one of a good size', () => {
  expect(boxOf(star)).toEqual({ x: 20, y: 30, width: 40, height: 60 })
  const clicked = applyGesture(SHEET, { type: 'draw', tool: 'star', points: [A] }, PAINT).drawing
  expect(boxOf(clicked)?.width).toBeGreaterThan(40)
})

test('a touch of the pen is a dot, and what it draws has a line and no inside', () => {
  const { drawing } = applyGesture(SHEET, { type: 'draw', tool: 'pen', points: [A] }, PAINT)
  expect(drawing.shapes).toMatchObject([{ kind: 'pen', points: [A], fill: NO_COLOR, stroke: PAINT.fill }])
})

test('shapes are moved, stretched by a corner and erased', () => {
  expect(boxOf(applyGesture(star, { type: 'move', id: 1, from: A, to: B }, PAINT).drawing)).toEqual({
    x: 60,
    y: 90,
    width: 40,
    height: 60,
  })
  expect(
    boxOf(
      applyGesture(star, { type: 'resize', id: 1, corner: 'nw', from: A, to: { x: 10, y: 10 } }, PAINT)
        .drawing,
    ),
  ).toEqual({ x: 10, y: 10, width: 50, height: 80 })
  expect(applyGesture(star, { type: 'erase', ids: [1] }, PAINT).drawing.shapes).toEqual([])
})

test('a corner that is pulled past the other stops before it', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 }
  expect(stretchBox(box, 'se', { x: -99, y: -30 })).toEqual({ x: 10, y: 10, width: 2, height: 2 })
  expect(stretchBox(box, 'ne', { x: 20, y: 99 })).toEqual({ x: 10, y: 28, width: 40, height: 2 })
})

test('nothing is painted that nobody could see', () => {
  const nothing = { fill: NO_COLOR, stroke: NO_COLOR, strokeWidth: 4 }
  expect(paintFor('star', nothing).fill).not.toBe(NO_COLOR)
  expect(paintFor('line', nothing).stroke).not.toBe(NO_COLOR)
})
