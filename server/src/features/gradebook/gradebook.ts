import type { Endpoint } from '#contract/endpoint.ts'
import { type GradebookStudent, gradebook, NOT_GIVEN, STATE_LETTERS } from '#contract/teaching/gradebook.ts'
import { findWorkState } from '#engines/assignments/index.ts'
import { dayIn } from '#engines/days/index.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { UNTOUCHED } from '../../domain/classroom/grading-rules.ts'
import { readSchool } from '../../domain/school/school.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  type BookStudent,
  type BookWork,
  type GivenOut,
  selectClass,
  selectStudents,
  selectWork,
} from './gradebook.queries.ts'

const STATUSES = { s: 'submitted', g: 'graded', r: 'returned', u: 'graded' } as const

/** The line of one student: what of each assignment is there, in the order of the assignments. */
function fillCells(
  student: BookStudent,
  given: readonly GivenOut[],
  work: readonly BookWork[],
  groupIds: readonly number[],
  now: Date,
): GradebookStudent {
  const { id, firstName, lastName, username, enrolledAt } = student
  const [named, excused] = [new Set(student.named), new Set(student.excused)]
  const workOf = new Map(work.map((done) => [done.assignmentId, done]))
  let states = ''
  const grades: (number | null)[] = []
  const versions: number[] = []
  const attempts: Record<string, number> = {}
  const commented: number[] = []
  for (const assignment of given) {
    const done = workOf.get(assignment.id)
    const isGiven = done !== undefined || isFor(assignment, groupIds, named)
    grades.push(done?.grade ?? null)
    versions.push(done?.version ?? 0)
    if (done && done.attempts > 1) attempts[assignment.id] = done.attempts
    if (done?.hasComment) commented.push(assignment.id)
    if (!isGiven) {
      states += NOT_GIVEN
      continue
    }
    const isExcused = excused.has(assignment.id)
    const submission = done
      ? { status: STATUSES[done.letter as keyof typeof STATUSES], isUnderWay: done.letter === 'u' }
      : null
    const { status, dueDate } = assignment
    const state = findWorkState({ status, dueDate, enrolledAt, isExcused, submission }, now)
    const letter = STATE_LETTERS[state]
    states += done?.isLate ? letter.toUpperCase() : letter
  }
  return {
    id,
    firstName,
    lastName,
    username,
    groupIds: [...groupIds],
    states,
    grades,
    versions,
    attempts,
    commented,
  }
}

function isFor({ id, audience, groupId }: GivenOut, groupIds: readonly number[], named: ReadonlySet<number>) {
  if (audience === 'class') return true
  return audience === 'group' ? groupId !== null && groupIds.includes(groupId) : named.has(id)
}

/** Seven statements whatever the size of the class, the one of the session and the audit among them. */
export async function readGradebook(
  context: CallerContext,
  { id, groupId }: { id: number; groupId?: number | undefined },
  endpoint: Endpoint = gradebook.read,
) {
  const { db, caller, now } = context
  const rows = await selectClass(db, caller.user.id, id)
  const { name, groups, rules } = foundOr404(rows[0], 'classNotFound')
  if (groupId !== undefined)
    foundOr404(
      groups.find((group) => group.id === groupId),
      'groupNotFound',
    )
  const given = rows.flatMap(({ assignment }) => assignment ?? [])
  const school = await readSchool(context)
  const dayOf = ({ dueDate, assignedDate }: GivenOut) => dayIn(school.timeZone, dueDate ?? assignedDate)
  const work = await selectWork(db, id)
  const known = new Set(groups.map((group) => group.id))
  const students = (await selectStudents(db, id))
    .map((student) => ({ student, groupIds: student.groupIds.filter((group) => known.has(group)) }))
    .filter(({ groupIds }) => groupId === undefined || groupIds.includes(groupId))
    .map(({ student, groupIds }) => fillCells(student, given, work.get(student.id) ?? [], groupIds, now()))
    .toSorted(byName)
  const personIds = students.map((student) => student.id)
  await recordReadings(context, endpoint, personIds)
  return {
    classId: id,
    className: name,
    groups,
    rules: rules ?? UNTOUCHED,
    terms: rules?.terms.length
      ? rules.terms
      : school.terms.map(({ name, firstDay, lastDay }) => ({ name, startsOn: firstDay, endsOn: lastDay })),
    assignments: given.map((assignment) => ({ ...assignment, day: dayOf(assignment) })),
    pupils: students,
  }
}
