import * as z from 'zod/mini'
import type { Quiz, QuizQuestion } from '#contract/quizzes.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'

/** One run through a quiz, from its start until the server has it. */
export const Attempt = z.object({
  /** Seeds the order of the options, and names the hand-in: sent twice, it counts once. */
  id: z.string(),
  quizId: z.int(),
  /** Which question is asked, counted from 0. */
  place: z.int(),
  answers: z.array(z.object({ questionId: z.string(), selectedOptionId: z.string() })),
  /** Time with the page in view, up to the last answer. */
  activeMs: z.number(),
  /** Set by the last answer; from then on nothing changes any more. */
  finishedAt: z.nullable(z.string()),
})
export type Attempt = z.output<typeof Attempt>

export function beginAttempt(quizId: number, id: string): Attempt {
  return { id, quizId, place: 0, answers: [], activeMs: 0, finishedAt: null }
}

export function findAnswer({ answers }: Attempt, questionId: string): string | undefined {
  return answers.find((answer) => answer.questionId === questionId)?.selectedOptionId
}

/** One answer per question, changed as often as the learner likes. */
export function chooseOption(attempt: Attempt, questionId: string, selectedOptionId: string): Attempt {
  if (attempt.finishedAt !== null) return attempt
  const others = attempt.answers.filter((answer) => answer.questionId !== questionId)
  return { ...attempt, answers: [...others, { questionId, selectedOptionId }] }
}

export function currentQuestion(attempt: Attempt, quiz: Pick<Quiz, 'questions'>): QuizQuestion | undefined {
  return quiz.questions[attempt.place]
}

/** To the next question, or to the end. Stays where it is while the question has no answer. */
export function goOn(
  attempt: Attempt,
  quiz: Pick<Quiz, 'questions'>,
  now: { activeMs: number; at: Date },
): Attempt {
  const question = currentQuestion(attempt, quiz)
  const isAnswered = question !== undefined && findAnswer(attempt, question.id) !== undefined
  if (!isAnswered || attempt.finishedAt !== null) return attempt
  const isLast = attempt.place === quiz.questions.length - 1
  return isLast
    ? { ...attempt, activeMs: now.activeMs, finishedAt: now.at.toISOString() }
    : { ...attempt, activeMs: now.activeMs, place: attempt.place + 1 }
}

/** Whether a remembered attempt is one at this quiz as it stands now: its questions may have changed meanwhile. */
export function isAttemptAt(attempt: Attempt, quiz: Pick<Quiz, 'id' | 'questions'>): boolean {
  const optionsOf = new Map(quiz.questions.map(({ id, options }) => [id, options]))
  return (
    attempt.quizId === quiz.id &&
    attempt.place < quiz.questions.length &&
    quiz.questions.slice(0, attempt.place).every(({ id }) => findAnswer(attempt, id) !== undefined) &&
    attempt.answers.every(({ questionId, selectedOptionId }) =>
      optionsOf.get(questionId)?.some(({ id }) => id === selectedOptionId),
    )
  )
}

const SECOND_MS = 1000

export function readSeconds({ activeMs }: Attempt): number {
  return Math.min(DAY_SECONDS, Math.max(0, Math.round(activeMs / SECOND_MS)))
}
