import { expect, test } from 'vitest'
import { sayRefusal } from '../../refusals/refusal.ts'
import { ENGINE_TEXTS } from '../../refusals/texts.ts'
import { block, buildProject } from '../program/build-project.ts'
import { chooseFrames, MOST_FRAMES } from './choose-frames.ts'
import { choosePointsToDrop, isWorthAPoint, MOST_POINTS, type RestorePoint } from './choose-points.ts'
import { findPictureProblem } from './find-picture-problem.ts'
import { listTexts } from './list-texts.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - 1000 * seconds)
const point = (id: number, seconds: number, bytes = 100): RestorePoint => ({
  id,
  savedAt: secondsAgo(seconds),
  bytes,
})

test('the first state becomes a point, later ones when some time has passed', () => {
  expect(isWorthAPoint(NOW, null)).toBe(true)
  expect(isWorthAPoint(NOW, secondsAgo(19))).toBe(false)
  expect(isWorthAPoint(NOW, secondsAgo(20))).toBe(true)
})

test('points within the limits all stay', { tags: ['P1'] }, () => {
  const points = Array.from({ length: MOST_POINTS }, (_, id) => point(id, 30 * id))
  expect(choosePointsToDrop(points, NOW)).toEqual([])
})

test('of a long day fifty points stay: the first, the newest, and the last minutes closer than the morning', {
  tags: ['P1'],
}, () => {
  let points: RestorePoint[] = []
  for (let seconds = 28_800; seconds >= 0; seconds -= 30) {
    points.push(point(seconds, seconds))
    const dropped = choosePointsToDrop(points, secondsAgo(seconds))
    points = points.filter(({ id }) => !dropped.includes(id))
  }
  expect(points).toHaveLength(MOST_POINTS)
  const ages = points.map(({ id }) => id)
  expect([ages[0], ages.at(-1)]).toEqual([28_800, 0])
  expect(ages.filter((age) => age <= 300).length).toBeGreaterThanOrEqual(4)
  const gaps = ages.slice(1).map((age, place) => (ages[place] ?? 0) - age)
  expect(Math.max(...gaps)).toBeLessThan(4 * 3600)
})

test('large projects keep fewer points, and at least one', { tags: ['P1'] }, () => {
  const points = Array.from({ length: 20 }, (_, id) => point(id, 1000 - id, 1_000_000))
  expect(20 - choosePointsToDrop(points, NOW).length).toBe(6)
  expect(choosePointsToDrop([point(1, 5, 9_000_000)], NOW)).toEqual([])
})

test('a replay runs from the first to the last state, with as many between as it can carry', {
  tags: ['P2'],
}, () => {
  expect(chooseFrames([])).toEqual([])
  expect(chooseFrames([10])).toEqual([0])
  expect(chooseFrames([10, 10, 10])).toEqual([0, 1, 2])
  const many = chooseFrames(Array(51).fill(1000))
  expect([many.length, many[0], many.at(-1)]).toEqual([MOST_FRAMES, 0, 50])
  expect(chooseFrames(Array(51).fill(500_000))).toEqual([0, 10, 20, 30, 40, 50])
  expect(chooseFrames([4_000_000, 4_000_000])).toEqual([1])
})

const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`)}`
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('drawings of shapes and small PNGs are taken', { tags: ['P3'] }, () => {
  expect(findPictureProblem(DOT)).toBeNull()
  expect(
    findPictureProblem(
      svg('<g transform="rotate(5)"><path d="M0 0L5 5" fill="#fc0"/></g><title>Cat</title>'),
    ),
  ).toBeNull()
})

test.each([
  ['an address', 'https://example.org/cat.png'],
  ['a page', 'data:text/html,<script>alert(1)</script>'],
  ['nothing', ''],
  ['a huge PNG', DOT.replace('AAAAEAAAAB', 'AAP//AAD//')],
  ['a script', svg('<script>alert(1)</script>')],
  ['a listener', svg('<rect onclick="alert(1)"/>')],
  ['a link', svg('<a href="https://example.org"><rect/></a>')],
  ['a picture inside', svg('<image href="https://example.org/x.png"/>')],
  ['a style', svg('<rect style="fill:red"/>')],
  ['a fill from elsewhere', svg('<rect fill="url(https://example.org/#x)"/>')],
  ['an entity', svg('<title>&amp;</title>')],
  ['foreign content', svg('<foreignObject><p>x</p></foreignObject>')],
  ['another namespace', svg('', 'xmlns:x="http://example.org"')],
  ['half an address', 'data:image/svg+xml,%E0%A4%A'],
  ['no drawing', 'data:image/svg+xml,hello'],
  ['a comment', svg('<!-- x -->')],
])('a picture that is or holds %s is refused', { tags: ['P3'] }, (_what, imageUrl) => {
  expect(sayRefusal(ENGINE_TEXTS, findPictureProblem(imageUrl) ?? '').message).toMatch(/\.$/)
})

test('every word that was written into a project is listed once: names, values, and what blocks say', () => {
  const project = buildProject({
    sprites: [
      {
        id: 'cat',
        name: 'Whiskers',
        looks: ['one'],
        scripts: [
          [
            block('event_flag'),
            block('looks_say', { text: 'Call 555-0187' }),
            block('looks_say', { text: 12 }),
          ],
        ],
      },
    ],
    variables: { lives: 'nine' },
    lists: { friends: ['Bob', 'Bob'] },
    messages: ['go'],
  })
  const told = ['Whiskers', 'lives', 'nine', 'friends', 'Bob', 'go', 'Call 555-0187']
  const texts = listTexts(project)
  expect(texts.filter((text) => told.includes(text))).toEqual(told)
})
