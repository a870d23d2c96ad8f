import { downloads } from '#contract/downloads.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { deleteDownload, selectDownloads } from './downloads.queries.ts'
import { createLessonPackages } from './lesson-packages.ts'
import { changeDownload, saveDownload } from './save-download.ts'

export function downloadRoutes({ serve }: Mount): void {
  const packages = createLessonPackages()
  serve(downloads.describePackage, ({ id }, context) => packages.describe(context, id))
  serve(downloads.fetchPackage, async ({ id, version }, context) => ({
    name: `lesson-${id}.json`,
    contentType: 'application/json',
    content: foundOr404(await packages.open(context, id, version), 'packageNotFound'),
    etag: `"${version}"`,
  }))
  serve(downloads.list, ({ id }, { db }) => selectDownloads(db, id))
  serve(downloads.save, (input, context) => saveDownload(context, input))
  serve(downloads.update, (input, context) => changeDownload(context, input))
  serve(downloads.remove, async ({ id }, { db, caller }) =>
    foundOr404(await deleteDownload(db, caller.user.id, id), 'downloadNotFound'),
  )
}
