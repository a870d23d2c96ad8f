import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findPage, SECRET_SCREENS } from '#contract/pages/pages.ts'
import { isPublicScreen } from '#contract/pages/public-heads.ts'
import { READY_SCREENS } from '#contract/pages/ready-screens.ts'
import type { WayIn } from '#contract/site.ts'
import { AppError } from '../app-error.ts'
import { readSessionToken } from '../sessions/sessions.ts'
import { createFirstFiles, createFirstPages, type RenderPage, writeLink } from './first-pages.ts'
import { createReadyPages } from './ready-pages.ts'

const YEAR_SECONDS = 31_536_000

type WebApp = {
  webDir: string | null
  origin: string
  wayIn: WayIn
  /** Absent where every page is made in the browser. */
  renderPage: RenderPage | undefined
}

/**
 * The built web app: hashed files for ever, the page itself never cached, and 404 for addresses nobody knows. Visitors
 * without a session get the landing page ready to read; pages for everybody name themselves in their head, and search
 * engines are asked to leave the others alone.
 */
export async function serveWebApp(app: FastifyInstance, { webDir, origin, wayIn, renderPage }: WebApp) {
  if (webDir) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      // Without an accepted encoding the plugin would refuse a folder with 403 instead of asking the handler below.
      // What makes first pages (`render`) is the server's own.
      allowedPath: (path) => !path.endsWith('/') && !path.startsWith('/render/'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }
  const sendReady = webDir ? createReadyPages(webDir, origin, wayIn) : null
  const findFirstFiles = webDir ? createFirstFiles(webDir) : null
  const sendFirst = webDir && renderPage ? createFirstPages(app, webDir, renderPage) : null
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.\w+$/.test(path)
    if (!sendReady || !isPage || isFile || path.startsWith('/api/'))
      throw new AppError('not_found', 'notFound')
    const hasSession = readSessionToken(request) !== null
    const file = path === '/' && !hasSession ? `landing-${wayIn}.html` : 'index.html'
    const page = findPage(path)
    // Others are led to the sign-in screen first.
    const files = page && hasSession ? await findFirstFiles?.(page.screen) : undefined
    if (files) void reply.header('link', writeLink(files, request.headers['accept-language']))
    if (page && SECRET_SCREENS.includes(page.screen)) void reply.header('referrer-policy', 'no-referrer')
    void reply.status(page ? 200 : 404).header('vary', 'cookie, accept-encoding')
    if (isPublicScreen(page?.screen)) return sendReady(request, reply, file, page.screen)
    void reply.header('x-robots-tag', 'noindex')
    const isReady = page && files && isOpened(request) && READY_SCREENS.includes(page.screen)
    if (isReady && (await sendFirst?.(request, reply, files))) return reply
    return wayIn === 'demo' ? sendReady(request, reply, file, null) : reply.sendFile(file)
  })
}

/** By somebody, not ahead of time by a browser: nobody has looked at what it would be made of. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !String(headers['sec-purpose']).includes('prefetch')
}
