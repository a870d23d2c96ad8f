import { lookup } from 'node:dns/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { nest, type Refusal } from '#contract/refusals/catalog.ts'
import { AppError } from './app-error.ts'
import { isPublicAddress } from './public-address.ts'

/** How the public web is reached: replaced in tests, which have none. */
export type PublicWeb = {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<string[]>
  admits: (address: string, port: number) => boolean
  /** Whose certificates are believed, in PEM; those that Node believes unless said. */
  ca?: string
  /** Ten seconds unless said. */
  longestFetchMs?: number
}

export type PublicPage = { url: string; contentType: string; charset: string | null; body: Buffer }

const MOST_REDIRECTS = 3
const LARGEST_PAGE_BYTES = 2 * 1024 * 1024
const LONGEST_FETCH_MS = 10_000
const LARGEST_HEADERS_BYTES = 16 * 1024
const LONGEST_URL = 2000
const OPEN_PORTS = [80, 443]
const READABLE = ['text/html', 'text/plain', 'application/xhtml+xml']
const JSON_ONLY = ['application/json', 'text/json']

export const publicWeb: PublicWeb = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  admits: (address, port) => OPEN_PORTS.includes(port) && isPublicAddress(address),
}

/**
 * Reads a page that a person named, without lending them the server's place in its network: the name is resolved once,
 * every address it has must be public, and the connection goes to the address that was checked. A redirect is a new
 * address and is checked anew.
 */
export async function fetchPublic(
  web: PublicWeb,
  address: string,
  readable: readonly string[] = READABLE,
): Promise<PublicPage> {
  const signal = AbortSignal.timeout(web.longestFetchMs ?? LONGEST_FETCH_MS)
  let url = readUrl(address)
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(web, url, signal, readable)
    const next = findRedirect(response)
    if (next === null) return readPage(response, url, signal, readable)
    response.destroy()
    if (redirects === MOST_REDIRECTS) throw refusal(url, 'pageRedirectsTooOften')
    url = readUrl(next, url)
  }
}

/** What a public address answers as JSON, under the same rules as a page. */
export async function fetchPublicJson(web: PublicWeb, address: string): Promise<unknown> {
  const { body, url } = await fetchPublic(web, address, JSON_ONLY)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw refusal(new URL(url), 'pageNotAsDeclared')
  }
}

function readUrl(address: string, base?: URL): URL {
  const url = address.length <= LONGEST_URL ? URL.parse(address.trim(), base?.href) : null
  if (!url) throw new AppError('invalid_input', 'addressInvalid')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal(url, 'pageProtocolUnsupported')
  if (url.username || url.password) throw refusal(url, 'pageHasCredentials')
  url.hash = ''
  return url
}

async function ask(
  web: PublicWeb,
  url: URL,
  signal: AbortSignal,
  readable: readonly string[],
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await findAddresses(web, url, host, port, signal)
  // The name was looked up above; whoever answers differently a second time is not asked again.
  const answerChecked: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (all) done(null, found)
    else done(null, first?.address ?? '', first?.family)
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      // An agent of its own: no connection of another request is used again, no proxy of the environment.
      agent: isSecure
        ? new HttpsAgent({ keepAlive: false, ...(web.ca !== undefined && { ca: web.ca }) })
        : new HttpAgent({ keepAlive: false }),
      lookup: answerChecked,
      signal,
      maxHeaderSize: LARGEST_HEADERS_BYTES,
      headers: {
        accept: readable.join(', '),
        'accept-encoding': 'identity',
        'user-agent': 'Trellis',
      },
    })
    request.once('response', resolve)
    request.once('error', (error) => reject(signal.aborted ? tooSlow(url) : explainFailure(url, error)))
    request.end()
  })
}

async function findAddresses(web: PublicWeb, url: URL, host: string, port: number, signal: AbortSignal) {
  const addresses = isIP(host) ? [host] : await withinTime(web.resolve(host), url, signal)
  if (addresses.length === 0) throw refusal(url, 'pageNotFound')
  // One private address among public ones is how a name is made to pass a check and lead inside.
  if (!addresses.every((address) => web.admits(address, port))) throw refusal(url, 'pageNotPublic')
  return addresses
}

async function withinTime(resolving: Promise<string[]>, url: URL, signal: AbortSignal): Promise<string[]> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(tooSlow(url))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([resolving, late])
  } catch (error) {
    throw error instanceof AppError ? error : refusal(url, 'pageNotFound')
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null
}

async function readPage(
  response: IncomingMessage,
  url: URL,
  signal: AbortSignal,
  readable: readonly string[],
): Promise<PublicPage> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode !== 200)
      throw refusal(url, { reason: 'pageAnsweredWithError', params: { status: statusCode } })
    const [contentType = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/)
    if (contentType === 'application/pdf') throw refusal(url, 'pageIsPdf')
    if (!readable.includes(contentType)) throw refusal(url, 'pageNotText')
    const body = unpack(await readBody(response, url), headers['content-encoding'] ?? 'identity', url)
    const charset = parameters
      .find((one) => one.startsWith('charset='))
      ?.slice(8)
      .replaceAll('"', '')
    return { url: url.href, contentType, charset: charset ?? null, body }
  } catch (error) {
    if (signal.aborted) throw tooSlow(url)
    throw error instanceof AppError ? error : refusal(url, 'pageBrokeOff')
  } finally {
    response.destroy()
  }
}

async function readBody(response: IncomingMessage, url: URL): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  if (Number(response.headers['content-length'] ?? 0) > LARGEST_PAGE_BYTES) throw tooLarge(url)
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > LARGEST_PAGE_BYTES) throw tooLarge(url)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Some servers pack what they were asked to send plain; what unfolds beyond the limit is refused while it does. */
function unpack(body: Buffer, encoding: string, url: URL): Buffer {
  const unfold = { identity: null, gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[
    encoding.trim().toLowerCase()
  ]
  if (unfold === undefined) throw refusal(url, 'pagePackedOddly')
  if (unfold === null) return body
  try {
    return unfold(body, { maxOutputLength: LARGEST_PAGE_BYTES })
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? tooLarge(url) : refusal(url, 'pagePackedOddly')
  }
}

/** Node names what is wrong with a certificate by OpenSSL's words. */
const UNTRUSTED = /CERT|SIGNATURE|ALTNAME|ISSUER|^ERR_SSL_|^ERR_TLS_/

function explainFailure(url: URL, error: Error & { code?: string }): AppError {
  const isUntrusted = url.protocol === 'https:' && UNTRUSTED.test(error.code ?? '')
  return refusal(url, isUntrusted ? 'pageCertificateInvalid' : 'pageSilent')
}

const tooSlow = (url: URL) => refusal(url, 'pageTooSlow')
const tooLarge = (url: URL) => refusal(url, 'pageTooLarge')

/** Names the address, as a learner with several resources must know which one; never what was found behind it. */
function refusal(url: URL, why: Refusal): AppError {
  const shown = `${url.protocol}//${url.host}${url.pathname}`.slice(0, 200)
  return new AppError('invalid_input', {
    reason: 'pageUnreadable',
    params: { address: shown, problem: nest(why) },
  })
}
