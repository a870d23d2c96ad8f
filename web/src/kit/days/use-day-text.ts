import { useTranslation } from 'react-i18next'
import { formatDay } from './format-day.ts'

export function useDayText(): (day: string, options?: Intl.DateTimeFormatOptions) => string {
  const { i18n } = useTranslation()
  return (day, options) => formatDay(day, i18n.language, options)
}
