import type { VideoDetails } from './video-port.ts'

/** Reads JSON of a public address; refuses or fails by throwing. */
export type FetchJson = (url: string) => Promise<unknown>

/** The platform's public description of its videos (https://oembed.com): title and channel, no key needed. */
export const YOUTUBE_OEMBED = 'https://www.youtube.com/oembed'

const LONGEST_TITLE = 300
const LONGEST_AUTHOR = 200

/** What YouTube itself says about a video; null when it says nothing that can be used. Nothing is made up. */
export function createVideoDescriber(fetchJson: FetchJson, oembedUrl: string) {
  return async (watchUrl: string): Promise<VideoDetails | null> => {
    const told = await fetchJson(`${oembedUrl}?format=json&url=${encodeURIComponent(watchUrl)}`)
    const title = readText(told, 'title', LONGEST_TITLE)
    if (title === null) return null
    const author = readText(told, 'author_name', LONGEST_AUTHOR)
    return {
      title,
      author,
      description: author === null ? 'A video on YouTube.' : `A video by ${author} on YouTube.`,
    }
  }
}

function readText(told: unknown, field: string, longest: number): string | null {
  if (typeof told !== 'object' || told === null || !(field in told)) return null
  const value: unknown = told[field as keyof typeof told]
  const text =
    typeof value === 'string'
      ? value
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim()
          .slice(0, longest)
      : ''
  return text === '' || !text.isWellFormed() ? null : text
}
