import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { professionalDocuments } from '../db/schema/study/documents.ts'
import { documentShares, studyGuideShares } from '../db/schema/study/shares.ts'
import { studyGuides } from '../db/schema/study/study-guides.ts'
import { isMadeByShielded } from './guardian/guardian.ts'

/** The one rule of who reads a document: its owner, and whom the owner has named. Compares the row that a query is about. */
export function mayReadDocument(userId: number): SQL | undefined {
  return and(
    isNull(professionalDocuments.deletedAt),
    or(eq(professionalDocuments.userId, userId), isDocumentSharedWith(userId)),
  )
}

export function isDocumentSharedWith(userId: number): SQL | undefined {
  return and(
    sql`exists (select 1 from ${documentShares} where ${documentShares.documentId} = ${professionalDocuments.id} and ${documentShares.userId} = ${userId})`,
    not(isMadeByShielded(professionalDocuments.userId)),
  )
}

/** The same of a study guide. Who reads the public ones is another matter. */
export function mayReadGuide(userId: number): SQL | undefined {
  return and(
    isNull(studyGuides.deletedAt),
    or(
      eq(studyGuides.userId, userId),
      and(
        sql`exists (select 1 from ${studyGuideShares} where ${studyGuideShares.guideId} = ${studyGuides.id} and ${studyGuideShares.userId} = ${userId})`,
        not(isMadeByShielded(studyGuides.userId)),
      ),
    ),
  )
}
