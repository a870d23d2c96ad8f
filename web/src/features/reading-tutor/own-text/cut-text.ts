export type Span = { start: number; end: number }

export type Piece = {
  text: string
  start: number
  /** The place of the hard word in its list, where the piece is one. */
  word: number | null
  isMarked: boolean
}

export type Paragraph = { start: number; pieces: Piece[] }

/** A text in paragraphs, cut where a hard word or the marked passage begins or ends. Every character stays in its place. */
export function cutText(text: string, words: readonly Span[], mark: Span | null): Paragraph[] {
  const marks = mark ? [mark] : []
  const edges = [...words, ...marks].flatMap(({ start, end }) => [start, end])
  return splitParagraphs(text).map(({ start, end }) => {
    const cuts = [start, ...edges.filter((edge) => edge > start && edge < end), end].sort((a, b) => a - b)
    const pieces = cuts.slice(1).flatMap((to, at): Piece[] => {
      const from = cuts[at] ?? start
      if (from === to) return []
      const word = words.findIndex((span) => from >= span.start && to <= span.end)
      return [
        {
          text: text.slice(from, to),
          start: from,
          word: word < 0 ? null : word,
          isMarked: marks.some((span) => from >= span.start && to <= span.end),
        },
      ]
    })
    return { start, pieces }
  })
}

function splitParagraphs(text: string): Span[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }))
}
