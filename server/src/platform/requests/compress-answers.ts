import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)
/**
 * Smaller ones are not worth the work, and what is secret (a key, a code) comes in small ones: it is never packed together
 * with words that somebody else chose.
 */
const SMALLEST_LENGTH = 20_000

/** Sends large JSON compressed to who can read it, off the main thread. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_LENGTH) return payload
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    void reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return compress(payload)
  })
}
