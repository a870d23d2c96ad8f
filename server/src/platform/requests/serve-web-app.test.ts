import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { SESSION_COOKIE } from '../sessions/sessions.ts'

const webDir = mkdtempSync(join(tmpdir(), 'web-app-'))
let t: TestApp

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), 'the app')
  writeFileSync(join(webDir, 'landing.html'), 'the landing page')
  writeFileSync(join(webDir, 'assets', 'app-a1b2.js'), 'code')
  writeFileSync(join(webDir, 'assets', 'app-a1b2.js.br'), 'less code')
  t = await createTestApp({ webDir })
})
afterAll(() => rmSync(webDir, { recursive: true }))

test.each([
  ['/', 200, 'the landing page'],
  ['/?from=mail', 200, 'the landing page'],
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
  expect(await policyOf('/auth/callback?code=x&state=y')).toBe('no-referrer')
  expect(await policyOf('/notes')).toBe('strict-origin-when-cross-origin')
})
