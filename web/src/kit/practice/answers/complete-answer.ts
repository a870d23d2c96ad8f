import type { AnswerForm } from '#contract/practice.ts'
import type { Given } from '../given.ts'

/** What is sent for checking, or null while there is nothing to check yet. */
export function completeAnswer(form: AnswerForm, given: Given | null): Given | null {
  if (given === null) return null
  switch (form.kind) {
    case 'matching': {
      const isWhole = form.left.every(({ text }) => typeof given === 'object' && text in given)
      return isWhole ? given : null
    }
    case 'ordering':
      return Array.isArray(given) && given.length === form.items.length ? given : null
    case 'fraction':
      return isFilled(given) ? finishFraction(given) : null
    default:
      return isFilled(given) ? given : null
  }
}

function isFilled(given: Given): given is string {
  return typeof given === 'string' && given.trim() !== ''
}

/** A number on top of an empty box is that number. */
function finishFraction(text: string): string | null {
  return text.replace(/\/\s*$/, '').trim() || null
}
