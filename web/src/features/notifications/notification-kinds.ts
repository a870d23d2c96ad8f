import * as Icons from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { TICKET_STATUSES } from '#contract/profile/support.ts'

/** How each kind looks, and the name of its words. */
const KINDS = {
  study_reminder: { Icon: Icons.Sprout, words: 'studyReminder' },
  badge_earned: { Icon: Icons.Award, words: 'badgeEarned' },
  week_summary: { Icon: Icons.CalendarCheck, words: 'weekSummary' },
  document_shared: { Icon: Icons.FileText, words: 'documentShared' },
  guide_shared: { Icon: Icons.BookOpen, words: 'guideShared' },
  class_enrolled: { Icon: Icons.School, words: 'classEnrolled' },
  class_invited: { Icon: Icons.School, words: 'classInvited' },
  announcement: { Icon: Icons.Megaphone, words: 'announcement' },
  family_message: { Icon: Icons.Mail, words: 'familyMessage' },
  guardian_joined: { Icon: Icons.Users, words: 'guardianJoined' },
  deletion_decided: { Icon: Icons.FileCheck, words: 'deletionDecided' },
  document_commented: { Icon: Icons.MessageSquare, words: 'documentCommented' },
  assignment_given: { Icon: Icons.ClipboardList, words: 'assignmentGiven' },
  work_graded: { Icon: Icons.ClipboardCheck, words: 'workGraded' },
  work_returned: { Icon: Icons.Undo2, words: 'workReturned' },
  publication_approved: { Icon: Icons.Eye, words: 'publicationApproved' },
  publication_declined: { Icon: Icons.ShieldCheck, words: 'publicationDeclined' },
  ticket_answered: { Icon: Icons.LifeBuoy, words: 'ticketAnswered' },
  ticket_moved: { Icon: Icons.LifeBuoy, words: 'ticketMoved' },
  alert_raised: { Icon: Icons.HeartHandshake, words: 'alertRaised' },
  alert_escalated: { Icon: Icons.HeartHandshake, words: 'alertEscalated' },
  teacher_approved: { Icon: Icons.BadgeCheck, words: 'teacherApproved' },
  password_given: { Icon: Icons.KeyRound, words: 'passwordGiven' },
  email_unproven: { Icon: Icons.MailQuestionMark, words: 'emailUnproven' },
  email_released: { Icon: Icons.MailX, words: 'emailReleased' },
  provider_linked: { Icon: Icons.Link2, words: 'providerLinked' },
  password_dropped: { Icon: Icons.KeyRound, words: 'passwordDropped' },
  password_changed: { Icon: Icons.KeyRound, words: 'passwordChanged' },
  passkey_added: { Icon: Icons.KeyRound, words: 'passkeyAdded' },
  passkey_removed: { Icon: Icons.KeyRound, words: 'passkeyRemoved' },
  authenticator_added: { Icon: Icons.ShieldCheck, words: 'authenticatorAdded' },
  authenticator_removed: { Icon: Icons.ShieldOff, words: 'authenticatorRemoved' },
  provider_unlinked: { Icon: Icons.Link2Off, words: 'providerUnlinked' },
  backup_failed: { Icon: Icons.DatabaseBackup, words: 'backupFailed' },
} as const satisfies Record<NotificationKind, { Icon: Icons.LucideIcon; words: string }>

/** A page that was opened before the server learned a new kind shows it all the same. */
const UNKNOWN = { Icon: Icons.Bell, words: 'other' } as const

export function findKind(kind: string) {
  return kind in KINDS ? KINDS[kind as NotificationKind] : UNKNOWN
}

const WEEK_PARTS = ['days', 'minutes', 'lessons', 'quizzes', 'problems', 'cards'] as const

const PUBLISHED = ['guide', 'project', 'displayName', 'picture', 'bio'] as const

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
    const title = t(`title.${words}`, { ...data, statusName })
    if (words === 'publicationApproved' || words === 'publicationDeclined') {
      const thing = PUBLISHED.find((one) => one === data.thing) ?? 'bio'
      const outcome = words === 'publicationApproved' ? 'approved' : 'declined'
      return { title, text: t(`published.${outcome}.${thing}`, data) }
    }
    return {
      title,
      text: t(`text.${words}`, { ...data, list }),
    }
  }
}
