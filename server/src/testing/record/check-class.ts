import { startSession } from '../../platform/sessions/sessions.ts'
import { createCaller, type TestApp } from '../test-app.ts'
import { checkAnalytics } from './check-analytics.ts'
import { checkBook } from './check-book.ts'
import { checkChildren, checkWeeks } from './check-family.ts'
import { checkLearner } from './check-learner.ts'
import { checkAssignments, checkDashboard, checkQuizScores, checkStudents } from './check-teacher.ts'
import type { Comparison } from './compare.ts'
import { CLASS, TEACHER } from './draw-class.ts'
import { GUARDIANS } from './fill-class.ts'
import { readRawRows } from './raw-rows.ts'
import type { Caller } from './reader.ts'
import { createWorld, membersOf, scoreQuiz } from './recalculate-work.ts'

/** Asks for every screen, export and mail of the class that is in the database, and recalculates each. */
export async function checkClass(t: TestApp, comparison: Comparison): Promise<void> {
  const world = createWorld(await readRawRows(t.db), t.clock.now)
  const teacher = await signIn(t, TEACHER)
  const reader = { world, teacher, comparison }
  const members = membersOf(world.rows, CLASS).map(({ student_id }) => student_id)
  checkQuizScores(reader, scoreQuiz)
  await checkDashboard(reader)
  await checkAssignments(reader)
  await checkStudents(reader)
  await checkBook(reader)
  await checkAnalytics(reader)
  for (const id of members) await checkLearner(reader, id, await signIn(t, id))
  const callers = new Map<number, Caller>()
  for (const id of GUARDIANS) callers.set(id, await signIn(t, id))
  await checkChildren(reader, callers, members)
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
