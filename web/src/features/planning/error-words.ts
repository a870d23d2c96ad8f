import { ApiError } from '../../api/call.ts'

/** Documented: the description is the error message, or the text for when there is none. */
export function findErrorWords(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.hasWords ? error.message : fallback
}
