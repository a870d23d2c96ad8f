import type { FastifyInstance } from 'fastify'
import { uploads } from '#contract/profile/uploads.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { addUpload } from './add-upload.ts'
import { selectUpload } from './uploads.queries.ts'

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, uploads.add, (picture, context) => addUpload(context, picture))
  serve(app, deps, uploads.open, async ({ key }, { db }) =>
    foundOr404(await selectUpload(db, key), 'pictureNotFound'),
  )
}
