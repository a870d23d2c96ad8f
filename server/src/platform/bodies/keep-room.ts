import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '../app-error.ts'
import { signalOf } from '../requests/answer-events.ts'
import { createBodyRoom } from './body-room.ts'

/**
 * What a body becomes (bytes, text, JSON, the file) takes four times as much until it is collected, and the readers of
 * files work one by one anyway. A file that is larger than this goes in alone.
 */
const MOST_BYTES = 48 * 1024 * 1024
/** Smaller ones take no more than any request does. */
const LARGEST_WITHOUT_BYTES = 2 * 1024 * 1024
/** Node gives up a request that has not come within a minute. */
const LONGEST_WAIT_MS = 45_000
const TRY_AGAIN_SECONDS = 30

// Of the whole process, as its memory is.
const enter = createBodyRoom(MOST_BYTES)
const stays = new WeakMap<FastifyRequest, { isWorkedOn: boolean; leave: () => void }>()

/** Before a large body is read: waits until there is room for it. A length that is not told counts as the largest. */
export async function awaitRoom(
  { bodyLimitBytes = 0 }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const told = request.headers['content-length']
  const bytes = told === undefined ? bodyLimitBytes : Number(told)
  // What is too long is refused without being read.
  if (bytes <= LARGEST_WITHOUT_BYTES || bytes > bodyLimitBytes) return
  const busy = new AppError('unavailable', 'serverBusy', { retryAfterSeconds: TRY_AGAIN_SECONDS })
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(busy), LONGEST_WAIT_MS)
  try {
    const leave = await enter(userId, bytes, AbortSignal.any([signalOf(reply), patience.signal]))
    const stay = { isWorkedOn: false, leave }
    stays.set(request, stay)
    // Also one that never came to its end; but who goes away while it is worked on frees nothing yet.
    reply.raw.once('close', () => {
      if (!stay.isWorkedOn) leave()
    })
    if (reply.raw.destroyed) leave()
  } finally {
    clearTimeout(timer)
  }
}

/** The room is kept for as long as the body is worked on. */
export async function keepRoom<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const stay = stays.get(request)
  if (!stay) return work()
  stay.isWorkedOn = true
  try {
    return await work()
  } finally {
    stay.leave()
  }
}
