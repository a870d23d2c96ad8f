import { violatedUniqueConstraint } from '../db/unique-violation.ts'
import { refuseField } from '../platform/app-error.ts'

/** Two accounts cannot have one username or email; says which of them it is. Any other error stays what it is. */
export function explainTakenName(error: unknown): unknown {
  const constraint = violatedUniqueConstraint(error)
  if (constraint === null) return error
  return constraint.includes('email')
    ? refuseField('email', 'emailTaken', 'conflict')
    : refuseField('username', 'usernameTaken', 'conflict')
}
