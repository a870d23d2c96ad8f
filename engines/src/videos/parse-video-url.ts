import { readSpan } from './clock.ts'

export type VideoAddress = {
  platform: 'youtube' | 'vimeo'
  videoId: string
  /** Opens a private video of Vimeo. */
  hash: string | null
  listId: string | null
  startSeconds: number | null
  /** Where the platform shows the video, in one spelling. */
  watchUrl: string
  /** What a frame shows, on a host that sets no cookies for visitors. */
  embedUrl: string
}

export const PLAYER_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

type Parts = { host: string; path: string[]; query: Map<string, string> }

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const YOUTUBE_PLAYER = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com'])
const YOUTUBE_SHORT = new Set(['youtu.be', 'www.youtu.be'])
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com'])
const VIMEO_PLAYER = 'player.vimeo.com'
const LONGEST_ADDRESS = 2000
// Eleven characters each, and no videos.
const NO_VIDEOS = new Set(['videoseries', 'live_stream'])

/** An address of YouTube or Vimeo, or null for any other text [V1…V6]. */
export function parseVideoUrl(text: string): VideoAddress | null {
  const parts = splitAddress(text.trim())
  if (!parts) return null
  const { host } = parts
  if (host === VIMEO_PLAYER || VIMEO.has(host)) return readVimeo(parts)
  if (YOUTUBE.has(host) || YOUTUBE_PLAYER.has(host) || YOUTUBE_SHORT.has(host)) return readYoutube(parts)
  return null
}

/** The host must be followed by a path at once: a port, a second host or a person before `@` does not fit. */
function splitAddress(text: string): Parts | null {
  if (text.length > LONGEST_ADDRESS) return null
  const found = /^(?:https?:\/\/)?([a-z0-9.-]+)(\/[^?#\s\\]*)?(?:\?([^#\s]*))?(?:#(\S*))?$/i.exec(text)
  if (!found) return null
  const [, host = '', path = '', query = '', fragment = ''] = found
  return {
    host: host.toLowerCase(),
    path: path.split('/').filter(Boolean),
    query: new Map([...listPairs(fragment), ...listPairs(query)]),
  }
}

/** The first of two values under one name counts, as it does for the platforms. */
function listPairs(query: string): [string, string][] {
  const pairs = query.split(/&(?:amp;)?/).map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')]
  })
  return pairs.reverse()
}

function readYoutube({ host, path, query }: Parts): VideoAddress | null {
  const [form, second] = path
  let id: string | undefined
  if (YOUTUBE_SHORT.has(host)) id = form
  else if (form === 'watch' && !YOUTUBE_PLAYER.has(host)) id = query.get('v')
  else if (form === 'embed') id = second
  else if ((form === 'shorts' || form === 'live' || form === 'v') && !YOUTUBE_PLAYER.has(host)) id = second
  if (id === undefined || !/^[\w-]{11}$/.test(id) || NO_VIDEOS.has(id)) return null

  const list = query.get('list')
  const listId = list && /^[\w-]{2,64}$/.test(list) ? list : null
  const startSeconds = readStart(query)
  const more = (start: string) =>
    [startSeconds && `${start}=${startSeconds}`, listId && `list=${listId}`].filter(Boolean).join('&')
  const embedMore = more('start')
  const watchMore = more('t')
  return {
    platform: 'youtube',
    videoId: id,
    hash: null,
    listId,
    startSeconds,
    watchUrl: `https://www.youtube.com/watch?v=${id}${watchMore && `&${watchMore}`}`,
    embedUrl: `${PLAYER_HOSTS[0]}/embed/${id}${embedMore && `?${embedMore}`}`,
  }
}

const VIMEO_FORMS = [
  /^(\d+)(?:\/(\w+))?$/,
  /^channels\/[\w-]+\/(\d+)$/,
  /^groups\/[\w-]+\/videos\/(\d+)$/,
  /^(?:album|showcase)\/\d+\/video\/(\d+)$/,
  /^ondemand\/[\w-]+\/(\d+)$/,
]

function readVimeo({ host, path, query }: Parts): VideoAddress | null {
  const forms = host === VIMEO_PLAYER ? [/^video\/(\d+)$/] : VIMEO_FORMS
  const whole = path.join('/')
  const found = forms.map((form) => form.exec(whole)).find(Boolean)
  const id = found?.[1]
  if (!id || !/^[1-9]\d{0,11}$/.test(id)) return null
  const hash = found[2] ?? query.get('h') ?? null
  if (hash !== null && !/^[0-9a-z]{6,32}$/i.test(hash)) return null

  const startSeconds = readStart(query)
  const at = startSeconds ? `#t=${startSeconds}s` : ''
  return {
    platform: 'vimeo',
    videoId: id,
    hash,
    listId: null,
    startSeconds,
    watchUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${at}`,
    embedUrl: `${PLAYER_HOSTS[1]}/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1${at}`,
  }
}

function readStart(query: Parts['query']): number | null {
  const value = query.get('t') ?? query.get('start') ?? query.get('time_continue')
  return value === undefined ? null : readSpan(value)
}
