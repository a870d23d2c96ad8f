import * as z from 'zod/mini'
import { parseVideoUrl } from '#engines/videos/index.ts'

/** What the dialog holds while somebody types; `grade` is '' when none is chosen. */
export const VideoValues = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  grade: z.string(),
})
export type VideoValues = z.output<typeof VideoValues>

export const EMPTY_VIDEO: VideoValues = { url: '', title: '', description: '', subject: '', grade: '' }

export type UrlProblem = 'required' | 'invalidUrl' | 'urlWanted' | 'onlyYoutube'

export function findUrlProblem(url: string): 'required' | 'invalidUrl' | null {
  if (url.trim() === '') return 'required'
  return parseVideoUrl(url) ? null : 'invalidUrl'
}

/** Details can be asked of YouTube alone. */
export function findExtractProblem(url: string): 'urlWanted' | 'onlyYoutube' | null {
  if (url.trim() === '') return 'urlWanted'
  return parseVideoUrl(url)?.platform === 'youtube' ? null : 'onlyYoutube'
}
