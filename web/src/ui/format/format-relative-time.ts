import type { TFunction } from 'react-i18next'
import { formatDate, readDate } from './format-date.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** "just now", minutes, hours, days (up to 6) and weeks (7 to 30 days) ago, then the date. The future is "just now". */
export function formatRelativeTime(
  value: Date | string | number | null | undefined,
  now: Date,
  t: TFunction<'ui'>,
  locale?: string,
): string {
  const date = readDate(value)
  if (!date) return formatDate(value, t, locale)
  const seconds = (now.getTime() - date.getTime()) / 1000
  const days = Math.floor(seconds / DAY_S)
  if (seconds < MINUTE_S) return t('time.justNow')
  if (seconds < HOUR_S) return t('time.minutesAgo', { count: Math.floor(seconds / MINUTE_S) })
  if (seconds < DAY_S) return t('time.hoursAgo', { count: Math.floor(seconds / HOUR_S) })
  if (days < 7) return t('time.daysAgo', { count: days })
  if (days <= 30) return t('time.weeksAgo', { count: Math.floor(days / 7) })
  return formatDate(date, t, locale)
}
