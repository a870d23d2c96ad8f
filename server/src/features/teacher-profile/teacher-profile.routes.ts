import type { FastifyInstance } from 'fastify'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readProfile, saveProfile } from './save-profile.ts'
import { selectTeachersOf } from './teacher-profile.queries.ts'

export function teacherProfileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teacherProfile.read, (_, context) => readProfile(context))
  serve(app, deps, teacherProfile.save, (change, context) => saveProfile(context, change))
  serve(app, deps, teacherProfile.mine, async ({ id }, { db }) => {
    const rows = await selectTeachersOf(db, id)
    return rows.map(({ firstName, lastName, subjects, office_hours, ...row }) => ({
      ...row,
      name: `${firstName} ${lastName}`.trim(),
      subjects: subjects ?? [],
      office_hours: office_hours ?? [],
    }))
  })
}
