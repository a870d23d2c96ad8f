import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'
import { LOOPBACK } from '../loopback.ts'
import { makeSecurityHeaders } from './security-headers.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Headers for every answer, and the refusal of writes that another site's page sends in the user's name. */
export function guardRequests(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl?.protocol === 'https:'
  const headers = makeSecurityHeaders({ isHttps })
  const headersOfApiDocs = makeSecurityHeaders({ isHttps, isForApiDocs: true })
  app.addHook('onRequest', (request, reply, done) => {
    const isForApiDocs = request.url.startsWith('/api/docs')
    void reply.headers(isForApiDocs ? headersOfApiDocs : headers).header('x-request-id', request.id)
    if (!isExpectedHost(request, config)) {
      return done(new AppError('not_allowed', 'hostNotServed'))
    }
    if (!READING.has(request.method) && !isSameOrigin(request, config)) {
      return done(new AppError('not_allowed', 'crossSiteRequest'))
    }
    done()
  })
}

/** Browsers always name the page a write comes from; programs name none, and they carry no user's cookie by themselves. */
export function isSameOrigin(request: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return publicUrl ? origin === publicUrl.origin : URL.parse(origin)?.host === host
}

/**
 * A page of another site can give its own name the address of this machine and would then be of the same origin. A
 * server that listens here alone therefore answers to this machine's names alone.
 */
function isExpectedHost({ headers }: FastifyRequest, { host, publicUrl }: Config): boolean {
  if (publicUrl || !LOOPBACK.test(host)) return true
  return LOOPBACK.test((headers.host ?? '').replace(/:\d+$/, ''))
}
