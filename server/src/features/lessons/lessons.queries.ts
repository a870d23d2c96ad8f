import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { LESSON_CARD } from '../../domain/lessons/lessons.queries.ts'
import { isForRole, isOfferedTo, TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'

type Filter = {
  role: string
  grade?: number | undefined
  subjectId?: number | undefined
  hasContent: boolean
}

export function selectLessons(db: Database, { role, grade, subjectId, hasContent }: Filter) {
  return db
    .select(hasContent ? { ...LESSON_CARD, content: lessons.content } : LESSON_CARD)
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
