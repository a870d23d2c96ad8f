import { badges } from '#contract/badges.ts'
import { badgeProgress } from '#engines/badges/index.ts'
import { loadBadgeFacts } from '../../domain/badges/award-badges.ts'
import { selectLearner } from '../../domain/learner.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectBadges, selectEarned } from './badges.queries.ts'

export function badgeRoutes({ serve }: Mount): void {
  serve(badges.list, (_, { db }) => selectBadges(db))
  serve(badges.earned, ({ id }, { db }) => selectEarned(db, id))
  serve(badges.progress, async ({ id }, { db }) => {
    const facts = await loadBadgeFacts(db, foundOr404(await selectLearner(db, id), 'userNotFound'))
    const earned = new Set((await selectEarned(db, id)).map(({ badgeId }) => badgeId))
    return (await selectBadges(db)).map(({ id, criteria }) => ({
      badgeId: id,
      progress: badgeProgress(criteria, facts, earned.has(id)),
    }))
  })
}
