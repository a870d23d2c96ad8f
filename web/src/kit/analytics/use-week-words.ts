import { useTranslation } from 'react-i18next'

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4

/** Weeks and minutes in the reader's way of writing. */
export function useWeekWords() {
  const { t, i18n } = useTranslation('analytics')
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const withYear = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
  const formatNumber = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  return {
    /** What all charts over weeks have in common. */
    chartWeeks: (weeks: readonly { start: string }[]) => ({
      headingLevel: 2 as const,
      categoryName: t('week.name'),
      // Each different, also over a year: the last week of it may bear the date of the first.
      categories: weeks.map(({ start }) =>
        (weeks.length > 26 ? withYear : format).format(new Date(`${start}T00:00:00Z`)),
      ),
      formatValue: formatNumber,
      highest: WHOLE_STEPS,
    }),
    nameMinutes: (minutes: number) =>
      minutes < 60
        ? t('minutes.short', { count: minutes })
        : t('minutes.long', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    formatNumber,
  }
}
