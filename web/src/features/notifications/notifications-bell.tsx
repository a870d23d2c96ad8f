import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_COUNTED } from '#contract/notifications.ts'
import { announce } from '../../kit/announce.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { unreadQuery } from './notifications.data.ts'

async function loadSheet() {
  return (await import('./notifications-sheet.tsx')).NotificationsSheet
}

/** In the header of every page: how many notifications wait, and the way to them. */
export function NotificationsBell() {
  const { t, i18n } = useTranslation('notifications')
  const [isOpen, setIsOpen] = useState(false)
  const unread = useQuery(unreadQuery).data?.unread
  const count = unread ?? 0
  const before = useRef(unread)
  useEffect(() => {
    if (before.current !== undefined && count > before.current) announce(t('unread', { count }))
    before.current = unread
  }, [unread, count, t])
  // Made when it is needed: the first of its kind takes a phone a tenth of a second.
  const write = (number: number) => new Intl.NumberFormat(i18n.language).format(number)
  return (
    <div className="relative">
      <IconButton
        label={count === 0 ? t('heading') : t('bell', { count })}
        icon={Bell}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-6 rounded-full bg-brand px-1 text-center font-medium text-on-brand tabular-nums leading-6"
        >
          {count < MOST_COUNTED ? write(count) : `${write(MOST_COUNTED - 1)}+`}
        </span>
      )}
      {isOpen && <FetchedDialog load={loadSheet} props={{ onClose: () => setIsOpen(false) }} />}
    </div>
  )
}
