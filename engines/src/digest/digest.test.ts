import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '../days/index.ts'
import { chooseWeek, MOST_LINES, nextDigestAt, type WeekFacts, weekOfDigest } from './index.ts'

const NOTHING: WeekFacts = {
  childId: 7,
  days: 0,
  seconds: 0,
  mastered: [],
  practiced: [],
  lessons: [],
  graded: [],
  missing: [],
  due: [],
}
const codes = (facts: Partial<WeekFacts>) =>
  chooseWeek({ ...NOTHING, ...facts }).lines.map(({ code }) => code)

const Title = fc.string({ minLength: 1, maxLength: 20 })
const Facts: fc.Arbitrary<WeekFacts> = fc.record({
  childId: fc.nat(),
  days: fc.integer({ min: 0, max: 7 }),
  seconds: fc.nat(100_000),
  mastered: fc.array(Title, { maxLength: 4 }),
  practiced: fc.array(Title, { maxLength: 4 }),
  lessons: fc.array(Title, { maxLength: 4 }),
  graded: fc.array(
    fc.record({ title: Title, grade: fc.nat(100), points: fc.integer({ min: 1, max: 100 }) }),
    {
      maxLength: 4,
    },
  ),
  missing: fc.array(Title, { maxLength: 4 }),
  due: fc.array(fc.record({ title: Title, day: fc.constant('2026-03-04') }), { maxLength: 4 }),
})

test('there are one to three lines, none twice, and always something to talk about', {
  tags: ['D1', 'D6'],
}, () => {
  fc.assert(
    fc.property(Facts, (facts) => {
      const { lines, talk } = chooseWeek(facts)
      const said = lines.map(({ code }) => code)
      expect(said.length).toBeGreaterThan(0)
      expect(said.length).toBeLessThanOrEqual(MOST_LINES)
      expect(new Set(said).size).toBe(said.length)
      expect(talk.code).toBeTruthy()
    }),
  )
})

test('whatever is named happened', { tags: ['D2'] }, () => {
  fc.assert(
    fc.property(Facts, (facts) => {
      const known = new Set([
        ...[...facts.mastered, ...facts.practiced, ...facts.lessons, ...facts.missing],
        ...[...facts.graded, ...facts.due].map(({ title }) => title),
      ])
      const { lines, talk } = chooseWeek(facts)
      for (const told of [...lines, talk]) {
        if ('skill' in told) expect(known).toContain(told.skill)
        if ('title' in told) expect(known).toContain(told.title)
      }
    }),
  )
})

test('work that is missing is always told, after what was achieved', { tags: ['D3'] }, () => {
  fc.assert(
    fc.property(Facts, (facts) => {
      expect(chooseWeek(facts).lines.at(-1)?.code === 'missing').toBe(facts.missing.length > 0)
    }),
  )
  expect(
    codes({
      days: 3,
      mastered: ['fractions'],
      practiced: ['angles'],
      lessons: ['Plants'],
      missing: ['Essay'],
    }),
  ).toEqual(['mastered', 'practiced', 'missing'])
})

test.each<[string, Partial<WeekFacts>, string[]]>([
  ['a quiet week', {}, ['quiet']],
  ['a quiet week before a deadline', { due: [{ title: 'Essay', day: '2026-03-04' }] }, ['quiet', 'due']],
  ['a week of a little practice', { days: 2, seconds: 119 }, ['time']],
  ['a grade without learning', { graded: [{ title: 'Test', grade: 8, points: 10 }] }, ['graded']],
  [
    'a full week',
    {
      days: 5,
      seconds: 9000,
      mastered: ['a', 'b'],
      practiced: ['c'],
      lessons: ['L'],
      graded: [{ title: 'Test', grade: 8, points: 10 }],
    },
    ['mastered', 'graded', 'practiced'],
  ],
])('%s is told in its order', { tags: ['D4', 'D5'] }, (_, facts, expected) => {
  expect(codes(facts)).toEqual(expected)
})

test('numbers are those of the facts', { tags: ['D2'] }, () => {
  expect(chooseWeek({ ...NOTHING, days: 2, seconds: 119, lessons: ['A', 'B', 'C'] }).lines).toEqual([
    { code: 'lessons', title: 'A', more: 2 },
    { code: 'time', days: 2, minutes: 1 },
  ])
})

test.each<[Partial<WeekFacts>, ReturnType<typeof chooseWeek>['talk']]>([
  [
    { mastered: ['m'], practiced: ['p'], lessons: ['L'] },
    { code: 'show', skill: 'm' },
  ],
  [
    { practiced: ['p'], lessons: ['L'] },
    { code: 'show', skill: 'p' },
  ],
  [
    { lessons: ['L'], due: [{ title: 'D', day: '2026-03-04' }] },
    { code: 'tell', title: 'L' },
  ],
  [{ due: [{ title: 'D', day: '2026-03-04' }] }, { code: 'plan', title: 'D' }],
  [{}, { code: 'wish' }],
])('after %j the talk is %j', { tags: ['D6'] }, (facts, talk) => {
  expect(chooseWeek({ ...NOTHING, ...facts }).talk).toEqual(talk)
})

test.each([
  ['America/New_York', '2026-03-04T12:00:00Z', '2026-03-06T21:00:00.000Z'],
  // Clocks go forward on the Sunday between.
  ['America/New_York', '2026-03-06T21:00:00Z', '2026-03-13T20:00:00.000Z'],
  ['America/New_York', '2026-03-06T20:59:59Z', '2026-03-06T21:00:00.000Z'],
  ['Asia/Tokyo', '2026-03-06T08:00:00Z', '2026-03-13T07:00:00.000Z'],
  ['Nowhere/Land', '2026-03-01T00:00:00Z', '2026-03-06T16:00:00.000Z'],
])('in %s, after %s, the next digest is due at %s', { tags: ['D7'] }, (zone, after, at) => {
  expect(nextDigestAt(zone, new Date(after)).toISOString()).toBe(at)
})

test('the seven days end before the day on which it is sent, wherever the family lives', {
  tags: ['D7'],
}, () => {
  const at = nextDigestAt('Pacific/Auckland', new Date('2026-03-01T00:00:00Z'))
  expect(dayIn('Pacific/Auckland', at)).toBe('2026-03-06')
  expect(weekOfDigest('Pacific/Auckland', at)).toEqual({ firstDay: '2026-02-27', lastDay: '2026-03-05' })
})
