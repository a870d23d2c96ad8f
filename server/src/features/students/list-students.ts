import { STUDENTS_PER_PAGE, students } from '#contract/teaching/students.ts'
import { readStudentWork } from '../../domain/classroom/class-figures.ts'
import { findStuckOfMany } from '../../domain/next-steps/find-stuck-of-many.ts'
import { searchPeople } from '../../domain/search-people.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { arrangeStudents, cutPage } from './arrange-students.ts'
import { selectClasses, selectStudents, selectTotals } from './students.queries.ts'
import { toSummary, withNeeds } from './to-summary.ts'

/** Who needs a hand is known only of all together, so the order is made here; figures are read for the page alone. */
export async function listStudents(
  context: CallerContext,
  { classId, search = '', order, after, limit = STUDENTS_PER_PAGE }: Received<typeof students.list>,
) {
  const { db, caller, now } = context
  const today = now().toISOString().slice(0, 10)
  const found = searchPeople(await selectStudents(db, caller.user.id, { classId, today }), search)
  const ids = found.map(({ id }) => id)
  const stuckOf = await findStuckOfMany(context, ids)
  const all = found.map((row) => withNeeds(row, stuckOf.get(row.id) ?? [], now()))
  const { page, hasMore } = cutPage(arrangeStudents(all, order), after, Math.min(limit, STUDENTS_PER_PAGE))
  const shown = page.map(({ id }) => id)
  const totals = await selectTotals(db, shown)
  const work = await readStudentWork(db, { teacherId: caller.user.id, pupilIds: shown }, now())
  await recordReadings(context, students.list, shown)
  return {
    students: page.map((student) => toSummary(student, totals.get(student.id), work.get(student.id))),
    hasMore,
    total: all.length,
    needingHelp: all.filter(({ needs }) => needs.length > 0).length,
    classes: await selectClasses(db, caller.user.id),
  }
}
