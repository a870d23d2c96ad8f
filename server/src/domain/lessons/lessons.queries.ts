import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { pick } from '../../platform/pick.ts'

export const LESSON_CARD = {
  ...pick(lessons, 'id', 'title', 'description', 'subjectId', 'grade', 'gradeFrom', 'gradeTo', 'audience'),
  ...pick(lessons, 'duration', 'difficulty', 'downloadSize', 'course', 'unit', 'position', 'strand'),
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

/** The lesson opened last and not completed. */
export async function selectBegunLesson(db: Database, userId: number) {
  const [row] = await db
    .select({ id: lessons.id, title: lessons.title, subjectId: lessons.subjectId })
    .from(userProgress)
    .innerJoin(lessons, eq(lessons.id, userProgress.lessonId))
    .where(and(eq(userProgress.userId, userId), eq(userProgress.completed, false), isNull(lessons.retiredAt)))
    .orderBy(desc(userProgress.lastAccessed))
    .limit(1)
  return row
}
