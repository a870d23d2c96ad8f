import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

export function selectSubjects(db: Database) {
  return db.select().from(subjects).orderBy(asc(subjects.name))
}

export const selectSubject = (db: Database, id: number) => selectRow(db, subjects, eq(subjects.id, id))
