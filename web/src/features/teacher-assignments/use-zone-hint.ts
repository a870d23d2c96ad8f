import { useTranslation } from 'react-i18next'
import { useSchoolZone } from '../../kit/classroom/school-zone.ts'
import { useUser } from '../../kit/session.ts'

/** Whose time is typed, for a teacher whose profile or device goes by another clock. */
export function useZoneHint(): string | undefined {
  const { t } = useTranslation('assignments')
  const zone = useSchoolZone()
  const own = [useUser()?.timezone ?? zone, Intl.DateTimeFormat().resolvedOptions().timeZone]
  return own.every((one) => one === zone) ? undefined : t('form.dueZone', { zone: zone.replaceAll('_', ' ') })
}
