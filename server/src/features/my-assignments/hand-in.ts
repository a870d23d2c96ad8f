import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import type { Attachment } from '#contract/classroom/work.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { attachFiles } from '../../domain/classroom/attached-files.ts'
import { keepVersion } from '../../domain/classroom/keep-version.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { insertSubmission, lockSubmission, updateSubmission } from './my-assignments.queries.ts'
import { findMyAssignment, readMyAssignment } from './read-my-assignment.ts'
import { findRefusal } from './to-my-assignment.ts'

const REFUSALS: Record<NonNullable<MyAssignmentPage['refusal']>, PlainReason> = {
  closed: 'assignmentClosed',
  late: 'assignmentOverdue',
  graded: 'workAlreadyGraded',
}

type Sent = { id: number; content: string | null; attachments: Attachment[] }

/** Load, decide, save. What was handed in before is kept beside it. */
export async function handIn(context: CallerContext, sent: Sent) {
  const { db, caller, now, presence, afterCommit } = context
  const studentId = caller.user.id
  await lockUser(db, studentId)
  // A grade that is being given and a new version must not miss each other.
  const stored = await lockSubmission(db, sent.id, studentId)
  const found = await findMyAssignment(context, sent.id)
  if (found.teacherId === studentId) throw new AppError('not_found', 'assignmentNotFound')
  const at = now()
  const refusal = findRefusal({ ...found, submission: stored ?? null }, at)
  if (refusal) throw new AppError('conflict', REFUSALS[refusal])
  const place = { ownerId: studentId, classId: found.assignment.classId, isForClass: false }
  const handed = {
    content: sent.content?.trim() ? sent.content : null,
    attachments: await attachFiles(context, place, sent.attachments),
    submittedAt: at,
    status: 'submitted' as const,
    isAutomatic: false,
    // What was said about the work before stays with it; what it was worth is asked anew.
    grade: null,
    lateDeducted: 0,
    rubricScores: {},
    gradedBy: null,
    gradedAt: null,
  }
  if (!stored) {
    await insertSubmission(db, { assignmentId: sent.id, studentId, ...handed })
  } else {
    await keepVersion(db, stored, at)
    await updateSubmission(db, stored.id, { ...handed, version: stored.version + 1 })
  }
  afterCommit(() => presence.tell([studentId, found.teacherId], { type: 'assignments' }))
  return readMyAssignment(context, sent.id)
}
