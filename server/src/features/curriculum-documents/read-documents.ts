import { VERSIONS_PER_PAGE } from '#contract/admin/curriculum-documents.ts'
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

export async function listDocuments({ db, tutor }: Reach, wanted: Wanted) {
  return (await selectListed(db, tutor.embedder.id, wanted)).map(toFacts)
}

export async function readDocument({ db, tutor }: Reach, id: number) {
  return toFacts(foundOr404(await selectWhole(db, tutor.embedder.id, id), 'documentNotFound'))
}

export async function summarizeDocuments({ db, tutor }: Reach) {
  return { ...(await countStates(db, tutor.embedder.id)), ...(await selectNames(db)) }
}

/** The present version is the first of them. */
export async function listVersions(reach: Reach, id: number, before?: number) {
  const present = foundOr404(await selectWhole(reach.db, reach.tutor.embedder.id, id), 'documentNotFound')
  const former = await selectVersions(reach.db, id, before)
  const rows = before === undefined ? [{ ...present, length: present.content.length }, ...former] : former
  return rows.slice(0, VERSIONS_PER_PAGE).map(nameSaver)
}

export async function readVersion(reach: Reach, id: number, version: number) {
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
export function readStandards({ standards }: Record<string, unknown>): string[] {
  return Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : []
}
