import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageVisit } from '#contract/pages/ready-screens.ts'
import { describeFailure } from './describe-failure.ts'

/** All but `html` travels with the page, for the browser to go on with (`FirstPage` in `web/src/app/first-page`). */
export type RenderedPage = { html: string; language: string; [along: string]: unknown }

/** Asks the server itself, with the session of whoever opens the page. */
export type AskServer = (url: string) => Promise<{ status: number; body: string }>

/** Null where the page is better made in the browser. */
export type RenderPage = (visit: PageVisit, ask: AskServer) => Promise<RenderedPage | null>

/** Readable by scripts in the browser, too. What signs somebody in never leaves this thread. */
const OPEN_COOKIES = ['trellis_signed_in', 'sidebar_state', 'window_shape']
const PLACE = '<div id="root"></div>'
/** The app, and after it what it stands on. */
const APP_TAGS =
  /\s*<(?:script type="module"[^>]* src="([^"]+)"><\/script>|link rel="modulepreload"[^>]* href="([^"]+)">)/g
/** Quick: it is done for each page, while its reader waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The first page of somebody who is signed in, ready to read; the app takes it over when it has arrived. */
export function createFirstPages(app: FastifyInstance, webDir: string, render: RenderPage) {
  const path = join(webDir, 'index.html')
  let first: { changedMs: number; page: string } | null = null

  /** Null after a new build: what makes pages is still of the one before, until the server starts again. */
  async function readPage(): Promise<string | null> {
    const { mtimeMs } = await stat(path)
    first ??= { changedMs: mtimeMs, page: await readFile(path, 'utf8') }
    return first.changedMs === mtimeMs ? first.page : null
  }

  /** Goes through the same doors as every call from outside; a session that is renewed there is renewed for the browser. */
  function askFor(request: FastifyRequest, reply: FastifyReply): AskServer {
    const headers = { cookie: request.headers.cookie ?? '' }
    return async (url) => {
      if (!url.startsWith('/api/')) return { status: 404, body: '{}' }
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.ip })
      const renewed = answer.headers['set-cookie']
      if (renewed && !reply.sent) void reply.header('set-cookie', renewed)
      return { status: answer.statusCode, body: answer.body }
    }
  }

  async function make(request: FastifyRequest, reply: FastifyReply, files: Files) {
    const page = await readPage()
    const made = page && (await render(describeVisit(request), askFor(request, reply)))
    if (!made) return null
    return pack(request, putTogether(page, made, files))
  }

  /** False where nothing was sent. */
  return async (request: FastifyRequest, reply: FastifyReply, files: Files): Promise<boolean> => {
    const made = await make(request, reply, files).catch((error: unknown) => {
      request.log.error({ failure: describeFailure(error) }, 'SSR failed for a page')
      return null
    })
    if (!made) return false
    // Scripts that come ahead would come before what there is to read.
    void reply.removeHeader('link')
    void reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8')
    if (made.encoding !== 'plain') void reply.header('content-encoding', made.encoding)
    await reply.send(made.body)
    return true
  }
}

function describeVisit({ url, headers, cookies }: FastifyRequest): PageVisit {
  const open = OPEN_COOKIES.filter((name) => cookies[name] !== undefined)
  return {
    address: url,
    isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? ''),
    cookies: open.map((name) => `${name}=${cookies[name]}`).join('; '),
  }
}

function putTogether(page: string, { html, ...along }: RenderedPage, files: Files): string {
  const { styles, fonts, scripts } = files
  // A `</script>` within a text would end the element.
  const data = JSON.stringify({ ...along, scripts }).replaceAll('<', '\\u003c')
  const [entry, ...below] = [...page.matchAll(APP_TAGS)].map(([, script, link]) => script ?? link)
  const ahead = [...listAhead(files, along.language), ...files.takeOver].map((file) => `/${file}`)
  const links = [
    // Painted in parts, a page would move when the column beside it comes.
    '<link rel="expect" blocking="render" href="#answers">',
    // Painted without it, the page would lose what is pressed before it has arrived.
    `<script async blocking="render" src="/begin.js" data-files="${[...below, entry].join(' ')}" data-ahead="${ahead.join(' ')}"></script>`,
  ]
  // Before all else: text that is painted without its font moves when that comes.
  const looks = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ]
  return (
    page
      .replaceAll(APP_TAGS, '')
      .replace('<html lang="en">', () => `<html lang="${along.language}" data-ready>`)
      .replace('<title>', () => `${looks.join('')}<title>`)
      .replace('</head>', () => `${links.join('')}</head>`)
      // It can be read without.
      .replace(/\s*<noscript>[^<]*<\/noscript>/, '')
      .replace(
        PLACE,
        () => `<div id="root">${html}</div><script type="application/json" id="answers">${data}</script>`,
      )
  )
}

async function pack(request: FastifyRequest, page: string) {
  const encoding = chooseEncoding(request)
  const plain = Buffer.from(page)
  if (encoding === 'br') return { encoding, body: await promisify(brotliCompress)(plain, BROTLI) }
  return { encoding, body: encoding === 'gzip' ? await promisify(gzip)(plain) : plain }
}

export type Files = {
  scripts: string[]
  styles: string[]
  words: string[]
  fonts: string[]
  /** What takes over a page that the server has made. */
  takeOver: string[]
}
type FirstFiles = Record<string, Files>

/** What the build says about each screen (`web/first-files-plugin.ts`); read once, and again after a new build. */
export function createFirstFiles(webDir: string) {
  const path = join(webDir, 'first-files.json')
  let known: { changedMs: number; files: FirstFiles } | null = null

  async function read(): Promise<FirstFiles> {
    const { mtimeMs } = await stat(path)
    if (known?.changedMs !== mtimeMs) {
      known = { changedMs: mtimeMs, files: JSON.parse(await readFile(path, 'utf8')) }
    }
    return known.files
  }

  /** Undefined where nothing is known. */
  return async (screen: string): Promise<Files | undefined> =>
    (await read().catch((): FirstFiles => ({})))[screen]
}

/** What the app will ask for on this screen. Whoever reads another language than English fetches other words. */
function listAhead({ scripts, words }: Files, languages: string | undefined): string[] {
  return /^en\b/i.test(languages ?? '') ? [...scripts, ...words] : scripts
}

/** As the header `link`, so that the browser fetches them together with the page. */
export function writeLink(files: Files, languages: string | undefined): string {
  const ahead = listAhead(files, languages)
  return ahead.map((file) => `</${file}>; rel=modulepreload`).join(', ')
}

/** The smallest that the browser can read. */
export function chooseEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(headers['accept-encoding'])
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
