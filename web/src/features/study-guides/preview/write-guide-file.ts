type GuideToWrite = { title: string; description: string | null; content: string; facts: readonly string[] }

/** The guide as a Markdown file: title, what it is about, and its text as it was typed. */
export function writeGuideFile({ title, description, content, facts }: GuideToWrite): string {
  const parts = [
    `# ${escapeMarks(title.replace(/\s+/g, ' ').trim())}`,
    facts.map(escapeMarks).join(' · '),
    (description ?? '')
      .split('\n')
      .map((line) => (description ? `> ${escapeMarks(line)}`.trimEnd() : ''))
      .join('\n'),
    content.trim(),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** A title with a star or a bracket in it stays that title. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&')
}
