import { useTranslation } from 'react-i18next'
import { useUser } from '../../session.ts'
import { useSchoolZone } from '../school-zone.ts'
import { useNow } from '../use-now.ts'
import { describeDue, describeDueDay } from './describe-due.ts'

/** "Due tomorrow, 3:00 PM", for a reader in another zone "Due tomorrow, 3:00 PM Eastern Time" */
export function useDueText(): (dueDate: string | null) => string {
  const { t } = useTranslation('work')
  const place = usePlace()
  const now = useNow()
  return (dueDate) => {
    const { kind, ...words } = describeDue(dueDate, { ...place, now })
    return t(`due.${kind}`, words as { date: string; time: string })
  }
}

/** "Mar 6" */
export function useDueDayText(): (dueDate: string) => string {
  const place = usePlace()
  return (dueDate) => describeDueDay(dueDate, place)
}

function usePlace() {
  const { i18n } = useTranslation()
  const timeZone = useSchoolZone()
  return { language: i18n.language, timeZone, readerZone: useUser()?.timezone ?? timeZone }
}
