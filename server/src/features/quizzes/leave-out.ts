import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import type { Tracer } from '../../records/tracing/tracer.ts'
import { isTakenBack } from '../../records/voiding/name-question.ts'

export function nameItem(quizId: number, questionId: string): string {
  return `quiz:${quizId}:${questionId}`
}

/** The questions that still count: one that was taken back is asked no more. */
export function leaveOutTakenBack(
  tracer: Pick<Tracer, 'voided'>,
  quizId: number,
  questions: QuizQuestion[],
): QuizQuestion[] {
  return questions.filter(({ id }) => !isTakenBack(tracer, { itemId: nameItem(quizId, id) }))
}
