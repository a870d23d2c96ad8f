import { expect, test } from 'vitest'
import { isServersPage, isWorkersPage } from './whose-page.ts'

test.each([
  '/api/docs',
  '/api',
  '/ws',
  '/ws/presence',
  '/metrics',
  '/healthz',
  '/assets/a.js',
  '/service-worker.js',
  '/icon.svg',
])('the worker leaves %s to the server', (path) => {
  expect(isWorkersPage(path)).toBe(false)
})

test.each(['/dashboard', '/lessons/7', '/apiary', '/teacher/classes/3', '/'])(
  'the worker answers for the page %s',
  (path) => {
    expect(isWorkersPage(path)).toBe(true)
  },
)

test('the server is asked first for the landing page, for addresses that carry secrets and for unknown ones', () => {
  for (const path of [
    '/',
    '/auth/callback',
    '/reset-password',
    '/prove-email',
    '/guardian-consent',
    '/card',
    '/poster',
    '/no-such-page',
  ]) {
    expect(isServersPage(path)).toBe(true)
  }
  for (const path of ['/dashboard', '/lessons/7', '/auth', '/professional/notes', '/admin/inbox']) {
    expect(isServersPage(path)).toBe(false)
  }
})
