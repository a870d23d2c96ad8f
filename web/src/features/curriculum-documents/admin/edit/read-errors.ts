import type { TFunction } from 'react-i18next'
import { ApiError } from '../../../../api/call.ts'
import type { DocumentValues } from './document-values.ts'

export type FieldErrors = Partial<Record<string, string>>

/** What is missing before anything is sent. */
export function findMissing(
  { title, content }: DocumentValues,
  t: TFunction<'curriculumDocuments'>,
): FieldErrors {
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
