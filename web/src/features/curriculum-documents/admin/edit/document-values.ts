import type { TFunction } from 'react-i18next'
import * as z from 'zod/mini'
import type { WholeVersion } from '#contract/admin/curriculum-documents.ts'
import { ApiError } from '../../../../api/call.ts'

/** What the form holds: everything as text, as it is typed, and the version that was opened; 0 for none. */
export const DocumentValues = z.object({
  title: z.string(),
  content: z.string(),
  grade: z.string(),
  subject: z.string(),
  documentType: z.string(),
  standards: z.string(),
  source: z.string(),
  version: z.number(),
})
export type DocumentValues = z.output<typeof DocumentValues>

export const NOTHING: DocumentValues = {
  title: '',
  content: '',
  grade: '',
  subject: '',
  documentType: '',
  standards: '',
  source: '',
  version: 0,
}

type Stored = Pick<
  WholeVersion,
  'title' | 'content' | 'grade' | 'subject' | 'documentType' | 'metadata' | 'version'
>

export function toValues(stored: Stored): DocumentValues {
  const { title, content, grade, subject, documentType, metadata, version } = stored
  const { standards, source } = metadata
  return {
    title,
    content,
    grade: grade === null ? '' : String(grade),
    subject: subject ?? '',
    documentType: documentType ?? '',
    standards: Array.isArray(standards) ? standards.join(', ') : '',
    source: typeof source === 'string' ? source : '',
    version,
  }
}

/** What others have written into the metadata stays there. */
export function toInput(values: DocumentValues, metadata: Record<string, unknown> = {}) {
  const { standards: _standards, source: _source, ...others } = metadata
  const { title, content, grade, subject, documentType, standards, source } = values
  const codes = splitStandards(standards)
  return {
    title: title.trim(),
    content,
    grade: grade === '' ? null : Number(grade),
    subject: subject.trim() || null,
    documentType: documentType.trim() || null,
    metadata: {
      ...others,
      ...(codes.length > 0 && { standards: codes }),
      ...(source.trim() !== '' && { source: source.trim() }),
    },
  }
}

/** Between commas, spaces or lines; each once. */
export function splitStandards(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))]
}

/** Whether they say the same, whichever version it is. */
export const isSame = (one: DocumentValues, other: DocumentValues): boolean =>
  Object.entries(one).every(
    ([key, value]) => key === 'version' || other[key as keyof DocumentValues] === value,
  )

/** A title that somebody typed stays; one that a file before had given goes with that file's text. */
export function chooseTitle(typed: string, ofFormerFile: string, ofFile: string): string {
  const current = typed.trim()
  return current === '' || current === ofFormerFile.trim() ? ofFile : typed
}

export type FieldErrors = Partial<Record<string, string>>

export function findMissing({ title, content }: DocumentValues, t: TFunction<'curriculumDocuments'>) {
  return {
    ...(title.trim() === '' && { title: t('form.titleMissing') }),
    ...(content.trim() === '' && { content: t('form.textMissing') }),
  }
}

/** What the server refused, at the field that it names. */
export function readIssues(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.issues.map(({ field, message }) => [
      field.startsWith('metadata.standards') ? 'standards' : field,
      message,
    ]),
  )
}
