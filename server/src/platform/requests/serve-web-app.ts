import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { findPage } from '#contract/pages/pages.ts'
import { AppError } from '../app-error.ts'
import { readSessionToken } from '../sessions/session-cookie.ts'

const YEAR_SECONDS = 31_536_000
/** Their addresses carry what signs somebody in: nobody else is told of them. */
const SECRET_ADDRESSES = ['authReturn', 'resetPassword']

/**
 * The built web app: hashed files for ever, the page itself never cached, and 404 for addresses nobody knows. Visitors
 * without a session get the landing page ready to read.
 */
export async function serveWebApp(app: FastifyInstance, webDir: string | null): Promise<void> {
  if (webDir) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      // Without an accepted encoding the plugin would refuse a folder with 403 instead of asking the handler below.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.\w+$/.test(path)
    if (!webDir || !isPage || isFile || path.startsWith('/api/')) throw new AppError('not_found', 'Not found')
    const file = path === '/' && readSessionToken(request) === null ? 'landing.html' : 'index.html'
    const page = findPage(path)
    if (page && SECRET_ADDRESSES.includes(page.screen)) void reply.header('referrer-policy', 'no-referrer')
    return reply
      .status(page ? 200 : 404)
      .header('vary', 'cookie, accept-encoding')
      .sendFile(file)
  })
}
