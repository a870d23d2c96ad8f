import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { lessons } from '#server/db/schema/learning/lessons.ts'
import { type QuizQuestion, quizzes } from '#server/db/schema/learning/quizzes.ts'
import { subjects } from '#server/db/schema/learning/subjects.ts'

export type StudiedLesson = {
  id: number
  title: string
  subject: string
  minutes: number
  skills: readonly string[]
  vocabulary: Readonly<Record<string, string>>
  quiz: { id: number; questions: readonly QuizQuestion[] }
}

/** The lessons of a grade by subject, in the order in which they are taught. */
export type Curriculum = (grade: number, subject: string) => readonly StudiedLesson[]

export async function readLessons(db: Database): Promise<Curriculum> {
  const rows = await db
    .select({ lesson: lessons, quiz: quizzes, subject: subjects.name })
    .from(lessons)
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(lessons.audience, 'school'), isNull(lessons.retiredAt)))
    .orderBy(asc(lessons.grade), asc(lessons.course), asc(lessons.position))
  const known = Map.groupBy(rows, ({ lesson, subject }) => `${lesson.grade} ${subject}`)
  const studied = new Map(
    [...known].map(([key, found]) => [
      key,
      found.map(
        ({ lesson, quiz, subject }): StudiedLesson => ({
          ...{ id: lesson.id, title: lesson.title, subject, minutes: lesson.duration },
          skills: lesson.outline?.skills ?? [],
          vocabulary: lesson.outline?.vocabulary ?? {},
          quiz: { id: quiz.id, questions: quiz.questions },
        }),
      ),
    ]),
  )
  return (grade, subject) => studied.get(`${grade} ${subject}`) ?? []
}
