import { Award, Bell, CalendarCheck, type LucideIcon, Sprout } from 'lucide-react'
import type { NotificationKind } from '#contract/notifications.ts'

/** How each kind looks, and the name of its words. */
const KINDS = {
  study_reminder: { Icon: Sprout, words: 'studyReminder' },
  badge_earned: { Icon: Award, words: 'badgeEarned' },
  week_summary: { Icon: CalendarCheck, words: 'weekSummary' },
} as const satisfies Record<NotificationKind, { Icon: LucideIcon; words: string }>

/** A page that was opened before the server learned a new kind shows it all the same. */
const UNKNOWN = { Icon: Bell, words: 'other' } as const

export type KindLook = (typeof KINDS)[NotificationKind] | typeof UNKNOWN

export function findKind(kind: string): KindLook {
  return kind in KINDS ? KINDS[kind as NotificationKind] : UNKNOWN
}
