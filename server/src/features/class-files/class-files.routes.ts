import { classFiles } from '#contract/classroom/class-files.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { addClassFile } from './add-class-file.ts'
import { selectFile } from './class-files.queries.ts'

export function classFileRoutes({ serve }: Mount): void {
  serve(classFiles.add, (file, context) => addClassFile(context, file))
  serve(classFiles.open, async ({ key }, { db, caller, config }) => {
    const reader = { id: caller.user.id, isStaff: hasStaffPowers(config, caller.user) }
    return foundOr404(await selectFile(db, reader, key), 'fileNotFound')
  })
}
