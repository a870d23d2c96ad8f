import { removeSchool } from '../../domain/demo/school/remove-school.ts'
import { recalculate } from '../../domain/demo/school/replay-answers.ts'
import { listAdmins } from '../../domain/keep-an-admin.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

export async function removeDemoSchool(context: CallerContext) {
  const { database, transact, afterCommit, tracer, caller, dropSession } = context
  // Tens of thousands of rows: longer than others may wait for a transaction.
  const removed = await database.withoutLimits(() =>
    transact(async (db) => {
      const removed = await removeSchool({ ...context, db })
      if (!removed) throw new AppError('conflict', 'demoSchoolMissing')
      await writeAudit({ ...context, db }, { action: 'demo school removed', details: removed })
      afterCommit(() => recalculate(tracer))
      const isWithoutAdmin = (await listAdmins(db)).length === 0
      return { ...removed, isWithoutAdmin, isSignedOut: caller.user.isDemo }
    }),
  )
  if (removed.isSignedOut) dropSession()
  return removed
}
