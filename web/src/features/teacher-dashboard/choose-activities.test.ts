import { expect, test } from 'vitest'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { chooseActivities } from './choose-activities.ts'

const TODAY = '2026-03-10'
const ofClass = { classId: 1, className: '5b' }
const meeting = (day: string): CalendarEntry => ({
  kind: 'meeting',
  id: 1,
  title: '5b',
  ...ofClass,
  day,
  from: '08:00',
  to: '08:45',
  place: null,
})
const due = (day: string, status: 'draft' | 'active' | 'closed' = 'active'): CalendarEntry => ({
  kind: 'assignment',
  id: 2,
  title: 'Essay',
  ...ofClass,
  day,
  time: '17:00',
  dueDate: `${day}T17:00:00Z`,
  status,
})
const lesson = (day: string, status: 'draft' | 'completed' = 'draft'): CalendarEntry => ({
  kind: 'lessonPlan',
  id: 3,
  title: 'Fractions',
  ...ofClass,
  day,
  status,
  duration: 45,
})

test('today stands apart from what comes', () => {
  const [now, then] = [meeting(TODAY), due('2026-03-11')]
  expect(chooseActivities([now, then], TODAY)).toEqual({ today: [now], coming: [then] })
})

test('what comes once is not hidden by the timetable, which fills what room is left, all by day', () => {
  const days = ['11', '12', '13', '16', '17', '18', '19'].map((day) => `2026-03-${day}`)
  const essay = due('2026-03-19')
  const coming = chooseActivities([...days.map(meeting), essay], TODAY).coming
  expect(coming).toHaveLength(5)
  expect(coming.at(-1)).toBe(essay)
  const many = days.map((day) => due(day))
  expect(chooseActivities([meeting('2026-03-11'), ...many], TODAY).coming).toEqual(many.slice(0, 5))
})

test('a day with many lessons shows the first five', { tags: ['CONST2-16'] }, () => {
  const lessons = Array.from({ length: 7 }, () => meeting(TODAY))
  expect(chooseActivities(lessons, TODAY).today).toEqual(lessons.slice(0, 5))
})

test('drafts, closed work and lessons that are over are left out', () => {
  const entries = [due('2026-03-11', 'draft'), due('2026-03-11', 'closed'), lesson('2026-03-12', 'completed')]
  expect(chooseActivities(entries, TODAY).coming).toEqual([])
  expect(chooseActivities([lesson('2026-03-12')], TODAY).coming).toHaveLength(1)
})
