import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Grade, Id, Moment, SentMoment } from './fields.ts'

export const QuizOption = z.object({ id: z.string(), text: z.string(), html: z.optional(z.string()) })
export type QuizOption = z.output<typeof QuizOption>

export const QuizQuestion = z.object({
  id: z.string(),
  question: z.string(),
  questionHtml: z.optional(z.string()),
  /** SVG. */
  figure: z.optional(z.string()),
  options: z.array(QuizOption),
  /** For teachers and admins, and for learners who have turned in an attempt. */
  correctOptionId: z.optional(z.string()),
})
export type QuizQuestion = z.output<typeof QuizQuestion>

export const Quiz = z.object({
  id: z.int(),
  lessonId: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  subjectId: z.int(),
  grade: z.int(),
  questionCount: z.int(),
  /** Empty when only cards were asked for. */
  questions: z.array(QuizQuestion),
})
export type Quiz = z.output<typeof Quiz>

const Answer = z.object({
  questionId: z.string().check(z.maxLength(50)),
  selectedOptionId: z.string().check(z.maxLength(50)),
})

export const QuizResult = z.object({
  id: z.int(),
  userId: z.int(),
  quizId: z.int(),
  score: z.int(),
  maxScore: z.int(),
  dateTaken: Moment,
  answers: z.array(z.extend(Answer, { correct: z.boolean() })),
  /** Which attempt at the quiz it was; only the first one counts, for the key is shown after it. */
  attempt: z.int(),
})
export type QuizResult = z.output<typeof QuizResult>

/** What the learner is told about a question once the quiz is turned in. */
export const ReviewedQuestion = z.object({
  questionId: z.string(),
  correctOptionId: z.string(),
  /** Heading of the lesson that answers it. */
  section: z.nullable(z.string()),
  options: z.array(z.object({ id: z.string(), why: z.string(), whyHtml: z.optional(z.string()) })),
})
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>

export const HandedInQuiz = z.extend(QuizResult, {
  lessonId: z.int(),
  pointsAwarded: z.int(),
  /** The user's points now. */
  points: z.int(),
  newBadges: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string() })),
  review: z.array(ReviewedQuestion),
})
export type HandedInQuiz = z.output<typeof HandedInQuiz>

export const quizzes = {
  list: endpoint({
    method: 'GET',
    path: '/api/quizzes',
    access: 'signedIn',
    summary:
      "Quizzes of the learner's grade; teachers and admins see all. `view=cards` leaves the questions out.",
    input: z.object({ view: z.optional(z.enum(['full', 'cards'])), grade: z.optional(Grade) }),
    output: z.array(Quiz),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/quizzes/:id',
    access: 'signedIn',
    summary: 'One quiz with its questions.',
    input: z.object({ id: Id }),
    output: Quiz,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/users/:id/quiz-results',
    access: 'selfOrStaff',
    summary: "The user's quiz results, newest first.",
    input: z.object({ id: Id }),
    output: z.array(QuizResult),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/users/:id/quiz-results',
    access: 'self',
    summary:
      'Turns in a quiz. The server scores the answers itself, awards points and badges, and explains every option.',
    input: z.object({
      id: Id,
      userId: z.optional(Id),
      quizId: Id,
      /** Accepted and ignored where the server counts differently. */
      score: z.optional(z.int()),
      maxScore: z.optional(z.int()),
      dateTaken: z.optional(SentMoment),
      answers: z.array(Answer).check(z.minLength(1), z.maxLength(200)),
      timeSpentSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    }),
    output: HandedInQuiz,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'not_allowed'],
    offline: 'outbox',
  }),
}
