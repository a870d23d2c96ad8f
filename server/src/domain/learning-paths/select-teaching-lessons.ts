import { and, asc, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'

export type TeachingLesson = { id: number; title: string; durationMinutes: number }

/** The lesson that teaches each skill: the first in the order of the course that names it. Skills without one are left out. */
export async function selectTeachingLessons(db: Database, skills: readonly string[]) {
  if (skills.length === 0) return new Map()
  const wanted = sql.join(
    skills.map((skill) => sql`${skill}`),
    sql`, `,
  )
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      durationMinutes: lessons.duration,
      skills: sql<string[]>`${lessons.outline} -> 'skills'`,
    })
    .from(lessons)
    .where(
      and(
        isNull(lessons.retiredAt),
        ne(lessons.audience, 'professional'),
        sql`${lessons.outline} -> 'skills' ?| array[${wanted}]::text[]`,
      ),
    )
    .orderBy(asc(lessons.grade), asc(lessons.position), asc(lessons.id))
  const teaching = new Map<string, TeachingLesson>()
  for (const { skills: taught, ...lesson } of rows) {
    for (const skill of taught) if (!teaching.has(skill)) teaching.set(skill, lesson)
  }
  return teaching
}
