/** Neither spaces and line breaks nor signs that only voices hear are letters. */
const UNSEEN = /[\s\u200b\u2061-\u2064]/

type Place = { piece: number; offset: number }

/** Where letters stand in a text that comes in pieces: from the first that is wanted to the last one that is there. */
export function findLetters(
  pieces: readonly string[],
  wanted: { from: number; to: number },
): { from: Place; to: Place } | null {
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
