import type { FastifyInstance } from 'fastify'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { decideAboutProject, reportProject, toReviews } from './review-project.ts'
import { countReviews, selectGallery, selectReviews } from './sharing.queries.ts'

export function projectSharingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, projectSharing.public, async ({ before }, { db, caller }) =>
    (await selectGallery(db, caller.user.id, before)).map(({ userId, sharedAt, ...shown }) => ({
      ...shown,
      sharedAt: sharedAt.toISOString(),
      isOwn: userId === caller.user.id,
    })),
  )
  serve(app, deps, projectSharing.report, (sent, context) => reportProject(context, sent))
  serve(app, deps, projectSharing.reviews, async ({ state, before }, { db, caller }) =>
    toReviews(db, await selectReviews(db, caller.user, state, before)),
  )
  serve(app, deps, projectSharing.reviewCount, async (_nothing, { db, caller }) => ({
    waiting: await countReviews(db, caller.user, 'waiting'),
    reported: await countReviews(db, caller.user, 'reported'),
  }))
  serve(app, deps, projectSharing.decide, (sent, context) => decideAboutProject(context, sent))
}
