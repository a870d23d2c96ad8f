import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { curriculumDocuments as documents } from '../../db/schema/study/documents.ts'
import { pick } from '../../platform/pick.ts'

/** Everybody who is signed in may read it, as the search for passages has it. */
export const selectCurriculumDocument = (db: Database, id: number) =>
  selectRow(db, documents, and(eq(documents.id, id), isNull(documents.deletedAt)), {
    ...pick(documents, 'id', 'title', 'content', 'grade', 'subject', 'documentType'),
  })
