import type { FastifyInstance } from 'fastify'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { readTeacherFigures } from '../../domain/classroom/class-figures.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectLongestWaiting } from './teacher-dashboard.queries.ts'

export function teacherDashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teacherDashboard.summary, (_, { db, caller, now }) =>
    readTeacherFigures(db, caller.user.id, now()),
  )
  serve(app, deps, teacherDashboard.waiting, async (_, { db, caller }) => {
    const row = await selectLongestWaiting(db, caller.user.id)
    if (!row) return { submissions: 0, first: null }
    const { submissions, submittedAt, ...first } = row
    return { submissions, first: { ...first, submittedAt: submittedAt.toISOString() } }
  })
}
