import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { practiceProblems } from '../../../db/schema/learning/practice-problems.ts'

export async function selectLessonSkills(db: Database, lessonId: number): Promise<string[] | undefined> {
  const row = await selectRow(db, lessons, eq(lessons.id, lessonId), {
    skills: sql<string[] | null>`${lessons.outline} -> 'skills'`,
  })
  return row && (row.skills ?? [])
}

export async function insertProblems(db: Database, problems: (typeof practiceProblems.$inferInsert)[]) {
  return problems.length === 0 ? [] : db.insert(practiceProblems).values(problems).returning()
}
