import { quizzes } from '#contract/quizzes.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectResults } from './quizzes.queries.ts'
import { listQuizzes, readQuiz, submitQuiz } from './quizzes.ts'

export function quizRoutes({ serve }: Mount): void {
  serve(quizzes.list, ({ view, grade }, context) =>
    listQuizzes(context, context.caller.user, { grade, hasQuestions: view !== 'cards' }),
  )
  serve(quizzes.one, ({ id }, context) => readQuiz(context, context.caller.user, id))
  serve(quizzes.results, ({ id }, { db }) => selectResults(db, id))
  serve(quizzes.submit, (input, context) => submitQuiz(context, input))
}
