import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Grade, Id, Moment, NothingSent } from './fields.ts'
import { SkillId, SkillLevel } from './skills.ts'

export const PracticeSkill = z.object({
  id: z.string(),
  name: z.string(),
  can: z.string(),
  subject: z.string(),
  grade: z.int(),
  /** Percent; null when nobody has asked the learner yet. */
  mastery: z.nullable(z.int()),
  level: SkillLevel,
  isDue: z.boolean(),
  answers: z.int(),
})
export type PracticeSkill = z.output<typeof PracticeSkill>

/** How the learner answers. What is right stays on the server. */
export const AnswerForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), form: z.enum(['any', 'decimal']), unit: z.optional(z.string()) }),
  z.object({ kind: z.literal('fraction'), form: z.enum(['any', 'simplest', 'mixed', 'improper']) }),
  z.object({
    kind: z.literal('expression'),
    form: z.enum(['any', 'alike', 'expanded', 'factored', 'simplest']),
  }),
  z.object({
    kind: z.literal('choice'),
    options: z.array(z.object({ text: z.string(), html: z.string() })),
  }),
  z.object({ kind: z.literal('ordering'), items: z.array(z.object({ text: z.string(), html: z.string() })) }),
  z.object({
    kind: z.literal('matching'),
    left: z.array(z.object({ text: z.string(), html: z.string() })),
    right: z.array(z.object({ text: z.string(), html: z.string() })),
  }),
  z.object({ kind: z.literal('numberLine'), from: z.string(), to: z.string(), step: z.string() }),
  z.object({ kind: z.literal('text') }),
])
export type AnswerForm = z.output<typeof AnswerForm>

export const PracticeProblem = z.object({
  id: z.int(),
  skill: z.object({ id: z.string(), name: z.string(), can: z.string(), subject: z.string() }),
  difficulty: z.int(),
  promptHtml: z.string(),
  /** SVG. */
  figure: z.nullable(z.string()),
  passageHtml: z.nullable(z.string()),
  answer: AnswerForm,
  hintsShown: z.array(z.string()),
  tries: z.int(),
})
export type PracticeProblem = z.output<typeof PracticeProblem>

const TypedAnswer = z.string().check(z.maxLength(500))
export const GivenAnswer = z.union([
  TypedAnswer,
  z.array(TypedAnswer).check(z.maxLength(20)),
  z.record(TypedAnswer, TypedAnswer),
])

const Solution = z.object({ answerHtml: z.string(), stepsHtml: z.array(z.string()) })

export const CheckedAnswer = z.object({
  correct: z.boolean(),
  /** Why not yet, in a code the screen has words for; null when right or when nothing more is known. */
  why: z.nullable(z.enum(['not_simplest', 'wrong_form', 'close', 'unreadable', 'wrong_unit', 'mistake'])),
  /** The wrong idea behind the chosen option. */
  mistake: z.nullable(z.string()),
  tries: z.int(),
  helped: z.boolean(),
  /** Percent, before and after. */
  masteryBefore: z.nullable(z.int()),
  mastery: z.int(),
  levelBefore: SkillLevel,
  level: SkillLevel,
  /** The stored answer, for "This question is wrong"; null when nothing was stored. */
  attemptId: z.nullable(z.int()),
  /** Once it is right. */
  solution: z.nullable(Solution),
})
export type CheckedAnswer = z.output<typeof CheckedAnswer>

export const PracticeAttempt = z.object({
  id: z.int(),
  skill: z.string(),
  skillName: z.string(),
  correct: z.boolean(),
  helped: z.boolean(),
  hintsUsed: z.int(),
  timeSpentSeconds: z.nullable(z.int()),
  answeredAt: Moment,
})

export const practice = {
  stats: endpoint({
    method: 'GET',
    path: '/api/practice/stats',
    access: 'signedIn',
    summary: 'How many problems the signed-in user has tried, per subject.',
    input: NothingSent,
    output: z.object({ bySubject: z.array(z.object({ subject: z.string(), attempts: z.int() })) }),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  skills: endpoint({
    method: 'GET',
    path: '/api/practice/skills',
    access: 'signedIn',
    summary:
      "The skills with practice of a grade (the caller's own unless said), with where the caller stands.",
    input: z.object({ grade: z.optional(Grade) }),
    output: z.array(PracticeSkill),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  next: endpoint({
    method: 'POST',
    path: '/api/practice/problems',
    access: 'signedIn',
    summary:
      'Hands out the next problem: of one skill, of one subject, or a mix of what fits the learner best.',
    input: z.object({
      skill: z.optional(SkillId),
      subject: z.optional(z.string().check(z.maxLength(50))),
      grade: z.optional(Grade),
      /** Today's mix: what is due, something new, a stretch. */
      mix: z.optional(z.literal('daily')),
    }),
    output: PracticeProblem,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  hint: endpoint({
    method: 'POST',
    path: '/api/practice/problems/:id/hints',
    access: 'owner',
    summary: 'The next hint: a nudge, then a targeted one, then a similar worked example.',
    input: z.object({ id: Id }),
    output: z.object({ hintsHtml: z.array(z.string()), isLast: z.boolean() }),
    errors: ['not_signed_in', 'not_found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/practice/attempts',
    access: 'owner',
    summary: 'Checks an answer, says why not yet, and records the attempt.',
    input: z.object({
      problemId: Id,
      answer: GivenAnswer,
      timeSpentSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    }),
    output: CheckedAnswer,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'outbox',
  }),
  solution: endpoint({
    method: 'POST',
    path: '/api/practice/problems/:id/solution',
    access: 'owner',
    summary: 'The worked solution, after an own attempt.',
    input: z.object({ id: Id }),
    output: Solution,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
  attempts: endpoint({
    method: 'GET',
    path: '/api/practice/attempts',
    access: 'signedIn',
    summary: 'Own attempts, newest first, a page at a time.',
    input: z.object({ before: z.optional(Id) }),
    output: z.array(PracticeAttempt),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
