import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '#engines/days/durations.ts'
import { makeCertificate } from '../testing/make-certificate.ts'
import { fetchPublic, publicWeb } from './fetch-public.ts'

const HERE = '127.0.0.1'
const YEAR_MS = 365 * DAY_MS
const yearsFromNow = (years: number) => new Date(Date.now() + years * YEAR_MS)
const VALID = { from: yearsFromNow(-1), until: yearsFromNow(1) }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A real https server of this machine that is taken for a public one. */
async function openSecurePage(host: string, times: typeof VALID = VALID) {
  const made = makeCertificate(host, times)
  let hits = 0
  server = createServer(made, (request, response) => {
    hits += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<p>Hello ${request.headers.host}</p>`)
  })
  await new Promise<void>((resolve) => server?.listen(0, HERE, resolve))
  const { port } = server.address() as AddressInfo
  const web = {
    resolve: async () => [HERE],
    admits: (address: string, wanted: number) =>
      publicWeb.admits(address, wanted) || (address === HERE && wanted === port),
  }
  return {
    read: (name: string, ca?: string) =>
      fetchPublic({ ...web, ...(ca !== undefined && { ca }) }, `https://${name}:${port}/`),
    cert: made.cert,
    port,
    countHits: () => hits,
  }
}

test('a page is read over https when its certificate is trusted, valid and of its name', async () => {
  const { read, cert, port } = await openSecurePage('page.example')
  const page = await read('page.example', cert)
  expect(page.body.toString()).toBe(`<p>Hello page.example:${port}</p>`)
})

test.each([
  ['that nobody trusts', 'page.example', VALID, 'page.example', false],
  ['of another name', 'page.example', VALID, 'other.example', true],
  [
    'that has run out',
    'page.example',
    { from: yearsFromNow(-3), until: yearsFromNow(-1) },
    'page.example',
    true,
  ],
  ['of the future', 'page.example', { from: yearsFromNow(1), until: yearsFromNow(3) }, 'page.example', true],
])(
  'a certificate %s is refused, and nothing is asked of its server',
  async (_what, host, times, name, isTrusted) => {
    const { read, cert, countHits } = await openSecurePage(host, times)
    await expect(read(name, isTrusted ? cert : undefined)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('could not be read: it cannot prove that it is the page you mean'),
    })
    expect(countHits()).toBe(0)
  },
)

test('the product itself trusts whom Node trusts', () => {
  expect(publicWeb.ca).toBeUndefined()
  expect(process.env.NODE_TLS_REJECT_UNAUTHORIZED).toBeUndefined()
})
