import { queryOptions } from '@tanstack/react-query'
import {
  type Gradebook,
  type GradebookStudent,
  gradebook,
  STATE_LETTERS,
} from '#contract/teaching/gradebook.ts'
import { isLate } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { call } from '../../api/call.ts'

export const gradebookQuery = (classId: number) =>
  queryOptions({
    queryKey: ['assignments', 'gradebook', classId],
    queryFn: ({ signal }) => call(gradebook.read, { id: classId }, { signal }),
    staleTime: 30_000,
  })

export const standardsQuery = (classId: number, subject: string | null) =>
  queryOptions({
    queryKey: ['standards', classId, subject],
    queryFn: ({ signal }) =>
      call(gradebook.standards, { id: classId, ...(subject !== null && { subject }) }, { signal }),
    staleTime: 30_000,
  })

export type Entry = { grade: number | null; version: number; letter: string }

/** What stands in one cell of the whole book; null where the student or assignment is gone. */
export function readEntry(book: Gradebook, studentId: number, assignmentId: number): Entry | null {
  const place = book.assignments.findIndex(({ id }) => id === assignmentId)
  const student = book.pupils.find(({ id }) => id === studentId)
  if (place < 0 || !student) return null
  const [grade = null, version = 0] = [student.grades[place], student.versions[place]]
  return { grade, version, letter: student.states[place] ?? '' }
}

/** The same book with other points in some cells, as they will stand once they are saved. */
export function overlayPoints(book: Gradebook, points: ReadonlyMap<string, number | null>): Gradebook {
  if (points.size === 0) return book
  const placeOf = new Map(book.assignments.map(({ id }, place) => [id, place]))
  const entries = [...points].map(([key, grade]) => {
    const [studentId, assignmentId] = key.split(' ').map(Number)
    return { studentId, place: placeOf.get(assignmentId ?? 0), grade }
  })
  return {
    ...book,
    pupils: book.pupils.map((student) =>
      entries
        .filter(({ studentId }) => studentId === student.id)
        .reduce(
          (line, { place, grade }) => (place === undefined ? line : replaceCell(line, place, grade)),
          student,
        ),
    ),
  }
}

export function writeState(state: WorkState, isLateWork: boolean): string {
  return isLateWork ? STATE_LETTERS[state].toUpperCase() : STATE_LETTERS[state]
}

export function replaceCell(
  student: GradebookStudent,
  place: number,
  grade: number | null,
  letter = writeState(grade === null ? 'handedIn' : 'graded', isLate(student, place)),
): GradebookStudent {
  return {
    ...student,
    states: student.states.slice(0, place) + letter + student.states.slice(place + 1),
    grades: student.grades.with(place, grade),
  }
}
