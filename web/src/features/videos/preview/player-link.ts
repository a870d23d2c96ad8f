import {
  askForMoments,
  askToSeek,
  greetPlayer,
  type PlayerFrame,
  readPlayerMessage,
} from '#engines/videos/index.ts'

const GREETING_PAUSE_MS = 400
/** About 20 seconds: a player that has not answered by then never will. */
const MOST_GREETINGS = 50

export type PlayerState = {
  hasAnswered: boolean
  /** Where the player is; null before it has told. */
  seconds: number | null
  durationSeconds: number | null
}

const SILENT: PlayerState = { hasAnswered: false, seconds: null, durationSeconds: null }

/** Talks with the player in a frame, by messages alone: no script of the platform runs on the page. */
export function createPlayerLink(page: Window) {
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
