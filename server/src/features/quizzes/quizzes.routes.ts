import type { FastifyInstance } from 'fastify'
import { quizzes } from '#contract/quizzes.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectResults } from './quizzes.queries.ts'
import { listQuizzes, readQuiz } from './read-quizzes.ts'
import { submitQuiz, toResult } from './submit-quiz.ts'

export function quizRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, quizzes.list, ({ view, grade }, context) =>
    listQuizzes(context, context.caller.user, { grade, hasQuestions: view !== 'cards' }),
  )
  serve(app, deps, quizzes.one, ({ id }, context) => readQuiz(context, context.caller.user, id))
  serve(app, deps, quizzes.results, async ({ id }, { db }) => (await selectResults(db, id)).map(toResult))
  serve(app, deps, quizzes.submit, (input, context) => submitQuiz(context, input))
}
