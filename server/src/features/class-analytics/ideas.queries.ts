import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { type LessonOutline, lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'

/** As many as for one student alone. */
const MOST_OF_STUDENT = 100
/** Every question is made again, and the others of the server wait meanwhile. */
const MOST_OF_CLASS = 6_000
const LEAST_OF_STUDENT = 10

export type WrongAnswer = {
  userId: number
  itemId: string
  skill: string
  seed: number | null
  difficulty: number | null
  givenJson: string | null
  /** Milliseconds. */
  answeredAt: number
}

/** The newest wrong answers of each student, newest first; of each a few less where there are very many students. */
export async function selectWrongAnswers(db: Database, userIds: readonly number[], since: Date) {
  if (userIds.length === 0) return []
  const most = Math.max(
    LEAST_OF_STUDENT,
    Math.min(MOST_OF_STUDENT, Math.floor(MOST_OF_CLASS / userIds.length)),
  )
  const { rows } = await db.execute<WrongAnswer>(sql`
    select learner.id as "userId", latest.*
    from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
    cross join lateral (
      select ${attempts.itemId} as "itemId", ${attempts.skills}[1] as skill, ${attempts.seed} as seed,
        ${attempts.difficulty} as difficulty, ${attempts.answer}::text as "givenJson",
        (extract(epoch from ${attempts.answeredAt}) * 1000)::float8 as "answeredAt"
      from ${attempts}
      where ${attempts.userId} = learner.id and ${attempts.answeredAt} >= ${since.toISOString()}::timestamptz
        and not ${attempts.correct} and ${attempts.voidedAt} is null
      order by ${attempts.answeredAt} desc, ${attempts.id} desc
      limit ${most}
    ) latest
    where latest.skill is not null
    order by "answeredAt" desc`)
  return rows
}

/** The lessons that quizzes belong to, with their sections. */
export async function selectQuizLessons(db: Database, quizIds: readonly number[]) {
  if (quizIds.length === 0) return new Map<number, never>()
  const rows = await db
    .select({
      quizId: quizzes.id,
      lessonId: lessons.id,
      title: lessons.title,
      sections: sql<LessonOutline['sections'] | null>`${lessons.outline} -> 'sections'`,
    })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(inArray(quizzes.id, [...quizIds]))
  return new Map(rows.map((row) => [row.quizId, row]))
}
