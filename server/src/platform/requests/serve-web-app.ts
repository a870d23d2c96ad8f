import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { findPage } from '#contract/pages/pages.ts'
import { isPublicScreen } from '#contract/pages/public-heads.ts'
import { AppError } from '../app-error.ts'
import { readSessionToken } from '../sessions/session-cookie.ts'
import { createFirstFiles } from './first-files.ts'
import { createReadyPages } from './ready-pages.ts'

const YEAR_SECONDS = 31_536_000
/** Their addresses carry what signs somebody in: nobody else is told of them. */
const SECRET_ADDRESSES = ['authReturn', 'resetPassword']

/**
 * The built web app: hashed files for ever, the page itself never cached, and 404 for addresses nobody knows. Visitors
 * without a session get the landing page ready to read; pages for everybody name themselves in their head, and search
 * engines are asked to leave the others alone.
 */
export async function serveWebApp(
  app: FastifyInstance,
  webDir: string | null,
  origin: string,
): Promise<void> {
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
  const sendReady = webDir ? createReadyPages(webDir, origin) : null
  const findFirstFiles = webDir ? createFirstFiles(webDir) : null
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.\w+$/.test(path)
    if (!sendReady || !isPage || isFile || path.startsWith('/api/'))
      throw new AppError('not_found', 'Not found')
    const hasSession = readSessionToken(request) !== null
    const file = path === '/' && !hasSession ? 'landing.html' : 'index.html'
    const page = findPage(path)
    // Others are led to the sign-in screen first.
    if (page && hasSession) {
      const link = await findFirstFiles?.(page.screen, request.headers['accept-language'])
      if (link) void reply.header('link', link)
    }
    if (page && SECRET_ADDRESSES.includes(page.screen)) void reply.header('referrer-policy', 'no-referrer')
    void reply.status(page ? 200 : 404).header('vary', 'cookie, accept-encoding')
    if (isPublicScreen(page?.screen)) return sendReady(request, reply, file, page.screen)
    return reply.header('x-robots-tag', 'noindex').sendFile(file)
  })
}
