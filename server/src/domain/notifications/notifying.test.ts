import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationSchedules, notifications } from '../../db/schema/accounts/notifications.ts'
import { notificationPreferences } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { addAttempt } from '../../testing/disputed-rows.ts'
import { findSubject } from '../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { runRound, startNotifying } from './start-notifying.ts'

// Rounds go through everybody, so the file has a database for itself.
let own: TestDatabase
let t: TestApp
beforeAll(async () => {
  own = await openTestDatabase()
  t = await createTestApp({ own })
})
afterAll(() => own.close())
beforeEach(() => {
  t.clock.now = new Date('2026-03-10T03:00:00Z')
})

/** Whoever learned yesterday is reminded only at an hour of their own. */
const IN_THE_MORNING = { preferredStudyTime: 'morning' }
const JOINED = { createdAt: new Date('2026-03-09T09:00:00Z') }

/** The clock goes on to this moment, and the server takes its round. */
async function reach(moment: string): Promise<void> {
  t.clock.now = new Date(moment)
  await runRound(t.deps)
}

async function newsOf(person: TestPerson) {
  const rows = await t.db
    .select({ kind: notifications.kind, occasion: notifications.occasion, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.id)
  return rows.map(({ kind, occasion }) => `${kind} ${occasion}`)
}

async function learnOn(
  person: TestPerson,
  day: string,
  more: Partial<typeof learningDays.$inferInsert> = {},
) {
  const subjectId = await findSubject(t, 'Mathematics')
  await t.db.insert(learningDays).values({ userId: person.id, day, subjectId, problemsTried: 4, ...more })
}

test('a reminder comes at the chosen time by the own clock, once a day', {
  tags: ['PROFILE-18'],
}, async () => {
  const ada = await t.signUp('student', {
    ...JOINED,
    timezone: 'America/New_York',
    preferredStudyTime: 'evening',
  })
  await reach('2026-03-10T21:59:00Z')
  expect(await newsOf(ada)).toEqual([])
  await reach('2026-03-10T22:00:10Z')
  await reach('2026-03-10T22:01:00Z')
  expect(await newsOf(ada)).toEqual(['study_reminder 2026-03-10'])
  await reach('2026-03-11T22:00:00Z')
  expect(await newsOf(ada)).toEqual(['study_reminder 2026-03-10', 'study_reminder 2026-03-11'])
  const unread = await t.db
    .select({ occasion: notifications.occasion })
    .from(notifications)
    .where(and(eq(notifications.userId, ada.id), isNull(notifications.readAt)))
  expect(unread).toEqual([{ occasion: '2026-03-11' }])
})

test('no reminder on a day with activity, in a pause, without the switch, or for who does not learn here', async () => {
  const [active, paused, switchedOff, teacher, gone, late] = await Promise.all([
    t.signUp('student', { ...JOINED, ...IN_THE_MORNING }),
    t.signUp('student', JOINED),
    t.signUp('student', JOINED),
    t.signUp('teacher', JOINED),
    t.signUp('student', { ...JOINED, deletedAt: t.clock.now }),
    t.signUp('college', JOINED),
  ])
  await learnOn(active, '2026-03-10')
  await t.db
    .insert(studyPauses)
    .values({ userId: paused.id, firstDay: '2026-03-09', lastDay: '2026-03-10', createdAt: t.clock.now })
  await t.db
    .insert(notificationPreferences)
    .values({ userId: switchedOff.id, notificationType: 'study_reminder', enabled: false })
  await reach('2026-03-10T07:00:00Z')
  await reach('2026-03-10T08:00:00Z')
  for (const person of [active, paused, switchedOff, teacher, gone]) expect(await newsOf(person)).toEqual([])
  expect(await newsOf(late)).toEqual(['study_reminder 2026-03-10'])
  await reach('2026-03-11T08:00:00Z')
  expect(await newsOf(active)).toEqual(['study_reminder 2026-03-11'])
  expect(await newsOf(paused)).toEqual(['study_reminder 2026-03-11'])
  expect(await newsOf(switchedOff)).toEqual([])
})

test('whoever learned yesterday and chose no hour is not reminded in the morning', async () => {
  const [ada, away] = await Promise.all([t.signUp('student', JOINED), t.signUp('student', JOINED)])
  await learnOn(ada, '2026-03-10')
  await learnOn(away, '2026-03-09')
  await reach('2026-03-10T07:00:00Z')
  await reach('2026-03-11T08:00:00Z')
  expect([await newsOf(ada), await newsOf(away)]).toEqual([[], ['study_reminder 2026-03-11']])
})

test('a server that was away for hours reminds nobody at an odd hour, and is right the day after', async () => {
  const ada = await t.signUp('student', JOINED)
  await reach('2026-03-10T03:00:00Z')
  await reach('2026-03-10T13:00:00Z')
  expect(await newsOf(ada)).toEqual([])
  await reach('2026-03-11T08:00:00Z')
  expect(await newsOf(ada)).toEqual(['study_reminder 2026-03-11'])
})

test('whoever moves to another time zone is looked after by the new clock', async () => {
  const ada = await t.signUp('student', { ...JOINED, timezone: 'Asia/Tokyo' })
  await reach('2026-03-10T03:00:00Z')
  await t.db.update(users).set({ timezone: 'America/New_York' }).where(eq(users.id, ada.id))
  await reach('2026-03-10T23:00:00Z')
  expect(await newsOf(ada)).toEqual([])
  await reach('2026-03-11T12:00:00Z')
  expect(await newsOf(ada)).toEqual(['study_reminder 2026-03-11'])
})

test('the week is summed up once, after it is over, and only when something was learned in it', {
  tags: ['PROFILE-20'],
}, async () => {
  const [ada, idle, silent] = await Promise.all([
    t.signUp('student', { ...JOINED, ...IN_THE_MORNING }),
    t.signUp('student', JOINED),
    t.signUp('student', JOINED),
  ])
  for (const person of [ada, silent]) {
    await learnOn(person, '2026-03-12', { lessonsCompleted: 2, seconds: 1500 })
    await learnOn(person, '2026-03-15', { quizzesTaken: 1, seconds: 300 })
    await learnOn(person, '2026-03-16', { seconds: 60 })
    // Two tries at one problem are one problem, and the next week has its own.
    for (const [seed, day] of [
      [1, 12],
      [1, 12],
      [2, 12],
      [3, 15],
      [4, 16],
    ] as const) {
      const answeredAt = new Date(`2026-03-${day}T12:00:00Z`)
      await addAttempt(t, person.id, { seed, answeredAt, day: `2026-03-${day}` })
    }
  }
  await t.db
    .insert(notificationPreferences)
    .values({ userId: silent.id, notificationType: 'progress_updates', enabled: false })
  await reach('2026-03-10T03:00:00Z')
  await reach('2026-03-15T08:00:00Z')
  expect(await newsOf(ada)).toEqual([])
  await reach('2026-03-16T08:00:00Z')
  await reach('2026-03-17T08:00:00Z')
  expect(await newsOf(ada)).toEqual(['week_summary 2026-03-09', 'study_reminder 2026-03-17'])
  const [summary] = await t.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, ada.id))
    .orderBy(notifications.id)
  expect(summary).toMatchObject({
    link: '/progress',
    data: { days: 2, minutes: 30, lessons: 2, quizzes: 1, problems: 3, cards: 0 },
  })
  expect(await newsOf(idle)).not.toContain('week_summary 2026-03-09')
  expect(await newsOf(silent)).not.toContain('week_summary 2026-03-09')
})

test('two servers that take their rounds at once tell everybody once', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => t.signUp('student', JOINED)))
  await reach('2026-03-10T07:00:00Z')
  t.clock.now = new Date('2026-03-10T08:00:00Z')
  const other = { ...t.deps }
  await Promise.all([runRound(t.deps), runRound(other), runRound(t.deps)])
  for (const person of people) expect(await newsOf(person)).toEqual(['study_reminder 2026-03-10'])
})

test('the open pages of whoever is told something hear of it', async () => {
  const ada = await t.signUp('student', JOINED)
  const heard: unknown[] = []
  const visit = { sessionId: 1, userId: ada.id, connectedAt: t.clock.now, isWithheld: true, page: null }
  const leave = t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => heard.push(notice) })
  await reach('2026-03-10T08:00:00Z')
  await reach('2026-03-10T08:01:00Z')
  expect(heard).toEqual([{ type: 'notifications' }])
  leave()
})

test('at its start a server puts everybody on the list, also those who came long ago', async () => {
  const ada = await t.signUp('student', { ...IN_THE_MORNING, createdAt: new Date('2025-09-01T00:00:00Z') })
  await learnOn(ada, '2026-03-09')
  const failures: unknown[] = []
  const stop = startNotifying(t.deps, { error: (failure: unknown) => failures.push(failure) })
  await expect.poll(() => nextLookOf(ada)).toBe('2026-03-10T08:00:00.000Z')
  await stop()
  await reach('2026-03-10T08:00:00Z')
  expect(await newsOf(ada)).toEqual(['study_reminder 2026-03-10'])
  expect(failures).toEqual([])
})

async function nextLookOf(person: TestPerson): Promise<string | undefined> {
  const [row] = await t.db
    .select({ at: notificationSchedules.nextLookAt })
    .from(notificationSchedules)
    .where(eq(notificationSchedules.userId, person.id))
  return row?.at.toISOString()
}
