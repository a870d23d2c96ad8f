import type { AnswerForm } from '#contract/practice.ts'
import type { Given } from '../given.ts'

/** What every kind of answer field gets. */
export type AnswerFieldProps<Kind extends AnswerForm['kind'] = AnswerForm['kind']> = {
  form: Extract<AnswerForm, { kind: Kind }>
  /** What stands in the field; null at the start. */
  given: Given | null
  onGive: (given: Given) => void
  /** The question: it names the field. */
  labelledBy: string
  /** Solved: nothing can be changed any more. */
  isLocked: boolean
  /** For those who are just learning to read and type. */
  isLarge: boolean
}

/** What the fields with keys of their own get on top. */
export type KeypadProps = {
  keypad: {
    isOpen: (isAlwaysUseful: boolean) => boolean
    isTouch: boolean
    onToggle: (isOpen: boolean) => void
  }
  /** Its formulas say which letters and signs the answer may need. */
  promptHtml: string
}

export function readTyped(given: Given | null): string {
  return typeof given === 'string' ? given : ''
}
