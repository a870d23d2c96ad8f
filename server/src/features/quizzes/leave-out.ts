import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import { nameQuizItem } from '../../records/questions/name-quiz-item.ts'
import type { Tracer } from '../../records/tracing/tracer.ts'
import { isTakenBack } from '../../records/voiding/name-question.ts'

/** The questions that still count: one that was taken back is asked no more. */
export function leaveOutTakenBack(
  tracer: Pick<Tracer, 'voided'>,
  quizId: number,
  questions: QuizQuestion[],
): QuizQuestion[] {
  return questions.filter(({ id }) => !isTakenBack(tracer, { itemId: nameQuizItem(quizId, id) }))
}
