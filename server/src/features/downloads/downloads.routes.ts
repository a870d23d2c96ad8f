import type { FastifyInstance } from 'fastify'
import { downloads } from '#contract/downloads.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { deleteDownload, selectDownloads } from './downloads.queries.ts'
import { createLessonPackages } from './lesson-packages.ts'
import { changeDownload, saveDownload, toDownload } from './save-download.ts'

export function downloadRoutes(app: FastifyInstance, deps: Deps): void {
  const packages = createLessonPackages()
  serve(app, deps, downloads.describePackage, ({ id }, context) => packages.describe(context, id))
  serve(app, deps, downloads.fetchPackage, async ({ id, version }, context) => ({
    name: `lesson-${id}.json`,
    contentType: 'application/json',
    content: foundOr404(await packages.open(context, id, version), 'packageNotFound'),
    etag: `"${version}"`,
  }))
  serve(app, deps, downloads.list, async ({ id }, { db }) => (await selectDownloads(db, id)).map(toDownload))
  serve(app, deps, downloads.save, (input, context) => saveDownload(context, input))
  serve(app, deps, downloads.update, (input, context) => changeDownload(context, input))
  serve(app, deps, downloads.remove, async ({ id }, { db, caller }) =>
    foundOr404(await deleteDownload(db, caller.user.id, id), 'downloadNotFound'),
  )
}
