import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { studyPreferences } from '../../db/schema/accounts/settings.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { isForRole, isOfferedTo, TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'
import { pick } from '../../platform/pick.ts'

type Learner = { id: number; role: string; grade: number }

/** The quiz of the row's lesson, the first when there are several, with the learner's best result. */
const firstQuiz = (userId: number) => ({
  id: sql<number | null>`quiz.id`,
  questions: sql<number | null>`quiz.questions`,
  bestPercent: sql<number | null>`(select max(round(100.0 * result.score / nullif(result.max_score, 0)))::int
    from ${quizResults} result where result.quiz_id = quiz.id and result.user_id = ${userId})`,
})

/** What the learner may read, with what goals can be found in and what has been done of it. */
function selectReadable(db: Database, learner: Learner) {
  return db
    .select({
      ...pick(lessons, 'id', 'title', 'unit', 'audience', 'grade', 'gradeFrom', 'gradeTo', 'difficulty'),
      about: sql<string>`concat_ws(' ', ${lessons.description}, ${lessons.unit}, ${lessons.outline} ->> 'objectives',
        (select string_agg(term, ' ') from jsonb_object_keys(${lessons.outline} -> 'vocabulary') term))`,
      subjectName: subjects.name,
      durationMinutes: lessons.duration,
      skills: sql<string[] | null>`${lessons.outline} -> 'skills'`,
      isCompleted: sql<boolean>`coalesce(${userProgress.completed}, false)`,
      lastAccessed: userProgress.lastAccessed,
      quiz: firstQuiz(learner.id),
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(userProgress, and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, learner.id)))
    .leftJoin(
      sql`lateral (select ${quizzes.id} as id, jsonb_array_length(${quizzes.questions}) as questions
        from ${quizzes} where ${quizzes.lessonId} = ${lessons.id} order by ${asc(quizzes.id)} limit 1) quiz`,
      sql`true`,
    )
    .orderBy(...TEACHING_ORDER)
    .$dynamic()
}
export type ReadableLesson = Awaited<ReturnType<typeof selectOwnLessons>>[number]

/** The lessons of a subject up to a grade, and of courses that begin before it. */
export function selectLessonsUpTo(db: Database, learner: Learner, subject: string, grade: number) {
  return selectReadable(db, learner).where(
    and(
      sql`lower(${subjects.name}) = lower(${subject})`,
      isNull(lessons.retiredAt),
      sql`coalesce(${lessons.gradeFrom}, ${lessons.grade}) <= ${grade}`,
      isForRole(learner.role),
    ),
  )
}

/** The lessons that are offered to the learner. */
export function selectOwnLessons(db: Database, learner: Learner) {
  return selectReadable(db, learner).where(and(isOfferedTo(learner.grade), isForRole(learner.role)))
}

/** Null while nothing was chosen. */
export async function selectMinutesADay(db: Database, userId: number): Promise<number | null> {
  const row = await selectRow(db, studyPreferences, eq(studyPreferences.userId, userId), {
    minutes: studyPreferences.dailyStudyGoalMinutes,
  })
  return row?.minutes ?? null
}

/** Whether there is anything to plan from. */
export async function selectMaterial(db: Database): Promise<{ hasLessons: boolean; hasQuizzes: boolean }> {
  const { rows } = await db.execute<{ hasLessons: boolean; hasQuizzes: boolean }>(sql`
    select exists (select 1 from ${lessons} where ${lessons.retiredAt} is null) as "hasLessons",
      exists (select 1 from ${quizzes}) as "hasQuizzes"`)
  return rows[0] ?? { hasLessons: false, hasQuizzes: false }
}

/** What there is to plan from. */
export async function countMaterial(db: Database): Promise<{ lessons: number; quizzes: number }> {
  const { rows } = await db.execute<{ lessons: number; quizzes: number }>(sql`
    select (select count(*)::int from ${lessons} where ${lessons.retiredAt} is null) as lessons,
      (select count(*)::int from ${quizzes}) as quizzes`)
  return rows[0] ?? { lessons: 0, quizzes: 0 }
}
