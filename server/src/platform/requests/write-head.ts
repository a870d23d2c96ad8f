import { findPublicPath, PUBLIC_HEADS, type PublicScreen } from '#contract/pages/public-heads.ts'
import { escapeHtml } from '../escape-html.ts'

const PICTURE = { path: '/share.png', width: 1200, height: 630 }
/** What every built page says of itself, until it is known which one it is. */
const GENERAL_WORDS = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/

/** The built page with the words of one public page: for search engines and for previews of links, which run no scripts. */
export function putHead(html: string, screen: PublicScreen, origin: string): string {
  return html.replace(GENERAL_WORDS, () => writeHead(screen, origin))
}

function writeHead(screen: PublicScreen, origin: string): string {
  const { title, description } = PUBLIC_HEADS[screen]
  const url = `${origin}${findPublicPath(screen)}`
  const graph: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Trellis'],
    ['og:locale', 'en_US'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${origin}${PICTURE.path}`],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', 'A plant that grows along a trellis, and the name Trellis'],
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...graph.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${writeData(screen, url, origin)}</script>`,
  ].join('\n    ')
}

/** Data, not code: browsers do not run it, and the content security policy lets it stand. */
function writeData(screen: PublicScreen, url: string, origin: string): string {
  const { kind, title, description } = PUBLIC_HEADS[screen]
  const site = { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Trellis', url: `${origin}/` }
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Trellis',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
  const page =
    screen === 'landing'
      ? { ...site, description, publisher }
      : { '@type': kind, name: title, description, url, inLanguage: 'en', isPartOf: site, publisher }
  // A `</script>` within a text would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', ...page }).replaceAll('<', '\\u003c')
}
