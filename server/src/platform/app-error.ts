import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { type NotFoundReason, type Refusal, say } from '#contract/refusals/catalog.ts'
import type { FieldRefusal } from '#contract/refusals/parse-value.ts'

type Details = { issues?: readonly FieldRefusal[]; retryAfterSeconds?: number }

/** An expected failure with a code the client knows. Anything else thrown is a bug and becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly refusal: Refusal
  readonly details: Details

  constructor(code: ErrorCode, refusal: Refusal, details: Details = {}) {
    super(say(refusal).message)
    this.code = code
    this.refusal = refusal
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    const issues = this.details.issues?.map(({ field, refusal }) => ({ field, ...say(refusal) }))
    return { ...say(this.refusal), code: this.code, ...(issues && { issues }) }
  }
}

/** Names the field that the refusal is about. */
export function refuseField(field: string, refusal: Refusal, code: ErrorCode = 'invalid_input'): AppError {
  return new AppError(code, refusal, { issues: [{ field, refusal }] })
}

export function foundOr404<T>(row: T | undefined, reason: NotFoundReason): T {
  if (row === undefined) throw new AppError('not_found', reason)
  return row
}
