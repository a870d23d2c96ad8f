const LONGEST_NAME = 60

/** What a text is called: its first line, cut between two words. */
export function nameText(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const line = first.trim()
  if (line.length <= LONGEST_NAME) return line
  const cut = line.slice(0, LONGEST_NAME)
  // Languages without spaces are cut anywhere.
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd() || cut}…`
}
