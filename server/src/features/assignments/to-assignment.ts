import type { Assignment, AssignmentSummary, WorkCounts } from '#contract/teaching/assignments.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { selectAssignment, selectAssignments } from './assignments.queries.ts'

type SummaryRow = Awaited<ReturnType<typeof selectAssignments>>[number]
type Found = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>

export const NOBODY: WorkCounts = { given: 0, handedIn: 0, toGrade: 0, graded: 0 }

export function toSummary(
  { dueDate, assignedDate, ...row }: SummaryRow,
  counts: WorkCounts = NOBODY,
): AssignmentSummary {
  return {
    ...row,
    dueDate: dueDate?.toISOString() ?? null,
    assignedDate: assignedDate.toISOString(),
    counts,
  }
}

export function toAssignment(found: Found, counts: WorkCounts = NOBODY): Assignment {
  const { assignment: row, className, lessonTitle, quizTitle, groupName, studentIds } = found
  const { teacherId: _, deletedAt: __, createdAt, updatedAt, dueDate, assignedDate, skills, ...rest } = row
  return {
    ...rest,
    className,
    dueDate: dueDate?.toISOString() ?? null,
    assignedDate: assignedDate.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    counts,
    lesson: row.lessonId === null ? null : { id: row.lessonId, title: lessonTitle ?? '' },
    quiz: row.quizId === null ? null : { id: row.quizId, title: quizTitle ?? '' },
    skills: skills.map((code) => ({ code, name: nameOfSkill(code) })),
    groupName,
    studentIds,
  }
}
