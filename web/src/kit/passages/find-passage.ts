/** A place in the pieces of a text: which piece, and how many letters into it. */
type Place = { piece: number; offset: number }
export type Passage = { from: Place; to: Place }

/** Neither spaces and line breaks nor signs that only voices hear are letters. */
const UNSEEN = /[\s\u200b\u2061-\u2064]/

/** Where letters stand in a text that comes in pieces: from the first that is wanted to the last one that is there. */
export function findLetters(pieces: readonly string[], wanted: { from: number; to: number }): Passage | null {
  let count = 0
  let from: Place | null = null
  let to: Place | null = null
  for (const [piece, letters] of pieces.entries()) {
    for (let offset = 0; offset < letters.length; offset++) {
      if (UNSEEN.test(letters[offset] ?? '')) continue
      if (count >= wanted.from && count < wanted.to) {
        from ??= { piece, offset }
        to = { piece, offset: offset + 1 }
      }
      count += 1
    }
  }
  return from && to && { from, to }
}

/** Where a passage stands in such a text; null when the text does not hold it any more. */
export function findPassage(pieces: readonly string[], quote: string): Passage | null {
  const wanted = strip(quote)
  const from = strip(pieces.join('')).indexOf(wanted)
  return wanted === '' || from === -1 ? null : findLetters(pieces, { from, to: from + wanted.length })
}

function strip(text: string): string {
  return text.replaceAll(new RegExp(UNSEEN, 'g'), '')
}
