import { expect, test } from 'vitest'
import { readCookiePreferences, saveCookiePreferences } from './cookie-preferences.ts'

/** As the browser's: what is kept are its own keys, its methods are not. */
function makeStore(kept: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  }
  const store: Record<string, string> = Object.assign(Object.create(methods), kept)
  return store as unknown as Storage
}

const DEFAULTS = { essential: true, functional: true, analytics: false, marketing: false } as const

test('essential is always on, functional on, analytics and marketing off until somebody chooses', {
  tags: ['DATA2-56'],
}, () => {
  expect(readCookiePreferences(makeStore())).toEqual(DEFAULTS)
})

test.each(['', 'null', '7', '[]', '{"functional":"no"}', '{"functional"'])(
  '%j counts as never chosen',
  (kept) => {
    expect(readCookiePreferences(makeStore({ 'cookie-preferences': kept }))).toEqual(DEFAULTS)
  },
)

test('whatever the device holds, essential stays on', { tags: ['LEGAL-11'] }, () => {
  const store = makeStore({ 'cookie-preferences': '{"essential":false,"analytics":true}' })
  expect(readCookiePreferences(store)).toEqual({ ...DEFAULTS, analytics: true })
})

test('the choice is kept under "cookie-preferences" as four switches, and read again', {
  tags: ['API2-56'],
}, () => {
  const device = makeStore()
  saveCookiePreferences({ ...DEFAULTS, marketing: true }, [device, makeStore()])
  expect(JSON.parse(String(device.getItem('cookie-preferences')))).toEqual({ ...DEFAULTS, marketing: true })
  expect(readCookiePreferences(device)).toEqual({ ...DEFAULTS, marketing: true })
})

test('without functional cookies comfort lasts for the visit, the name is forgotten, work stays', {
  tags: ['Y-63'],
}, () => {
  const device = makeStore({
    theme: 'dark',
    'trellis.reading': '{}',
    'trellis.user.chat.panel': 'closed',
    'trellis.user.agents.7': '{}',
    'remembered-username': 'maya',
    'trellis.user.draft.7.note.new': '"half a note"',
  })
  const visit = makeStore()
  saveCookiePreferences({ ...DEFAULTS, functional: false }, [device, visit])
  expect(Object.keys(device).sort()).toEqual(['cookie-preferences', 'trellis.user.draft.7.note.new'])
  expect(visit.getItem('theme')).toBe('dark')
  expect(visit.getItem('remembered-username')).toBeNull()
  saveCookiePreferences(DEFAULTS, [device, visit])
  expect([device.getItem('theme'), Object.keys(visit)]).toEqual(['dark', []])
})
