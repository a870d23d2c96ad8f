import { uploads } from '#contract/profile/uploads.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { addUpload } from './add-upload.ts'
import { selectUpload } from './uploads.queries.ts'

export function uploadRoutes({ serve }: Mount): void {
  serve(uploads.add, (picture, context) => addUpload(context, picture))
  serve(uploads.open, async ({ key }, { db, caller: { user }, config }) => {
    const viewer = { id: user.id, role: user.role, hasStaffPowers: hasStaffPowers(config, user) }
    return foundOr404(await selectUpload(db, viewer, key), 'pictureNotFound')
  })
}
