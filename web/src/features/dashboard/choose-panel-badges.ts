import type { Badge, EarnedBadge } from '#contract/badges.ts'

export type PanelBadge = Pick<Badge, 'name' | 'description' | 'criteria' | 'icon' | 'color'> & {
  isEarned: boolean
}

const MOST_SHOWN = 4

/** Earned ones first, the newest before the older, then those still to earn. */
export function choosePanelBadges(badges: readonly Badge[], earned: readonly EarnedBadge[]): PanelBadge[] {
  const dateOf = new Map(earned.map(({ badgeId, dateEarned }) => [badgeId, dateEarned]))
  return badges
    .toSorted((a, b) => (dateOf.get(b.id) ?? '').localeCompare(dateOf.get(a.id) ?? ''))
    .slice(0, MOST_SHOWN)
    .map((badge) => ({ ...badge, isEarned: dateOf.has(badge.id) }))
}
