import { projectSharing } from '#contract/kids-code/sharing.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { decideAboutProject, reportProject, toReviews } from './review-project.ts'
import { countReviews, selectGallery, selectReviews } from './sharing.queries.ts'

export function projectSharingRoutes({ serve }: Mount): void {
  serve(projectSharing.public, async ({ before }, { db, caller }) =>
    (await selectGallery(db, caller.user.id, before)).map((shown) => ({
      ...shown,
      isOwn: shown.userId === caller.user.id,
    })),
  )
  serve(projectSharing.report, (sent, context) => reportProject(context, sent))
  serve(projectSharing.reviews, async ({ state, before }, { db, caller }) =>
    toReviews(db, await selectReviews(db, caller.user, state, before)),
  )
  serve(projectSharing.reviewCount, async (_nothing, { db, caller }) => ({
    waiting: await countReviews(db, caller.user, 'waiting'),
    reported: await countReviews(db, caller.user, 'reported'),
  }))
  serve(projectSharing.decide, (sent, context) => decideAboutProject(context, sent))
}
