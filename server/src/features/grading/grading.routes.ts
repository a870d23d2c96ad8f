import type { FastifyInstance } from 'fastify'
import { feedbackComments } from '#contract/teaching/feedback-comments.ts'
import { grading } from '#contract/teaching/grading.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { addComment, changeComment, listComments, oneUseMore } from './feedback-comments.ts'
import { excusePupil, gradeSubmission, gradeWork } from './grade-work.ts'
import { listSubmissions, readWork } from './read-work.ts'

export function gradingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, grading.submissions, ({ id }, context) => listSubmissions(context, id))
  serve(app, deps, grading.work, ({ id, studentId }, context) =>
    readWork(context, { assignmentId: id, studentId }),
  )
  serve(app, deps, grading.grade, (given, context) => gradeSubmission(context, given))
  serve(app, deps, grading.gradePupil, ({ id, studentId, ...given }, context) =>
    gradeWork(context, { assignmentId: id, studentId }, given),
  )
  serve(app, deps, grading.excuse, ({ id, studentId, isExcused }, context) =>
    excusePupil(context, { assignmentId: id, studentId, isExcused }),
  )
  serve(app, deps, feedbackComments.list, (_, { db, caller }) => listComments(db, caller.user.id))
  serve(app, deps, feedbackComments.add, ({ content }, context) => addComment(context, content))
  serve(app, deps, feedbackComments.use, ({ id }, context) => changeComment(context, id, oneUseMore))
  serve(app, deps, feedbackComments.remove, async ({ id }, context) => {
    await changeComment(context, id, { deletedAt: context.now() })
  })
  serve(app, deps, feedbackComments.restore, ({ id }, context) =>
    changeComment(context, id, { deletedAt: null }),
  )
}
