import { violatedUniqueConstraint } from '../db/unique-violation.ts'
import { AppError } from '../platform/app-error.ts'

/** Two accounts cannot have one username or email; says which of them it is. Any other error stays what it is. */
export function explainTakenName(error: unknown): unknown {
  const constraint = violatedUniqueConstraint(error)
  if (constraint === null) return error
  const field = constraint.includes('email') ? 'email' : 'username'
  const message =
    field === 'email' ? 'An account with this email already exists' : 'This username is already taken'
  return new AppError('conflict', message, { issues: [{ field, message }] })
}
