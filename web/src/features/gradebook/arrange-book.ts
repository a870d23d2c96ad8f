import type { Gradebook, GradebookPupil } from '#contract/teaching/gradebook.ts'
import { listWork, readState } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { averageGrades, averagePercents } from '#engines/grading/index.ts'
import { foldText } from '../../ui/format/fold-text.ts'

export type BookSort = { by: 'name' | 'average'; isDescending: boolean }
export type BookView = {
  search: string
  groupId: number | null
  /** Pupils with at least one piece of work in this state. */
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

export type BookRow = { pupil: GradebookPupil; average: number | null }
export type Book = {
  rows: BookRow[]
  /** Of each assignment, over the pupils that are shown. */
  averages: (number | null)[]
  classAverage: number | null
}

/** What is shown of a gradebook. The server sends it by name, so only other orders are made here. */
export function arrangeBook({ assignments, pupils }: Gradebook, view: BookView): Book {
  const { isMissingZero, sort } = view
  const rows = pupils
    .filter((pupil) => isWanted(pupil, view))
    .map((pupil) => ({ pupil, average: averageGrades(listWork(pupil, assignments), { isMissingZero }) }))
  return {
    rows: arrangeRows(rows, sort),
    averages: assignments.map(({ points }, place) =>
      averageGrades(
        rows.map(({ pupil }) => ({
          state: readState(pupil, place),
          grade: pupil.grades[place] ?? null,
          points,
        })),
        { isMissingZero },
      ),
    ),
    classAverage: averagePercents(rows.map(({ average }) => average)),
  }
}

function isWanted(pupil: GradebookPupil, { search, groupId, state }: BookView): boolean {
  if (groupId !== null && !pupil.groupIds.includes(groupId)) return false
  if (state !== null && ![...pupil.states].some((_, place) => readState(pupil, place) === state)) return false
  const name = foldText(`${pupil.firstName} ${pupil.lastName}`)
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
