import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'

export const LESSON_CARD = {
  id: lessons.id,
  title: lessons.title,
  description: lessons.description,
  subjectId: lessons.subjectId,
  grade: lessons.grade,
  gradeFrom: lessons.gradeFrom,
  gradeTo: lessons.gradeTo,
  audience: lessons.audience,
  duration: lessons.duration,
  difficulty: lessons.difficulty,
  downloadSize: lessons.downloadSize,
  course: lessons.course,
  unit: lessons.unit,
  position: lessons.position,
  strand: lessons.strand,
}

/** A retired lesson can still be opened by those who know its address: their records lead there. */
export async function selectLesson(db: Database, id: number) {
  const [row] = await db
    .select({ ...LESSON_CARD, content: lessons.content, outline: lessons.outline, quizId: quizzes.id })
    .from(lessons)
    .leftJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(eq(lessons.id, id))
    .orderBy(asc(quizzes.id))
    .limit(1)
  return row
}

export async function selectNextInCourse(
  db: Database,
  lesson: { subjectId: number; course: string | null; position: number },
) {
  if (lesson.course === null) return undefined
  const [row] = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(
      and(
        eq(lessons.subjectId, lesson.subjectId),
        eq(lessons.course, lesson.course),
        gt(lessons.position, lesson.position),
        isNull(lessons.retiredAt),
      ),
    )
    .orderBy(asc(lessons.position))
    .limit(1)
  return row
}

export async function selectLessonsByKey(db: Database, keys: string[]) {
  if (keys.length === 0) return []
  return db
    .select({ id: lessons.id, key: lessons.key, title: lessons.title })
    .from(lessons)
    .where(inArray(lessons.key, keys))
}
