import { useTranslation } from 'react-i18next'

const SECONDS_A_MINUTE = 60

/** A time of learning, not rounded: rows are added up before their sum is. */
export function useDurationText(): (seconds: number) => string {
  const { t, i18n } = useTranslation('learning')
  const format = new Intl.NumberFormat(i18n.language)
  return (seconds) =>
    t('rows.duration', {
      minutes: format.format(Math.floor(seconds / SECONDS_A_MINUTE)),
      seconds: seconds % SECONDS_A_MINUTE,
    })
}
