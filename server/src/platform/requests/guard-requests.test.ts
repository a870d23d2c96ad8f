import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const url = '/api/logout'

test.each([
  ['no origin at all, as programs send it', {}, 200],
  ['its own origin', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['another site', { origin: 'https://evil.example', host: 'localhost:80' }, 403],
  ['another port of the same machine', { origin: 'http://localhost:8080', host: 'localhost:3000' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['no origin, but a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['no origin, from a page of the same site', { 'sec-fetch-site': 'same-origin' }, 200],
])('a write with %s answers %o → %i', async (_, headers, status) => {
  const { app } = await createTestApp()
  const response = await app.inject({
    method: 'POST',
    url,
    headers: headers as Record<string, string>,
    payload: {},
  })
  expect(response.statusCode).toBe(status)
})

test.each([
  ['127.0.0.1:3000', 200],
  ['localhost:3000', 200],
  ['[::1]:3000', 200],
  ['rebound.example:3000', 403],
  ['127.0.0.1.rebound.example', 403],
])('a server for this machine alone answers a request for %s with %i', async (host, status) => {
  const { app } = await createTestApp()
  expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(status)
})

test('with a public address, plain http of the same name is another site', async () => {
  const { app } = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
  const headers = { origin: 'http://learn.example.org', host: 'learn.example.org' }
  expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403)
})

test('behind a proxy the public address counts as its own', async () => {
  const { app } = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
  const headers = { origin: 'https://learn.example.org', host: '10.0.0.5:3000' }
  expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(200)
})

test('every answer carries a request id and the headers that keep scripts out', async () => {
  const { app } = await createTestApp()
  const { headers } = await app.inject({ url: '/healthz' })
  expect(headers['x-request-id']).toMatch(/^[\w-]{16}$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain("script-src 'self';")
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).toContain("object-src 'none'")
  expect(csp).not.toMatch(/script-src[^;]*unsafe/)
  // Players of videos. They learn from which site they are shown, without which YouTube's refuses to play.
  expect(csp).toContain(';frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(headers['cross-origin-embedder-policy']).toBeUndefined()
  expect(headers['permissions-policy']).not.toMatch(/autoplay|fullscreen|encrypted-media|picture-in-picture/)
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('over https browsers are told to stay there', async () => {
  const { app } = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
  const { headers } = await app.inject({ url: '/healthz' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})
