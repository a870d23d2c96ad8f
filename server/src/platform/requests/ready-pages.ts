import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicScreen } from '#contract/pages/public-heads.ts'
import type { WayIn } from '#contract/site.ts'
import { chooseEncoding } from './first-pages.ts'
import { putHead } from './write-head.ts'

type Ready = { plain: Buffer; br: Buffer; gzip: Buffer; version: string }
type Kept = { changedMs: number; ready: Promise<Ready> }

/** A good middle: this is done once for each page, while its first reader waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Public pages with their own words in the head, and every page of a public demo. Each is put together and compressed once, and again after a new build. */
export function createReadyPages(webDir: string, origin: string, wayIn: WayIn) {
  const kept = new Map<string, Kept>()

  async function find(file: string, screen: PublicScreen | null): Promise<Ready> {
    const path = join(webDir, file)
    const { mtimeMs } = await stat(path)
    const key = `${file} ${screen}`
    const known = kept.get(key)
    if (known?.changedMs === mtimeMs) return known.ready
    const ready = readFile(path, 'utf8').then((html) => {
      const told = tellDemo(html, wayIn)
      return pack(screen ? putHead(told, screen, origin) : told)
    })
    kept.set(key, { changedMs: mtimeMs, ready })
    ready.catch(() => kept.delete(key))
    return ready
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string, screen: PublicScreen | null) => {
    const { version, ...bodies } = await find(file, screen)
    const encoding = chooseEncoding(request)
    const etag = `"${version}-${encoding}"`
    void reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    if (encoding !== 'plain') void reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(bodies[encoding])
  }
}

/** The landing page says so already. On the others nobody is asked to sign in for a moment first. */
const tellDemo = (html: string, wayIn: WayIn): string =>
  wayIn === 'demo' && !html.includes('data-registration')
    ? html.replace('<html', '<html data-registration="demo"')
    : html

async function pack(html: string): Promise<Ready> {
  const plain = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, BROTLI),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return { plain, br, gzip: gzipped, version: hash('sha256', plain).slice(0, 20) }
}
