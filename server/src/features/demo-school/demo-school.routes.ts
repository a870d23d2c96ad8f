import { demoSchool } from '#contract/admin/demo-school.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { moveDemoSchool } from './move-demo-school.ts'
import { readDemoSchool } from './read-demo-school.ts'
import { removeDemoSchool } from './remove-demo-school.ts'

export function demoSchoolRoutes({ serve }: Mount): void {
  serve(demoSchool.read, async (_, context) => ({ school: await readDemoSchool(context) }))
  serve(demoSchool.move, (_, context) => moveDemoSchool(context))
  serve(demoSchool.remove, (_, context) => removeDemoSchool(context))
}
