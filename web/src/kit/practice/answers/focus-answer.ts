/** Where answering begins, best first. */
const STARTS = [
  '[data-answer-start]',
  '[role="radio"][aria-checked="true"]',
  '[role="radio"]',
  '[role="combobox"]',
  '[role="slider"]',
  // Radio buttons bring a hidden one for the form.
  'input:not([aria-hidden])',
  'button:not([aria-disabled])',
]

/** Puts the focus where the learner answers; the question, which names the field, is read out with it. */
export function focusAnswer(field: HTMLElement | null): void {
  const found = STARTS.map((selector) => field?.querySelector<HTMLElement>(selector)).find(Boolean)
  found?.focus({ preventScroll: true })
}
