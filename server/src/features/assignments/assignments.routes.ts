import { assignments } from '#contract/teaching/assignments.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { countWork, selectAssignments, selectRecent } from './assignments.queries.ts'
import {
  changeAssignment,
  createAssignment,
  duplicateAssignment,
  NOBODY,
  readAssignment,
  removeAssignment,
  restoreAssignment,
} from './assignments.ts'
import { listChoices } from './list-choices.ts'

type Rows = Awaited<ReturnType<typeof selectAssignments>>

export function assignmentRoutes({ serve }: Mount): void {
  const summarize = async ({ db, now }: Pick<Deps, 'db' | 'now'>, rows: Rows) => {
    const ids = rows.map(({ id }) => id)
    const counts = await countWork(db, ids, now())
    return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? NOBODY }))
  }
  serve(assignments.list, async (filter, { db, caller, now }) =>
    summarize({ db, now }, await selectAssignments(db, caller.user.id, filter)),
  )
  serve(assignments.recent, async (_, { db, caller, now }) =>
    summarize({ db, now }, await selectRecent(db, caller.user.id)),
  )
  serve(assignments.choices, (wanted, context) => listChoices(context, wanted))
  serve(assignments.create, (sent, context) => createAssignment(context, sent))
  serve(assignments.one, ({ id }, context) => readAssignment(context, id))
  serve(assignments.update, (sent, context) => changeAssignment(context, sent))
  serve(assignments.remove, ({ id }, context) => removeAssignment(context, id))
  serve(assignments.restore, ({ id }, context) => restoreAssignment(context, id))
  serve(assignments.duplicate, (copy, context) => duplicateAssignment(context, copy))
}
