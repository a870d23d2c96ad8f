/** A place in the pieces of a text: which piece, and how many letters into it. */
type Place = { piece: number; offset: number }

/** Neither spaces and line breaks nor signs that only voices hear make a passage another one. */
const UNSEEN = /[\s\u200b\u2061-\u2064]/

/** Where a passage stands in a text that comes in pieces; null when the text does not hold it any more. */
export function findPassage(pieces: readonly string[], quote: string): { from: Place; to: Place } | null {
  const wanted = strip(quote)
  if (wanted === '') return null
  const places: Place[] = []
  let text = ''
  for (const [piece, letters] of pieces.entries()) {
    for (let offset = 0; offset < letters.length; offset++) {
      const letter = letters[offset] ?? ''
      if (UNSEEN.test(letter)) continue
      text += letter
      places.push({ piece, offset })
    }
  }
  const start = text.indexOf(wanted)
  const from = places[start]
  const last = places[start + wanted.length - 1]
  if (start === -1 || !from || !last) return null
  return { from, to: { piece: last.piece, offset: last.offset + 1 } }
}

function strip(text: string): string {
  return [...text].filter((letter) => !UNSEEN.test(letter)).join('')
}
