import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { requireText } from '../study/fields.ts'

export const LONGEST_COMMENT = 1_000
export const MOST_COMMENTS = 200

export const FeedbackComment = z.object({ id: z.int(), content: z.string(), uses: z.int() })
export type FeedbackComment = z.output<typeof FeedbackComment>

const ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const

export const feedbackComments = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/feedback-comments',
    access: 'teacher',
    summary: "The caller's own sentences for feedback, those used most first.",
    input: NothingSent,
    output: z.array(FeedbackComment),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/teacher/feedback-comments',
    access: 'teacher',
    summary: `Keeps a sentence for later feedback, up to ${MOST_COMMENTS} of them; one that is there already stays one.`,
    input: z.object({ content: requireText(rule('commentRequired'), LONGEST_COMMENT) }),
    output: FeedbackComment,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/teacher/feedback-comments/:id/uses',
    access: 'ownerTeacher',
    summary: 'Counts that a sentence of the caller was used.',
    input: z.object({ id: Id }),
    output: FeedbackComment,
    errors: ERRORS,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/teacher/feedback-comments/:id',
    access: 'ownerTeacher',
    summary: 'Deletes a sentence of the caller; it can be restored.',
    input: z.object({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ERRORS,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/teacher/feedback-comments/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores a sentence of the caller that was deleted.',
    input: z.object({ id: Id }),
    output: FeedbackComment,
    errors: ERRORS,
  }),
}
