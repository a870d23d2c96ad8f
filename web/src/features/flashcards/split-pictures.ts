export type Piece = { kind: 'text'; text: string } | { kind: 'picture'; src: string; alt: string }

const PICTURE = /!\[([^\]]*)\]\((\/api\/flashcards\/media\/\d{1,10})\)/g

/** The pictures of a card are its owner's own and no others: only their addresses are drawn. */
export function splitPictures(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(PICTURE)) {
    const [whole, alt = '', src = ''] = match
    pieces.push({ kind: 'text', text: text.slice(from, match.index) }, { kind: 'picture', src, alt })
    from = match.index + whole.length
  }
  pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces.filter((piece) => piece.kind === 'picture' || piece.text.trim() !== '')
}

/** For a label or a screen reader: the words without their marks. */
export function toPlainText(text: string, longest = 120): string {
  const plain = text
    .replace(PICTURE, '')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain
}
