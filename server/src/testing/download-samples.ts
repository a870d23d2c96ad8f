import type { EndpointName } from '#contract/api.ts'
import { downloads } from '#contract/downloads.ts'
import { addDownload, addLesson } from './learning-rows.ts'
import type { Sample } from './sample.ts'

type DownloadName = Extract<EndpointName, `downloads.${string}`>

/** Working calls of keeping lessons on a device. */
export const DOWNLOAD_SAMPLES: { [Name in DownloadName]: Sample<Name> } = {
  'downloads.describePackage': async (t) => ({ id: (await addLesson(t)).id }),
  'downloads.fetchPackage': async (t, owner) => {
    const { id } = await addLesson(t)
    const { body } = await owner.call(downloads.describePackage, { id })
    return { id, version: body.version }
  },
  'downloads.list': (_, owner) => ({ id: owner.id }),
  'downloads.save': async (t, owner) => ({
    id: owner.id,
    userId: owner.id,
    lessonId: (await addLesson(t)).id,
    downloadedAt: t.clock.now.toISOString(),
    status: 'completed',
    progress: 100,
  }),
  'downloads.update': async (t, owner) => ({
    id: (await addDownload(t, owner.id)).id,
    progress: 45,
    status: 'paused',
  }),
  'downloads.remove': async (t, owner) => ({ id: (await addDownload(t, owner.id)).id }),
}
