import type { ErrorFields } from './worker-protocol.ts'

/** An error of the embedded database, with the same fields as the `pg` driver gives them. */
export class DatabaseError extends Error {
  declare readonly code?: string
  declare readonly constraint?: string

  constructor(fields: ErrorFields, options?: ErrorOptions) {
    super(fields.message, options)
    this.name = 'DatabaseError'
    Object.assign(this, fields)
  }
}

/** SQLSTATE codes for what happens to a caller when the worker is stopped or the caller takes too long. */
export const QUERY_CANCELED = '57014'
export const CONNECTION_LOST = '57P01'
export const TRANSACTION_TIMED_OUT = '25P04'
export const TRANSACTION_ROLLED_BACK = '40000'
