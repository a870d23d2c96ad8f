import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { dashboard } from '#contract/dashboard.ts'
import { disputes } from '#contract/disputes.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { families } from '#contract/families/families.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { points } from '#contract/points.ts'
import { progress } from '#contract/progress.ts'
import { quizzes as quizCalls } from '#contract/quizzes.ts'
import { skills } from '#contract/skills.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import { planning } from '#contract/study/planning.ts'
import { classes as classCalls } from '#contract/teaching/classes.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { DAY_MS, WEEK_MS } from '#engines/days/durations.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { learnerModels } from '../../../db/schema/learning/learner-models.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { quizzes } from '../../../db/schema/learning/quizzes.ts'
import { learningPlans } from '../../../db/schema/study/plans.ts'
import { assignmentSubmissions, assignments } from '../../../db/schema/teaching/assignments.ts'
import { classes } from '../../../db/schema/teaching/classes.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { giveWork, handIn } from '../../../testing/grading-rows.ts'
import { addNote, addVideo } from '../../../testing/note-rows.ts'
import { setSchool } from '../../../testing/school-rows.ts'
import { createCaller, KNOWN_PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { readSchool } from '../../school/school.ts'
import { rebuild } from '../../tracing/rebuild/rebuild.ts'
import { createTracer } from '../../tracing/tracer.ts'
import { type LoadedSchool, loadSchool } from './load-school.ts'
import { moveSchool } from './move-school.ts'
import { removeSchool } from './remove-school.ts'
import { packSchool, type SchoolFile, unpackSchool } from './school-file.ts'
import { describeTables } from './tables.ts'
import { takeSchool } from './take-school.ts'
import { findCurriculum, openInstallation, playSchool, UNTIL } from './testing/play-school.ts'
import { createWallClock } from './wall-clock.ts'

const PLAYED = 'Europe/Berlin'
const LOADED = 'America/New_York'
/** A Friday five weeks later, at the time of day at which the history ends. */
const NOW = new Date('2026-02-20T21:00:00Z')
const LAST_DAY = '2026-02-20'

let played: { t: TestApp; own: TestDatabase }
let loaded: { t: TestApp; own: TestDatabase }
let cast: Awaited<ReturnType<typeof playSchool>>
let file: SchoolFile
let result: LoadedSchool | null
let before: Record<string, number>
beforeAll(async () => {
  played = await openInstallation({ now: UNTIL, zone: PLAYED })
  cast = await playSchool(played.t)
  await setSchool(played.t, {
    timeZone: PLAYED,
    terms: [{ name: 'Winter', firstDay: '2026-01-05', lastDay: '2026-03-27' }],
  })
  // What the database dates by itself bears the day of the test.
  file = await takeSchool(played.t.db, { until: UNTIL, readDatabaseClock: () => UNTIL })
  loaded = await openInstallation({ now: NOW, zone: LOADED, numbersBefore: 3 })
  const { t } = loaded
  // A real school is at home there already.
  const teacher = await t.signUp('teacher')
  await addNote(t, teacher.id)
  await addVideo(t, { addedBy: teacher.id })
  before = await countRows(t)
  result = await loadSchool(t.deps, unpackSchool(packSchool(file)))
})
afterAll(async () => {
  await played.own.close()
  await loaded.own.close()
})

/** What the product makes when it pleases is not looked at, nor the log, which outlives whom it names. */
const UNSTEADY = new Set(['audit_log', 'demo_schools', 'mastery_weights', 'sessions', 'throttles'])

async function countRows({ db }: TestApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, table } of describeTables().values()) {
    const [row] = await db.select({ rows: count() }).from(table)
    if (!UNSTEADY.has(name)) counts[name] = row?.rows ?? 0
  }
  return counts
}

async function findPerson({ app, db, deps }: TestApp, username: string) {
  const [user] = await db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`no ${username}`)
  const { token } = await startSession(deps, user.id, { userAgent: null, address: null })
  return { user, ...createCaller(app, token) }
}

/** An answer without numbers of rows, its times told from the day on which the history ends, by the clock on the wall. */
function tellApart(value: unknown, zone: string, lastDay: string): unknown {
  const clock = createWallClock(zone)
  const startMs = Date.parse(`${lastDay}T00:00:00Z`)
  const tell = (found: unknown, key = ''): unknown => {
    if (typeof found === 'number' && /(?:^id|Id)$/.test(key)) return '#'
    if (Array.isArray(found)) return found.map((one) => tell(one, key.replace(/s$/, '')))
    if (typeof found === 'object' && found !== null)
      return Object.fromEntries(Object.entries(found).map(([name, one]) => [name, tell(one, name)]))
    if (typeof found !== 'string') return found
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(found)) return `at ${clock.show(new Date(found)) - startMs}`
    if (/^\d{4}-\d\d-\d\d$/.test(found)) return `day ${(Date.parse(`${found}T00:00:00Z`) - startMs) / DAY_MS}`
    if (found === zone) return 'zone'
    return found.replace(/\/\d+\b/g, '/#')
  }
  return tell(value)
}

async function expectSameAnswer<E extends Endpoint>(
  username: string,
  endpoint: E,
  input: (where: TestApp, id: number) => InputOf<E> | Promise<InputOf<E>>,
) {
  const ask = async (t: TestApp, zone: string, lastDay: string) => {
    const person = await findPerson(t, username)
    const { status, body } = await person.call(endpoint, await input(t, person.user.id))
    expect(status).toBe(200)
    return tellApart(body, zone, lastDay)
  }
  expect(await ask(loaded.t, LOADED, LAST_DAY)).toEqual(await ask(played.t, PLAYED, '2026-01-16'))
}

test('what was taken is put in as a whole, and tells when its history ends', () => {
  expect([result?.leftOut, result?.lastDay]).toEqual([{}, LAST_DAY])
  expect(result?.rows).toMatchObject({ users: 6, classes: 2, assignments: 2, disputes: 1, quiz_results: 2 })
  expect(Object.values(result?.rows ?? {}).reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(60)
})

test('students, teachers and guardians are answered as where it was played, on other days and with other numbers', async () => {
  await expectSameAnswer('demo-student', dashboard.stats, () => ({}))
  await expectSameAnswer('demo-student', skills.map, (_, userId) => ({ userId, subject: 'Mathematics' }))
  await expectSameAnswer('demo-kid', progress.record, (_, userId) => ({ userId }))
  await expectSameAnswer('demo-kid', points.entries, (_, id) => ({ id }))
  await expectSameAnswer('demo-kid', notes.list, (_, id) => ({ id }))
  await expectSameAnswer('demo-kid', flashcards.list, (_, id) => ({ id }))
  await expectSameAnswer('demo-kid', flashcards.forecast, () => ({}))
  await expectSameAnswer('aiko.sato', myAssignments.list, (_, id) => ({ id }))
  await expectSameAnswer('demo-student', planning.list, () => ({}))
  await expectSameAnswer('demo-student', leaderboard.list, () => ({}))
  await expectSameAnswer('demo-teacher', classCalls.list, () => ({}))
  await expectSameAnswer('demo-teacher', disputes.list, () => ({}))
  await expectSameAnswer('demo-guardian', families.children, () => ({}))
  await expectSameAnswer('demo-teacher', gradebook.read, async ({ db }) => {
    const [room] = await db.select().from(classes).where(eq(classes.name, '5a'))
    return { id: room?.id ?? 0 }
  })
})

test('rows point at the lesson and quiz of this installation, and learners stand where their answers lead', async () => {
  const { t } = loaded
  const here = await findCurriculum(t)
  expect(here).not.toEqual(await findCurriculum(played.t))
  const [work] = await t.db.select().from(assignments).where(eq(assignments.title, 'Quiz of halves'))
  expect(work?.quizId).toBe(here.quizId)
  const items = (await t.db.select().from(attempts)).flatMap(({ itemId }) =>
    /^quiz:/.test(itemId) ? itemId : [],
  )
  expect(new Set(items)).toEqual(new Set([`quiz:${here.quizId}:q1`, `quiz:${here.quizId}:q2`]))
  const [plan] = await t.db.select().from(learningPlans)
  expect(plan?.context.targetDate).toBe('2026-03-27')
  expect(JSON.stringify(plan?.steps)).toContain(`"/lessons/${here.lessonId}"`)
  expect(await t.db.$count(learnerModels)).toBe(2)
  const again = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  expect((await rebuild(again)).learnersChanged).toBe(0)
  expect(t.deps.tracer.lastAttemptId).toBe(again.tracer.lastAttemptId)
})

test('only the documented accounts can be signed into, with the known password', async () => {
  const { t } = loaded
  const signIn = async (username: string, password: string) =>
    (await t.call(accounts.signIn, { username, password })).status
  expect(await signIn('demo-student', DEMO_PASSWORD)).toBe(200)
  for (const password of [DEMO_PASSWORD, KNOWN_PASSWORD])
    expect(await signIn('aiko.sato', password)).not.toBe(200)
  const cast = await t.db.select().from(users).where(eq(users.isDemo, true))
  expect(cast.map(({ origin }) => origin)).toEqual(Array(6).fill('demo'))
})

test('where nobody has set the days of the school, those of the demo are', async () => {
  const { year, terms, isConfirmed } = await readSchool(loaded.t.deps)
  expect([year.firstDay, isConfirmed]).toEqual(['2020-02-05', true])
  expect(terms).toMatchObject([{ name: 'Winter', firstDay: '2026-02-09', lastDay: '2026-05-01' }])
})

test('a second school is refused, as one with a name that somebody has', async () => {
  expect(await loadSchool(loaded.t.deps, file)).toBeNull()
  // Where it was played the names are taken.
  expect(await loadSchool(played.t.deps, file)).toBeNull()
})

test('what visitors do stays on its day when the school moves, and both days become one', async () => {
  const { t } = loaded
  const { quizId } = await findCurriculum(t)
  const daysOf = async (username: string) => {
    const { user } = await findPerson(t, username)
    const rows = await t.db.select().from(learningDays).where(eq(learningDays.userId, user.id))
    return rows
      .filter(({ quizzesTaken }) => quizzesTaken > 0)
      .map(({ day, quizzesTaken }) => `${day} ${quizzesTaken}`)
      .toSorted()
  }
  expect(await daysOf('demo-kid')).toEqual(['2026-02-18 1'])
  t.clock.now = new Date(Date.parse('2026-03-04T15:00:00Z'))
  const leo = await findPerson(t, 'demo-kid')
  const answers = [{ questionId: 'q1', selectedOptionId: 'b' }]
  await leo.call(quizCalls.submit, { id: leo.user.id, quizId, answers })
  expect(await daysOf('demo-kid')).toEqual(['2026-02-18 1', '2026-03-04 1'])

  t.clock.now = new Date(NOW.getTime() + 2 * WEEK_MS + DAY_MS)
  expect(await moveSchool(t.deps)).toMatchObject({ weeks: 2 })
  expect(await daysOf('demo-kid')).toEqual(['2026-03-04 2'])
  const times = (await t.db.select().from(attempts).where(eq(attempts.userId, leo.user.id)))
    .filter(({ source }) => source === 'quiz')
    .map(({ answeredAt }) => answeredAt.toISOString().slice(0, 10))
  expect(times).toEqual(['2026-03-04', '2026-03-04', '2026-03-04'])
  const [work] = await t.db.select().from(assignments).where(eq(assignments.title, 'My halves'))
  // A minute to midnight where the school is, also after its clocks were put forward.
  expect(work?.dueDate?.toISOString()).toBe('2026-03-10T03:59:00.000Z')
  const [plan] = await t.db.select().from(learningPlans)
  expect(plan?.context.targetDate).toBe('2026-04-10')
  const { year, terms } = await readSchool(t.deps)
  expect([year.firstDay, terms[0]?.firstDay]).toEqual(['2020-02-19', '2026-02-23'])
  expect(await moveSchool(t.deps)).toMatchObject({ weeks: 0 })
})

test('with the school goes what visitors made of it, and nothing of anybody else', async () => {
  const { t } = loaded
  const { user: elena } = await findPerson(t, 'demo-teacher')
  await addNote(t, elena.id, { title: 'By a visitor' })
  await addVideo(t, { addedBy: elena.id })
  expect(await removeSchool(t.deps)).toEqual({ accounts: 6, kept: [] })
  expect(await countRows(t)).toEqual(before)
  expect((await readSchool(t.deps)).isConfirmed).toBe(false)
  expect(await removeSchool(t.deps)).toBeNull()
  expect(await moveSchool(t.deps)).toBeNull()
  expect((await loadSchool(t.deps, file))?.rows.users).toBe(6)
})

test('a teacher of the demo whose class holds work of a real student stays, closed', async () => {
  const { t } = loaded
  const student = await t.signUp()
  const [room] = await t.db.select().from(classes).where(eq(classes.name, '5a'))
  const { user: elena } = await findPerson(t, 'demo-teacher')
  const { id } = await giveWork(t, elena.id, room?.id ?? 0, { title: 'For all' })
  await handIn(t, id, student.id)
  expect(await removeSchool(t.deps)).toEqual({ accounts: 5, kept: ['demo-teacher'] })
  expect(await t.db.$count(assignmentSubmissions)).toBe(1)
  const left = await t.db.select().from(users).where(eq(users.isDemo, true))
  expect(left).toMatchObject([{ username: 'demo-teacher', disabledAt: t.clock.now }])
  expect(await loadSchool(t.deps, file)).toBeNull()
})

test('an admin who has set the days of the school keeps them, with the demo and after it', async () => {
  const { t, own } = await openInstallation({ now: NOW, zone: LOADED })
  try {
    await setSchool(t, {
      timeZone: LOADED,
      terms: [{ name: 'Ours', firstDay: '2026-01-12', lastDay: '2026-05-29' }],
    })
    const days = await readSchool(t.deps)
    expect((await loadSchool(t.deps, file))?.rows.school_terms).toBeUndefined()
    expect(await readSchool(t.deps)).toEqual(days)
    await removeSchool(t.deps)
    expect(await readSchool(t.deps)).toEqual(days)
  } finally {
    await own.close()
  }
})

test('what is about a question that no longer exists is left out with what hangs on it, and counted', async () => {
  const { t, own } = await openInstallation({ now: NOW, zone: LOADED })
  try {
    const [quiz] = await t.db.select().from(quizzes)
    await t.db.update(quizzes).set({ questions: quiz?.questions.slice(0, 1) ?? [] })
    const { rows, leftOut } = (await loadSchool(t.deps, file)) ?? {}
    // Both had answered it; the dispute was about one of those answers.
    expect(leftOut).toMatchObject({ attempts: 2, quiz_results: 2, disputes: 1 })
    expect(rows).toMatchObject({ users: 6, quiz_results: 0, disputes: 0 })
  } finally {
    await own.close()
  }
})

test('a school in which something happened after its end is not taken', async () => {
  await expect(takeSchool(played.t.db, { until: new Date('2026-01-14T00:00:00Z') })).rejects.toThrow(
    /is .* after the history ends/,
  )
  expect(cast.room.name).toBe('5a')
})
