import { expect, test } from 'vitest'
import type { SkillStanding } from '#contract/skills.ts'
import { type Drawing, planDrawing } from './drawing.ts'
import { BOX, layOutMap } from './lay-out-map.ts'
import {
  bringIntoView,
  centerOn,
  findStart,
  fitAll,
  isWithin,
  keepInSight,
  leaveNoGap,
  placeOf,
  viewOf,
  zoomAt,
} from './view.ts'
import { isWalkKey, walk } from './walk.ts'

const skill = (id: string, grade: number, after: string[] = [], more: Partial<SkillStanding> = {}) => ({
  id,
  name: id,
  can: '',
  subject: 'Mathematics',
  grade,
  after,
  hasPractice: true,
  lessonId: null,
  level: 'new' as const,
  mastery: null,
  low: null,
  high: null,
  answers: 0,
  isDue: false,
  isNext: false,
  ...more,
})
const WINDOW = { width: 800, height: 600 }

test('grades stand from left to right, and what builds on a skill stands right of it', () => {
  const plan = layOutMap([skill('c', 2, ['b']), skill('b', 1, ['a']), skill('a', 1), skill('d', 1)])
  const [a, b, c] = ['a', 'b', 'c'].map((id) => plan.byId.get(id)?.x ?? Number.NaN)
  expect(a).toBeLessThan(b as number)
  expect(b).toBeLessThan(c as number)
  expect(plan.byId.get('d')?.x).toBe(a)
  expect(plan.bands.map(({ grade }) => grade)).toEqual([1, 2])
  expect(plan.width).toBe((c as number) + BOX.width)
})

test('a thousand skills are laid out in a moment, and no two boxes touch', () => {
  const many = Array.from({ length: 1000 }, (_, n) =>
    skill(`s${n}`, 1 + (n % 12), n < 24 ? [] : [`s${n - 12}`, `s${n - 13}`]),
  )
  const before = process.threadCpuUsage()
  const { placed } = layOutMap(many)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
  const places = new Set(placed.map(({ x, y }) => `${x}/${y}`))
  expect(places.size).toBe(1000)
  const columns = [...new Set(placed.map(({ x }) => x))].toSorted((a, b) => a - b)
  expect(columns.every((x, place) => place === 0 || x - (columns[place - 1] ?? 0) > BOX.width)).toBe(true)
})

test('a large map has the shape of a screen: grades stand in rows, each row below the one before', () => {
  const many = Array.from({ length: 1000 }, (_, n) => skill(`s${n}`, 1 + Math.floor((n * 12) / 1000)))
  const { width, height, bands, placed } = layOutMap(many)
  expect(width / height).toBeGreaterThan(1)
  expect(width / height).toBeLessThan(3)
  expect(bands.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const [place, band] of bands.entries()) {
    const before = bands[place - 1]
    if (before) expect(band.y > before.y || band.x > before.x + before.width).toBe(true)
    const above = placed.filter((one) => one.skill.grade < band.grade && one.y + BOX.height > band.y)
    expect(above.every((one) => one.x + BOX.width < band.x)).toBe(true)
  }
})

test('a ring in the graph and a prerequisite nobody knows do no harm', () => {
  const plan = layOutMap([skill('a', 1, ['b']), skill('b', 1, ['a', 'gone'])])
  expect(plan.placed).toHaveLength(2)
  expect(layOutMap([])).toMatchObject({ placed: [], width: 0, height: 0 })
})

test('zooming keeps the point under the cursor, within limits', () => {
  const at = { x: 300, y: 200 }
  const view = { x: -50, y: 20, zoom: 1 }
  const nearer = zoomAt(view, at, 1.5)
  expect((at.x - nearer.x) / nearer.zoom).toBeCloseTo((at.x - view.x) / view.zoom)
  expect((at.y - nearer.y) / nearer.zoom).toBeCloseTo((at.y - view.y) / view.zoom)
  expect(zoomAt(view, at, 1000).zoom).toBe(2)
  expect(zoomAt(view, at, 0.0001).zoom).toBe(0.03)
})

test('the map can be dragged far, but not lost', () => {
  const plan = { width: 5000, height: 900 }
  expect(keepInSight({ x: 99_999, y: -99_999, zoom: 1 }, plan, WINDOW)).toEqual({ x: 680, y: -780, zoom: 1 })
})

test('at first no empty room stands beside the map, and a small map stands in the middle', () => {
  const plan = { width: 5000, height: 900 }
  expect(leaveNoGap({ x: 300, y: 250, zoom: 1 }, plan, WINDOW)).toEqual({ x: 16, y: 16, zoom: 1 })
  expect(leaveNoGap({ x: -9000, y: -9000, zoom: 1 }, plan, WINDOW)).toEqual({ x: -4288, y: -316, zoom: 1 })
  expect(leaveNoGap({ x: 9, y: 9, zoom: 0.1 }, plan, WINDOW)).toEqual({ x: 114, y: 255, zoom: 0.1 })
})

test('fitted, all of the map stands in the window', () => {
  const plan = { width: 5000, height: 900 }
  const { x, y, zoom } = fitAll(plan, WINDOW)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + plan.width * zoom).toBeLessThanOrEqual(WINDOW.width)
  expect(y + plan.height * zoom).toBeLessThanOrEqual(WINDOW.height)
})

test('a box is brought into the window by the shortest way', () => {
  const view = { x: 0, y: 0, zoom: 1 }
  expect(bringIntoView(view, { x: 100, y: 100 }, WINDOW)).toEqual(view)
  const moved = bringIntoView(view, { x: 2000, y: 100 }, WINDOW)
  expect(moved.x + 2000 + BOX.width).toBe(WINDOW.width - 72)
  expect(moved.y).toBe(0)
})

test('the same place stands in the middle of a window of another size', () => {
  const view = { x: -120, y: -40, zoom: 0.7 }
  const there = viewOf(placeOf(view, WINDOW), { width: 300, height: 900 })
  expect(placeOf(there, { width: 300, height: 900 })).toEqual(placeOf(view, WINDOW))
})

test('what is in sight is always drawn, and the drawing stays the very same for small moves', () => {
  for (const zoom of [0.06, 0.41, 0.5, 0.9, 2]) {
    let drawing = planDrawing(null, centerOn({ x: 1000, y: 400 }, zoom, WINDOW), WINDOW)
    let drawnAnew = 0
    for (let moved = 0; moved < 4 * WINDOW.width; moved += 8) {
      const view = centerOn({ x: 1000 + moved / zoom, y: 400 }, zoom, WINDOW)
      const next = planDrawing(drawing, view, WINDOW)
      if (next !== drawing) drawnAnew++
      drawing = next
      for (const x of [-view.x / zoom, (WINDOW.width - view.x) / zoom - BOX.width]) {
        expect(isWithin({ x, y: 400 }, drawing.area)).toBe(true)
      }
    }
    expect(drawnAnew).toBeLessThanOrEqual(20)
  }
})

test('zooming through all heights draws anew at most twice a doubling, from words over pictures to shapes', () => {
  let drawing: Drawing | null = null
  const seen: Drawing[] = []
  for (let zoom = 2; zoom >= 0.02; zoom *= 0.98) {
    const next: Drawing = planDrawing(drawing, centerOn({ x: 1000, y: 400 }, zoom, WINDOW), WINDOW)
    if (next !== drawing) seen.push(next)
    drawing = next
  }
  expect(seen.length).toBeLessThanOrEqual(16)
  expect([...new Set(seen.map(({ detail }) => detail))]).toEqual(['words', 'pictures', 'shapes'])
})

test('however large the map is, few boxes are drawn one by one', () => {
  const plan = layOutMap(Array.from({ length: 1000 }, (_, n) => skill(`s${n}`, 1 + (n % 12))))
  const large = { width: 1920, height: 1000 }
  for (let zoom = 2; zoom >= 0.02; zoom *= 0.95) {
    const { detail, area } = planDrawing(null, centerOn({ x: 4000, y: 400 }, zoom, large), large)
    const boxes = detail === 'shapes' ? [] : plan.placed.filter((place) => isWithin(place, area))
    expect(boxes.length).toBeLessThan(550)
  }
})

test('the look begins at what comes next in the own grade', () => {
  const plan = layOutMap([
    skill('a', 1, [], { isNext: true }),
    skill('b', 3, [], { isNext: true }),
    skill('c', 3),
  ])
  expect(findStart(plan, 3)).toBe(plan.byId.get('b'))
  expect(findStart(plan, 9)).toBe(plan.byId.get('a'))
  expect(findStart(layOutMap([]), 1)).toBeUndefined()
})

test('arrows lead along the graph, and beyond its ends to the next column', () => {
  const plan = layOutMap([skill('a', 1), skill('a2', 1), skill('b', 1, ['a']), skill('c', 2)])
  expect(walk(plan, 'a', 'ArrowRight')).toBe('b')
  expect(walk(plan, 'b', 'ArrowLeft')).toBe('a')
  expect(walk(plan, 'a', 'ArrowDown')).toBe('a2')
  expect(walk(plan, 'a', 'ArrowUp')).toBe('a')
  expect(walk(plan, 'b', 'ArrowRight')).toBe('c')
  expect(walk(plan, 'c', 'ArrowRight')).toBe('c')
  expect(walk(plan, 'gone', 'ArrowRight')).toBe('a')
})

test('pages are grades, Home and End the ends of the map', () => {
  const plan = layOutMap([skill('a', 1), skill('b', 1, ['a']), skill('c', 3), skill('d', 3, ['c'])])
  expect(walk(plan, 'b', 'PageDown')).toBe('c')
  expect(walk(plan, 'd', 'PageDown')).toBe('d')
  expect(walk(plan, 'd', 'PageUp')).toBe('a')
  expect(walk(plan, 'b', 'PageUp')).toBe('a')
  expect([walk(plan, 'c', 'Home'), walk(plan, 'b', 'End')]).toEqual(['a', 'd'])
  expect(['Home', 'PageUp', 'Tab', 'Enter'].filter(isWalkKey)).toEqual(['Home', 'PageUp'])
})

test('from the first skill every other one can be reached by arrows', () => {
  const plan = layOutMap(
    Array.from({ length: 60 }, (_, n) =>
      skill(`s${n}`, 1 + (n % 4), n % 3 === 0 && n > 8 ? [`s${n - 8}`] : []),
    ),
  )
  const seen = new Set(['s0'])
  for (const id of seen) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
      seen.add(walk(plan, id, key))
  }
  expect(seen.size).toBe(60)
})
