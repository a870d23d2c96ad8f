import type { Edit } from './format-text.ts'

/**
 * Changes a field as if it had been typed. `execCommand` is old, but nothing else keeps Ctrl+Z working and tells
 * React; where a browser refuses it, the text is set and told by hand.
 */
export function applyEdit(element: HTMLTextAreaElement, edit: Edit): void {
  element.focus()
  element.setSelectionRange(edit.from, edit.to)
  const isDone = edit.insert
    ? document.execCommand('insertText', false, edit.insert)
    : document.execCommand('delete')
  if (!isDone) {
    element.setRangeText(edit.insert, edit.from, edit.to)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  element.setSelectionRange(edit.selectFrom, edit.selectTo)
}
