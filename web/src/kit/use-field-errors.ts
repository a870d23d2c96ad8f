import { ApiError } from '../api/call.ts'
import { useErrorText } from './use-error-text.ts'

/** What the server has against single fields, and what is left to say above the form. */
export function useFieldErrors(error: Error | null, fields: readonly string[]) {
  const errorText = useErrorText()
  const issues = error instanceof ApiError ? error.issues : []
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message
  const isTold = issues.some(({ field }) => fields.includes(field))
  return { errorOf, general: error && !isTold ? errorText(error) : null }
}
