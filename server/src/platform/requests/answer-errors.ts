import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { findOutage } from '../../db/find-outage.ts'
import { AppError } from '../app-error.ts'
import type { DiskWatch } from '../operations/disk-watch.ts'
import { describeFailure } from './describe-failure.ts'

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
export function answerErrors(app: FastifyInstance, disk: DiskWatch): void {
  app.setErrorHandler(async (thrown: FastifyError, request, reply) => {
    const error = await explainError(thrown, disk)
    if (error.status >= 500) request.log.error({ failure: describeFailure(thrown) }, 'request failed')
    const { retryAfterSeconds } = error.details
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
    // Fastify closes the connection on a body that is too large, and whoever is still sending then never reads why. Left
    // open, Node drops what still comes, for no longer than a request may take.
    void reply.removeHeader('connection')
    return reply.status(error.status).header('cache-control', 'no-store').send(error.body)
  })
}

/** The disk is looked at and told: an embedded database that found no room for its log has ended without saying why. */
export async function explainError(thrown: FastifyError | Error, disk: DiskWatch): Promise<AppError> {
  const outage = thrown instanceof AppError ? null : findOutage(thrown)
  if (outage === null) return toAppError(thrown)
  const isFull = outage === 'diskFull' || (await disk.look())
  if (isFull) disk.noteFull()
  return new AppError('unavailable', isFull ? 'diskFull' : 'databaseUnavailable')
}

function toAppError(thrown: FastifyError | Error): AppError {
  if (thrown instanceof AppError) return thrown
  const status = 'statusCode' in thrown ? (thrown.statusCode ?? 500) : 500
  const known = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((code) => ERROR_STATUS[code] === status)
  if (known && known !== 'internal') return new AppError(known, REASONS[known] ?? 'requestRefused')
  if (status >= 400 && status < 500) return new AppError('invalid_input', 'requestUnreadable')
  return new AppError('internal', 'internalError')
}
