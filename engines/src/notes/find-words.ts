import { dropMarks } from './drop-marks.ts'

/** From, up to but without; offsets into the text in UTF-16 units, as JavaScript slices. */
export type Mark = [start: number, end: number]
export type Snippet = { text: string; marks: Mark[] }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const SNIPPET_LENGTH = 160
const LONGEST_ENDING = 3
const SHORTEST_STEM = 4

export function listWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** Where the wanted words stand in a text [N2] [N3]. */
export function markWords(text: string, wanted: readonly string[]): Mark[] {
  const stems = wanted.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)))
  const isWanted = (word: string) =>
    wanted.some((one, place) => {
      if (word.startsWith(one)) return true
      const stem = stems[place] ?? one
      return stem.length >= SHORTEST_STEM && word.length <= one.length && word.startsWith(stem)
    })
  return [...text.matchAll(WORD)]
    .filter(([word]) => isWanted(word.toLowerCase()))
    .map(({ index, 0: word }): Mark => [index, index + word.length])
}

/** The place of a note that shows best why it was found [N4]. */
export function takeSnippet(content: string, wanted: readonly string[]): Snippet {
  const text = dropMarks(content)
  const marks = markWords(text, wanted)
  const from = startOfSnippet(text, marks)
  const to = endOfSnippet(text, from)
  const inside = marks.filter(([start, end]) => start >= from && end <= to)
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  return {
    text: before + text.slice(from, to) + (to < text.length ? '…' : ''),
    marks: inside.map(([start, end]): Mark => [start + shift, end + shift]),
  }
}

function startOfSnippet(text: string, marks: readonly Mark[]): number {
  let best = 0
  let most = 0
  let last = 0
  marks.forEach(([start], first) => {
    while (last < marks.length && (marks[last]?.[1] ?? 0) <= start + SNIPPET_LENGTH) last += 1
    if (last - first > most) {
      most = last - first
      best = start
    }
  })
  if (best <= SNIPPET_LENGTH / 4) return 0
  // A little of what stands before, from the beginning of a word.
  const lead = text.slice(0, best).slice(-SNIPPET_LENGTH / 4)
  const gap = /\s/.exec(lead)
  return gap ? best - lead.length + gap.index + 1 : best
}

function endOfSnippet(text: string, from: number): number {
  const limit = from + SNIPPET_LENGTH + SNIPPET_LENGTH / 4
  if (text.length <= limit) return text.length
  const gap = /\s\S*$/.exec(text.slice(from, limit))
  if (gap && gap.index > 0) return from + gap.index
  // A single endless word: cut, but never through a pair of surrogates.
  const isHalf = /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '')
  return isHalf ? limit - 1 : limit
}
