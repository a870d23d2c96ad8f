import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Id, Moment, NothingSent } from './fields.ts'

export const SkillId = z.string().check(z.minLength(3), z.maxLength(100))
const SubjectName = z.string().check(z.minLength(1), z.maxLength(50))
const Percent = z.int().check(z.minimum(0), z.maximum(100))

export const SkillLevel = z.enum(['new', 'learning', 'practised', 'mastered', 'needsRefresh'])
export type SkillLevel = z.output<typeof SkillLevel>

/** A skill with its name, wherever one is shown. */
export const NamedSkill = z.object({
  id: z.string(),
  name: z.string(),
  can: z.string(),
  subject: z.string(),
  grade: z.int(),
})
export type NamedSkill = z.output<typeof NamedSkill>

export const SkillStanding = z.object({
  ...NamedSkill.shape,
  /** What should be practised before. */
  after: z.array(z.string()),
  hasPractice: z.boolean(),
  /** The lesson that teaches it, when there is one. */
  lessonId: z.nullable(z.int()),
  level: SkillLevel,
  /** Success to be expected now on a problem never seen before; null while nothing is known. */
  mastery: z.nullable(Percent),
  /** The band in which the true value probably lies. */
  low: z.nullable(Percent),
  high: z.nullable(Percent),
  answers: z.int(),
  isDue: z.boolean(),
  /** Everything before it is practised and it is not: what can be learned next. */
  isNext: z.boolean(),
})
export type SkillStanding = z.output<typeof SkillStanding>

/** One answer behind a level. */
export const ReceiptAnswer = z.object({
  id: z.int(),
  source: z.string(),
  correct: z.boolean(),
  helped: z.boolean(),
  tryNumber: z.int(),
  /** The question in plain text. */
  question: z.nullable(z.string()),
  /** What the learner answered, in plain text. */
  given: z.nullable(z.string()),
  answeredAt: Moment,
  /** How likely a right answer seemed before it came. */
  predicted: z.nullable(Percent),
  /** Taken back by a teacher: it no longer counts. */
  isVoided: z.boolean(),
  dispute: z.nullable(z.enum(['open', 'voided', 'kept'])),
})
export type ReceiptAnswer = z.output<typeof ReceiptAnswer>

/** What is still missing for "mastered". */
export const MASTERED_NEEDS = ['moreAnswers', 'higherMastery', 'onYourOwn'] as const

export const SkillReceipt = z.object({
  standing: SkillStanding,
  missing: z.array(z.enum(MASTERED_NEEDS)),
  answers: z.array(ReceiptAnswer),
  hasMore: z.boolean(),
})
export type SkillReceipt = z.output<typeof SkillReceipt>

export const OFFER_KINDS = ['easyWin', 'review', 'stretch'] as const
const Values = z.record(z.string(), z.union([z.string(), z.number()]))

/** One of up to three next steps. The reason is a code with its numbers; screens have the words. */
export const Offer = z.object({
  kind: z.enum(OFFER_KINDS),
  skill: NamedSkill,
  reason: z.object({ code: z.string(), values: Values }),
})
export type Offer = z.output<typeof Offer>

/** Three tries without gain: the next method to try. */
export const Stuck = z.object({
  skill: NamedSkill,
  method: z.enum(['workedExample', 'prerequisite', 'human']),
  /** Where the method leads: the lesson of the skill, or the skill that comes before. */
  lessonId: z.nullable(z.int()),
  prerequisite: z.nullable(NamedSkill),
  tries: z.int(),
})
export type Stuck = z.output<typeof Stuck>

export const WhatNext = z.object({
  offers: z.array(Offer).check(z.maxLength(3)),
  /** Today's mix: what is due, one or two new skills, one stretch; the part that is still to do. */
  dailyMix: z.object({ left: z.array(NamedSkill), done: z.int() }),
  stuck: z.nullable(Stuck),
})
export type WhatNext = z.output<typeof WhatNext>

export const Dispute = z.object({
  id: z.int(),
  attemptId: z.int(),
  skill: z.nullable(NamedSkill),
  question: z.nullable(z.string()),
  /** What the product takes for right. */
  expected: z.nullable(z.string()),
  given: z.nullable(z.string()),
  message: z.string(),
  /** Who says so; first name and initial. */
  learner: z.string(),
  createdAt: Moment,
  outcome: z.nullable(z.enum(['voided', 'kept'])),
  reply: z.nullable(z.string()),
  /** How many answers a decision to void would take back. */
  answersTouched: z.int(),
})
export type Dispute = z.output<typeof Dispute>

const Words = z.string().check(z.trim(), z.maxLength(500))

export const StudyPause = z.object({ id: z.int(), firstDay: Day, lastDay: Day })
export type StudyPause = z.output<typeof StudyPause>

export const skills = {
  map: endpoint({
    method: 'GET',
    path: '/api/users/:userId/skills',
    access: 'selfOrStaff',
    summary: 'The skills of a subject with their prerequisites and where the learner stands in each.',
    input: z.object({ userId: Id, subject: SubjectName }),
    output: z.object({ grade: z.int(), subjects: z.array(z.string()), skills: z.array(SkillStanding) }),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/users/:userId/skills/:skill/answers',
    access: 'selfOrStaff',
    person: 'userId',
    summary:
      'The answers behind a level, newest first, a page at a time, and what is missing for "mastered".',
    input: z.object({ userId: Id, skill: SkillId, before: z.optional(Id) }),
    output: SkillReceipt,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  whatNext: endpoint({
    method: 'GET',
    path: '/api/what-next',
    access: 'signedIn',
    summary: "Up to three next steps with true reasons, today's mix, and help where the learner is stuck.",
    input: NothingSent,
    output: WhatNext,
    errors: ['not_signed_in'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/what-next/choices',
    access: 'signedIn',
    summary: 'Keeps which offer the learner took; the next offers respect it.',
    input: z.object({ kind: z.enum(OFFER_KINDS), skill: SkillId }),
    output: NothingSent,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
}

export const disputes = {
  open: endpoint({
    method: 'POST',
    path: '/api/attempts/:id/disputes',
    access: 'owner',
    summary: '"This question is wrong": sends an own answer to the teacher. Saying it twice keeps the first.',
    input: z.object({ id: Id, message: z._default(Words, '') }),
    output: z.object({ id: z.int(), createdAt: Moment }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/disputes',
    access: 'monitor',
    summary: 'Disputed questions, open ones first: of the pupils of the own classes, or of all for an admin.',
    input: z.object({ before: z.optional(Id) }),
    output: z.array(Dispute),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/disputes/:id/decision',
    access: 'monitor',
    summary:
      'Keeps the question, or takes it back: then nobody is judged by it, and all levels are worked out anew.',
    input: z.object({ id: Id, outcome: z.enum(['voided', 'kept']), reply: z._default(Words, '') }),
    output: Dispute,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
}

export const pauses = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/study-pauses',
    access: 'self',
    summary: 'Planned pauses of today and later; they never break a streak.',
    input: z.object({ userId: Id }),
    output: z.array(StudyPause),
    errors: ['not_signed_in', 'not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/:userId/study-pauses',
    access: 'self',
    summary: 'Plans a pause of at most 60 days, from today on.',
    input: z.object({ userId: Id, firstDay: Day, lastDay: Day }),
    output: StudyPause,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/study-pauses/:pauseId',
    access: 'self',
    person: 'userId',
    summary: 'Takes a planned pause back.',
    input: z.object({ userId: Id, pauseId: Id }),
    output: NothingSent,
    errors: ['not_signed_in', 'not_found'],
  }),
}
