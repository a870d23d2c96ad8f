import { findDatabaseError } from './find-database-error.ts'

const UNIQUE_VIOLATION = '23505'

/** The name of the constraint or unique index by which a write failed, because such a row exists; else null. */
export function violatedUniqueConstraint(error: unknown): string | null {
  const found = findDatabaseError(error)
  return found?.code === UNIQUE_VIOLATION ? (found.constraint ?? '') : null
}
