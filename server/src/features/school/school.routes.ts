import { school } from '#contract/admin/school.ts'
import { readSchool } from '../../domain/school/school.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { saveSchool } from './save-school.ts'

export function schoolRoutes({ serve }: Mount): void {
  serve(school.read, (_, context) => readSchool(context))
  serve(school.save, (change, context) => saveSchool(context, change))
}
