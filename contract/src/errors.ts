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

export type ErrorIssue = { field: string; message: string }
export type ErrorBody = { message: string; code: ErrorCode; issues?: ErrorIssue[] }
