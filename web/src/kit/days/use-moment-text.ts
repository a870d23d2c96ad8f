import { useTranslation } from 'react-i18next'
import { isTimeZone } from '#engines/days/index.ts'
import { useUser } from '../session.ts'

/** Says when something was, by the clock that the reader has chosen in the profile, as due dates are said. */
export function useMomentText(): (moment: string) => string {
  const { i18n } = useTranslation()
  const zone = useUser()?.timezone
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(zone && isTimeZone(zone) && { timeZone: zone }),
  })
  return (moment) => format.format(new Date(moment))
}
