import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

export function selectSubjects(db: Database) {
  return db.select().from(subjects).orderBy(asc(subjects.name))
}

export async function selectSubject(db: Database, id: number) {
  const [row] = await db.select().from(subjects).where(eq(subjects.id, id))
  return row
}
