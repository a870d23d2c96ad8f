import { expect, test } from 'vitest'
import {
  buildProject,
  createMachine,
  type Figure,
  type Monitor,
  readStage,
  STAGE,
} from '#engines/kids-code/index.ts'
import { roundColors } from '../draw-thumbnail.ts'
import { applyEffects, roundEffects } from './color-effects.ts'
import { isSameScene } from './create-painter.ts'
import { layOutMonitors } from './draw-monitors.ts'
import { fitRaster, placeBubble } from './draw-stage.ts'
import { blendPlace, findFigureAt, lookOf, toStagePoint } from './figure-place.ts'
import { shorten, wrapText } from './wrap-text.ts'

const stage = readStage(
  createMachine(
    buildProject({
      sprites: [
        { id: 'cat', x: 10, y: 20, width: 80, height: 20 },
        { id: 'dog', x: 40, y: 20 },
      ],
    }),
    { seed: 'a' },
  ),
)
const cat = stage.figures[0] as Figure
const width = (text: string) => text.length * 10

test('a figure between two ticks is on its way', () => {
  const now = { ...cat, x: 30, y: 20, direction: 100, size: 110 }
  expect(blendPlace(cat, now, 0.5)).toEqual({ x: 20, y: 20, direction: 95, size: 105 })
  expect(blendPlace(cat, now, 1)).toEqual({ x: 30, y: 20, direction: 100, size: 110 })
  expect(blendPlace(undefined, now, 0.5).x).toBe(30)
})

test('a jump, a turn on the heel and who was hidden are shown at once', () => {
  const far = { ...cat, x: 200, direction: -90, size: 300 }
  expect(blendPlace(cat, far, 0.5)).toEqual({ x: 200, y: 20, direction: -90, size: 300 })
  expect(blendPlace({ ...cat, isVisible: false }, { ...cat, x: 20 }, 0.5).x).toBe(20)
})

test('a turn takes the short way', () => {
  const now = { ...cat, direction: -170 }
  expect(blendPlace({ ...cat, direction: 170 }, now, 0.5).direction).toBe(180)
})

test.each([
  ['all-around', 90, 0, false],
  ['all-around', 180, Math.PI / 2, false],
  ['all-around', 0, -Math.PI / 2, false],
  ['left-right', 90, 0, false],
  ['left-right', -90, 0, true],
  ['left-right', 180, 0, false],
  ['none', -90, 0, false],
] as const)(
  'with %s and direction %i a costume is turned by %f, mirrored: %s',
  (style, direction, radians, isMirrored) => {
    expect(lookOf(style, direction)).toEqual({ radians, isMirrored })
  },
)

test('a click hits the figure in front, as it is turned, and no hidden one', () => {
  const at = (x: number, y: number, figures = stage.figures) =>
    findFigureAt({ ...stage, figures }, { x, y })?.id
  expect(at(45, 20)).toBe('dog')
  expect(at(-25, 20)).toBe('cat')
  expect(at(-25, 45)).toBeUndefined()
  expect(
    at(
      45,
      20,
      stage.figures.map((figure) => ({ ...figure, isVisible: figure.id === 'cat' })),
    ),
  ).toBe('cat')
  const upright = [{ ...cat, direction: 0 }]
  expect(at(-25, 20, upright)).toBeUndefined()
  expect(at(10, 55, upright)).toBe('cat')
  const slanted = [{ ...cat, x: 0, y: 0, direction: 45 }]
  expect([at(25, 25, slanted), at(-25, 25, slanted)]).toEqual(['cat', undefined])
})

test('a tiny figure can still be hit', () => {
  expect(findFigureAt({ ...stage, figures: [{ ...cat, size: 5 }] }, { x: 20, y: 28 })?.id).toBe('cat')
})

test.each([
  [100, 50, { x: -240, y: 180 }],
  [200, 125, { x: 0, y: 0 }],
  [400, 300, { x: 240, y: -180 }],
])('the point %i, %i of the screen is a place on the stage', (x, y, place) => {
  expect(toStagePoint(x, y, { left: 100, top: 50, width: 200, height: 150 })).toEqual(place)
})

test('a text is broken between words, a long word within, and what is too much ends in dots', () => {
  expect(wrapText('one two three', 80, 6, width)).toEqual(['one two', 'three'])
  expect(wrapText('abcdefghij', 40, 6, width)).toEqual(['abcd', 'efgh', 'ij'])
  expect(wrapText('one two three four', 50, 2, width)).toEqual(['one', 'two…'])
  expect(wrapText('', 50, 2, width)).toEqual([''])
  expect(wrapText('a\nb', 50, 2, width)).toEqual(['a', 'b'])
  expect(shorten('abcdef', 40, width)).toBe('abc…')
})

test('a text of thousands of letters is measured a few times and never whole', () => {
  const measured: number[] = []
  const measure = (text: string) => {
    measured.push(text.length)
    return width(text)
  }
  expect(wrapText('x'.repeat(10_000), 170, 6, measure)).toHaveLength(6)
  expect(shorten('x'.repeat(10_000), 170, measure)).toHaveLength(17)
  expect(measured.length).toBeLessThan(600)
  expect(Math.max(...measured)).toBeLessThan(1000)
})

test('a bubble is whole on the stage wherever the figure is', () => {
  for (const x of [-280, -200, 0, 150, 239, 280]) {
    for (const top of [-220, -100, 0, 120, 220]) {
      const place = placeBubble({ x, top, halfWidth: 20 }, 160, 70)
      expect(place.left).toBeGreaterThanOrEqual(-STAGE.width / 2)
      expect(place.left + 160).toBeLessThanOrEqual(STAGE.width / 2)
      expect(place.top).toBeLessThanOrEqual(STAGE.height / 2)
      expect(place.top - 70).toBeGreaterThanOrEqual(-STAGE.height / 2)
      expect(place.tailX).toBeGreaterThan(place.left)
      expect(place.tailX).toBeLessThan(place.left + 160)
    }
  }
})

test('monitors stand below each other, then in a next column, and never beyond the stage', () => {
  const variable = (id: string): Monitor => ({ kind: 'variable', id, name: id, sprite: null, value: 1 })
  const list: Monitor = {
    kind: 'list',
    id: 'l',
    name: 'l',
    sprite: null,
    items: Array(100).fill(1),
    length: 100,
  }
  const boxes = layOutMonitors(
    [list, ...Array.from({ length: 60 }, (_, id) => variable(`${id}`)), list],
    1,
    () => 100,
  )
  expect(boxes[0]).toMatchObject({ x: 6, y: 6, shownItems: 7 })
  expect(new Set(boxes.map(({ x }) => x)).size).toBeGreaterThan(1)
  for (const box of boxes) {
    expect(box.x + box.width).toBeLessThanOrEqual(STAGE.width)
    expect(box.y + box.height).toBeLessThanOrEqual(STAGE.height)
  }
})

test('colors go round in a circle, brightness to white and black', () => {
  const paint = (effects: Parameters<typeof applyEffects>[1], ...points: number[]) => {
    const data = Uint8ClampedArray.from(points)
    applyEffects(data, effects)
    return [...data]
  }
  expect(paint({ colour: 0, brightness: 0 }, 200, 100, 50, 255)).toEqual([200, 100, 50, 255])
  expect(paint({ colour: 0, brightness: 100 }, 200, 100, 50, 255)).toEqual([255, 255, 255, 255])
  expect(paint({ colour: 0, brightness: -100 }, 200, 100, 50, 9)).toEqual([0, 0, 0, 9])
  expect(paint({ colour: 100, brightness: 0 }, 120, 120, 120, 255)).toEqual([120, 120, 120, 255])
  const [red = 0, green = 0, blue = 0] = paint({ colour: 67, brightness: 0 }, 200, 60, 60, 255)
  expect(Math.max(red, blue)).toBeLessThan(green)
  expect(roundEffects({ colour: 198, brightness: -2 })).toEqual({ colour: 0, brightness: 0 })
})

test('a picture is painted a little larger than shown, in few sizes', () => {
  const sizes = new Set(
    Array.from({ length: 200 }, (_, place) => fitRaster(40 + place, 20 + place / 2).width),
  )
  expect(sizes.size).toBeLessThan(8)
  for (const side of [9, 40, 100, 777]) expect(fitRaster(side, side / 2).width).toBeGreaterThanOrEqual(side)
  expect(fitRaster(9000, 4500)).toEqual({ width: 1024, height: 512 })
  expect(fitRaster(0, 0)).toEqual({ width: 1, height: 1 })
})

test('what looks the same is not drawn again', () => {
  const copy = () => structuredClone({ ...stage, figures: [] })
  const change = (figure: Partial<Figure>) => ({
    ...stage,
    figures: [{ ...cat, ...figure }, ...stage.figures.slice(1)],
  })
  expect(isSameScene(stage, { ...stage, tick: 9 })).toBe(true)
  expect(isSameScene(copy(), copy())).toBe(true)
  expect(isSameScene(stage, change({}))).toBe(true)
  expect(isSameScene(stage, change({ x: 1 }))).toBe(false)
  expect(isSameScene(stage, change({ bubble: { style: 'say', text: 'Hi' } }))).toBe(false)
  expect(isSameScene(stage, change({ effects: { colour: 0, brightness: 0, ghost: 1 } }))).toBe(false)
  expect(isSameScene(stage, { ...stage, figures: stage.figures.slice(1) })).toBe(false)
  const shown = (value: number) => ({
    ...stage,
    monitors: [{ kind: 'variable' as const, id: 'v', name: 'v', sprite: null, value }],
  })
  expect([isSameScene(shown(1), shown(1)), isSameScene(shown(1), shown(2))]).toEqual([true, false])
})

test('a thumbnail has few shades, and keeps black, white and what is clear', () => {
  const points = Uint8ClampedArray.from([0, 255, 128, 77, 130, 127, 126, 255])
  roundColors(points)
  expect([points[0], points[1], points[3]]).toEqual([0, 255, 77])
  expect(Math.abs((points[2] ?? 0) - 128)).toBeLessThan(6)
})
