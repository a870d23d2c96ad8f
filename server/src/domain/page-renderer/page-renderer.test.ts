import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#engines/days/durations.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPageRenderer } from './page-renderer.ts'

/** A very small web app: shows who is there, and does on some lessons what an app should not do. */
const APP = `
export async function renderPage({ address, isPhone, cookies }, { clean, cleanOwn }) {
  if (address === '/lessons/2') throw new Error('broken')
  if (address === '/lessons/3') return null
  if (address === '/lessons/4') await new Promise((done) => setTimeout(done, 5000))
  const answer = await fetch('/api/user')
  const { username } = await answer.json()
  const secret = await fetch('/healthz')
  const own = cleanOwn('<p><a href="https://a.example" onclick="x()" target="_blank">Own</a></p><img src=x>')
  const text = clean('<p onclick="x()">Text</p><script>x()</script>')
  return { html: '<h1>' + username + '</h1>' + text + own, language: 'fr', env: Object.keys(process.env), isPhone, cookies, said: '</script><b>', outside: secret.status }
}
`
const PAGE =
  '<html lang="en"><head><title>T</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>'

const webDir = mkdtempSync(join(tmpdir(), 'first-pages-'))
const reported: string[] = []
const renderer = createPageRenderer(webDir, (message) => reported.push(message))
let t: TestApp

beforeAll(async () => {
  mkdirSync(join(webDir, 'render'))
  writeFileSync(join(webDir, 'render', 'package.json'), '{ "type": "module" }')
  writeFileSync(join(webDir, 'render', 'prerender.js'), APP)
  writeFileSync(join(webDir, 'index.html'), PAGE)
  const files = {
    scripts: ['assets/a.js'],
    styles: ['assets/a.css'],
    words: ['assets/w.js'],
    fonts: ['assets/a.woff2'],
    takeOver: ['assets/t.js'],
  }
  writeFileSync(join(webDir, 'first-files.json'), JSON.stringify({ lesson: files, notes: files }))
  t = await createTestApp({ webDir, renderPage: renderer.render })
})
afterAll(async () => {
  await renderer.stop()
  rmSync(webDir, { recursive: true })
})

async function open(url: string, token: string, headers: Record<string, string> = {}) {
  return t.app.inject({
    url,
    headers,
    cookies: { [SESSION_COOKIE]: token, trellis_signed_in: 'u1', sidebar_state: 'false' },
  })
}

const isReady = (body: string) => body.includes('id="answers"')

test('until it has started, pages are made in the browser', async () => {
  const { token } = await t.signUp()
  expect((await open('/lessons/1', token)).body).toBe(PAGE)
  renderer.start()
  await expect
    .poll(async () => isReady((await open('/lessons/1', token)).body), { timeout: 20_000 })
    .toBe(true)
})

test('a first page is made with the session of who opens it, and of nobody else', async () => {
  const [ada, eve] = [await t.signUp(), await t.signUp()]
  const pages = await Promise.all([open('/lessons/1', ada.token), open('/lessons/1', eve.token)])
  for (const [index, { user }] of [ada, eve].entries()) {
    const { body, headers } = pages[index] ?? expect.fail()
    expect(body).toContain(`<div id="root"><h1>${user.username}</h1>`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    // They would come before what there is to read.
    expect(headers.link).toBeUndefined()
    expect(body).not.toContain(index === 0 ? ada.token : eve.token)
  }
})

test('what travels along cannot break out of its element, and text is cleaned', async () => {
  const { token } = await t.signUp()
  const { body } = await open('/lessons/1', token)
  expect(body).toContain('<p>Text</p>')
  expect(body).toContain('<p><a href="https://a.example" target="_blank">Own</a></p>')
  expect(body).not.toContain('onclick')
  expect(body).not.toContain('<img')
  expect(body.match(/<\/script>/g)).toHaveLength(2)
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css"><title>')
  expect(body).toContain('<link rel="expect" blocking="render" href="#answers">')
  expect(body).toContain('as="font" type="font/woff2" crossorigin href="/assets/a.woff2">')
  const begin = '<script async blocking="render" src="/begin.js" data-files="/a.js" data-ahead="'
  expect(body).toContain(`${begin}/assets/a.js /assets/t.js"></script>`)
  expect(body).not.toContain('type="module"')
})

test('the app is told of device and open cookies, not of the environment, and can ask the API alone', async () => {
  const { token } = await t.signUp()
  const page = await open('/lessons/1', token, { 'sec-ch-ua-mobile': '?1' })
  const data = /id="answers">(.*)<\/script>/.exec(page.body)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({
    language: 'fr',
    env: expect.not.arrayContaining(['PATH']),
    isPhone: true,
    cookies: 'trellis_signed_in=u1; sidebar_state=false',
    said: '</script><b>',
    outside: 404,
    scripts: ['assets/a.js'],
  })
  expect(page.body).toContain('<html lang="fr" data-ready>')
})

test('packed pages are the same pages', async () => {
  const { token, user } = await t.signUp()
  const response = await t.app.inject({
    url: '/lessons/1',
    headers: { 'accept-encoding': 'br' },
    cookies: { [SESSION_COOKIE]: token },
  })
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain(user.username)
})

test.each([
  ['without a session', '/lessons/1', {}],
  ['for a screen that is not on the list', '/notes', { session: true }],
  ['where the app leads elsewhere', '/lessons/3', { session: true }],
])('%s the page is made in the browser', async (_, url, { session = false }: { session?: boolean }) => {
  const { token } = await t.signUp()
  const response = session ? await open(url, token) : await t.app.inject({ url })
  expect([response.statusCode, response.body]).toEqual([200, PAGE])
})

test('a session that is due is renewed for the browser as well', async () => {
  const { token } = await t.signUp()
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 2 * DAY_MS)
  const { body, headers } = await open('/lessons/1', token)
  t.clock.now = before
  expect(isReady(body)).toBe(true)
  expect(String(headers['set-cookie'])).toContain(token)
})

test('what a browser fetches ahead of time is made of nothing', async () => {
  const { token } = await t.signUp()
  expect((await open('/lessons/1', token, { 'sec-purpose': 'prefetch;prerender' })).body).toBe(PAGE)
})

test('a page that fails is reported and made in the browser', async () => {
  const { token } = await t.signUp()
  expect((await open('/lessons/2', token)).body).toBe(PAGE)
  expect(reported).toContain('SSR failed for a page')
})

test('nobody waits for a slow page or behind it, and the next one is made again', async () => {
  const { token } = await t.signUp()
  const slow = open('/lessons/4', token)
  // The slow one is in hand before the others come.
  await new Promise((done) => setTimeout(done, 300))
  const behind = await Promise.all(Array.from({ length: 6 }, () => open('/lessons/1', token)))
  expect([await slow, ...behind].map(({ body }) => isReady(body))).toEqual(Array(7).fill(false))
  await expect
    .poll(async () => isReady((await open('/lessons/1', token)).body), { timeout: 20_000 })
    .toBe(true)
})
