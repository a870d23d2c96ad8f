import type { Badge, EarnedBadge } from '#contract/badges.ts'

export type GatheredBadge = Badge & { progress: number; dateEarned: string | null }

/** Every badge with how far the learner is; earned ones first, the newest before the older. */
export function gatherBadges(
  badges: readonly Badge[],
  earned: readonly EarnedBadge[],
  progress: readonly { badgeId: number; progress: number }[],
): GatheredBadge[] {
  const dateOf = new Map(earned.map(({ badgeId, dateEarned }) => [badgeId, dateEarned]))
  const percentOf = new Map(progress.map(({ badgeId, progress }) => [badgeId, progress]))
  return badges
    .map((badge) => {
      const dateEarned = dateOf.get(badge.id) ?? null
      const known = percentOf.get(badge.id) ?? 0
      return { ...badge, dateEarned, progress: dateEarned === null ? Math.min(99, known) : 100 }
    })
    .toSorted((a, b) => (b.dateEarned ?? '').localeCompare(a.dateEarned ?? '') || b.progress - a.progress)
}

/** Earned over all, rounded; 0 when there are none at all. */
export function completionPercent(badges: readonly GatheredBadge[]): number {
  const earned = badges.filter(({ dateEarned }) => dateEarned !== null).length
  return badges.length === 0 ? 0 : Math.round((100 * earned) / badges.length)
}
