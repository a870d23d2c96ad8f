import type { OutputOf } from '#contract/endpoint.ts'
import { type students as endpoints, STUDENTS_PER_PAGE, students } from '#contract/teaching/students.ts'
import { readPupilSums } from '../../domain/classroom/class-figures.ts'
import { findStuckOfMany } from '../../domain/next-steps/find-stuck-of-many.ts'
import { searchPeople } from '../../domain/search-people.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { arrangePupils, cutPage } from './arrange-pupils.ts'
import { selectClasses, selectPupils, selectTotals } from './students.queries.ts'
import { toSummary, withNeeds } from './to-summary.ts'

type Wanted = Received<typeof endpoints.list>

/** Who needs a hand is known only of all together, so the order is made here; figures are read for the page alone. */
export async function listStudents(
  context: CallerContext,
  { classId, search = '', order, after, limit = STUDENTS_PER_PAGE }: Wanted,
): Promise<OutputOf<typeof students.list>> {
  const { db, caller, now, requestId } = context
  const today = now().toISOString().slice(0, 10)
  const found = searchPeople(await selectPupils(db, caller.user.id, { classId, today }), search)
  const stuckOf = await findStuckOfMany(
    context,
    found.map(({ id }) => id),
  )
  const pupils = found.map((row) => withNeeds(row, stuckOf.get(row.id) ?? [], now()))
  const { page, hasMore } = cutPage(arrangePupils(pupils, order), after, Math.min(limit, STUDENTS_PER_PAGE))
  const shown = page.map(({ id }) => id)
  const totals = await selectTotals(db, shown)
  const sums = await readPupilSums(db, caller.user.id, shown, now())
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint: students.list,
    personIds: shown,
    requestId,
  })
  return {
    students: page.map((pupil) => toSummary(pupil, totals.get(pupil.id), sums.get(pupil.id))),
    hasMore,
    total: pupils.length,
    needingHelp: pupils.filter(({ needs }) => needs.length > 0).length,
    classes: await selectClasses(db, caller.user.id),
  }
}
