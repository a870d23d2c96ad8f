import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'

export async function selectTotals(db: Database, userId: number, weekStart: string) {
  const total = (column: Parameters<typeof sql>[1]) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number)
  const [row] = await db
    .select({
      lessonsCompleted: total(learningDays.lessonsCompleted),
      lessonsThisWeek:
        sql<number>`coalesce(sum(${learningDays.lessonsCompleted}) filter (where ${learningDays.day} >= ${weekStart}), 0)`.mapWith(
          Number,
        ),
      problemsTried: total(learningDays.problemsTried),
      quizzesTaken: total(learningDays.quizzesTaken),
      quizPercentSum: total(learningDays.quizPercentSum),
    })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
  return (
    row ?? { lessonsCompleted: 0, lessonsThisWeek: 0, problemsTried: 0, quizzesTaken: 0, quizPercentSum: 0 }
  )
}

export async function selectActiveDays(db: Database, userId: number, since: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: learningDays.day })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), gte(learningDays.day, since)))
  return rows.map(({ day }) => day)
}

/** The lesson opened last and not completed. */
export async function selectContinueLesson(db: Database, userId: number) {
  const [row] = await db
    .select({ id: lessons.id, title: lessons.title, subjectId: lessons.subjectId })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(and(eq(userProgress.userId, userId), eq(userProgress.completed, false), isNull(lessons.retiredAt)))
    .orderBy(desc(userProgress.lastAccessed))
    .limit(1)
  return row
}

/** Which strand of English a skill belongs to, as its lessons say. */
export async function selectStrands(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ strand: lessons.strand, outline: lessons.outline })
    .from(lessons)
    .where(and(isNotNull(lessons.strand), isNull(lessons.retiredAt)))
  return new Map(
    rows.flatMap(({ strand, outline }) =>
      (outline?.skills ?? []).map((skill): [string, string] => [skill, strand ?? '']),
    ),
  )
}
