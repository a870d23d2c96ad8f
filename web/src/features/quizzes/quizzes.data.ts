import { queryOptions } from '@tanstack/react-query'
import { quizzes } from '#contract/quizzes.ts'
import { call } from '../../api/call.ts'

/** Without the questions, which come with the quiz. Undefined stands for all grades, which only staff may ask for. */
export const quizCardsQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['quizzes', 'cards', grade ?? 'all'],
    queryFn: () => call(quizzes.list, { view: 'cards', ...(grade !== undefined && { grade }) }),
  })

export const quizQuery = (quizId: number) =>
  queryOptions({
    queryKey: ['quizzes', 'one', quizId],
    queryFn: () => call(quizzes.one, { id: quizId }),
  })
