const LONGEST_NAME = 80

/** What a saved text is called: its heading, else its first words. */
export function nameText(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const plain = line
    .replace(/^[#>\s]*(?:[-*+]|\d+[.)])?\s*/, '')
    .replace(/\s*\[\d{1,2}\]|[*_`$]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= LONGEST_NAME) return plain
  const cut = plain.slice(0, LONGEST_NAME)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST_NAME)}…`
}
