import type { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  insertDocument,
  insertVersion,
  type LockedRow,
  lockDocument,
  markDeleted,
  selectVersion,
  updateDocument,
} from './admin.queries.ts'
import { readDocument } from './read-documents.ts'

type Sent = Received<typeof adminCurriculumDocuments.create>
type Change = Received<typeof adminCurriculumDocuments.update>
type Facts = Pick<LockedRow, 'title' | 'content' | 'grade' | 'subject' | 'documentType' | 'metadata'>

export async function createDocument(context: CallerContext, sent: Sent) {
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
function tidy<Sent extends Partial<Omit<Change, 'id' | 'version'>>>(sent: Sent): Partial<Facts> {
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
