import { useTranslation } from 'react-i18next'

const HOUR_MINUTES = 60

/** Minutes in words: "45 min", "2 h 5 min". */
export function useStudyTime(): (minutes: number) => string {
  const { t } = useTranslation('progress')
  return (minutes) =>
    minutes < HOUR_MINUTES
      ? t('minutes', { count: minutes })
      : t('hoursMinutes', { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES })
}
