import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow, updateRow } from '../../db/rows.ts'
import { learningGoals } from '../../db/schema/accounts/onboarding.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { lessonVisits, userProgress } from '../../db/schema/learning/progress.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import type { Learner } from '../../domain/learner.ts'
import { isForRole, isOfferedTo } from '../../domain/lessons/lessons-of-grade.ts'
import { pick } from '../../platform/pick.ts'

export type ProgressRow = typeof userProgress.$inferSelect
export type GoalRow = typeof learningGoals.$inferSelect

export function selectRecords(db: Database, userId: number): Promise<ProgressRow[]> {
  return db
    .select()
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .orderBy(desc(userProgress.lastAccessed), desc(userProgress.id))
}

export const selectRecord = (db: Database, userId: number, lessonId: number) =>
  selectRow(db, userProgress, and(eq(userProgress.userId, userId), eq(userProgress.lessonId, lessonId)))

export const selectLesson = (db: Database, lessonId: number) =>
  selectRow(db, lessons, eq(lessons.id, lessonId), pick(lessons, 'subjectId', 'duration'))

/** Takes the visit's running total over and answers how many seconds are new. */
export async function addVisitSeconds(
  db: Database,
  visit: { userId: number; lessonId: number; visitId: string; seconds: number; at: Date },
): Promise<number> {
  const { userId, lessonId, visitId, seconds, at } = visit
  const isThisVisit = and(eq(lessonVisits.userId, userId), eq(lessonVisits.visitId, visitId))
  const before = await selectRow(db, lessonVisits, isThisVisit, { seconds: lessonVisits.seconds })
  if (!before) {
    await db.insert(lessonVisits).values({ userId, lessonId, visitId, seconds, updatedAt: at })
    return seconds
  }
  if (seconds <= before.seconds) return 0
  await db.update(lessonVisits).set({ seconds, updatedAt: at }).where(isThisVisit)
  return seconds - before.seconds
}

export async function upsertRecord(db: Database, row: Omit<typeof userProgress.$inferInsert, 'id'>) {
  const { userId: _userId, lessonId: _lessonId, ...change } = row
  const [saved] = await db
    .insert(userProgress)
    .values(row)
    .onConflictDoUpdate({ target: [userProgress.userId, userProgress.lessonId], set: change })
    .returning()
  if (!saved) throw new Error('upsert returned no row')
  return saved
}

/**
 * Subjects with lessons for the learner, or with something the learner has done. Lessons of other grades, which a
 * prerequisite or last year brought, count among all lessons once they are completed.
 */
export function selectSubjectTotals(db: Database, learner: Learner) {
  const isOwn = and(isOfferedTo(learner.grade), isForRole(learner.role))
  return db
    .select({
      subjectId: subjects.id,
      subjectName: subjects.name,
      subjectIcon: subjects.icon,
      totalLessons:
        sql<number>`count(*) filter (where ${or(isOwn, eq(userProgress.completed, true))})`.mapWith(Number),
      completedLessons: sql<number>`count(*) filter (where ${userProgress.completed})`.mapWith(Number),
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(userProgress, and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, learner.id)))
    .where(or(isOwn, isNotNull(userProgress.id)))
    .groupBy(subjects.id)
    .orderBy(subjects.name)
}

export function selectSubjectDays(db: Database, userId: number, since: string) {
  return db
    .select()
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), sql`${learningDays.day} >= ${since}`))
    .orderBy(desc(learningDays.day))
}

export function selectGoals(db: Database, userId: number): Promise<GoalRow[]> {
  return db
    .select()
    .from(learningGoals)
    .where(and(eq(learningGoals.userId, userId), eq(learningGoals.isActive, true)))
    .orderBy(learningGoals.priority, learningGoals.id)
    .limit(50)
}

export const insertGoal = (db: Database, goal: typeof learningGoals.$inferInsert) =>
  insertRow(db, learningGoals, goal)

export const updateGoal = (
  db: Database,
  userId: number,
  goalId: number,
  change: Partial<typeof learningGoals.$inferInsert>,
) => updateRow(db, learningGoals, change, and(eq(learningGoals.id, goalId), eq(learningGoals.userId, userId)))
