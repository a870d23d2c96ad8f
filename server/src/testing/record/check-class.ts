import { startSession } from '../../platform/sessions/sessions.ts'
import { createCaller, type TestApp } from '../test-app.ts'
import { checkAdmin } from './check-admin.ts'
import { checkAnalytics } from './check-analytics.ts'
import { checkBook } from './check-book.ts'
import { checkChildren, checkWeeks } from './check-family.ts'
import { checkLearner } from './check-learner.ts'
import { tellOwnWeeks } from './check-own-week.ts'
import {
  checkAssignments,
  checkDashboard,
  checkQuizScores,
  checkStudentPages,
  checkStudents,
} from './check-teacher.ts'
import type { Comparison } from './compare.ts'
import { CLASS, SECOND_CLASS, TEACHER } from './draw-class.ts'
import { ADMIN, GUARDIANS } from './fill-class.ts'
import { readRawRows } from './raw-rows.ts'
import type { Caller } from './reader.ts'
import { createWorld, membersOf, scoreQuiz } from './recalculate-work.ts'

/** The database answers one while another is made ready. */
const AT_ONCE = 5

/** Asks for every screen, export and mail of the class that is in the database, and recalculates each. */
export async function checkClass(
  t: TestApp,
  comparison: Comparison,
  isAsked: (studentId: number) => boolean,
): Promise<void> {
  const world = createWorld(await readRawRows(t.db), t.clock.now)
  const teacher = await signIn(t, TEACHER)
  const reader = { world, teacher, comparison }
  const asked = membersOf(world.rows, CLASS).flatMap(({ student_id: id }) => (isAsked(id) ? id : []))
  checkQuizScores(reader, scoreQuiz)
  await checkDashboard(reader)
  await checkAssignments(reader)
  await checkStudents(reader)
  await checkStudentPages(reader, asked)
  for (const classId of [CLASS, SECOND_CLASS]) await checkBook(reader, classId)
  await checkAnalytics(reader)
  await checkAdmin(reader, await signIn(t, ADMIN))
  await tellOwnWeeks(t, reader)
  for (let from = 0; from < asked.length; from += AT_ONCE)
    await Promise.all(
      asked.slice(from, from + AT_ONCE).map(async (id) => checkLearner(reader, id, await signIn(t, id))),
    )
  const callers = new Map<number, Caller>()
  for (const id of GUARDIANS) callers.set(id, await signIn(t, id))
  await checkChildren(reader, callers, asked)
  await checkWeeks(t, reader, callers)
}

async function signIn(t: TestApp, userId: number): Promise<Caller> {
  const { token } = await startSession(t.deps, userId, { userAgent: null, address: null })
  const { call } = createCaller(t.app, token)
  return {
    async read(endpoint, input) {
      const { status, body } = await call(endpoint, input)
      if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
  }
}
