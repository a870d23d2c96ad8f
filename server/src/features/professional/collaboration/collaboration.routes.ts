import type { FastifyInstance } from 'fastify'
import { collaboration } from '#contract/professional/collaboration.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { serve } from '../../../platform/requests/serve.ts'
import { selectGuide } from './collaboration.queries.ts'
import { addComment, listComments, removeComment, restoreComment } from './comments.ts'
import { readCollaboration, readSharing, shareThing } from './share.ts'

export function collaborationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, collaboration.overview, (_, { db, caller }) => readCollaboration(db, caller.user.id))
  serve(app, deps, collaboration.sharing, ({ id }, { db, caller }) =>
    readSharing(db, 'document', caller.user.id, id),
  )
  serve(app, deps, collaboration.shareDocument, (sent, context) => shareThing(context, 'document', sent))
  serve(app, deps, collaboration.guideSharing, ({ id }, { db, caller }) =>
    readSharing(db, 'guide', caller.user.id, id),
  )
  serve(app, deps, collaboration.shareGuide, (sent, context) => shareThing(context, 'guide', sent))
  serve(app, deps, collaboration.openGuide, async ({ id }, { db, caller }) => {
    const { updatedAt, ...guide } = foundOr404(
      await selectGuide(db, caller.user.id, id),
      'studyGuideNotFound',
    )
    return { ...guide, updatedAt: updatedAt.toISOString() }
  })
  serve(app, deps, collaboration.comments, (wanted, context) => listComments(context, wanted))
  serve(app, deps, collaboration.comment, (sent, context) => addComment(context, sent))
  serve(app, deps, collaboration.removeComment, ({ id }, context) => removeComment(context, id))
  serve(app, deps, collaboration.restoreComment, ({ id }, context) => restoreComment(context, id))
}
