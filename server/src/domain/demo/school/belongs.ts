import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.ts'
import { curriculumDocuments, curriculumDocumentVersions } from '../../../db/schema/study/documents.ts'
import { describeTables, type Reference, type SchoolColumn, type SchoolTable } from './tables.ts'

/**
 * What belongs to the people of the demo is what the database would not keep without them: rows that point at their
 * accounts and go with them, and rows that point at such rows. These are theirs too, although the database would only
 * forget their names: nobody else owns them.
 */
export const MADE_BY: Readonly<Record<string, string>> = {
  contact_messages: 'user_id',
  curriculum_documents: 'saved_by',
  family_readings: 'set_by',
  invitations: 'created_by',
  school_consents: 'given_by',
  video_content: 'added_by',
}

/** Nobody's rows, which came with the school: known by their numbers alone. */
export const OWNERLESS: readonly string[] = [
  'active_days',
  'ai_usage',
  'canned_answers',
  'contact_messages',
  'school_terms',
  'video_content',
]

/** Rows of these tables that nobody who stays has had a hand in. */
export function isMadeBy(db: Database, name: string, column: PgColumn, people: SQL): SQL | undefined {
  const isTheirs = sql`${column} in (${people})`
  if (name !== 'curriculum_documents') return isTheirs
  const savedByOthers = db
    .select({ one: sql`1` })
    .from(curriculumDocumentVersions)
    .where(
      and(
        eq(curriculumDocumentVersions.documentId, curriculumDocuments.id),
        or(
          isNull(curriculumDocumentVersions.savedBy),
          sql`${curriculumDocumentVersions.savedBy} not in (${people})`,
        ),
      ),
    )
  return and(isTheirs, notExists(savedByOthers))
}

export type Child = { table: SchoolTable; column: SchoolColumn; onDelete: Reference['onDelete'] }

/** The tables whose rows point into this one. */
export function listChildren(parent: string): Child[] {
  return [...describeTables().values()].flatMap((table) =>
    table.columns.flatMap((column) => {
      const { reference } = column
      return reference?.to === parent ? [{ table, column, onDelete: reference.onDelete }] : []
    }),
  )
}

/** Whether the database refuses to delete some rows of the table, or of what goes with it, by itself. */
export function holdsBack(name: string): boolean {
  return listChildren(name).some(
    ({ table, onDelete }) => onDelete === 'restrict' || (onDelete === 'cascade' && holdsBack(table.name)),
  )
}
