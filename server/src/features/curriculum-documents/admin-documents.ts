import {
  type adminCurriculumDocuments,
  LARGEST_CURRICULUM_FILE_BYTES,
  LONGEST_CURRICULUM_TEXT,
  VERSIONS_PER_PAGE,
} from '#contract/admin/curriculum-documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { readFileText } from '../../platform/files/read-file.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import {
  type AdminDocumentsFilter,
  countStates,
  insertDocument,
  insertVersion,
  type ListedRow,
  type LockedRow,
  lockDocument,
  markDeleted,
  selectListed,
  selectNames,
  selectVersion,
  selectVersions,
  selectWhole,
  updateDocument,
  type WholeRow,
} from './admin.queries.ts'

type SaveDocumentInput = Received<typeof adminCurriculumDocuments.create>
type Change = Received<typeof adminCurriculumDocuments.update>
type Facts = Pick<LockedRow, 'title' | 'content' | 'grade' | 'subject' | 'documentType' | 'metadata'>

export async function createDocument(context: CallerContext, sent: SaveDocumentInput) {
  const { db, caller, now } = context
  const at = now()
  const id = await insertDocument(db, {
    ...tidy(sent),
    title: sent.title,
    content: sent.content,
    savedBy: caller.user.id,
    savedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await note(context, 'curriculum document added', id, { title: sent.title })
  return readDocument(context, id)
}

export async function changeDocument(context: CallerContext, { id, version, ...sent }: Change) {
  const row = foundOr404(await lockDocument(context.db, id), 'documentNotFound')
  if (version !== undefined && version !== row.version)
    throw new AppError('conflict', 'documentChangedMeanwhile')
  const change = tidy(sent)
  const changed = Object.keys(change).filter((key) => !isSame(change, row, key as keyof Facts))
  // Saving what is there already makes no version of its own.
  if (changed.length > 0) {
    await saveOver(context, row, change)
    await note(context, 'curriculum document changed', id, {
      title: row.title,
      changed,
      version: row.version + 1,
    })
  }
  return readDocument(context, id)
}

/** The former text becomes the newest version: what stood there in between stays in the history. */
export async function goBack(context: CallerContext, id: number, version: number) {
  const row = foundOr404(await lockDocument(context.db, id), 'documentNotFound')
  if (version !== row.version) {
    const former = foundOr404(await selectVersion(context.db, id, version), 'versionNotFound')
    const { title, content, grade, subject, documentType, metadata } = former
    await saveOver(context, row, { title, content, grade, subject, documentType, metadata })
    const details = { title: row.title, from: version, version: row.version + 1 }
    await note(context, 'curriculum document version brought back', id, details)
  }
  return readDocument(context, id)
}

export async function removeDocument(context: CallerContext, id: number): Promise<void> {
  const { title } = foundOr404(await lockDocument(context.db, id), 'documentNotFound')
  await markDeleted(context.db, id, context.now())
  await note(context, 'curriculum document deleted', id, { title })
}

/** Bringing back twice is bringing back once. */
export async function restoreDocument(context: CallerContext, id: number) {
  const isBack = await markDeleted(context.db, id, null)
  const document = await readDocument(context, id)
  if (isBack) await note(context, 'curriculum document restored', id, { title: document.title })
  return document
}

/** A text that looks changed is read anew. */
export async function readAnew(context: CallerContext, id: number) {
  const { db } = context
  const row = foundOr404(await lockDocument(db, id), 'documentNotFound')
  await updateDocument(db, id, { indexFailure: null, updatedAt: nextMoment(context, row) })
  await note(context, 'curriculum document read anew', id, { title: row.title })
  return readDocument(context, id)
}

async function saveOver(context: CallerContext, row: LockedRow, change: Partial<Facts>): Promise<void> {
  const { db, caller, now } = context
  const { id, title, content, grade, subject, documentType, metadata, version, savedBy, savedAt } = row
  const facts = { title, content, grade, subject, documentType, metadata }
  await insertVersion(db, { ...facts, documentId: id, version, savedBy, savedAt })
  await updateDocument(db, id, {
    ...change,
    version: version + 1,
    savedBy: caller.user.id,
    savedAt: now(),
    indexFailure: null,
    updatedAt: nextMoment(context, row),
  })
}

/** The tutor tells versions by the time of the last change, so no two have the same. */
const nextMoment = ({ now }: CallerContext, { updatedAt }: LockedRow): Date =>
  new Date(Math.max(now().getTime(), updatedAt.getTime() + 1))

/** An emptied field says nothing, and a standard is named once. */
function tidy<SaveDocumentInput extends Partial<Omit<Change, 'id' | 'version'>>>(
  sent: SaveDocumentInput,
): Partial<Facts> {
  const { subject, documentType, metadata, ...rest } = sent
  const standards = metadata?.standards
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(subject !== undefined && { subject: subject || null }),
    ...(documentType !== undefined && { documentType: documentType || null }),
    ...(metadata && { metadata: { ...metadata, ...(standards && { standards: [...new Set(standards)] }) } }),
  }
}

const isSame = (change: Partial<Facts>, row: LockedRow, key: keyof Facts): boolean =>
  JSON.stringify(sorted(change[key])) === JSON.stringify(sorted(row[key]))

/** The database keeps the fields of an object in an order of its own. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value

function note(
  context: CallerContext,
  action: AuditNote['action'],
  id: number,
  details: Record<string, unknown>,
) {
  return writeAudit(context, { action, subjectType: 'curriculum_documents', subjectId: id, details })
}

type AdminDocumentsDeps = Pick<CallerContext, 'db' | 'tutor'>
type Saver = { id: number; firstName: string; lastName: string } | null

export async function listDocuments({ db, tutor }: AdminDocumentsDeps, wanted: AdminDocumentsFilter) {
  return (await selectListed(db, tutor.embedder.id, wanted)).map(toFacts)
}

export async function readDocument({ db, tutor }: AdminDocumentsDeps, id: number) {
  return toFacts(foundOr404(await selectWhole(db, tutor.embedder.id, id), 'documentNotFound'))
}

export async function summarizeDocuments({ db, tutor }: AdminDocumentsDeps) {
  return { ...(await countStates(db, tutor.embedder.id)), ...(await selectNames(db)) }
}

/** The present version is the first of them. */
export async function listVersions(reach: AdminDocumentsDeps, id: number, before?: number) {
  const present = foundOr404(await selectWhole(reach.db, reach.tutor.embedder.id, id), 'documentNotFound')
  const former = await selectVersions(reach.db, id, before)
  const rows = before === undefined ? [{ ...present, length: present.content.length }, ...former] : former
  return rows.slice(0, VERSIONS_PER_PAGE).map(nameSaver)
}

export async function readVersion(reach: AdminDocumentsDeps, id: number, version: number) {
  const present = foundOr404(await selectWhole(reach.db, reach.tutor.embedder.id, id), 'documentNotFound')
  const row =
    present.version === version
      ? present
      : foundOr404(await selectVersion(reach.db, id, version), 'versionNotFound')
  return nameSaver(row)
}

const nameSaver = <Row extends { saver: Saver }>({ saver, ...row }: Row) => ({
  ...row,
  savedBy: saver && { id: saver.id, name: `${saver.firstName} ${saver.lastName}`.trim() },
})

function toFacts<Row extends WholeRow | ListedRow>(row: Row) {
  const { metadata, isIndexed, indexFailure } = row
  return {
    ...nameSaver(row),
    standards: readStandards(metadata),
    state: isIndexed ? ('indexed' as const) : indexFailure ? ('failed' as const) : ('waiting' as const),
    failure: isIndexed ? null : indexFailure,
  }
}

/** Metadata may have been written by other means than the product's own screen. */
function readStandards({ standards }: Record<string, unknown>): string[] {
  return Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : []
}

const FILE_LIMIT = { limit: 200, windowSeconds: 10 * 60 }
const HEADING = /^#{1,6} +(.+)$/m
const HEADING_WITHIN = 500

/** The text of a file, to be looked through before it is added. The file itself is forgotten. */
export async function readCurriculumFile(
  { db, caller, now }: CallerContext,
  { name, dataBase64 }: { name: string; dataBase64: string },
) {
  const limit = { name: `read-curriculum-file:${caller.user.id}`, ...FILE_LIMIT }
  await spendTry({ db, now }, 'tooManyFilesAdded', limit)
  const { kind, text, isShortened } = await readFileText(caller.user.id, dataBase64, {
    largestBytes: LARGEST_CURRICULUM_FILE_BYTES,
    longestText: LONGEST_CURRICULUM_TEXT,
  })
  return { title: findTitle(name, text), content: text, kind, isShortened }
}

/** What the text calls itself at its beginning, else the name of the file without its ending. */
function findTitle(name: string, text: string): string {
  const heading = HEADING.exec(text.slice(0, HEADING_WITHIN))?.[1]?.trim()
  const title = heading || name.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim() || name
  return title.slice(0, LONGEST_TITLE).toWellFormed().trim()
}
