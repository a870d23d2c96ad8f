import type { Gradebook, GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate, listPieces, readPiece, readState } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { findMean, scoreAssignment, scoreStudent, toPercent } from '#engines/record/index.ts'
import { foldText } from '../../ui/format/fold-text.ts'

export type BookSort = { by: 'name' | 'average'; isDescending: boolean }
export type BookView = {
  search: string
  groupId: number | null
  /** Students with at least one piece of work in this state. */
  state: WorkState | null
  isMissingZero: boolean
  sort: BookSort
}
export const WHOLE_BOOK: BookView = {
  search: '',
  groupId: null,
  state: null,
  isMissingZero: false,
  sort: { by: 'name', isDescending: false },
}

export type BookRow = { student: GradebookStudent; average: number | null }
export type Book = ReturnType<typeof arrangeBook>

/** What is shown of a gradebook. The server sends it by name, so only other orders are made here. */
export function arrangeBook({ assignments, pupils }: Gradebook, view: BookView) {
  const missingCounts = view.isMissingZero ? 'zero' : 'leave_out'
  const students = pupils.filter((student) => isWanted(student, view))
  const scores = students.map((student) => scoreStudent(listPieces(student, assignments), missingCounts))
  const rows = students.map((student, place) => ({ student, average: toPercent(scores[place] ?? null) }))
  return {
    rows: arrangeRows(rows, view.sort),
    /** Of each assignment, over the students that are shown. */
    averages: assignments.map((assignment, place) =>
      toPercent(
        scoreAssignment(
          students.map((student) => readPiece(student, assignment, place)),
          missingCounts,
        ),
      ),
    ),
    classAverage: toPercent(findMean(scores)),
  }
}

function isWanted(student: GradebookStudent, { search, groupId, state }: BookView): boolean {
  if (groupId !== null && !student.groupIds.includes(groupId)) return false
  if (state !== null && ![...student.states].some((_, place) => readState(student, place) === state))
    return false
  const name = foldText(`${student.firstName} ${student.lastName}`)
  return foldText(search)
    .split(/\s+/)
    .every((word) => name.includes(word))
}

/** Who has no average stands last in both directions. */
function arrangeRows(rows: readonly BookRow[], { by, isDescending }: BookSort): BookRow[] {
  const sign = isDescending ? -1 : 1
  if (by === 'name') return isDescending ? rows.toReversed() : [...rows]
  return rows.toSorted((a, b) =>
    a.average === null || b.average === null
      ? Number(a.average === null) - Number(b.average === null)
      : sign * (a.average - b.average),
  )
}

/**
 * Where a rubric or lateness has a say, a bare number would pass it over: there the work is opened. A lesson takes no points.
 */
export function canEditInPlace(
  { kind, hasRubric, latePolicy }: GradebookAssignment,
  student: Pick<GradebookStudent, 'states'>,
  place: number,
): boolean {
  if (readState(student, place) === null || hasRubric || kind === 'lesson') return false
  return latePolicy !== 'deduct' || !isLate(student, place)
}
