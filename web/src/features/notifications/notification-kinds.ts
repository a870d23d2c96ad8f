import {
  Award,
  Bell,
  BookOpen,
  CalendarCheck,
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
import type { NotificationKind } from '#contract/notifications.ts'

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

export type KindLook = (typeof KINDS)[NotificationKind] | typeof UNKNOWN

export function findKind(kind: string): KindLook {
  return kind in KINDS ? KINDS[kind as NotificationKind] : UNKNOWN
}
