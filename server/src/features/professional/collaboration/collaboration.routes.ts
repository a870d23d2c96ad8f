import { collaboration } from '#contract/professional/collaboration.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { Mount } from '../../../platform/requests/serve.ts'
import { selectGuide } from './collaboration.queries.ts'
import {
  addComment,
  listComments,
  readCollaboration,
  readSharing,
  removeComment,
  restoreComment,
  shareThing,
} from './collaboration.ts'

export function collaborationRoutes({ serve }: Mount): void {
  serve(collaboration.overview, (_, { db, caller }) => readCollaboration(db, caller.user.id))
  serve(collaboration.sharing, ({ id }, { db, caller }) => readSharing(db, 'document', caller.user.id, id))
  serve(collaboration.shareDocument, (sent, context) => shareThing(context, 'document', sent))
  serve(collaboration.guideSharing, ({ id }, { db, caller }) => readSharing(db, 'guide', caller.user.id, id))
  serve(collaboration.shareGuide, (sent, context) => shareThing(context, 'guide', sent))
  serve(collaboration.openGuide, async ({ id }, { db, caller }) =>
    foundOr404(await selectGuide(db, caller.user.id, id), 'studyGuideNotFound'),
  )
  serve(collaboration.comments, (wanted, context) => listComments(context, wanted))
  serve(collaboration.comment, (sent, context) => addComment(context, sent))
  serve(collaboration.removeComment, ({ id }, context) => removeComment(context, id))
  serve(collaboration.restoreComment, ({ id }, context) => restoreComment(context, id))
}
