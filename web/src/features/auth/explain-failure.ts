import { ApiError, NetworkError } from '../../api/call.ts'

/** A failed sign-in or sign-up, by what the reader can do about it. */
export type Failure =
  /** No answer: the same again, later. */
  | { kind: 'unreachable' }
  /** Too many tries: only waiting helps, the server says how long. */
  | { kind: 'mustWait'; message: string }
  /** The server refused; `message` is null when it gave no reason in words. */
  | { kind: 'refused'; message: string | null }

export function explainFailure(error: unknown): Failure {
  if (error instanceof NetworkError) return { kind: 'unreachable' }
  if (!(error instanceof ApiError)) return { kind: 'refused', message: null }
  if (error.status === 429) return { kind: 'mustWait', message: error.message }
  const hasWords = error.message !== `HTTP error! ${error.status}`
  return { kind: 'refused', message: hasWords ? error.message : null }
}
