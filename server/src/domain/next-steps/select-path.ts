import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import type { Learner } from '../learner.ts'
import { isForRole, isOfferedTo, TEACHING_ORDER } from '../lessons/lessons-of-grade.ts'

/** The lessons of the learner's grade, and those a path leads to, in teaching order, with what the learner has done of each. */
export function selectPath(db: Database, learner: Learner, alsoLessonIds: number[]) {
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      description: lessons.description,
      duration: lessons.duration,
      difficulty: lessons.difficulty,
      course: lessons.course,
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
