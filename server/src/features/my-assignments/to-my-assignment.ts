import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { findWorkState, isTooLate, isUnderWay, type WorkShare } from '#engines/assignments/index.ts'
import type { assignmentSubmissions } from '../../db/schema/teaching/assignments.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { ListedRow, OwnRow } from './my-assignments.queries.ts'

type Submission = typeof assignmentSubmissions.$inferSelect
type Assigned = Pick<ListedRow, 'kind' | 'points' | 'dueDate'>

export const toMyAssignment = (row: ListedRow, now: Date) => ({
  ...row,
  state: stateOf(row, row, now),
  submission: row.submission && toOwnWork(row.submission),
})

function stateOf(
  assigned: Assigned,
  own: { enrolledAt: Date; isExcused: boolean; submission: Submission | null },
  now: Date,
) {
  const { enrolledAt, isExcused, submission } = own
  return findWorkState(
    {
      dueDate: assigned.dueDate,
      enrolledAt,
      isExcused,
      submission: submission && {
        status: submission.status,
        isUnderWay: isUnderWay({ ...submission, kind: assigned.kind, points: assigned.points }),
      },
    },
    now,
  )
}

/** A grade that the teacher noted without giving the work back or out is not yet the student's to see. */
const toOwnWork = (submission: Submission) => ({
  ...submission,
  ...(submission.status === 'submitted' && { grade: null, lateDeducted: 0, rubricScores: {} }),
})

export type Measured = {
  skills: Map<string, WorkShare>
  deck: { tag: string; cards: number; taken: number; rated: number } | null
  share: WorkShare | null
}

export function toPage(row: OwnRow, measured: Measured, readerId: number, now: Date) {
  const { assignment, submission } = row
  const own = { ...row, enrolledAt: row.enrolledAt ?? assignment.assignedDate }
  return {
    ...assignment,
    className: row.className,
    teacherName: row.teacherName,
    lessonId: row.lessonId,
    state: stateOf(assignment, own, now),
    lesson: assignment.lessonId === null ? null : { id: assignment.lessonId, title: row.lessonTitle ?? '' },
    quiz: assignment.quizId === null ? null : { id: assignment.quizId, title: row.quizTitle ?? '' },
    skills: assignment.skills.map((code) => ({
      code,
      name: nameOfSkill(code),
      ...(measured.skills.get(code) ?? { done: 0, wanted: 1 }),
    })),
    deck: measured.deck,
    share: measured.share,
    refusal: findRefusal(row, now),
    isPreview: row.teacherId === readerId,
    submission: submission && toOwnWork(submission),
  }
}

/** Why nothing is taken now; work that came back may always be handed in again. */
export function findRefusal(
  { assignment, submission }: Pick<OwnRow, 'assignment' | 'submission'>,
  now: Date,
): MyAssignmentPage['refusal'] {
  if (assignment.status === 'archived') return 'closed'
  if (submission?.status === 'returned') return null
  if (submission?.status === 'graded') return 'graded'
  if (assignment.status !== 'active') return 'closed'
  return isTooLate(assignment, now) ? 'late' : null
}
