import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readProfile, saveProfile } from './save-profile.ts'
import { selectTeachersOf } from './teacher-profile.queries.ts'

export function teacherProfileRoutes({ serve }: Mount): void {
  serve(teacherProfile.read, (_, context) => readProfile(context))
  serve(teacherProfile.save, (change, context) => saveProfile(context, change))
  serve(teacherProfile.mine, async ({ id }, { db }) => {
    const rows = await selectTeachersOf(db, id)
    return rows.map(({ firstName, lastName, subjects, office_hours, ...row }) => ({
      ...row,
      name: `${firstName} ${lastName}`.trim(),
      subjects: subjects ?? [],
      office_hours: office_hours ?? [],
    }))
  })
}
