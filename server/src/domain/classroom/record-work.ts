import { and, arrayContains, eq, getTableColumns, isNull, lte, or, type SQL } from 'drizzle-orm'
import { gradeShare, isTooLate } from '#engines/assignments/index.ts'
import type { Database } from '../../db/database.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { lockUser } from '../lock-user.ts'
import { isInActiveClass, isInAudience } from './given-work.ts'
import { keepVersion } from './keep-version.ts'
import { measureDeck, measurePractice, sumShares } from './measure-work.ts'
import { isOtherScore, scoreQuizWork } from './score-quiz-work.ts'

/** What a learner has just done in the product. */
export type Done =
  | { kind: 'lesson'; lessonId: number }
  | { kind: 'quiz'; quizId: number }
  | { kind: 'practice'; skill: string }
  | { kind: 'flashcards'; assignmentId: number }

type Open = Awaited<ReturnType<typeof selectOpenWork>>[number]
type Submission = NonNullable<Open['submission']>
type Scored = { grade: number | null; lateDeducted: number; attempts: number; at: Date }

/**
 * Turns in and grades what a learner did where a class gave it to them, in the transaction that stores it. Who has no such
 * work pays one statement. A teacher's own grade is left alone.
 */
export async function recordWork(
  { db, presence, afterCommit }: Pick<Context, 'db' | 'presence' | 'afterCommit'>,
  studentId: number,
  done: Done,
  at: Date,
): Promise<void> {
  for (const work of await selectOpenWork(db, studentId, done, at)) {
    const { assignment, submission } = work
    if (isTooLate(assignment, at) && submission?.status !== 'returned') continue
    const scored = await scoreWork(db, studentId, work, done, at)
    if (!scored || !(await saveScore(db, studentId, work, scored, at))) continue
    afterCommit(() => presence.tell([studentId, assignment.teacherId], { type: 'assignments' }))
  }
}

/** Null while nothing of it is there. */
async function scoreWork(
  db: Database,
  studentId: number,
  work: Open,
  done: Done,
  at: Date,
): Promise<Scored | null> {
  const { assignment, submission } = work
  // A lesson is completed, not scored.
  if (done.kind === 'lesson') return { grade: null, lateDeducted: 0, attempts: 0, at }
  if (done.kind === 'quiz') {
    const takenAnyway = submission?.status === 'returned' ? at : null
    return scoreQuizWork(db, studentId, assignment, takenAnyway)
  }
  const share =
    done.kind === 'practice'
      ? sumShares((await measurePractice(db, studentId, assignment)).values())
      : await measureCards(db, studentId, assignment)
  return share.done === 0 ? null : { ...gradeShare(share, assignment, at), attempts: 0, at }
}

async function measureCards(db: Database, studentId: number, { id, deck }: Open['assignment']) {
  // Two cards rated at once must not each miss the other.
  await lockUser(db, studentId)
  const { rated } = await measureDeck(db, studentId, id)
  return { done: Math.min(rated, deck.length), wanted: deck.length }
}

/** Answers whether anything changed. */
async function saveScore(
  db: Database,
  studentId: number,
  { assignment, submission }: Open,
  { grade, lateDeducted, attempts, at: scoredAt }: Scored,
  at: Date,
): Promise<boolean> {
  const graded = {
    grade,
    lateDeducted,
    attempts,
    status: 'graded' as const,
    isAutomatic: true,
    submittedAt: scoredAt,
    gradedAt: scoredAt,
    gradedBy: null,
  }
  if (!submission) {
    const values = { assignmentId: assignment.id, studentId, ...graded }
    await db.insert(assignmentSubmissions).values(values).onConflictDoNothing()
    return true
  }
  // Whoever graded it meanwhile has the last word.
  if (!(await lockVersion(db, submission))) return false
  if (!isNews(assignment.kind, submission, graded)) {
    if (attempts === submission.attempts) return false
    await updateSubmission(db, submission.id, { attempts })
    return true
  }
  // Practice grows answer by answer: only what somebody wrote or said is worth keeping.
  if (submission.status !== 'graded') await keepVersion(db, submission, at)
  await updateSubmission(db, submission.id, { ...graded, version: submission.version + 1 })
  return true
}

type Graded = Pick<Submission, 'grade' | 'lateDeducted' | 'submittedAt'>

/** Practice and cards only rise; which attempt at a quiz counts may also be a worse one. */
function isNews(kind: Open['assignment']['kind'], submission: Submission, graded: Graded): boolean {
  if (submission.status !== 'graded') return true
  if (submission.gradedBy !== null) return false
  if (kind === 'quiz') return isOtherScore(submission, graded)
  return graded.grade !== null && (submission.grade === null || graded.grade > submission.grade)
}

async function updateSubmission(db: Database, id: number, change: Partial<Submission>): Promise<void> {
  await db.update(assignmentSubmissions).set(change).where(eq(assignmentSubmissions.id, id))
}

async function lockVersion(db: Database, { id, version }: { id: number; version: number }): Promise<boolean> {
  const rows = await db
    .select({ id: assignmentSubmissions.id })
    .from(assignmentSubmissions)
    .where(and(eq(assignmentSubmissions.id, id), eq(assignmentSubmissions.version, version)))
    .for('update')
  return rows.length > 0
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
