import type { TranscriptLine } from './transcript.ts'

/** Where the sought words stand: the line's place and offsets into its text, from and up to. */
export type TranscriptHit = { line: number; from: number; to: number }

/** As people type, so without regard to accents, capitals and the width of gaps; offsets are those of the text itself [V10]. */
export function findInTranscript(lines: readonly TranscriptLine[], sought: string): TranscriptHit[] {
  const wanted = foldWithPlaces(sought.trim()).folded
  if (wanted === '') return []
  return lines.flatMap(({ text }, line) => {
    const { folded, places } = foldWithPlaces(text)
    const hits: TranscriptHit[] = []
    let at = folded.indexOf(wanted)
    while (at !== -1) {
      const end = at + wanted.length
      hits.push({ line, from: places[at] ?? 0, to: places[end] ?? text.length })
      at = folded.indexOf(wanted, end)
    }
    return hits
  })
}

/** The line that is being said: the last one that began; -1 before the first and for lines without times. */
export function findCurrentLine(lines: readonly TranscriptLine[], seconds: number | null): number {
  if (seconds === null) return -1
  return lines.findLastIndex((line) => line.seconds !== null && line.seconds <= seconds)
}

/** `places[n]` is where the folded text's n-th unit stands in the text; its last entry is the text's end. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const letter of text) {
    const isGap = /\s/.test(letter)
    const plain = isGap
      ? folded.endsWith(' ')
        ? ''
        : ' '
      : letter
          .normalize('NFD')
          .replace(/\p{Diacritic}/gu, '')
          .toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place)
    folded += plain
    place += letter.length
  }
  places.push(place)
  return { folded, places }
}
