import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'

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
  /** What should be practiced before. */
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
  /** Everything before it is practiced and it is not: what can be learned next. */
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
  /** The question with its formulas; null when it is no longer part of the curriculum. */
  questionHtml: z.nullable(z.string()),
  /** What the learner answered; null when nothing was. */
  givenHtml: z.nullable(z.string()),
  answeredAt: Moment,
  /** How likely a right answer seemed before it came. */
  predicted: z.nullable(Percent),
  /** The key had been shown before: it counts for nothing. */
  isKeyKnown: z.boolean(),
  /** Taken back by a teacher: it no longer counts. */
  isVoided: z.boolean(),
  /** "This question is wrong", what became of it and what the teacher said. */
  dispute: z.nullable(z.object({ state: z.enum(['open', 'voided', 'kept']), reply: z.nullable(z.string()) })),
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

export const skills = {
  map: endpoint({
    method: 'GET',
    path: '/api/users/:userId/skills',
    access: 'selfOrStaff',
    summary: 'The skills of a subject with their prerequisites and where the learner stands in each.',
    input: z.object({ userId: Id, subject: SubjectName }),
    output: z.object({ grade: z.int(), subjects: z.array(z.string()), skills: z.array(SkillStanding) }),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
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
}
