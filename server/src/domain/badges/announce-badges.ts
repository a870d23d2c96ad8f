import type { Context } from '../../platform/requests/serve.ts'
import { notify } from '../notifications/notify.ts'
import type { NewBadge } from './award-badges.ts'

/**
 * Tells the learner, unless they do not want to hear of badges: in the list of notifications, and on every open page once
 * the award is safely stored. Without badges to name, those pages only learn that something is new.
 */
export async function announceBadges(
  { db, now, presence, afterCommit }: Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>,
  userId: number,
  badges: NewBadge[],
): Promise<void> {
  if (badges.length === 0) return
  const told: NewBadge[] = []
  for (const badge of badges) {
    const news = {
      kind: 'badge_earned',
      data: { name: badge.name },
      link: '/achievements',
      occasion: String(badge.id),
    } as const
    if ((await notify({ db, now }, [userId], news)).length > 0) told.push(badge)
  }
  afterCommit(() => presence.tell([userId], { type: 'badges', badges: told }))
}
