export type Span = { start: number; end: number }

/** Where the sentences of a text begin and end; spaces around them belong to none. */
export function splitSentences(text: string): Span[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return Array.from(segmenter.segment(text)).flatMap(({ segment, index }) => {
    const start = index + (segment.length - segment.trimStart().length)
    const end = index + segment.trimEnd().length
    return end > start ? [{ start, end }] : []
  })
}

/** The word that begins at a place of a text, for voices that say where they are but not how far the word goes. */
export function wordAt(text: string, start: number): Span {
  const length = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(start))?.[0].length ?? 0
  return { start, end: start + Math.max(1, length) }
}
