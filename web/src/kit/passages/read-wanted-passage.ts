/** The part of the page that answers of the tutor name when they explain a word. */
export const VOCABULARY = 'vocabulary'

/** Which letters of a section are asked for, counted without spaces and signs that only voices hear. */
export type WantedPassage = { section: string | null; from: number; to: number }

/** An address says `?passage=120-340#section`; without a section the letters before the first heading are counted. */
export function readWantedPassage(passage: unknown, hash: string): WantedPassage | null {
  const found = /^(\d{1,6})-(\d{1,6})$/.exec(typeof passage === 'string' ? passage : '')
  if (!found) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  return to < from ? null : { section: hash === '' ? null : decodeURIComponent(hash), from, to }
}
