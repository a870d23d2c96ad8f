import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorIssue } from '#contract/errors.ts'

type Details = { issues?: ErrorIssue[]; retryAfterSeconds?: number }

/** An expected failure with a code the client knows. Anything else thrown is a bug and becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    const { issues } = this.details
    return { message: this.message, code: this.code, ...(issues && { issues }) }
  }
}

export function foundOr404<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new AppError('not_found', `${what} not found`)
  return row
}
