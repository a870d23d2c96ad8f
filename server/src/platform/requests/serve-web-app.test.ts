import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REGISTRATION_WAYS } from '#contract/site.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { SESSION_COOKIE } from '../sessions/sessions.ts'

const webDir = mkdtempSync(join(tmpdir(), 'web-app-'))
const WORDS = '<title>Trellis</title>\n    <meta name="description" content="All of it." />'
let t: TestApp

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), 'the app')
  for (const way of REGISTRATION_WAYS)
    writeFileSync(
      join(webDir, `landing-${way}.html`),
      `${WORDS}the landing page where registration is ${way}`,
    )
  writeFileSync(join(webDir, 'assets', 'app-a1b2.js'), 'code')
  writeFileSync(join(webDir, 'assets', 'app-a1b2.js.br'), 'less code')
  const notes = {
    scripts: ['assets/notes-a1b2.js'],
    styles: [],
    words: ['assets/words-c3d4.js'],
    fonts: [],
    takeOver: [],
  }
  writeFileSync(join(webDir, 'first-files.json'), JSON.stringify({ notes }))
  t = await createTestApp({ webDir })
})
afterAll(() => rmSync(webDir, { recursive: true }))

test.each([
  ['/about', 200, 'the app'],
  ['/notes', 200, 'the app'],
  ['/lessons/4', 200, 'the app'],
  ['/no-such-page', 404, 'the app'],
])('%s answers %i with %s', async (url, status, body) => {
  const response = await t.app.inject({ url })
  expect([response.statusCode, response.body]).toEqual([status, body])
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('whoever has a session gets the app for /, not the landing page', async () => {
  const { token } = await t.signUp()
  const response = await t.app.inject({ url: '/', cookies: { [SESSION_COOKIE]: token } })
  expect(response.body).toBe('the app')
})

test('with a page come the names of its scripts, for who is signed in, and of its words for who reads English', async () => {
  const { token } = await t.signUp()
  const ask = async (
    url: string,
    language: string,
    cookies: Record<string, string> = { [SESSION_COOKIE]: token },
  ) => (await t.app.inject({ url, headers: { 'accept-language': language }, cookies })).headers.link
  const script = '</assets/notes-a1b2.js>; rel=modulepreload'
  expect(await ask('/notes', 'en-GB,en;q=0.9')).toBe(`${script}, </assets/words-c3d4.js>; rel=modulepreload`)
  expect(await ask('/notes', 'fr')).toBe(script)
  expect(await ask('/flashcards', 'en')).toBeUndefined()
  expect(await ask('/notes', 'en', {})).toBeUndefined()
})

test('hashed files may be kept for a year and travel compressed', async () => {
  const plain = await t.app.inject({ url: '/assets/app-a1b2.js' })
  expect([plain.body, plain.headers['cache-control']]).toEqual(['code', expect.stringContaining('immutable')])
  const small = await t.app.inject({ url: '/assets/app-a1b2.js', headers: { 'accept-encoding': 'br' } })
  expect([small.body, small.headers['content-encoding']]).toEqual(['less code', 'br'])
})

test.each([
  '/assets/gone-c3d4.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/.env',
  '/assets/',
  '/api/nothing',
])('%s is not found, or the app at most', async (url) => {
  const response = await t.app.inject({ url })
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('"name"')
})

test('pages whose address carries what signs somebody in are told to no other site', async () => {
  const policyOf = async (url: string) => (await t.app.inject({ url })).headers['referrer-policy']
  expect(await policyOf('/reset-password')).toBe('no-referrer')
  expect(await policyOf('/prove-email')).toBe('no-referrer')
  expect(await policyOf('/card')).toBe('no-referrer')
  expect(await policyOf('/poster')).toBe('no-referrer')
  expect(await policyOf('/auth/callback?code=x&state=y')).toBe('no-referrer')
  expect(await policyOf('/notes')).toBe('strict-origin-when-cross-origin')
})

test('signed out, / is the landing page, with what previews of links ask for in its head', async () => {
  for (const url of ['/', '/?from=mail']) {
    const { statusCode, body, headers } = await t.app.inject({ url })
    expect(statusCode).toBe(200)
    expect(body).toMatch(/the landing page where registration is open$/)
    expect(body).not.toContain('All of it.')
    expect(body).toContain(
      '<meta property="og:title" content="Trellis: learning that adapts to every learner">',
    )
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/[^"]+\/share.png">/)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test.each(['invite', 'closed'] as const)(
  'where registration is %s, so says the landing page',
  async (registration) => {
    const { app } = await createTestApp({ webDir, config: { registration } })
    expect((await app.inject({ url: '/' })).body).toMatch(new RegExp(`registration is ${registration}$`))
  },
)

test('a page that everybody may find names itself and its one address; others ask not to be found', async () => {
  writeFileSync(join(webDir, 'index.html'), `${WORDS}the app`)
  const { body, headers } = await t.app.inject({ url: '/privacy?from=mail' })
  expect(body).toContain('<title>Privacy Policy of Trellis</title>')
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"?]+\/privacy">/)
  const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(body)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': 'WebPage', isPartOf: { '@type': 'WebSite', name: 'Trellis' } })
  expect(headers['x-robots-tag']).toBeUndefined()
  const notes = await t.app.inject({ url: '/notes' })
  expect([notes.body, notes.headers['x-robots-tag']]).toEqual([`${WORDS}the app`, 'noindex'])
})

test('such a page travels compressed, and not again to who has it', async () => {
  const ask = (headers: Record<string, string>) => t.app.inject({ url: '/about', headers })
  const small = await ask({ 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('<title>About Trellis</title>')
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('search engines find a list of the public pages, and every page on it is one', async () => {
  const robots = await t.app.inject({ url: '/robots.txt' })
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toMatch(/^Disallow: \/api\/$/m)
  const sitemap = /^Sitemap: (.+)$/m.exec(robots.body)?.[1] ?? ''
  const { body, headers } = await t.app.inject({ url: new URL(sitemap).pathname })
  expect(headers['content-type']).toContain('application/xml')
  const paths = [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toEqual([
    '/',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
    '/study-resources',
    '/offline-learning',
    '/accessibility',
  ])
  for (const url of paths) expect((await t.app.inject({ url })).statusCode).toBe(200)
})
