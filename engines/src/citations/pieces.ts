import type { Piece } from './reference.ts'

export const plain = (text: string): Piece => ({ text, isItalic: false })
export const italic = (text: string): Piece => ({ text, isItalic: true })

/** A sentence that ends by itself, as a question does, gets no second full stop. */
export const endSentence = (text: string): string => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`)

export const quote = (title: string): string => `“${endSentence(title)}”`

/** A range of pages has an en dash, not a hyphen. */
export const dashPages = (pages: string): string => pages.replace(/\s*[-‐‑‒–—]+\s*/g, '–')

/** Parts with a space between them; parts without words are left out, and neighbors of one kind become one piece. */
export function joinPieces(parts: readonly (readonly Piece[])[]): Piece[] {
  const joined: Piece[] = []
  for (const part of parts) {
    const worded = part.filter(({ text }) => text !== '')
    if (worded.length === 0) continue
    if (joined.length > 0) append(joined, plain(' '))
    for (const piece of worded) append(joined, piece)
  }
  return joined
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last && last.isItalic === piece.isItalic)
    pieces[pieces.length - 1] = { ...last, text: last.text + piece.text }
  else pieces.push(piece)
}

export const toText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
