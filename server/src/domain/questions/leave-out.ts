import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { isTakenBack } from '../voiding/name-question.ts'
import { nameQuizItem } from './name-quiz-item.ts'

/** The questions that still count: one that was taken back is asked no more. */
export function leaveOutTakenBack(tracer: Pick<Tracer, 'voided'>, quizId: number, questions: QuizQuestion[]) {
  return questions.filter(({ id }) => !isTakenBack(tracer, { itemId: nameQuizItem(quizId, id) }))
}
