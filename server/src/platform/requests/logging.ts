import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { collectLines } from './log-stream.ts'

/** Lines of JSON. Bodies, cookies and query strings never enter them: they hold passwords, tokens and names. */
export function makeLoggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  return {
    level: logLevel,
    base: null,
    stream: collectLines(process.stdout),
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
