const BLOCKS = 'h2, h3, h4, p, li, td, th, pre'
const MARKS: Record<string, string> = { h2: '## ', h3: '### ', h4: '#### ', li: '- ' }

/** The text of a lesson with its headings and lists, for whoever works on it. Answers that are folded away stay out. */
export function writeLessonText(text: HTMLElement): string {
  return [...text.querySelectorAll(BLOCKS)]
    .filter((block) => !block.closest('details, svg') && !block.parentElement?.closest('li, td, th'))
    .map((block) => (MARKS[block.localName] ?? '') + block.textContent.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n\n')
}
