import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { DiskWatch } from '../operations/disk-watch.ts'
import { explainError } from './answer-errors.ts'
import { describeFailure } from './describe-failure.ts'

/** Says something of an answer before all of it is there. */
export type Emit = (event: string, data: unknown) => void

/** Proxies close a connection on which nothing is said for long; a line that starts with a colon says nothing. */
const SIGN_OF_LIFE_MS = 15_000

export const wantsEvents = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream')

/**
 * Sends the answer as server-sent events: what `work` emits, then `reply` with the whole. What fails before the first
 * event is an ordinary error with its status; afterwards it is the event `failure`.
 */
export async function answerEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: Emit) => Promise<unknown>,
  disk: DiskWatch,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  const begun = Promise.withResolvers<void>()
  const emit: Emit = (event, data) => {
    begun.resolve()
    if (!stream.writableEnded && !stream.destroyed) {
      stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
  }
  const finished = work(emit).then((output) => emit('reply', output))
  await Promise.race([begun.promise, finished])

  const pulse = setInterval(() => stream.write(':\n\n'), SIGN_OF_LIFE_MS)
  void finished
    .catch(async (thrown: Error) => {
      const error = await explainError(thrown, disk)
      if (error.status >= 500) request.log.error({ failure: describeFailure(thrown) }, 'request failed')
      emit('failure', error.body)
    })
    .finally(() => {
      clearInterval(pulse)
      stream.end()
    })
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

/** Is aborted when the caller goes away before the answer has been sent. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new AppError('unavailable', 'callerGone'))
  })
  return controller.signal
}
