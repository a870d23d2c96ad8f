import type { FastifyInstance } from 'fastify'
import { assignments } from '#contract/teaching/assignments.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { countWork, selectAssignments, selectRecent } from './assignments.queries.ts'
import { listChoices } from './list-choices.ts'
import { duplicateAssignment, removeAssignment, restoreAssignment } from './move-assignment.ts'
import { changeAssignment, createAssignment, readAssignment } from './save-assignment.ts'
import { toSummary } from './to-assignment.ts'

type Rows = Awaited<ReturnType<typeof selectAssignments>>

export function assignmentRoutes(app: FastifyInstance, deps: Deps): void {
  const summarize = async ({ db }: Pick<Deps, 'db'>, rows: Rows) => {
    const counts = await countWork(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => toSummary(row, counts.get(row.id)))
  }
  serve(app, deps, assignments.list, async (filter, { db, caller }) =>
    summarize({ db }, await selectAssignments(db, caller.user.id, filter)),
  )
  serve(app, deps, assignments.recent, async (_, { db, caller }) =>
    summarize({ db }, await selectRecent(db, caller.user.id)),
  )
  serve(app, deps, assignments.choices, (wanted, context) => listChoices(context, wanted))
  serve(app, deps, assignments.create, (sent, context) => createAssignment(context, sent))
  serve(app, deps, assignments.one, ({ id }, context) => readAssignment(context, id))
  serve(app, deps, assignments.update, (sent, context) => changeAssignment(context, sent))
  serve(app, deps, assignments.remove, ({ id }, context) => removeAssignment(context, id))
  serve(app, deps, assignments.restore, ({ id }, context) => restoreAssignment(context, id))
  serve(app, deps, assignments.duplicate, (copy, context) => duplicateAssignment(context, copy))
}
