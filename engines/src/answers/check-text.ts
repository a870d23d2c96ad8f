import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'

const LEAST_LETTERS_FOR_CLOSE = 5

/** Case, spaces, quotes and a final full stop do not count. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]$/, '')
    .toLowerCase()
}

export function checkText({ value, accept = [] }: Extract<Answer, { kind: 'text' }>, given: string): Check {
  const text = normalizeText(given)
  if (text === '') return { isRight: false, why: 'unreadable' }
  const forms = [value, ...accept].map(normalizeText)
  if (forms.includes(text)) return RIGHT
  const isClose = forms.some((form) => form.length >= LEAST_LETTERS_FOR_CLOSE && isOneSlipAway(form, text))
  return isClose ? { isRight: false, why: 'close' } : WRONG
}

/** One letter too many, too few or wrong, or two neighbors swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length !== restB.length) {
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA
  }
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return restA.slice(1) === restB.slice(1) || isSwapped
}
