import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { curriculumDocuments as documents } from '../../db/schema/study/documents.ts'

/** Everybody who is signed in may read it, as the search for passages has it. */
export async function selectCurriculumDocument(db: Database, id: number) {
  const [row] = await db
    .select({
      id: documents.id,
      title: documents.title,
      content: documents.content,
      grade: documents.grade,
      subject: documents.subject,
      documentType: documents.documentType,
    })
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
  return row
}
