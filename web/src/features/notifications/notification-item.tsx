import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#contract/notifications.ts'
import { AddressLink } from '../../kit/navigation/address-link.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { findKind } from './notification-kinds.ts'
import { useNotificationWords } from './use-notification-words.ts'

type NotificationItemProps = { notification: Notification; onRead: () => void; onFollow: () => void }

/** The whole line leads to its place. */
export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const { t: tUi, i18n } = useTranslation('ui')
  const toWords = useNotificationWords()
  const [now] = useState(() => new Date())
  const { Icon } = findKind(notification.kind)
  const { title, text } = toWords(notification)
  const isUnread = notification.readAt === null
  return (
    <div className={`flex items-start gap-1 rounded-control ${isUnread ? 'bg-brand-soft' : ''}`}>
      <AddressLink
        address={notification.link}
        onClick={onFollow}
        className="flex min-w-0 flex-1 gap-3 rounded-control p-3 transition-colors hover:bg-fill"
      >
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${isUnread ? 'text-brand-ink' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1">
          <span className={`block break-words ${isUnread ? 'font-semibold' : 'font-medium'}`}>
            {isUnread && <span className="sr-only">{t('isUnread')} </span>}
            {title}
          </span>
          <span className={`block break-words ${isUnread ? 'text-text' : 'text-muted'}`}>{text}</span>
          <time
            dateTime={notification.createdAt}
            className={`block text-sm ${isUnread ? 'text-text' : 'text-muted'}`}
          >
            {formatRelativeTime(notification.createdAt, now, tUi, i18n.language)}
          </time>
        </span>
      </AddressLink>
      {isUnread && (
        <IconButton
          label={t('markOne', { title })}
          icon={<Check aria-hidden="true" />}
          className="mt-2 mr-1 shrink-0"
          onClick={onRead}
        />
      )}
    </div>
  )
}
