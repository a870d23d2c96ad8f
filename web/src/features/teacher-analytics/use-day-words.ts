import { useTranslation } from 'react-i18next'

/** A day of the calendar in the reader's way of writing; no time zone may move it. */
export function useDayWords(): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
