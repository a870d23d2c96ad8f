import { useRef, useState, useSyncExternalStore } from 'react'
import { makePlayerFrame, parseVideoUrl } from '#engines/videos/index.ts'
import { hasPlayConsent, keepPlayConsent } from './play-consent.ts'
import { createPlayerLink } from './player-link.ts'

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
