import type { Key } from './keys.ts'

/** Does to the box what the key says, at its caret, as if it had been typed: React hears of it by the input event. */
export function pressKey(box: HTMLInputElement | HTMLTextAreaElement, key: Key): void {
  if (box.readOnly) return
  const start = box.selectionStart ?? box.value.length
  const end = box.selectionEnd ?? start
  if (key.name === 'left' || key.name === 'right') {
    const caret = Math.max(0, Math.min(box.value.length, start + (key.name === 'left' ? -1 : 1)))
    box.setSelectionRange(caret, caret)
    return
  }
  if (key.name === 'delete') box.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end')
  else box.setRangeText(key.write ?? '', start, end, 'end')
  const caret = (box.selectionStart ?? 0) - (key.back ?? 0)
  box.setSelectionRange(caret, caret)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
