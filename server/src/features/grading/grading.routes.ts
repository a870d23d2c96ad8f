import { feedbackComments } from '#contract/teaching/feedback-comments.ts'
import { grading } from '#contract/teaching/grading.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { addComment, changeComment, listComments, oneUseMore } from './feedback-comments.ts'
import { excuseStudent, gradeSubmission, gradeWork, listSubmissions, readWork } from './grading.ts'

export function gradingRoutes({ serve }: Mount): void {
  serve(grading.submissions, ({ id }, context) => listSubmissions(context, id))
  serve(grading.work, ({ id, studentId }, context) => readWork(context, { assignmentId: id, studentId }))
  serve(grading.grade, (given, context) => gradeSubmission(context, given))
  serve(grading.gradeStudent, ({ id, studentId, ...given }, context) =>
    gradeWork(context, { assignmentId: id, studentId }, given),
  )
  serve(grading.excuse, ({ id, studentId, isExcused }, context) =>
    excuseStudent(context, { assignmentId: id, studentId, isExcused }),
  )
  serve(feedbackComments.list, (_, { db, caller }) => listComments(db, caller.user.id))
  serve(feedbackComments.add, ({ content }, context) => addComment(context, content))
  serve(feedbackComments.use, ({ id }, context) => changeComment(context, id, oneUseMore))
  serve(feedbackComments.remove, async ({ id }, context) => {
    await changeComment(context, id, { deletedAt: context.now() })
  })
  serve(feedbackComments.restore, ({ id }, context) => changeComment(context, id, { deletedAt: null }))
}
