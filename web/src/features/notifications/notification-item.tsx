import {
  Award,
  Bell,
  BookOpen,
  CalendarCheck,
  Check,
  ClipboardCheck,
  ClipboardList,
  DatabaseBackup,
  FileText,
  HeartHandshake,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  School,
  Sprout,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { TICKET_STATUSES } from '#contract/profile/support.ts'
import { AddressLink } from '../../kit/navigation/address-link.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'

/** How each kind looks, and the name of its words. */
const KINDS = {
  study_reminder: { Icon: Sprout, words: 'studyReminder' },
  badge_earned: { Icon: Award, words: 'badgeEarned' },
  week_summary: { Icon: CalendarCheck, words: 'weekSummary' },
  document_shared: { Icon: FileText, words: 'documentShared' },
  guide_shared: { Icon: BookOpen, words: 'guideShared' },
  class_enrolled: { Icon: School, words: 'classEnrolled' },
  class_invited: { Icon: School, words: 'classInvited' },
  announcement: { Icon: Megaphone, words: 'announcement' },
  document_commented: { Icon: MessageSquare, words: 'documentCommented' },
  assignment_given: { Icon: ClipboardList, words: 'assignmentGiven' },
  work_graded: { Icon: ClipboardCheck, words: 'workGraded' },
  work_returned: { Icon: Undo2, words: 'workReturned' },
  ticket_answered: { Icon: LifeBuoy, words: 'ticketAnswered' },
  ticket_moved: { Icon: LifeBuoy, words: 'ticketMoved' },
  alert_escalated: { Icon: HeartHandshake, words: 'alertEscalated' },
  backup_failed: { Icon: DatabaseBackup, words: 'backupFailed' },
} as const satisfies Record<NotificationKind, { Icon: LucideIcon; words: string }>

/** A page that was opened before the server learned a new kind shows it all the same. */
const UNKNOWN = { Icon: Bell, words: 'other' } as const

type KindLook = (typeof KINDS)[NotificationKind] | typeof UNKNOWN

function findKind(kind: string): KindLook {
  return kind in KINDS ? KINDS[kind as NotificationKind] : UNKNOWN
}

const WEEK_PARTS = ['days', 'minutes', 'lessons', 'quizzes', 'problems', 'cards'] as const

/** Title and text of a notification in the reader's language. */
function useNotificationWords(): (notification: Notification) => { title: string; text: string } {
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
