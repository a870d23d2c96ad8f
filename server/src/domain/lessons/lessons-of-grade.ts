import { and, asc, isNull, type SQL, sql } from 'drizzle-orm'
import { lessons } from '../../db/schema/learning/lessons.ts'

export const TEACHING_ORDER = [
  asc(lessons.subjectId),
  asc(lessons.grade),
  asc(lessons.course),
  asc(lessons.position),
  asc(lessons.id),
]

/** Lessons that are there and offered to a grade. */
export function isOfferedTo(grade: number): SQL | undefined {
  return and(
    isNull(lessons.retiredAt),
    sql`coalesce(${lessons.gradeFrom}, ${lessons.grade}) <= ${grade}`,
    sql`coalesce(${lessons.gradeTo}, ${lessons.grade}) >= ${grade}`,
  )
}

/** Professional lessons are for professionals; everybody reads the rest by grade. */
export function isForRole(role: string): SQL {
  return role === 'professional' || role === 'admin' ? sql`true` : sql`${lessons.audience} <> 'professional'`
}
