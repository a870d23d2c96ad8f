/** Marks of Markdown at the start of a line: headings, quotations, lists, tasks, fences. */
const LINE_MARKS = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+|(?:```|~~~).*$)(?:\[[ xX]\][ \t]+)?/gm
const LINK = /!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g
const EMPHASIS = /\*\*|__|~~|`/g

/** The words of a note without the marks that shape it, for where it is shown on one line [N4]. */
export function dropMarks(text: string): string {
  return text.replace(LINE_MARKS, '').replace(LINK, '$1').replace(EMPHASIS, '')
}
