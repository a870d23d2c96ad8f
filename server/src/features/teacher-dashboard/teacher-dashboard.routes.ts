import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { readTeacherFigures } from '../../domain/classroom/class-figures.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectLongestWaiting } from './teacher-dashboard.queries.ts'

export function teacherDashboardRoutes({ serve }: Mount): void {
  serve(teacherDashboard.summary, async (_, { db, caller, now }) => {
    const { totalStudents, averageScore, completionRate } = await readTeacherFigures(
      db,
      caller.user.id,
      now(),
    )
    return { totalStudents, averageScore: averageScore ?? 0, completionRate: completionRate ?? 0 }
  })
  serve(teacherDashboard.figures, (_, { db, caller, now }) => readTeacherFigures(db, caller.user.id, now()))
  serve(teacherDashboard.waiting, async (_, { db, caller }) => {
    const row = await selectLongestWaiting(db, caller.user.id)
    return { submissions: row?.submissions ?? 0, first: row ?? null }
  })
}
