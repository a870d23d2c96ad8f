import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Files, writeLink } from './first-files.ts'

/** What is known of whoever opens a page. */
export type PageRequest = { address: string; language: string; isPhone: boolean; cookies: string }

/** All but `html` travels with the page, for the browser to go on with. */
export type RenderedPage = { html: string; language: string }

/** Asks the server itself, with the session of whoever opens the page. */
export type AskServer = (url: string) => Promise<{ status: number; body: string }>

/** Null where the page is better made in the browser. */
export type RenderPage = (request: PageRequest, ask: AskServer) => Promise<RenderedPage | null>

const LANGUAGES = /\b(?:en|es|fr|de|zh)\b/i
/** Readable by scripts in the browser, too. What signs somebody in never leaves this thread. */
const OPEN_COOKIES = ['trellis_signed_in', 'sidebar_state']
const PLACE = '<div id="root"></div>'
/** Quick: it is done for each page, while its reader waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The first page of somebody who is signed in, ready to read; the app takes it over when it has arrived. */
export function createFirstPages(app: FastifyInstance, webDir: string, render: RenderPage) {
  const path = join(webDir, 'index.html')
  let known: { changedMs: number; page: string } | null = null

  async function readPage(): Promise<string> {
    const { mtimeMs } = await stat(path)
    if (known?.changedMs !== mtimeMs) known = { changedMs: mtimeMs, page: await readFile(path, 'utf8') }
    return known.page
  }

  /** Goes through the same doors as every call from outside. */
  function askFor(request: FastifyRequest): AskServer {
    const headers = { cookie: request.headers.cookie ?? '' }
    return async (url) => {
      if (!url.startsWith('/api/')) return { status: 404, body: '{}' }
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.ip })
      return { status: answer.statusCode, body: answer.body }
    }
  }

  /** False where nothing was sent. */
  return async (request: FastifyRequest, reply: FastifyReply, files: Files): Promise<boolean> => {
    const made = await render(describeVisit(request), askFor(request))
    if (!made) return false
    const page = putTogether(await readPage(), made, files)
    void reply.header('link', writeLink(files, request.headers['accept-language'], 'low'))
    void reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8')
    await send(request, reply, Buffer.from(page))
    return true
  }
}

function describeVisit({ url, headers, cookies }: FastifyRequest): PageRequest {
  const open = OPEN_COOKIES.filter((name) => cookies[name] !== undefined)
  return {
    address: url,
    language: (LANGUAGES.exec(headers['accept-language'] ?? '')?.[0] ?? 'en').toLowerCase(),
    isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? ''),
    cookies: open.map((name) => `${name}=${cookies[name]}`).join('; '),
  }
}

function putTogether(page: string, { html, ...along }: RenderedPage, { styles, fonts }: Files): string {
  // A `</script>` within a text would end the element.
  const data = JSON.stringify(along).replaceAll('<', '\\u003c')
  const links = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ]
  return (
    page
      // What is to be seen first: the app comes when the words are there.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<html lang="en">', () => `<html lang="${along.language}" data-ready>`)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace(
        PLACE,
        () => `<div id="root">${html}</div><script type="application/json" id="answers">${data}</script>`,
      )
  )
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Buffer): Promise<void> {
  const accepted = String(request.headers['accept-encoding'])
  if (/\bbr\b/.test(accepted)) {
    await reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(page, BROTLI))
  } else if (/\bgzip\b/.test(accepted)) {
    await reply.header('content-encoding', 'gzip').send(await promisify(gzip)(page))
  } else await reply.send(page)
}
