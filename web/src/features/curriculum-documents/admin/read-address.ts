import { DOCUMENT_FILTERS } from '#contract/admin/curriculum-documents.ts'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { readId, readText } from '../../../kit/navigation/read-query.ts'

/** What an address of the page asks for, so that a list, a document and a report can be reloaded, shared and gone back to. */
export type DocumentsAddress = ReturnType<typeof readAddress>

export const PATH = '/admin/curriculum-documents'
const LONGEST_SEARCH = 200
const TABS = ['documents', 'coverage'] as const
const VIEWS = ['text', 'history'] as const

export function readAddress(query: Record<string, unknown>) {
  const grade = readId(query.grade)
  return {
    tab: TABS.find((tab) => tab === query.tab) ?? 'documents',
    /** A document to be edited, or a new one; null for the list. */
    document: query.document === 'new' ? ('new' as const) : readId(query.document),
    view: VIEWS.find((view) => view === query.view) ?? 'text',
    search: readText(query.q, LONGEST_SEARCH),
    grade: grade !== null && grade <= 13 ? grade : null,
    subject: readText(query.subject) || null,
    documentType: readText(query.type) || null,
    state: DOCUMENT_FILTERS.find((state) => state === query.state) ?? null,
  }
}

/** The query of an address, without what goes without saying. */
export function writeAddress(address: DocumentsAddress): SearchAt<typeof PATH> {
  const { tab, document, view, search, grade, subject, documentType, state } = address
  return {
    ...(tab === 'coverage' && { tab }),
    ...(document !== null && { document }),
    ...(document !== null && view === 'history' && { view }),
    ...(search !== '' && { q: search }),
    ...(grade !== null && { grade }),
    ...(subject !== null && { subject }),
    ...(documentType !== null && { type: documentType }),
    ...(state !== null && { state }),
  }
}

export const isFiltered = (address: DocumentsAddress): boolean =>
  Object.keys(writeAddress({ ...address, tab: 'documents', document: null })).length > 0
