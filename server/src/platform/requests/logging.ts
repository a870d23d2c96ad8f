import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import type { Traffic } from '../operations/traffic.ts'
import { collectLines } from './log-stream.ts'
import { maskPath } from './mask-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is signed in, as far as somebody has looked. */
    callerId: number | null
  }
}

/** One for all apps of the process: each listens to its end. */
let stdout: ReturnType<typeof collectLines> | undefined

/** Lines of JSON. Bodies, cookies and query strings never enter them: they hold passwords, tokens and names. */
export function makeLoggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  stdout ??= collectLines(process.stdout)
  return {
    level: logLevel,
    base: null,
    stream: stdout,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  }
}

/** A line for every request, and one more in the counts of its endpoint. */
export function logRequests(app: FastifyInstance, traffic: Traffic): void {
  app.decorateRequest('callerId', null)
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    // An address that nobody serves is no endpoint: there are as many of them as callers think of.
    traffic.count(
      url === undefined ? 'other' : `${request.method} ${url}`,
      reply.statusCode,
      reply.elapsedTime,
    )
    request.log.info(
      {
        method: request.method,
        path: maskPath(request.url),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.callerId !== null && { userId: request.callerId }),
      },
      'request',
    )
    done()
  })
}
