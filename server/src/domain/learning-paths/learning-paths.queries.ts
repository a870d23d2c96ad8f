import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { learningPaths } from '../../db/schema/accounts/onboarding.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'

export type PathRow = typeof learningPaths.$inferSelect
type NewPath = typeof learningPaths.$inferInsert

/** Old paths are kept, but nobody reads through all of them. */
const MOST_PATHS = 50

export async function replacePath(db: Database, path: NewPath): Promise<void> {
  await leavePath(db, path.userId, path.subject)
  await db.insert(learningPaths).values(path)
}

/** It is kept, but no longer followed. */
export async function leavePath(db: Database, userId: number, subject: string): Promise<void> {
  await db
    .update(learningPaths)
    .set({ isActive: false })
    .where(
      and(
        eq(learningPaths.userId, userId),
        eq(learningPaths.isActive, true),
        eq(learningPaths.subject, subject),
      ),
    )
}

/** Those that are followed first, then the newest. */
export function selectPaths(db: Database, userId: number): Promise<PathRow[]> {
  return db
    .select()
    .from(learningPaths)
    .where(eq(learningPaths.userId, userId))
    .orderBy(desc(learningPaths.isActive), desc(learningPaths.createdAt), desc(learningPaths.id))
    .limit(MOST_PATHS)
}

export function selectLevels(db: Database, userId: number, skills: string[]) {
  return db
    .select({ skill: skillStates.skill, level: skillStates.level })
    .from(skillStates)
    .where(and(eq(skillStates.userId, userId), inArray(skillStates.skill, skills)))
}

export async function selectCompletedLessons(db: Database, userId: number, lessonIds: number[]) {
  const rows = await db
    .select({ id: userProgress.lessonId })
    .from(userProgress)
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.completed, true),
        inArray(userProgress.lessonId, lessonIds),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Subjects in which a path is being followed. */
export async function selectPathSubjects(db: Database, userId: number): Promise<Set<string>> {
  const rows = await db
    .select({ subject: learningPaths.subject })
    .from(learningPaths)
    .where(and(eq(learningPaths.userId, userId), eq(learningPaths.isActive, true)))
  return new Set(rows.map(({ subject }) => subject))
}

export async function insertPaths(db: Database, paths: NewPath[]): Promise<void> {
  if (paths.length > 0) await db.insert(learningPaths).values(paths)
}
