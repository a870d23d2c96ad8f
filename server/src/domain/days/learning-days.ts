import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'

type Counts = Partial<
  Pick<
    typeof learningDays.$inferInsert,
    'lessonsCompleted' | 'quizzesTaken' | 'problemsTried' | 'cardsReviewed' | 'seconds'
  >
>

/** Adds a learning event to the learner's day. */
export async function addToDay(
  db: Database,
  learner: { id: number; timezone: string },
  subjectId: number,
  at: Date,
  counts: Counts,
): Promise<void> {
  await addingToDay(db, { userId: learner.id, day: dayIn(learner.timezone, at), subjectId }, counts)
}

/** The same as a part of a larger statement; without a subject it counts for the day alone. */
export function addingToDay(
  db: Database,
  where: { userId: number; day: string; subjectId: number | SQL<number | null> },
  counts: Counts,
) {
  const added = Object.keys(counts) as (keyof Counts)[]
  return db
    .insert(learningDays)
    .values({ ...where, ...counts })
    .onConflictDoUpdate({
      target: [learningDays.userId, learningDays.day, learningDays.subjectId],
      set: Object.fromEntries(
        added.map((name) => [
          name,
          sql`${learningDays[name]} + excluded.${sql.identifier(learningDays[name].name)}`,
        ]),
      ),
    })
}

/** The learner's days since a day, all subjects together, newest first. */
export function selectDays(db: Database, userId: number, since: string) {
  const total = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::float8`.mapWith(Number)
  return db
    .select({
      day: learningDays.day,
      lessonsCompleted: total(learningDays.lessonsCompleted),
      quizzesTaken: total(learningDays.quizzesTaken),
      problemsTried: total(learningDays.problemsTried),
      cardsReviewed: total(learningDays.cardsReviewed),
      seconds: total(learningDays.seconds),
    })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), gte(learningDays.day, since)))
    .groupBy(learningDays.day)
    .orderBy(desc(learningDays.day))
}
