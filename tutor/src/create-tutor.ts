import { createTextEngine } from './embedded/text-engine.ts'
import { createMaths } from './math/math-engine.ts'
import type { Tutor } from './ports.ts'
import { createVideoDescriber, type FetchJson, YOUTUBE_OEMBED } from './video/describe-video.ts'

type Options = {
  fetchJson: FetchJson
  /** Where YouTube describes its videos; tests put a server of their own there. */
  youtubeOembedUrl?: string
}

/** The tutor of one server process. Nothing is loaded before it is first asked. */
export function createTutor({ fetchJson, youtubeOembedUrl = YOUTUBE_OEMBED }: Options): Tutor {
  const { run, stop } = createTextEngine()
  const maths = createMaths()
  return {
    summarize: async (task) => ({ ...(await run('summarize', task)), engine: 'embedded' }),
    makeFlashcards: async (task) => ({ ...(await run('makeFlashcards', task)), engine: 'embedded' }),
    writeStudyGuide: async (task) => ({ ...(await run('writeStudyGuide', task)), engine: 'embedded' }),
    describeVideo: createVideoDescriber(fetchJson, youtubeOembedUrl),
    math: maths.math,
    stop: async () => {
      await Promise.all([stop(), maths.stop()])
    },
  }
}
