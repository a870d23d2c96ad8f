import type { Gradebook, GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate, listBookPieces, readPiece, readState } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { type BookScore, findBand, isInTerm, scoreBook } from '#engines/gradebook/index.ts'
import { findMean, scoreAssignment, toPercent } from '#engines/record/index.ts'
import { foldText } from '../../ui/format/fold-text.ts'

export type BookSort = { by: 'name' | 'average'; isDescending: boolean }
export type BookView = {
  search: string
  groupId: number | null
  /** Students with at least one piece of work in this state. */
  state: WorkState | null
  /** The name of a term; null for everything. */
  term: string | null
  sort: BookSort
}
export const WHOLE_BOOK: BookView = {
  search: '',
  groupId: null,
  state: null,
  term: null,
  sort: { by: 'name', isDescending: false },
}

export type BookRow = {
  student: GradebookStudent
  score: BookScore
  average: number | null
  band: string | null
}
export type Book = ReturnType<typeof arrangeBook>

/** The assignments of one term, and what of each student belongs to them. */
export function cutToTerm(book: Gradebook, name: string | null): Gradebook {
  const term = book.terms.find((one) => one.name === name)
  if (!term) return book
  const places = book.assignments.flatMap(({ day }, place) => (isInTerm(term, day) ? [place] : []))
  const cut = <Item>(items: readonly Item[]) => places.flatMap((place) => items[place] ?? [])
  return {
    ...book,
    assignments: cut(book.assignments),
    pupils: book.pupils.map((student) => ({
      ...student,
      states: places.map((place) => student.states[place]).join(''),
      grades: places.map((place) => student.grades[place] ?? null),
      versions: cut(student.versions),
    })),
  }
}

/** What is shown of a gradebook. The server sends it by name, so only other orders are made here. */
export function arrangeBook({ assignments, pupils, rules }: Gradebook, view: BookView) {
  const rows = pupils
    .filter((student) => isWanted(student, view))
    .map((student) => {
      const score = scoreBook(listBookPieces(student, assignments), rules)
      return { student, score, average: toPercent(score.score), band: findBand(score.score, rules.scale) }
    })
  return {
    rows: arrangeRows(rows, view.sort),
    /** Of each assignment, over the students that are shown. */
    averages: assignments.map((assignment, place) =>
      toPercent(
        scoreAssignment(
          rows.map(({ student }) => readPiece(student, assignment, place)),
          rules.missingCounts,
        ),
      ),
    ),
    classAverage: toPercent(findMean(rows.map(({ score }) => score.score))),
  }
}

function isWanted(student: GradebookStudent, { search, groupId, state }: BookView): boolean {
  if (groupId !== null && !student.groupIds.includes(groupId)) return false
  if (state !== null && ![...student.states].some((_, place) => readState(student, place) === state))
    return false
  const name = foldText(`${student.firstName} ${student.lastName} ${student.username}`)
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

type Editable = Pick<GradebookAssignment, 'kind' | 'hasRubric' | 'latePolicy'>

/**
 * Where a rubric or lateness has a say, a bare number would pass it over: there the work is opened. A lesson takes no points.
 */
export function canEditInPlace(
  { kind, hasRubric, latePolicy }: Editable,
  student: Pick<GradebookStudent, 'states'>,
  place: number,
): boolean {
  if (readState(student, place) === null || hasRubric || kind === 'lesson') return false
  return latePolicy !== 'deduct' || !isLate(student, place)
}
