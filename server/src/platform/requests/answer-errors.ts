import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { AppError } from '../app-error.ts'
import { describeFailure } from './describe-failure.ts'

const CONNECTION_LOST = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0[123]|57014|08\w{3}|53300)$/

/** What Fastify itself refuses. */
const REASONS: Partial<Record<ErrorCode, PlainReason>> = {
  invalid_input: 'requestUnreadable',
  not_found: 'notFound',
  wrong_method: 'methodNotAllowed',
  too_large: 'requestTooLarge',
  unsupported_media: 'jsonExpected',
  too_many_requests: 'tooManyRequests',
  unavailable: 'serverBusy',
}

/** What Fastify refuses before any route is found, a broken address above all. */
export function answerFrameworkError(thrown: FastifyError, _: unknown, reply: FastifyReply): void {
  const error = toAppError(thrown)
  void reply.status(error.status).header('cache-control', 'no-store').send(error.body)
}

/** Everything thrown leaves here as `{ message, code }`; what nobody expected is logged and stays unexplained. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toAppError(thrown)
    if (error.status >= 500) request.log.error({ failure: describeFailure(thrown) }, 'request failed')
    const { retryAfterSeconds } = error.details
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
    return reply.status(error.status).header('cache-control', 'no-store').send(error.body)
  })
}

export function toAppError(thrown: FastifyError | Error): AppError {
  if (thrown instanceof AppError) return thrown
  const status = 'statusCode' in thrown ? (thrown.statusCode ?? 500) : 500
  const known = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((code) => ERROR_STATUS[code] === status)
  if (known && known !== 'internal') return new AppError(known, REASONS[known] ?? 'requestRefused')
  if (status >= 400 && status < 500) return new AppError('invalid_input', 'requestUnreadable')
  if (isConnectionLost(thrown)) return new AppError('unavailable', 'databaseUnavailable')
  return new AppError('internal', 'internalError')
}

function isConnectionLost(thrown: Error & { code?: string }): boolean {
  const cause = thrown.cause as { code?: unknown; message?: unknown } | undefined
  // The pool of connections gives its refusal no code.
  if (/timeout exceeded when trying to connect/.test(`${thrown.message} ${cause?.message}`)) return true
  return [thrown.code, cause?.code].some((code) => typeof code === 'string' && CONNECTION_LOST.test(code))
}
