import { moveSchool } from '../../domain/demo/school/move-school.ts'
import { recalculate } from '../../domain/demo/school/replay-answers.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { readDemoSchool } from './read-demo-school.ts'

export async function moveDemoSchool(context: CallerContext) {
  const { database, transact, afterCommit, tracer } = context
  // Tens of thousands of rows: longer than others may wait for a transaction.
  return database.withoutLimits(() =>
    transact(async (db) => {
      const moved = await moveSchool({ ...context, db })
      const school = await readDemoSchool({ ...context, db })
      if (!moved || !school) throw new AppError('conflict', 'demoSchoolMissing')
      await writeAudit({ ...context, db }, { action: 'demo school moved', details: { weeks: moved.weeks } })
      if (moved.weeks > 0) afterCommit(() => recalculate(tracer))
      return school
    }),
  )
}
