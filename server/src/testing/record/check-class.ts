import { startSession } from '../../platform/sessions/sessions.ts'
import { createCaller, type TestApp } from '../test-app.ts'
import { checkAdmin } from './check-admin.ts'
import { checkAnalytics } from './check-analytics.ts'
import { checkBook } from './check-book.ts'
import { checkChildren, checkFamilies, checkReports, checkWeeks } from './check-family.ts'
import { checkLearner } from './check-learner.ts'
import { tellOwnWeeks } from './check-own-week.ts'
import {
  checkAssignments,
  checkClassPage,
  checkDashboard,
  checkQuizScores,
  checkStudentPages,
  checkStudents,
} from './check-teacher.ts'
import type { Comparison } from './compare.ts'
import { CLASS, SECOND_CLASS, TEACHER } from './draw-class.ts'
import { ADMIN, GUARDIANS } from './fill-class.ts'
import { type RawRows, readRawRows } from './raw-rows.ts'
import type { Caller, Reader } from './reader.ts'
import { createWorld, membersOf, scoreQuiz, type World } from './recalculate-work.ts'

/** Whose screens are asked for. */
export type Readers = {
  /** `bookIds`: of which classes the gradebook is; of `classIds` all else is as well. */
  teachers: readonly { id: number; classIds: readonly number[]; bookIds: readonly number[] }[]
  learnerIds: readonly number[]
  guardianIds: readonly number[]
  adminIds: readonly number[]
  /** Whose week is over at this moment, so that it is told in the app and by mail. */
  weeks: readonly ('learners' | 'families')[]
}

/** The database answers one while another is made ready. */
const AT_ONCE = 5

/** The class of a seed, of whose students some are asked. */
export const checkClass = (
  t: TestApp,
  comparison: Comparison,
  isAsked: (studentId: number) => boolean,
): Promise<void> =>
  checkRecord(t, comparison, (rows) => ({
    teachers: [{ id: TEACHER, classIds: [CLASS], bookIds: [CLASS, SECOND_CLASS] }],
    learnerIds: membersOf(rows, CLASS).flatMap(({ student_id: id }) => (isAsked(id) ? id : [])),
    guardianIds: GUARDIANS,
    adminIds: [ADMIN],
    weeks: ['learners', 'families'],
  }))

/** Asks for every screen, export and mail about what is in the database, and recalculates each. */
export async function checkRecord(
  t: TestApp,
  comparison: Comparison,
  chooseReaders: (rows: RawRows) => Readers,
): Promise<void> {
  const world = createWorld(await readRawRows(t.db), t.clock.now)
  const { teachers, learnerIds, guardianIds, adminIds, weeks } = chooseReaders(world.rows)
  const about = { world, comparison }
  checkQuizScores(about, scoreQuiz)
  for (const { id, classIds, bookIds } of teachers) {
    const teacher = await signIn(t, id)
    for (const classId of bookIds) await checkBook({ ...about, teacher, teacherId: id, classId })
    await checkTeacher({ ...about, teacher, teacherId: id, classId: 0 }, classIds, learnerIds)
  }
  for (const id of adminIds) await checkAdmin(about, await signIn(t, id))
  if (weeks.includes('learners')) await tellOwnWeeks(t, about)
  for (let from = 0; from < learnerIds.length; from += AT_ONCE)
    await Promise.all(
      learnerIds.slice(from, from + AT_ONCE).map(async (id) => checkLearner(about, id, await signIn(t, id))),
    )
  const guardians = new Map<number, Caller>()
  for (const id of guardianIds) guardians.set(id, await signIn(t, id))
  await checkChildren(about, guardians)
  if (weeks.includes('families')) await checkWeeks(t, about, guardians)
}

async function checkTeacher(reader: Reader, classIds: readonly number[], learnerIds: readonly number[]) {
  const asked = listMembers(reader.world, classIds).filter((id) => learnerIds.includes(id))
  await checkDashboard(reader)
  await checkStudents(reader)
  await checkStudentPages(reader, asked)
  await checkReports(reader, asked)
  for (const classId of classIds) {
    const own = { ...reader, classId }
    await checkClassPage(own)
    await checkAssignments(own)
    await checkAnalytics(own)
    await checkFamilies(own)
  }
}

const listMembers = ({ rows }: World, classIds: readonly number[]): number[] => [
  ...new Set(classIds.flatMap((id) => membersOf(rows, id).map(({ student_id }) => student_id))),
]

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
