import type { MyAssignment, MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { findWorkState, isTooLate, isUnderWay, type WorkShare } from '#engines/assignments/index.ts'
import type { assignmentSubmissions } from '../../db/schema/teaching/assignments.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { pick } from '../../platform/pick.ts'
import type { ListedRow, OwnRow } from './my-assignments.queries.ts'

type Submission = typeof assignmentSubmissions.$inferSelect
type Assigned = Pick<ListedRow, 'kind' | 'points' | 'dueDate'>

export function toMyAssignment(row: ListedRow, now: Date): MyAssignment {
  const { enrolledAt, isExcused, isOpen: _, submission, dueDate, assignedDate, ...rest } = row
  return {
    ...rest,
    dueDate: dueDate?.toISOString() ?? null,
    assignedDate: assignedDate.toISOString(),
    state: stateOf(row, { enrolledAt, isExcused, submission }, now),
    submission: submission && toOwnWork(submission),
  }
}

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
function toOwnWork({ id, submittedAt, status, grade, lateDeducted, isAutomatic }: Submission) {
  return {
    id,
    submittedAt: submittedAt.toISOString(),
    status,
    grade: status === 'submitted' ? null : grade,
    lateDeducted: status === 'submitted' ? 0 : lateDeducted,
    isAutomatic,
  }
}

export type Measured = {
  skills: Map<string, WorkShare>
  deck: { tag: string; cards: number; taken: number; rated: number } | null
  share: WorkShare | null
}

export function toPage(row: OwnRow, measured: Measured, readerId: number, now: Date): MyAssignmentPage {
  const { assignment, submission } = row
  const { skills, dueDate, assignedDate, problemsWanted: _, deck: __, ...rest } = assignment
  const { groupId: ___, audience: ____, createdAt: _____, updatedAt: ______, ...shown } = rest
  const own = { enrolledAt: row.enrolledAt ?? assignedDate, isExcused: row.isExcused, submission }
  return {
    ...shown,
    dueDate: dueDate?.toISOString() ?? null,
    assignedDate: assignedDate.toISOString(),
    className: row.className,
    teacherName: row.teacherName,
    lessonId: row.lessonId,
    state: stateOf(assignment, own, now),
    lesson: assignment.lessonId === null ? null : { id: assignment.lessonId, title: row.lessonTitle ?? '' },
    quiz: assignment.quizId === null ? null : { id: assignment.quizId, title: row.quizTitle ?? '' },
    skills: skills.map((code) => ({
      code,
      name: nameOfSkill(code),
      ...(measured.skills.get(code) ?? { done: 0, wanted: 1 }),
    })),
    deck: measured.deck,
    share: measured.share,
    refusal: findRefusal(row, now),
    isPreview: row.teacherId === readerId,
    submission: submission && {
      ...toOwnWork(submission),
      ...pick(submission, 'content', 'attachments', 'feedback', 'version'),
      rubricScores: submission.status === 'submitted' ? {} : submission.rubricScores,
      gradedAt: submission.gradedAt?.toISOString() ?? null,
    },
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
