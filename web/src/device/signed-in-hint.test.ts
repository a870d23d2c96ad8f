import { afterEach, expect, test, vi } from 'vitest'
import { dropSignedInHint, hasSignedInHint, readSignedInId } from './signed-in-hint.ts'

afterEach(() => vi.unstubAllGlobals())

function haveCookies(cookie: string) {
  const page = { cookie }
  vi.stubGlobal('document', page)
  return page
}

test.each([
  ['', false, null],
  ['theme=dark; trellis_signed_in=u17', true, 17],
  ['trellis_signed_in=u17; theme=dark', true, 17],
  // A session from before the hint said whose it is.
  ['trellis_signed_in=1', true, null],
  ['other_trellis_signed_in=u17', false, null],
])('of the cookies "%s" a page learns whether to ask, and whose answers it may show', (cookies, has, id) => {
  haveCookies(cookies)
  expect(hasSignedInHint()).toBe(has)
  expect(readSignedInId()).toBe(id)
})

test('a session that has ended takes its own hint away, not that of who signed in since', () => {
  const page = haveCookies('trellis_signed_in=u17')
  dropSignedInHint(4)
  expect(page.cookie).toBe('trellis_signed_in=u17')
  dropSignedInHint(17)
  expect(page.cookie).toBe('trellis_signed_in=; path=/; max-age=0')
})
