import { useTranslation } from 'react-i18next'

/** A day of the calendar in the reader's way of writing. It belongs to no time zone, so it is read in the one of its writing. */
export function formatDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

export function useDayText(
  options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): (day: string) => string {
  const { i18n } = useTranslation()
  const locale = i18n.language
  return (day) => formatDay(day, locale, options)
}
