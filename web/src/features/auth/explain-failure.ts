import { ApiError } from '../../api/call.ts'

/** A failed sign-in or sign-up, by what the reader can do about it. */
export type Failure =
  /** No answer, or a server in trouble: the same again, later. */
  | { kind: 'unanswered'; error: unknown }
  /** Too many tries: only waiting helps, the server says how long. */
  | { kind: 'mustWait'; message: string }
  /** The password is right; the account asks for a code of its owner's app as well. */
  | { kind: 'codeNeeded'; message: string }
  /** The server refused; `message` is null when it gave no reason in words. */
  | { kind: 'refused'; message: string | null }

export function explainFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'unanswered', error }
  if (error.status === 429) return { kind: 'mustWait', message: error.message }
  if (error.code === 'code_needed') return { kind: 'codeNeeded', message: error.message }
  return { kind: 'refused', message: error.hasWords ? error.message : null }
}
