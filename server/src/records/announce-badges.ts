import type { Context } from '../platform/requests/serve.ts'
import type { NewBadge } from './award-badges.ts'

/** Tells every open page of the learner, once the award is safely stored. */
export function announceBadges(
  { presence, afterCommit }: Pick<Context, 'presence' | 'afterCommit'>,
  userId: number,
  badges: NewBadge[],
): void {
  if (badges.length === 0) return
  afterCommit(() => presence.tell(userId, { type: 'badges', badges }))
}
