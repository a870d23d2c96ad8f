import { sql } from 'drizzle-orm'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { pick } from '../../platform/pick.ts'

/** What is told of a quiz besides its questions. */
export const QUIZ_COLUMNS = {
  ...pick(quizzes, 'id', 'lessonId', 'title', 'description'),
  subjectId: lessons.subjectId,
  grade: lessons.grade,
  questionCount: sql<number>`jsonb_array_length(${quizzes.questions})`.mapWith(Number),
}
