import { subjects } from '#contract/subjects.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectSubject, selectSubjects } from './subjects.queries.ts'

export function subjectRoutes({ serve }: Mount): void {
  serve(subjects.list, (_, { db }) => selectSubjects(db))
  serve(subjects.one, async ({ id }, { db }) => foundOr404(await selectSubject(db, id), 'subjectNotFound'))
}
