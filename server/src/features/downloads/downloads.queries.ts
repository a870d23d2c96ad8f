import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow, updateRow } from '../../db/rows.ts'
import { downloadedContent } from '../../db/schema/learning/downloads.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { QUIZ_COLUMNS } from '../../domain/questions/quiz-columns.ts'

export type DownloadRow = typeof downloadedContent.$inferSelect
export type NewDownload = Required<Omit<typeof downloadedContent.$inferInsert, 'id'>>

export function selectDownloads(db: Database, userId: number): Promise<DownloadRow[]> {
  return db
    .select()
    .from(downloadedContent)
    .where(eq(downloadedContent.userId, userId))
    .orderBy(desc(downloadedContent.downloadedAt), desc(downloadedContent.id))
}

export async function selectLessonId(db: Database, lessonId: number): Promise<number | undefined> {
  const row = await selectRow(db, lessons, eq(lessons.id, lessonId), { id: lessons.id })
  return row?.id
}

export async function upsertDownload(db: Database, download: NewDownload): Promise<DownloadRow> {
  const { userId: _userId, lessonId: _lessonId, ...change } = download
  const [saved] = await db
    .insert(downloadedContent)
    .values(download)
    .onConflictDoUpdate({ target: [downloadedContent.userId, downloadedContent.lessonId], set: change })
    .returning()
  if (!saved) throw new Error('upsert returned no row')
  return saved
}

const isOwn = (userId: number, id: number) =>
  and(eq(downloadedContent.userId, userId), eq(downloadedContent.id, id))

export const updateDownload = (
  db: Database,
  userId: number,
  id: number,
  change: Pick<NewDownload, 'progress' | 'status'>,
) => updateRow(db, downloadedContent, change, isOwn(userId, id))

export async function deleteDownload(db: Database, userId: number, id: number) {
  const [row] = await db
    .delete(downloadedContent)
    .where(isOwn(userId, id))
    .returning({ id: downloadedContent.id })
  return row
}

export async function selectQuizOfLesson(db: Database, quizId: number) {
  const [row] = await db
    .select({ ...QUIZ_COLUMNS, questions: quizzes.questions })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(eq(quizzes.id, quizId))
  return row
}
