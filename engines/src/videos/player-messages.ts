/**
 * How the frames of both platforms talk, without a script of theirs on the page: YouTube by the messages behind its IFrame
 * API (https://developers.google.com/youtube/iframe_api_reference), Vimeo by those behind its player SDK
 * (https://developer.vimeo.com/player/sdk). All messages are JSON texts.
 */

type Platform = 'youtube' | 'vimeo'

/** What a player tells; null where a message says nothing of it. */
export type PlayerNews = { seconds: number | null; durationSeconds: number | null }

const YOUTUBE_CHANNEL = { id: 'trellis', channel: 'widget' }

/** Said again and again until the player answers: it hears nothing before it has loaded [V9]. */
export function greetPlayer(platform: Platform): string {
  return JSON.stringify(
    platform === 'youtube' ? { event: 'listening', ...YOUTUBE_CHANNEL } : { method: 'ping' },
  )
}

/** Said once after the first answer; YouTube tells the moment by itself. */
export function askForMoments(platform: Platform): string[] {
  if (platform === 'youtube') return []
  return [
    { method: 'addEventListener', value: 'timeupdate' },
    { method: 'addEventListener', value: 'seeked' },
    { method: 'getDuration' },
  ].map((message) => JSON.stringify(message))
}

/** Plays on from a moment. */
export function askToSeek(platform: Platform, seconds: number): string[] {
  const messages =
    platform === 'youtube'
      ? [
          { event: 'command', func: 'seekTo', args: [seconds, true], ...YOUTUBE_CHANNEL },
          { event: 'command', func: 'playVideo', args: [], ...YOUTUBE_CHANNEL },
        ]
      : [{ method: 'setCurrentTime', value: seconds }, { method: 'play' }]
  return messages.map((message) => JSON.stringify(message))
}

/** Reads what a player says; null for what is no message of a player [V9]. */
export function readPlayerMessage(platform: Platform, data: unknown): PlayerNews | null {
  const message = toRecord(typeof data === 'string' ? parseJson(data) : data)
  if (!message) return null
  if (platform === 'youtube') {
    if (typeof message.event !== 'string') return null
    const info = toRecord(message.info)
    return { seconds: toSeconds(info?.currentTime), durationSeconds: toLength(info?.duration) }
  }
  if (typeof message.event !== 'string' && typeof message.method !== 'string') return null
  const told = toRecord(message.data)
  const answer = message.method === 'getDuration' ? message.value : undefined
  return { seconds: toSeconds(told?.seconds), durationSeconds: toLength(told?.duration ?? answer) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

function toSeconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : null
}

/** A player that has not loaded its video yet says that it is 0 long. */
function toLength(value: unknown): number | null {
  const seconds = toSeconds(value)
  return seconds === 0 ? null : seconds
}
