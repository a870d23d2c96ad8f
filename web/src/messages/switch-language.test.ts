import i18next from 'i18next'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces, startMessages } from './load-messages.ts'
import { switchLanguage } from './switch-language.ts'

vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  await startMessages()
})

test('everything that screens have asked for is there before the language changes', async () => {
  await loadNamespaces('auth')
  await switchLanguage('de')
  expect(i18next.t('auth:home')).not.toBe('auth:home')
  expect(i18next.hasResourceBundle('de', 'auth')).toBe(true)
  expect(i18next.t('common:signIn')).toBe('Anmelden')
  expect(document.documentElement.lang).toBe('de')
})

test('who chooses twice means the second', async () => {
  await Promise.all([switchLanguage('fr'), switchLanguage('es')])
  expect(i18next.language).toBe('es')
  await Promise.all([switchLanguage('de'), switchLanguage('en')])
  expect(i18next.t('common:signIn')).toBe('Sign in')
})

test('a screen that opens while the language changes has its words in both', async () => {
  await Promise.all([switchLanguage('de'), loadNamespaces('notes')])
  expect(i18next.hasResourceBundle('de', 'notes')).toBe(true)
  await loadNamespaces('landing')
  expect(i18next.hasResourceBundle('en', 'landing')).toBe(false)
  expect(i18next.hasResourceBundle('de', 'landing')).toBe(true)
})

test('words that do not exist are a mistake, not a blank screen', async () => {
  await expect(loadNamespaces('nothing')).rejects.toThrow('No messages called nothing')
})

test.each([
  ['de', 1, 'vor 1 Minute'],
  ['de', 2, 'vor 2 Minuten'],
  ['zh', 1, '1分钟前'],
  ['zh', 5, '5分钟前'],
])('in %s %i counts as the language counts', async (language, count, text) => {
  await switchLanguage(language)
  expect(i18next.t('ui:time.minutesAgo', { count }).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  await switchLanguage('en')
})
