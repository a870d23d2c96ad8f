import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { canEditInPlace } from '../arrange-book.ts'
import { isPossible, readPoints, readTable } from './read-points.ts'

export type PointsChange = { studentId: number; assignmentId: number; points: number | null }
type Target = {
  students: readonly GradebookStudent[]
  assignments: readonly GradebookAssignment[]
  row: number
  place: number
}

/**
 * What a table from a spreadsheet says, from one cell on to the right and down. Empty cells change nothing; what cannot be
 * entered is counted, never guessed.
 */
export function readPasted(text: string, { students, assignments, row, place }: Target) {
  const changes: PointsChange[] = []
  let refused = 0
  for (const [down, line] of readTable(text).entries())
    for (const [right, cell] of line.entries()) {
      const points = readPoints(cell)
      if (points === null) continue
      const [student, assignment] = [students[row + down], assignments[place + right]]
      const fits =
        student &&
        assignment &&
        isPossible(points, assignment.points) &&
        canEditInPlace(assignment, student, place + right)
      if (!fits) refused++
      else if (student.grades[place + right] !== points)
        changes.push({ studentId: student.id, assignmentId: assignment.id, points })
    }
  return { changes, refused }
}
