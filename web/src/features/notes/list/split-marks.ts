type Piece = { text: string; isMarked: boolean; from: number }

/** A text in pieces, those between two offsets marked. Marks that overlap or lie outside are passed over. */
export function splitMarks(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked, from })
  }
  for (const [from, to] of marks) {
    if (from < end || to > text.length || to <= from) continue
    add(end, from, false)
    add(from, to, true)
    end = to
  }
  add(end, text.length, false)
  return pieces
}
