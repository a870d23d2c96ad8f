import { documents } from '#contract/professional/documents.ts'
import { videos } from '#contract/study/videos.ts'
import type { Scene } from '../../stage.ts'
import { at, does } from '../at.ts'
import { LIBRARY, VIDEOS } from '../texts/library.ts'

/** What the professional collects, and videos that people save. */
export function collectSources(): Scene[] {
  return [
    ...LIBRARY.map(({ day, isSummarized, ...saved }) =>
      at(day, '08:20', `Jonas saves “${saved.title}”`, async (stage) => {
        const { id } = await does(stage, 'demo-professional', documents.create, saved)
        await does(stage, 'demo-professional', documents.open, { id })
        if (isSummarized) await does(stage, 'demo-professional', documents.summarize, { id })
      }),
    ),
    ...VIDEOS.map(({ username, day, ...video }) =>
      at(day, '16:55', `${username} saves the video “${video.title}”`, async (stage) => {
        await does(stage, username, videos.create, video)
      }),
    ),
    at(44, '13:20', 'Elena asks to share her video with the whole school', async (stage) => {
      const [video] = await does(stage, 'demo-teacher', videos.list, { only: 'mine' })
      await does(stage, 'demo-teacher', videos.askSharing, { id: video?.id ?? 0, isAsked: true })
    }),
  ]
}
