import { and, asc, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { selectRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { badges, userBadges } from '../../db/schema/learning/badges.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { pick } from '../../platform/pick.ts'
import { userColumns } from '../../platform/sessions/sessions.ts'

export async function selectLearned(db: Database, userId: number) {
  const total = (column: Parameters<typeof sql>[1]) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number)
  const row = await selectRow(db, learningDays, eq(learningDays.userId, userId), {
    seconds: total(learningDays.seconds),
    lessonsCompleted: total(learningDays.lessonsCompleted),
  })
  return row ?? { seconds: 0, lessonsCompleted: 0 }
}

async function countWhere(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const row = await selectRow(db, table, where, { total: count() })
  return row?.total ?? 0
}

/** What the person has made and earned; deleted things do not count. */
export async function countOwn(db: Database, userId: number) {
  return {
    achievements: await countWhere(db, userBadges, eq(userBadges.userId, userId)),
    totalNotes: await countWhere(
      db,
      userNotes,
      and(eq(userNotes.userId, userId), isNull(userNotes.deletedAt)),
    ),
    totalFlashcards: await countWhere(
      db,
      flashcards,
      and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt)),
    ),
    totalStudyGuides: await countWhere(
      db,
      studyGuides,
      and(eq(studyGuides.userId, userId), isNull(studyGuides.deletedAt)),
    ),
  }
}

export const updateUser = (db: Database, userId: number, change: Partial<typeof users.$inferInsert>) =>
  updateRow(db, users, change, eq(users.id, userId), userColumns)

export async function countActiveClasses(db: Database, teacherId: number): Promise<number> {
  return countWhere(
    db,
    classes,
    and(eq(classes.teacherId, teacherId), eq(classes.isActive, true), isNull(classes.deletedAt)),
  )
}

export function selectBadges(db: Database, userId: number) {
  return db
    .select({
      ...pick(badges, 'id', 'name', 'icon', 'color'),
      dateEarned: userBadges.dateEarned,
    })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(userBadges.dateEarned, badges.id)
}

/** What was done in each subject since a day. */
export function selectSubjectDays(db: Database, userId: number, since: string) {
  const total = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::float8`.mapWith(Number)
  return db
    .select({
      name: subjects.name,
      seconds: total(learningDays.seconds),
      lessonsCompleted: total(learningDays.lessonsCompleted),
    })
    .from(learningDays)
    .innerJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(eq(learningDays.userId, userId), gte(learningDays.day, since)))
    .groupBy(subjects.name)
    .orderBy(asc(subjects.name))
}
