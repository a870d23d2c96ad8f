import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { momentIn } from '#engines/days/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { addClass } from '../../testing/class-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { setSchool } from '../../testing/school-rows.ts'
import { addLessonPlan } from '../../testing/teaching-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { listMeetings } from './calendar.ts'

const START = new Date('2026-03-10T09:00:00Z')

const t = prepareTestApp({ now: START })

async function fillDays(teacher: TestPerson) {
  await setSchool(t, { timeZone: 'America/New_York' })
  const { id: classId } = await addClass(t, teacher.id, [], {
    name: '5b',
    schedule: [{ day: 'monday', from: '08:15', to: '09:00', place: 'Room 3' }],
    startDate: '2026-03-03',
    endDate: '2026-03-16',
  })
  const [assignment] = await t.db
    .insert(assignments)
    // Still the 11th in New York.
    .values({ title: 'Essay', classId, teacherId: teacher.id, dueDate: new Date('2026-03-12T03:00:00Z') })
    .returning()
  const plan = await addLessonPlan(t, teacher.id, { classId, lessonDate: '2026-03-11', duration: 45 })
  await addLessonPlan(t, teacher.id, { title: 'Old', lessonDate: '2026-03-11', status: 'archived' })
  return { classId, assignmentId: assignment?.id, planId: plan.id }
}

test("due dates, lessons and meetings stand on the days of the school's zone, wherever the teacher is (P-26)", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const { classId, assignmentId, planId } = await fillDays(teacher)
  const { body } = await teacher.call(teacherCalendar.read, { from: '2026-03-01', to: '2026-03-31' })
  expect(body.timezone).toBe('America/New_York')
  expect(body.today).toBe('2026-03-10')
  expect(body.entries).toEqual([
    expect.objectContaining({
      kind: 'meeting',
      id: classId,
      day: '2026-03-09',
      from: '08:15',
      place: 'Room 3',
    }),
    expect.objectContaining({
      kind: 'lessonPlan',
      id: planId,
      day: '2026-03-11',
      duration: 45,
      className: '5b',
    }),
    expect.objectContaining({ kind: 'assignment', id: assignmentId, day: '2026-03-11', time: '23:00' }),
    expect.objectContaining({ kind: 'meeting', day: '2026-03-16' }),
  ])
  expect(
    (await other.call(teacherCalendar.read, { from: '2026-03-01', to: '2026-03-31' })).body.entries,
  ).toEqual([])
})

test.each([
  ['2026-03-31', '2026-03-01', 400],
  ['2026-01-01', '2027-02-05', 400],
  ['2026-01-01', '2027-02-04', 200],
  ['yesterday', '2026-03-01', 400],
])('days from %s to %s answer %i', async (from, to, status) => {
  const teacher = await t.signUp('teacher')
  expect((await teacher.call(teacherCalendar.read, { from, to })).status).toBe(status)
})

test('a calendar program reads the private address until it is replaced, revoked or the teacher stops teaching', async () => {
  const teacher = await t.signUp('teacher')
  await fillDays(teacher)
  expect((await teacher.call(teacherCalendar.feed, {})).body).toEqual({ feed: null })
  const open = async () => (await teacher.call(teacherCalendar.openFeed, {})).body.path
  const read = async (url: string) => t.app.inject({ url })
  const [first, second] = [await open(), await open()]
  expect((await read(first)).statusCode).toBe(404)
  const file = await read(second)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = file.body.split('\r\n')
  // A quarter past eight in New York, after clocks went forward on 8 March.
  expect(lines).toContain('DTSTART:20260309T121500Z')
  expect(lines).toContain('DTEND:20260309T130000Z')
  expect(lines).toContain('SUMMARY:5b (Room 3)')
  expect(lines).toContain('DTSTART;VALUE=DATE:20260311')
  expect(lines).toContain('SUMMARY:Due: Essay · 5b')
  expect(lines).toContain('DTSTART:20260312T030000Z')
  expect(file.body).not.toContain('Old')
  await t.db.update(users).set({ isTeacher: false }).where(eq(users.id, teacher.id))
  expect((await read(second)).statusCode).toBe(404)
  await t.db.update(users).set({ isTeacher: true }).where(eq(users.id, teacher.id))
  expect((await read(second)).statusCode).toBe(200)
  expect((await teacher.call(teacherCalendar.revokeFeed, {})).status).toBe(204)
  expect((await read(second)).statusCode).toBe(404)
})

test('the address of a planner opens no calendar of classes', async () => {
  const teacher = await t.signUp('teacher')
  const path = (await teacher.call(teacherCalendar.openFeed, {})).body.path
  expect((await t.app.inject({ url: path.replace('/teacher/', '/planning/') })).statusCode).toBe(404)
})

test.each([
  ['Europe/Berlin', '2026-03-29', '08:00', '2026-03-29T06:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28', '08:00', '2026-03-28T07:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-05', '23:30', '2026-01-05T17:45:00.000Z'],
  ['Pacific/Auckland', '2026-07-01', '00:10', '2026-06-30T12:10:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('in %s on %s clocks show %s at %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(moment)
})

test('a class without first and last day meets every week of the time asked for', () => {
  const room = { id: 1, name: '5b', startDate: null, endDate: null }
  const schedule = [
    { day: 'sunday', from: '10:00', to: '11:00' },
    { day: 'someday', from: '1', to: '2' },
  ]
  const days = listMeetings([{ ...room, schedule }], '2026-03-01', '2026-03-15').map(({ day }) => day)
  expect(days).toEqual(['2026-03-01', '2026-03-08', '2026-03-15'])
})
