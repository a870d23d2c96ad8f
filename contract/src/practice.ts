import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Grade, Id, Moment, NothingSent, SentMoment } from './fields.ts'
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

const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/**
 * A worked solution that opens with the right answer and with nothing else, so that a device without a connection can
 * tell whether an answer is right and never holds what is. An answer in its one spelling (`canonicalise` of the engine of
 * answers) is stretched by PBKDF2 with SHA-256; what comes out opens, by AES-GCM, one of `keys`, and that key the solution.
 * Every sealed text has its initialization vector of 12 bytes in front.
 */
export const Seal = z.object({
  salt: Base64,
  rounds: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  /** The key of the solution, once for each spelling that counts. */
  keys: z.array(Base64),
  /** JSON as `practice.solution` gives it, filled up with spaces: its length must not tell which option is right. */
  solution: Base64,
})
export type Seal = z.output<typeof Seal>

/** A problem to be taken along. */
export const SealedProblem = z.object({
  problem: PracticeProblem,
  /** The nudge and the targeted hint, for who asks for them. */
  hintsHtml: z.array(z.string()),
  /** Null where right answers have no single spelling: those are checked when they arrive. */
  seal: z.nullable(Seal),
})
export type SealedProblem = z.output<typeof SealedProblem>

export const MOST_IN_BUNDLE = 20
/** The worked example comes last, and stays on the server. */
export const HINTS_TAKEN_ALONG = 2

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
  handOutBundle: endpoint({
    method: 'POST',
    path: '/api/practice/bundles',
    access: 'signedIn',
    summary:
      'Hands out problems to take along, of a lesson or of one skill, with their answers sealed. Those of the same bundle that nobody has touched come again; only what is missing is added.',
    input: z.object({
      lessonId: z.optional(Id),
      skill: z.optional(SkillId),
      count: z._default(z.int().check(z.minimum(1), z.maximum(MOST_IN_BUNDLE)), 12),
    }),
    output: z.object({ problems: z.array(SealedProblem) }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'too_many_requests'],
    // Sealing takes its time, and no transaction should wait for it.
    transaction: 'manual',
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
      /** Of an answer given without a connection; a clock that is wrong is set right. */
      answeredAt: z.optional(SentMoment),
      /** Hints that were taken along with the problem and looked at: the server has not been asked for them. */
      hintsSeen: z.optional(z.int().check(z.minimum(0), z.maximum(HINTS_TAKEN_ALONG))),
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
    summary: 'The worked solution, once the caller has tried.',
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
