import type { Said } from '#engines/refusals/refusal.ts'

/** Every error a client can be told about, and the status it travels under. */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  code_needed: 401,
  not_allowed: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** What is wrong with one field: in English, and as a reason of the catalog with what its text needs. */
export type ErrorIssue = Said & { field: string }
export type ErrorBody = Said & { code: ErrorCode; issues?: ErrorIssue[] }
