export type Piece = { text: string; start: number; end: number }
export type Work = {
  text: string
  paragraphs: (Piece & { sentences: Piece[] })[]
  sentences: Piece[]
  words: number
}

const PARAGRAPH = /[^\n](?:[^\n]|\n(?!\s*\n))*/g
/** A point behind "e.g." or a single letter ends nothing. */
const SENTENCE =
  /[^\s](?:[^.!?\n]|\.(?=\S)|(?<=\b(?:e\.g|i\.e|etc|vs|Dr|Mr|Mrs|Ms|St|No|[A-Z]))\.)*(?:[.!?]+["'”’)]*|(?=\n)|$)/g
export const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** Paragraphs and sentences with their places in the text. */
export function readWork(text: string): Work {
  const paragraphs = cut(text, PARAGRAPH, 0).map((paragraph) => ({
    ...paragraph,
    sentences: cut(paragraph.text, SENTENCE, paragraph.start).filter((one) => /\p{L}/u.test(one.text)),
  }))
  return {
    text,
    paragraphs,
    sentences: paragraphs.flatMap(({ sentences }) => sentences),
    words: countWords(text),
  }
}

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

function cut(text: string, pattern: RegExp, offset: number): Piece[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const bare = match[0].trim()
    if (bare === '') return []
    const start = offset + match.index + match[0].indexOf(bare)
    return [{ text: bare, start, end: start + bare.length }]
  })
}
