import { useRef, useState, useSyncExternalStore } from 'react'
import {
  askForMoments,
  askToSeek,
  greetPlayer,
  makePlayerFrame,
  type PlayerFrame,
  parseVideoUrl,
  readPlayerMessage,
} from '#engines/videos/index.ts'
import { openChoices } from '../../../device/open-choices.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'

type Platform = 'youtube' | 'vimeo'

const keyOf = (platform: Platform) => `${USER_MEMORY_PREFIX}videos.play.${platform}`

/** Whether somebody has said, on this device, that videos of a platform may load at once; forgotten at sign-out. */
export function hasPlayConsent(platform: Platform, store: Storage = openChoices()): boolean {
  return store.getItem(keyOf(platform)) === 'yes'
}

function keepPlayConsent(platform: Platform, isGiven: boolean, store: Storage = openChoices()): void {
  if (isGiven) store.setItem(keyOf(platform), 'yes')
  else store.removeItem(keyOf(platform))
}

const GREETING_PAUSE_MS = 400
/** About 20 seconds: a player that has not answered by then never will. */
const MOST_GREETINGS = 50

type PlayerState = {
  hasAnswered: boolean
  /** Where the player is; null before it has told. */
  seconds: number | null
  durationSeconds: number | null
}

const SILENT: PlayerState = { hasAnswered: false, seconds: null, durationSeconds: null }

/** Talks with the player in a frame, by messages alone: no script of the platform runs on the page. */
function createPlayerLink(page: Window) {
  let state = SILENT
  let talk: ((messages: readonly string[]) => void) | null = null
  const listeners = new Set<() => void>()

  function change(next: PlayerState) {
    state = next
    for (const notify of listeners) notify()
  }

  /** Call it when the frame has loaded; it gives back how to stop. */
  function attach(element: HTMLIFrameElement, { platform, host }: PlayerFrame): () => void {
    const player = element.contentWindow
    let greetings = 0
    const say = (messages: readonly string[]) => {
      for (const message of messages) player?.postMessage(message, host)
    }
    const greet = () => {
      greetings += 1
      say([greetPlayer(platform)])
      if (greetings >= MOST_GREETINGS) clearInterval(timer)
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== host || source !== player) return
      const news = readPlayerMessage(platform, data)
      if (!news) return
      if (!state.hasAnswered) {
        clearInterval(timer)
        say(askForMoments(platform))
      }
      change({
        hasAnswered: true,
        seconds: news.seconds ?? state.seconds,
        durationSeconds: news.durationSeconds ?? state.durationSeconds,
      })
    }
    const timer = setInterval(greet, GREETING_PAUSE_MS)
    page.addEventListener('message', hear)
    talk = (messages) => say(messages)
    greet()
    return () => {
      clearInterval(timer)
      page.removeEventListener('message', hear)
      talk = null
      change(SILENT)
    }
  }

  return {
    attach,
    /** False when nobody listens: then the frame has to be loaded anew from that moment. */
    seek: (platform: PlayerFrame['platform'], seconds: number): boolean => {
      if (!state.hasAnswered || !talk) return false
      talk(askToSeek(platform, seconds))
      change({ ...state, seconds })
      return true
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
      }
    },
    read: () => state,
  }
}

/** One loading of the frame; a new id loads it anew. */
type Loading = { id: number; startSeconds: number | null; isPlaying: boolean; takesFocus: boolean }

/** The player of one video: whether it is loaded, from where, and how to send it to a moment. */
export function usePlayer(address: string, wantedSeconds: number | null) {
  const platform = parseVideoUrl(address)?.platform ?? null
  const [link] = useState(() => createPlayerLink(window))
  const [startSeconds, setStart] = useState(wantedSeconds)
  const [loading, setLoading] = useState<Loading | null>(() =>
    platform && hasPlayConsent(platform)
      ? { id: 1, startSeconds: wantedSeconds, isPlaying: false, takesFocus: false }
      : null,
  )
  const playButton = useRef<HTMLButtonElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const frame = loading && makePlayerFrame(address, { ...loading, pageOrigin: window.location.origin })

  function play(isRemembered: boolean) {
    if (platform && isRemembered) keepPlayConsent(platform, true)
    // The button is gone: whoever plays by keys goes on in the player.
    load(startSeconds, true)
  }

  function load(seconds: number | null, takesFocus: boolean) {
    setLoading({ id: (loading?.id ?? 0) + 1, startSeconds: seconds, isPlaying: true, takesFocus })
  }

  function seek(seconds: number) {
    stage.current?.scrollIntoView({ block: 'nearest' })
    if (!frame) {
      // Nothing is loaded before the click that asks for it.
      setStart(seconds)
      playButton.current?.focus()
    } else if (!link.seek(frame.platform, seconds)) load(seconds, false)
  }

  function forgetConsent() {
    if (platform) keepPlayConsent(platform, false)
    setLoading(null)
  }

  return {
    platform,
    link,
    frame,
    loadingId: loading?.id ?? 0,
    takesFocus: loading?.takesFocus ?? false,
    startSeconds,
    play,
    seek,
    forgetConsent,
    playButton,
    stage,
  }
}
export type Player = ReturnType<typeof usePlayer>

/** Where the player is, in whole seconds; null before it has told. */
export function useMoment({ link }: Player): number | null {
  return useSyncExternalStore(link.subscribe, () => link.read().seconds)
}

export function useDuration({ link }: Player): number | null {
  return useSyncExternalStore(link.subscribe, () => link.read().durationSeconds)
}
