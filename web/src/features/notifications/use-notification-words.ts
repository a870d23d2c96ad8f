import { useTranslation } from 'react-i18next'
import type { Notification } from '#contract/notifications.ts'
import { TICKET_STATUSES } from '#contract/profile/support.ts'
import { findKind } from './notification-kinds.ts'

const WEEK_PARTS = ['days', 'minutes', 'lessons', 'quizzes', 'problems', 'cards'] as const

/** Title and text of a notification in the reader's language. */
export function useNotificationWords(): (notification: Notification) => { title: string; text: string } {
  const { t, i18n } = useTranslation('notifications')
  return ({ kind, data }) => {
    const { words } = findKind(kind)
    const parts = WEEK_PARTS.filter((part) => Number(data[part] ?? 0) > 0).map((part) =>
      t(`week.${part}`, { count: Number(data[part]) }),
    )
    const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts)
    const status = TICKET_STATUSES.find((one) => one === data.status)
    const statusName = status ? t(`ticketStatus.${status}`) : ''
    return {
      title: t(`title.${words}`, { ...data, statusName }),
      text: t(`text.${words}`, { ...data, list }),
    }
  }
}
