import { type GradebookPupil, NOT_GIVEN, STATE_LETTERS } from '#contract/teaching/gradebook.ts'
import { findWorkState } from '#engines/assignments/index.ts'
import type { BookPupil, BookWork, GivenOut } from './gradebook.queries.ts'

const STATUSES = { s: 'submitted', g: 'graded', r: 'returned', u: 'graded' } as const

/** The line of one pupil: what of each assignment is there, in the order of the assignments. */
export function fillCells(
  pupil: BookPupil,
  given: readonly GivenOut[],
  work: readonly BookWork[],
  groupIds: readonly number[],
  now: Date,
): GradebookPupil {
  const { id, firstName, lastName, enrolledAt } = pupil
  const [named, excused] = [new Set(pupil.named), new Set(pupil.excused)]
  const workOf = new Map(work.map((done) => [done.assignmentId, done]))
  let states = ''
  const grades: (number | null)[] = []
  const versions: number[] = []
  for (const assignment of given) {
    const done = workOf.get(assignment.id)
    const isGiven = done !== undefined || isFor(assignment, groupIds, named)
    grades.push(done?.grade ?? null)
    versions.push(done?.version ?? 0)
    if (!isGiven) {
      states += NOT_GIVEN
      continue
    }
    const isExcused = excused.has(assignment.id)
    const submission = done
      ? { status: STATUSES[done.letter as keyof typeof STATUSES], isUnderWay: done.letter === 'u' }
      : null
    const state = findWorkState({ dueDate: assignment.dueDate, enrolledAt, isExcused, submission }, now)
    const letter = STATE_LETTERS[state]
    states += done?.isLate ? letter.toUpperCase() : letter
  }
  return { id, firstName, lastName, groupIds: [...groupIds], states, grades, versions }
}

function isFor({ id, audience, groupId }: GivenOut, groupIds: readonly number[], named: ReadonlySet<number>) {
  if (audience === 'class') return true
  return audience === 'group' ? groupId !== null && groupIds.includes(groupId) : named.has(id)
}
