import type { FastifyInstance } from 'fastify'
import { subjects } from '#contract/subjects.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectSubject, selectSubjects } from './subjects.queries.ts'

export function subjectRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, subjects.list, (_, { db }) => selectSubjects(db))
  serve(app, deps, subjects.one, async ({ id }, { db }) =>
    foundOr404(await selectSubject(db, id), 'subjectNotFound'),
  )
}
