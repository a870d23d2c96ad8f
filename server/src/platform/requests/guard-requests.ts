import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Headers for every answer, and the refusal of writes that another site's page sends in the user's name. */
export async function guardRequests(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Radix positions floating parts by inline styles; scripts stay strict.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['app', 'dompurify'],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    hsts: isHttps ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=()')
    if (!READING.has(request.method) && !isSameOrigin(request, config)) {
      throw new AppError('not_allowed', 'This request came from another site')
    }
  })
}

/** Browsers always name the page a write comes from; programs name none, and they carry no user's cookie by themselves. */
export function isSameOrigin(request: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (publicUrl && origin === publicUrl.origin) return true
  return URL.parse(origin)?.host === host
}
