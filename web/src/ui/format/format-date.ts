import type { TFunction } from 'react-i18next'

type DateLike = Date | string | number | null | undefined

/** A valid date, or null for anything else. */
export function readDate(value: DateLike): Date | null {
  if (value === null || value === undefined || value === '') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** The date in the reader's way of writing; "N/A" when it is missing and "Invalid Date" when it is none (documented). */
export function formatDate(
  value: DateLike,
  t: TFunction<'ui'>,
  locale?: string,
  options?: Intl.DateTimeFormatOptions,
): string {
  if (value === null || value === undefined || value === '') return t('date.missing')
  const date = readDate(value)
  return date ? date.toLocaleDateString(locale, options) : t('date.invalid')
}
