import { queryOptions } from '@tanstack/react-query'
import { quizzes } from '#contract/quizzes.ts'
import { call, NetworkError } from '../../api/call.ts'
import { openKeptQuiz } from '../../device/packages/open-package.ts'
import { currentUserQuery } from '../../kit/session.ts'

/** Without the questions, which come with the quiz. Undefined stands for all grades, which only staff may ask for. */
export const quizCardsQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['quizzes', 'cards', grade ?? 'all'],
    queryFn: () => call(quizzes.list, { view: 'cards', ...(grade !== undefined && { grade }) }),
  })

/** Without a connection, as it lies beside its lesson on this device. */
export const quizQuery = (quizId: number) =>
  queryOptions({
    queryKey: ['quizzes', 'one', quizId],
    queryFn: async ({ client }) => {
      try {
        return await call(quizzes.one, { id: quizId })
      } catch (error) {
        const reader = client.getQueryData(currentUserQuery.queryKey)
        const kept = error instanceof NetworkError && reader ? await openKeptQuiz(reader.id, quizId) : null
        if (!kept) throw error
        return kept
      }
    },
  })
