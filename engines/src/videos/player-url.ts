import { PLAYER_HOSTS, parseVideoUrl } from './parse-video-url.ts'

type PlayerWish = {
  /** From where it plays; null for the moment that the address itself names. */
  startSeconds: number | null
  /** "https://learn.example.org": the only page that the player may talk to. */
  pageOrigin: string
  /** Whether it plays by itself: only right after a click that asked for it. */
  isPlaying: boolean
}

export type PlayerFrame = { platform: 'youtube' | 'vimeo'; host: string; url: string }

/** What the player's frame shows, ready to be talked to; null for an address without a player [V6] [V9]. */
export function makePlayerFrame(address: string, wish: PlayerWish): PlayerFrame | null {
  const video = parseVideoUrl(address)
  if (!video) return null
  const { platform, videoId, hash, listId } = video
  const start = wish.startSeconds ?? video.startSeconds ?? 0
  const play = wish.isPlaying ? 'autoplay=1' : ''
  if (platform === 'youtube') {
    const [host] = PLAYER_HOSTS
    const query = [
      'enablejsapi=1',
      `origin=${encodeURIComponent(wish.pageOrigin)}`,
      'playsinline=1',
      'rel=0',
      play,
      start > 0 ? `start=${start}` : '',
      listId ? `list=${listId}` : '',
    ]
    return { platform, host, url: `${host}/embed/${videoId}?${join(query)}` }
  }
  const [, host] = PLAYER_HOSTS
  const query = [hash ? `h=${hash}` : '', 'dnt=1', play]
  const at = start > 0 ? `#t=${start}s` : ''
  return { platform, host, url: `${host}/video/${videoId}?${join(query)}${at}` }
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join('&')
