import { and, arrayContains, eq, getTableColumns, isNull, lte, or, type SQL } from 'drizzle-orm'
import { gradeShare, isTooLate, type WorkShare } from '#engines/assignments/index.ts'
import type { Database } from '../../db/database.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { lockUser } from '../lock-user.ts'
import { isInActiveClass, isInAudience } from './given-work.ts'
import { keepVersion } from './keep-version.ts'
import { measureDeck, measurePractice, sumShares } from './measure-work.ts'

/** What a learner has just done in the product. */
export type Done =
  | { kind: 'lesson'; lessonId: number }
  | { kind: 'quiz'; quizId: number; score: number; maxScore: number }
  | { kind: 'practice'; skill: string }
  | { kind: 'flashcards'; assignmentId: number }

type Open = Awaited<ReturnType<typeof selectOpenWork>>[number]

/**
 * Turns in and grades what a learner did where a class gave it to them, in the transaction that stores it. Who has no such
 * work pays one statement. A grade rises by what the product sees and never falls; a teacher's own is left alone.
 */
export async function recordWork(
  { db, presence, afterCommit }: Pick<Context, 'db' | 'presence' | 'afterCommit'>,
  studentId: number,
  done: Done,
  at: Date,
): Promise<void> {
  for (const work of await selectOpenWork(db, studentId, done, at)) {
    const { assignment, submission } = work
    const isReturned = submission?.status === 'returned'
    if (isTooLate(assignment, at) && !isReturned) continue
    const isTeachers = submission?.status === 'graded' && submission.gradedBy !== null
    if (isTeachers || !(await saveShare(db, studentId, work, await measure(db, studentId, work, done), at)))
      continue
    afterCommit(() => presence.tell([studentId, assignment.teacherId], { type: 'assignments' }))
  }
}

/** Answers whether anything changed. */
async function saveShare(
  db: Database,
  studentId: number,
  { assignment, submission }: Open,
  share: WorkShare,
  at: Date,
): Promise<boolean> {
  if (share.done === 0 && assignment.kind !== 'quiz') return false
  const graded = {
    ...gradeShare(share, assignment, at),
    status: 'graded' as const,
    isAutomatic: true,
    submittedAt: at,
    gradedAt: at,
    gradedBy: null,
  }
  if (!submission) {
    const values = { assignmentId: assignment.id, studentId, ...graded }
    await db.insert(assignmentSubmissions).values(values).onConflictDoNothing()
    return true
  }
  const isLocked = await lockVersion(db, submission)
  // Whoever graded it meanwhile has the last word.
  if (!isLocked) return false
  const isBetter = submission.grade === null || graded.grade > submission.grade
  if (submission.status === 'graded' && !isBetter) return false
  // Practice grows answer by answer: only what somebody wrote or said is worth keeping.
  if (submission.status !== 'graded') await keepVersion(db, submission, at)
  await db
    .update(assignmentSubmissions)
    .set({ ...graded, version: submission.version + 1 })
    .where(eq(assignmentSubmissions.id, submission.id))
  return true
}

async function lockVersion(db: Database, { id, version }: { id: number; version: number }): Promise<boolean> {
  const rows = await db
    .select({ id: assignmentSubmissions.id })
    .from(assignmentSubmissions)
    .where(and(eq(assignmentSubmissions.id, id), eq(assignmentSubmissions.version, version)))
    .for('update')
  return rows.length > 0
}

async function measure(db: Database, studentId: number, { assignment }: Open, done: Done) {
  if (done.kind === 'lesson') return { done: 1, wanted: 1 }
  if (done.kind === 'quiz') return { done: done.score, wanted: done.maxScore }
  if (done.kind === 'practice') return sumShares((await measurePractice(db, studentId, assignment)).values())
  // Two cards rated at once must not each miss the other.
  await lockUser(db, studentId)
  const { rated } = await measureDeck(db, studentId, assignment.id)
  return { done: Math.min(rated, assignment.deck.length), wanted: assignment.deck.length }
}

export function selectOpenWork(db: Database, studentId: number, done: Done, at: Date) {
  return db
    .select({ assignment: getTableColumns(assignments), submission: getTableColumns(assignmentSubmissions) })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(
      assignmentSubmissions,
      and(
        eq(assignmentSubmissions.assignmentId, assignments.id),
        eq(assignmentSubmissions.studentId, studentId),
      ),
    )
    .where(
      and(
        isInActiveClass(studentId),
        isNull(assignments.deletedAt),
        eq(assignments.kind, done.kind),
        isAbout(done),
        lte(assignments.assignedDate, at),
        // Who was asked to do it again may, also after the others are done.
        or(
          eq(assignments.status, 'active'),
          and(eq(assignments.status, 'closed'), eq(assignmentSubmissions.status, 'returned')),
        ),
        isInAudience(db, studentId),
      ),
    )
}

function isAbout(done: Done): SQL | undefined {
  if (done.kind === 'lesson') return eq(assignments.lessonId, done.lessonId)
  if (done.kind === 'quiz') return eq(assignments.quizId, done.quizId)
  if (done.kind === 'practice') return arrayContains(assignments.skills, [done.skill])
  return eq(assignments.id, done.assignmentId)
}
