import { and, count, eq, inArray, isNotNull, isNull, max, not, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { curriculumDocuments, professionalDocuments } from '../../db/schema/study/documents.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { pick } from '../../platform/pick.ts'
import { isForRole } from '../lessons/lessons-of-grade.ts'
import { isDocumentSharedWith } from '../shared-things.ts'

/** Whose texts: everybody's, or one person's own. */
export type Owner = number | null
export type Viewer = { id: number; role: Role; grade: number | null }

const isOwnedBy = (owner: Owner): SQL =>
  owner === null ? isNull(passageSources.ownerId) : eq(passageSources.ownerId, owner)

/** Another value means that something was read anew. */
export async function selectStamp(db: Database, owner: Owner): Promise<string> {
  const row = await selectRow(db, passageSources, isOwnedBy(owner), {
    newest: max(passageSources.id),
    number: count(),
  })
  return `${row?.newest ?? 0}/${row?.number ?? 0}`
}

const TITLE = sql<string>`coalesce(${lessons.title}, ${curriculumDocuments.title}, ${userNotes.title}, ${studyGuides.title}, ${professionalDocuments.title})`

/** The texts that an index is made of, by number. */
export async function selectSourceIds(db: Database, owner: Owner, embedder: string): Promise<number[]> {
  const rows = await db
    .select({ id: passageSources.id })
    .from(passageSources)
    .where(and(isOwnedBy(owner), eq(passageSources.embedder, embedder)))
  return rows.map(({ id }) => id)
}

/** What an index is made of, some texts at a time. */
export function selectForIndex(db: Database, sourceIds: number[]) {
  return db
    .select({
      ...pick(passages, 'id', 'heading', 'text', 'vector'),
      sourceId: passageSources.id,
      lessonId: passageSources.lessonId,
      lessonKey: lessons.key,
      documentId: passageSources.documentId,
      audience: lessons.audience,
      gradeFrom: sql<number | null>`coalesce(${lessons.gradeFrom}, ${lessons.grade})`,
      gradeTo: sql<number | null>`coalesce(${lessons.gradeTo}, ${lessons.grade})`,
      title: TITLE,
    })
    .from(passages)
    .innerJoin(passageSources, eq(passageSources.id, passages.sourceId))
    .leftJoin(lessons, eq(lessons.id, passageSources.lessonId))
    .leftJoin(curriculumDocuments, eq(curriculumDocuments.id, passageSources.curriculumDocumentId))
    .leftJoin(userNotes, eq(userNotes.id, passageSources.noteId))
    .leftJoin(studyGuides, eq(studyGuides.id, passageSources.guideId))
    .leftJoin(professionalDocuments, eq(professionalDocuments.id, passageSources.documentId))
    .where(inArray(passages.sourceId, sourceIds))
}

export type IndexRow = Awaited<ReturnType<typeof selectForIndex>>[number]

/** How many passages an index has to hold. */
export async function countPassages(db: Database, owner: Owner, embedder: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(passages)
    .innerJoin(passageSources, eq(passageSources.id, passages.sourceId))
    .where(and(isOwnedBy(owner), eq(passageSources.embedder, embedder)))
  return row?.number ?? 0
}

/** What the viewer may read: the texts themselves are asked, as they are now, not what was noted when they were read. */
function mayRead({ id: userId, role }: Viewer): SQL | undefined {
  return or(
    and(isNotNull(lessons.id), isNull(lessons.retiredAt), isForRole(role)),
    and(isNotNull(curriculumDocuments.id), isNull(curriculumDocuments.deletedAt)),
    and(eq(userNotes.userId, userId), isNull(userNotes.deletedAt)),
    and(eq(studyGuides.userId, userId), isNull(studyGuides.deletedAt)),
    and(
      eq(professionalDocuments.userId, userId),
      isNull(professionalDocuments.deletedAt),
      not(professionalDocuments.isArchived),
    ),
    and(isDocumentSharedWith(userId), isNull(professionalDocuments.deletedAt)),
  )
}

/** Passages by number, of those texts that are still there and that the viewer may read. */
export function selectReadable(db: Database, viewer: Viewer, ids: number[]) {
  return db
    .select({
      ...pick(passages, 'id', 'text', 'heading', 'sectionId', 'sentences'),
      start: passages.startLetter,
      end: passages.endLetter,
      ...pick(passageSources, 'lessonId', 'curriculumDocumentId', 'noteId', 'guideId', 'documentId'),
      title: TITLE,
      subject: sql<
        string | null
      >`coalesce(${subjects.name}, ${curriculumDocuments.subject}, ${studyGuides.subject})`,
      grade: sql<
        number | null
      >`coalesce(${lessons.grade}, ${curriculumDocuments.grade}, ${studyGuides.grade})`,
      documentType: sql<
        string | null
      >`coalesce(${curriculumDocuments.documentType}, ${professionalDocuments.documentType})`,
      ownerId: sql<
        number | null
      >`coalesce(${userNotes.userId}, ${studyGuides.userId}, ${professionalDocuments.userId})`,
    })
    .from(passages)
    .innerJoin(passageSources, eq(passageSources.id, passages.sourceId))
    .leftJoin(lessons, eq(lessons.id, passageSources.lessonId))
    .leftJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(curriculumDocuments, eq(curriculumDocuments.id, passageSources.curriculumDocumentId))
    .leftJoin(userNotes, eq(userNotes.id, passageSources.noteId))
    .leftJoin(studyGuides, eq(studyGuides.id, passageSources.guideId))
    .leftJoin(professionalDocuments, eq(professionalDocuments.id, passageSources.documentId))
    .where(and(inArray(passages.id, ids), mayRead(viewer)))
}

export type ReadableRow = Awaited<ReturnType<typeof selectReadable>>[number]
