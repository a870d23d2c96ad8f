import {
  type AdminCurriculumDocument,
  type DocumentVersion,
  type ListedCurriculumDocument,
  VERSIONS_PER_PAGE,
  type WholeVersion,
} from '#contract/admin/curriculum-documents.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  countStates,
  type ListedRow,
  selectListed,
  selectNames,
  selectVersion,
  selectVersions,
  selectWhole,
  type Wanted,
  type WholeRow,
} from './admin.queries.ts'

type Reach = Pick<CallerContext, 'db' | 'tutor'>
type Saver = { id: number; firstName: string; lastName: string } | null

export async function listDocuments(
  { db, tutor }: Reach,
  wanted: Wanted,
): Promise<ListedCurriculumDocument[]> {
  const rows = await selectListed(db, tutor.embedder.id, wanted)
  return rows.map(({ excerpt, length, ...row }) => ({ ...toFacts(row), excerpt, length }))
}

export async function readDocument({ db, tutor }: Reach, id: number): Promise<AdminCurriculumDocument> {
  const { content, ...row } = foundOr404(await selectWhole(db, tutor.embedder.id, id), 'documentNotFound')
  return { ...toFacts(row), content }
}

export async function summarizeDocuments({ db, tutor }: Reach) {
  return { ...(await countStates(db, tutor.embedder.id)), ...(await selectNames(db)) }
}

/** The present version is the first of them. */
export async function listVersions(reach: Reach, id: number, before?: number): Promise<DocumentVersion[]> {
  const present = foundOr404(await selectWhole(reach.db, reach.tutor.embedder.id, id), 'documentNotFound')
  const former = await selectVersions(reach.db, id, before)
  const rows = before === undefined ? [{ ...present, length: present.content.length }, ...former] : former
  return rows
    .slice(0, VERSIONS_PER_PAGE)
    .map(({ title, length, ...row }) => ({ ...toSaved(row), title, length }))
}

export async function readVersion(reach: Reach, id: number, version: number): Promise<WholeVersion> {
  const present = foundOr404(await selectWhole(reach.db, reach.tutor.embedder.id, id), 'documentNotFound')
  const row =
    present.version === version
      ? present
      : foundOr404(await selectVersion(reach.db, id, version), 'versionNotFound')
  const { title, content, grade, subject, documentType, metadata } = row
  return { ...toSaved(row), title, content, grade, subject, documentType, metadata }
}

function toSaved(row: { version: number; saver: Saver; savedAt: Date }) {
  return {
    version: row.version,
    savedBy: row.saver && { id: row.saver.id, name: `${row.saver.firstName} ${row.saver.lastName}`.trim() },
    savedAt: row.savedAt.toISOString(),
  }
}

function toFacts(row: Omit<WholeRow, 'content'> | Omit<ListedRow, 'excerpt' | 'length'>) {
  const { id, title, grade, subject, documentType, metadata, passages, isIndexed, indexFailure } = row
  return {
    id,
    title,
    grade,
    subject,
    documentType,
    metadata,
    standards: readStandards(metadata),
    ...toSaved(row),
    state: isIndexed ? ('indexed' as const) : indexFailure ? ('failed' as const) : ('waiting' as const),
    passages,
    failure: isIndexed ? null : indexFailure,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

/** Metadata may have been written by other means than the product's own screen. */
export function readStandards({ standards }: Record<string, unknown>): string[] {
  return Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : []
}
