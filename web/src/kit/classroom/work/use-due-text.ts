import { useTranslation } from 'react-i18next'
import { useUser } from '../../session.ts'
import { useNow } from '../use-now.ts'
import { describeDue } from './describe-due.ts'

/** "Due tomorrow, 3 PM" */
export function useDueText(): (dueDate: string | null) => string {
  const { t, i18n } = useTranslation('work')
  const user = useUser()
  const now = useNow()
  const clock = { language: i18n.language, timeZone: user?.timezone ?? 'UTC', now }
  return (dueDate) => {
    const { kind, ...words } = describeDue(dueDate, clock)
    return t(`due.${kind}`, words as { date: string; time: string })
  }
}
