import { findPublicPath, PUBLIC_HEADS, type PublicScreen } from '#contract/pages/public-heads.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import type { Mount } from '../../platform/requests/serve.ts'

/** What search engines ask for first: which pages there are for everybody. */
export function crawlerRoutes({ app, deps }: Mount): void {
  const origin = findOrigin(deps.config)
  const answers = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: writeRobots(origin) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: writeSitemap(origin) },
  ]
  for (const { path, type, body } of answers) {
    app.get(path, (_, reply) =>
      reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type(type).send(body),
    )
  }
}

/** Pages behind the sign-in are not forbidden here but answer `noindex`: what may not be fetched cannot say so. */
function writeRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function writeSitemap(origin: string): string {
  const screens = Object.keys(PUBLIC_HEADS) as PublicScreen[]
  const entries = screens.map(
    (screen) => `  <url><loc>${escapeHtml(origin + findPublicPath(screen))}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
