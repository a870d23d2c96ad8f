import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'

/** Of all words of a guide that others read; the migration that brought approvals in works it out in the same way. */
const fingerprint = () =>
  sql<string>`encode(sha256(convert_to(jsonb_build_array(${studyGuides.title}, ${studyGuides.description}, ${studyGuides.content}, ${studyGuides.subject})::text, 'UTF8')), 'hex')`

export const isFingerprint = (value: string): SQL => sql`${fingerprint()} = ${value}`

export async function readFingerprint(db: Database, userId: number, guideId: number): Promise<string> {
  const isOwn = and(eq(studyGuides.id, guideId), eq(studyGuides.userId, userId))
  const row = await selectRow(db, studyGuides, isOwn, { fingerprint: fingerprint() })
  if (!row) throw new Error('a guide without a row')
  return row.fingerprint
}
