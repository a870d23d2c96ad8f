import { documentComments, documentShares, studyGuideShares } from '../db/schema/study/shares.ts'
import { addDocument } from './chat-rows.ts'
import { addGuide } from './note-rows.ts'
import type { TestApp } from './test-app.ts'

/** Documents and guides that are shared, and what is said about them. */

export async function addSharedDocument(
  t: TestApp,
  userId: number,
  readerId: number,
  more: Parameters<typeof addDocument>[2] = {},
) {
  const document = await addDocument(t, userId, more)
  await t.db
    .insert(documentShares)
    .values({ documentId: document.id, userId: readerId, createdAt: t.clock.now })
  return document
}

export async function addSharedGuide(
  t: TestApp,
  userId: number,
  readerId: number,
  more: Parameters<typeof addGuide>[2] = {},
) {
  const guide = await addGuide(t, userId, more)
  await t.db.insert(studyGuideShares).values({ guideId: guide.id, userId: readerId, createdAt: t.clock.now })
  return guide
}

/** A comment of a person about an own document. */
export async function addComment(
  t: TestApp,
  userId: number,
  more: Partial<typeof documentComments.$inferInsert> = {},
) {
  const documentId = more.documentId ?? (await addDocument(t, userId)).id
  const [row] = await t.db
    .insert(documentComments)
    .values({ content: 'Well put.', createdAt: t.clock.now, ...more, documentId, userId })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
