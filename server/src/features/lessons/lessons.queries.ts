import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import type { Learner } from '../../records/learner.ts'
import { isForRole, isOfferedTo } from '../../records/lessons-of-grade.ts'

const CARD = {
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

const TEACHING_ORDER = [
  asc(lessons.subjectId),
  asc(lessons.grade),
  asc(lessons.course),
  asc(lessons.position),
  asc(lessons.id),
]

type Filter = {
  role: string
  grade?: number | undefined
  subjectId?: number | undefined
  hasContent: boolean
}

export function selectLessons(db: Database, { role, grade, subjectId, hasContent }: Filter) {
  return db
    .select(hasContent ? { ...CARD, content: lessons.content } : CARD)
    .from(lessons)
    .where(
      and(
        grade === undefined ? isNull(lessons.retiredAt) : isOfferedTo(grade),
        subjectId === undefined ? undefined : eq(lessons.subjectId, subjectId),
        isForRole(role),
      ),
    )
    .orderBy(...TEACHING_ORDER)
}

/** A retired lesson can still be opened by those who know its address: their records lead there. */
export async function selectLesson(db: Database, id: number) {
  const [row] = await db
    .select({ ...CARD, content: lessons.content, outline: lessons.outline, quizId: quizzes.id })
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

/** The lessons of the learner's grade, and those a path leads to, in teaching order, with what the learner has done of each. */
export function selectPath(db: Database, learner: Learner, alsoLessonIds: number[]) {
  return db
    .select({
      ...CARD,
      subjectName: subjects.name,
      subjectIcon: subjects.icon,
      createdAt: lessons.createdAt,
      skills: sql<string[] | null>`${lessons.outline} -> 'skills'`,
      isCompleted: userProgress.completed,
      lastAccessed: userProgress.lastAccessed,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(userProgress, and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, learner.id)))
    .where(
      and(
        or(isOfferedTo(learner.grade), and(inArray(lessons.id, alsoLessonIds), isNull(lessons.retiredAt))),
        isForRole(learner.role),
      ),
    )
    .orderBy(...TEACHING_ORDER)
}
