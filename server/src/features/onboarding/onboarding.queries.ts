import { and, asc, eq } from 'drizzle-orm'
import type { LearningPreferences } from '#contract/onboarding/onboarding.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import {
  learningPreferences,
  onboardingAssessments,
  onboardingProgress,
} from '../../db/schema/accounts/onboarding.ts'
import { studyPreferences } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { isForRole, isOfferedTo } from '../../domain/lessons/lessons-of-grade.ts'
import { pick } from '../../platform/pick.ts'

export type ProgressRow = typeof onboardingProgress.$inferSelect
type ProgressChange = Omit<typeof onboardingProgress.$inferInsert, 'id' | 'userId'>

export const selectProgress = (db: Database, userId: number) =>
  selectRow(db, onboardingProgress, eq(onboardingProgress.userId, userId))

export async function saveProgress(db: Database, userId: number, change: ProgressChange) {
  const { startedAt: _startedAt, ...update } = change
  const [row] = await db
    .insert(onboardingProgress)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: onboardingProgress.userId, set: update })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

export async function updateUser(db: Database, userId: number, change: Partial<typeof users.$inferInsert>) {
  await db.update(users).set(change).where(eq(users.id, userId))
}

export async function selectAge(db: Database, userId: number): Promise<number | null> {
  const row = await selectRow(db, users, eq(users.id, userId), pick(users, 'age'))
  return row?.age ?? null
}

export const selectPreferences = (db: Database, userId: number) =>
  selectRow(db, learningPreferences, eq(learningPreferences.userId, userId))

/** Only what was said changes; the rest keeps its value, or the table's default. */
export async function savePreferences(
  db: Database,
  userId: number,
  change: { [Name in keyof LearningPreferences]?: LearningPreferences[Name] | undefined },
  at: Date,
) {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const [row] = await db
    .insert(learningPreferences)
    .values({ userId, ...said })
    .onConflictDoUpdate({ target: learningPreferences.userId, set: { ...said, updatedAt: at } })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

/** The settings hold the same style: one writer keeps the pair in step. */
export async function saveStudyStyle(
  db: Database,
  userId: number,
  explanationStyle: LearningPreferences['preferredExplanationStyle'],
  at: Date,
): Promise<void> {
  await db
    .insert(studyPreferences)
    .values({ userId, explanationStyle })
    .onConflictDoUpdate({ target: studyPreferences.userId, set: { explanationStyle, updatedAt: at } })
}

export const insertAssessment = (db: Database, assessment: typeof onboardingAssessments.$inferInsert) =>
  insertRow(db, onboardingAssessments, assessment)

/** The lessons made for college students, or for professionals, course by course. */
export function selectCourseLessons(db: Database, { grade, role }: { grade: number; role: string }) {
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      subject: subjects.name,
      durationMinutes: lessons.duration,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(
      and(
        isOfferedTo(grade),
        isForRole(role),
        eq(lessons.audience, role === 'college' ? 'college' : 'professional'),
      ),
    )
    .orderBy(asc(subjects.name), asc(lessons.course), asc(lessons.position), asc(lessons.id))
}
