/** What is selected in the text of a lesson and in which section it begins. */
export type Passage = { quote: string; section: string | null }

const HEADINGS = 'h2[id], h3[id]'

export function readPassage(text: HTMLElement, selection: Selection | null): Passage | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.commonAncestorContainer)) return null
  const quote = tidy(selection.toString())
  return quote === '' ? null : { quote, section: findSection(text, range.startContainer) }
}

/** The last heading before a place. */
function findSection(text: HTMLElement, place: Node): string | null {
  const before = [...text.querySelectorAll(HEADINGS)].filter(
    (heading) =>
      heading.contains(place) || heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.at(-1)?.id ?? null
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
