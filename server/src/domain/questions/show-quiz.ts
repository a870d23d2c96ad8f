import type { Quiz } from '#contract/quizzes.ts'
import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { isTakenBack } from '../voiding/name-question.ts'
import { nameQuizItem } from './name-quiz-item.ts'

export type QuizRow = Omit<Quiz, 'questions'> & { questions: QuizQuestion[] }

/** A quiz as a learner is asked it: without the keys, and without questions that were taken back. */
export function showQuiz(tracer: Pick<Tracer, 'voided'>, { questions, ...quiz }: QuizRow): Quiz {
  return { ...quiz, questions: leaveOutTakenBack(tracer, quiz.id, questions).map(showQuestion) }
}

/** What stands on the screen of a question. Why an option is right or wrong is told once it was answered. */
export function showQuestion({ id, question, questionHtml, figure, options }: QuizQuestion) {
  return {
    id,
    question,
    ...(questionHtml !== undefined && { questionHtml }),
    ...(figure !== undefined && { figure }),
    options: options.map(({ id, text, html }) => ({ id, text, ...(html !== undefined && { html }) })),
  }
}

/** The questions that still count: one that was taken back is asked no more. */
export function leaveOutTakenBack(tracer: Pick<Tracer, 'voided'>, quizId: number, questions: QuizQuestion[]) {
  return questions.filter(({ id }) => !isTakenBack(tracer, { itemId: nameQuizItem(quizId, id) }))
}
