import type { aiHelpers, VideoDetails } from '#contract/study/ai-helpers.ts'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'

export async function describeVideo(
  context: CallerContext,
  { url, transcript }: Received<typeof aiHelpers.extractVideoContent>,
): Promise<VideoDetails> {
  const address = parseVideoUrl(url)
  if (address?.platform !== 'youtube') throw refuseField('url', 'onlyYoutubeSupported')
  // One spelling of the address: nothing of what was typed reaches the platform but the video's id.
  const watchUrl = `https://www.youtube.com/watch?v=${address.videoId}`
  const answer = await askTutor(context, 'videoExtractionFailed', ({ describeVideo }, reader) =>
    describeVideo({ watchUrl, transcript: transcript || null, reader }).catch(explain),
  )
  if (!answer?.details) throw new AppError('unavailable', 'videoExtractionFailed')
  const { details, ...label } = answer
  return { ...details, ...label, platform: 'youtube', videoId: address.videoId }
}

/** The platform cannot be reached, or does not know the video. */
function explain(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
