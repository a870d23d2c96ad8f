/** The other study pages of the same family: student, professional or college. */
export function toPagesOf(path: string): { notes: string } {
  return { notes: path.replace(/\/flashcards\/?$/, '/notes') }
}
