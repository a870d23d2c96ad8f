import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'
import { NamedSkill } from './skills.ts'

export const Dispute = z.object({
  id: z.int(),
  skill: z.nullable(NamedSkill),
  /** The question with its formulas, as the learner saw it; null when it is no longer part of the curriculum. */
  questionHtml: z.nullable(z.string()),
  passageHtml: z.nullable(z.string()),
  /** SVG. */
  figure: z.nullable(z.string()),
  /** The answers there were to choose from. */
  optionsHtml: z.array(z.string()),
  /** What the product takes for right. */
  expectedHtml: z.nullable(z.string()),
  givenHtml: z.nullable(z.string()),
  wasCorrect: z.boolean(),
  message: z.string(),
  /** Who says so; first name and initial. */
  learner: z.string(),
  createdAt: Moment,
  outcome: z.nullable(z.enum(['voided', 'kept'])),
  reply: z.nullable(z.string()),
  decidedAt: z.nullable(Moment),
  /** How many answers a decision to take the question back would touch, or has touched. */
  answersTouched: z.int(),
})
export type Dispute = z.output<typeof Dispute>

const Words = z.string().check(z.trim(), z.maxLength(500))

export const disputes = {
  open: endpoint({
    method: 'POST',
    path: '/api/attempts/:id/disputes',
    access: 'owner',
    summary: `"This question is wrong": sends the caller's answer to the teacher. Saying it twice keeps the first.`,
    input: z.object({ id: Id, message: z._default(Words, '') }),
    output: z.object({ id: z.int(), createdAt: Moment }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/disputes',
    access: 'monitor',
    summary:
      "Disputed questions of the students of the caller's classes, or of all for an admin: open ones, or decided ones, newest first, a page at a time.",
    input: z.object({ state: z._default(z.enum(['open', 'decided']), 'open'), before: z.optional(Id) }),
    output: z.object({ disputes: z.array(Dispute), hasMore: z.boolean() }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/disputes/:id/decision',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Keeps the question, or takes it back: then nobody is judged by it, and all levels are worked out anew.',
    input: z.object({ id: Id, outcome: z.enum(['voided', 'kept']), reply: z._default(Words, '') }),
    output: Dispute,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
}
