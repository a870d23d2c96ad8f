const LATEST_SECOND = 86_400

export type WantedVideo = {
  /** NaN for what is no number, which no video has. */
  id: number
  /** From where to play; null from the beginning, or for a moment that cannot be. */
  seconds: number | null
}

/** Which video the address asks for, and from which moment: ?video=12&t=83. */
export function readWantedVideo(search: { video?: unknown; t?: unknown }): WantedVideo | null {
  const { video, t } = search
  if (video === undefined || video === '') return null
  const id = /^\d{1,10}$/.test(String(video)) ? Number(video) : Number.NaN
  const moment = /^\d{1,5}$/.test(String(t)) ? Number(t) : Number.NaN
  return { id, seconds: moment <= LATEST_SECOND ? moment : null }
}
