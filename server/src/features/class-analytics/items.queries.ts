import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { MOST_ANALYSED_QUIZZES } from '#contract/teaching/class-analytics.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { membersOf, type Whose } from '../../domain/classroom/class-members.ts'
import { pick } from '../../platform/pick.ts'

type TakenQuiz = {
  id: number
  title: string
  grade: number
  subject: string
  pupils: number
  average: number
  /** Milliseconds. */
  lastTakenAt: number
}

/** The quizzes that own students have taken; each student counts with the first attempt. */
export async function selectTakenQuizzes(db: Database, whose: Whose): Promise<TakenQuiz[]> {
  const { rows } = await db.execute<TakenQuiz>(sql`
    with students as (select distinct student_id from (${membersOf(whose)}) members),
    firsts as (
      select distinct on (${quizResults.quizId}, ${quizResults.userId}) ${quizResults.quizId} as quiz_id,
        ${quizResults.score} as score, ${quizResults.maxScore} as max_score,
        ${quizResults.dateTaken} as taken_at
      from students join ${quizResults} on ${quizResults.userId} = students.student_id
      where ${quizResults.maxScore} > 0
      order by ${quizResults.quizId}, ${quizResults.userId}, ${quizResults.dateTaken}, ${quizResults.id}
    )
    select ${quizzes.id} as id, ${quizzes.title} as title, ${lessons.grade} as grade, ${subjects.name} as subject,
      taken.pupils, taken.average, taken."lastTakenAt"
    from (
      select quiz_id, count(*)::int as pupils,
        -- Thirds have no end: exactly half a percent would be a little less.
        round(round(avg(100.0 * score / max_score), 9))::int as average,
        (extract(epoch from max(taken_at)) * 1000)::float8 as "lastTakenAt"
      from firsts group by quiz_id
    ) taken
    join ${quizzes} on ${quizzes.id} = taken.quiz_id
    join ${lessons} on ${lessons.id} = ${quizzes.lessonId}
    join ${subjects} on ${subjects.id} = ${lessons.subjectId}
    order by taken."lastTakenAt" desc, ${quizzes.id}
    limit ${MOST_ANALYSED_QUIZZES}`)
  return rows
}

/** What each own student answered when taking a quiz for the first time, in the order of their ids. */
export function selectFirstAttempts(db: Database, whose: Whose, quizId: number) {
  return db
    .selectDistinctOn([quizResults.userId], {
      ...pick(users, 'id', 'firstName', 'lastName'),
      ...pick(quizResults, 'answers', 'score', 'maxScore'),
    })
    .from(quizResults)
    .innerJoin(users, eq(users.id, quizResults.userId))
    .where(
      and(
        eq(quizResults.quizId, quizId),
        inArray(quizResults.userId, sql`(select student_id from (${membersOf(whose)}) members)`),
      ),
    )
    .orderBy(asc(quizResults.userId), asc(quizResults.dateTaken), asc(quizResults.id))
}

export const selectQuiz = (db: Database, id: number) =>
  selectRow(db, quizzes, eq(quizzes.id, id), pick(quizzes, 'id', 'title', 'questions'))
