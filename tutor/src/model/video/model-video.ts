import * as z from 'zod'
import { formatClock, parseTranscript, type TranscriptLine } from '#engines/videos/index.ts'
import type { Port } from '../../port.ts'
import type { DescribedVideo, VideoAnswer } from '../../video/video-port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, refuseUnfit, writePrompt } from '../fill-form.ts'
import { type CheckedVideo, checkVideo } from './check-video.ts'

const OUTPUT_TOKENS = 1_200

const VideoForm = z.object({
  quotes: z.array(z.string().max(600)).max(8),
  chapters: z.array(z.object({ time: z.string().max(12), title: z.string().max(160) })).max(20),
})

const TELL =
  'The source is the transcript of a video. Choose two to four of its sentences that tell best what it is about, copied letter by letter. If its lines have times, give three to eight chapters: the time of the line with which each begins, as it stands there, and a title of two to six words that are said in that chapter.'

type Parts = { fill: FillForm; isFit: (text: string) => boolean }

/** What a video is about, in its own words, and where its chapters begin. */
export function createModelVideo({ fill, isFit }: Parts): Port<DescribedVideo, VideoAnswer> {
  return async ({ details, transcript, reader }) => {
    const lines = parseTranscript(transcript)
    let checked: CheckedVideo | null = null
    const prompt = writePrompt(TELL, reader, [writeLines(lines)], OUTPUT_TOKENS)
    await fill({ feature: 'video', reader }, prompt, VideoForm, (draft) => {
      const found = checkVideo(lines, draft)
      const isEnough = found.quotes.length > 0 && found.chapters.length * 2 >= draft.chapters.length
      if (!isEnough) return found.faults.join(' ').slice(0, 1_000) || 'Nothing was chosen.'
      checked = found
      return null
    })
    if (checked === null) throw new ModelFailure('invalid', 'nothing chosen')
    const { quotes, chapters } = checked as CheckedVideo
    const parts = [
      details.description,
      quotes.map((quote) => `“${quote}”`).join(' … '),
      chapters.map(({ seconds, title }) => `${formatClock(seconds)} ${title}`).join('\n'),
    ]
    const description = parts.filter((part) => part !== '').join('\n\n')
    refuseUnfit(isFit, description)
    return { details: { ...details, description }, engine: 'llm' }
  }
}

const writeLines = (lines: readonly TranscriptLine[]) =>
  lines.map(({ seconds, text }) => (seconds === null ? text : `${formatClock(seconds)} ${text}`)).join('\n')
