import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'

declare global {
  interface Window {
    isSamePage?: boolean
  }
}

/** Stays with the page until it is loaded anew. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isSamePage = true
  })
}

async function expectLanguage(page: Page, language: string, title: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page).toHaveTitle(title)
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(address)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

test('whoever chooses a language has everything in it at once, on every page and tab, and can go back', {
  tag: '@PROFILE-25',
}, async ({ page, context }) => {
  await signUpLearner(page)
  await page.goto('/profile?tab=settings')
  const other = await openTab(context, '/dashboard')
  await markPage(page)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await expectLanguage(page, 'de', /^Profil · Trellis$/)
  await expect(page.getByText('Die Einstellungen sind gespeichert.').first()).toBeVisible()
  await expectLanguage(other, 'de', / · Trellis$/)
  const today = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' }).format(new Date())
  await expect(other.getByText(new RegExp(`^${today}, `))).toBeVisible()
  expect(await page.evaluate(() => window.isSamePage)).toBe(true)

  // Another device of the same person has never heard of it.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/profile?tab=settings')
  await expectLanguage(page, 'de', /^Profil · Trellis$/)
  await page.getByRole('combobox', { name: 'Sprache' }).click()
  await page.getByRole('option', { name: 'Englisch' }).click()
  await expectLanguage(page, 'en', /^Profile · Trellis$/)
  await expectLanguage(other, 'en', /^Dashboard · Trellis$/)
})

test('a visitor is spoken to in the language of the browser, or in English, and every public page keeps to the one they choose', async ({
  browser,
  baseURL,
}) => {
  const openIn = async (locale: string, address: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block', locale })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(address)
    return { page, faults }
  }

  await test.step('a German browser, from the first page on', async () => {
    const { page, faults } = await openIn('de-DE', '/')
    await expectLanguage(page, 'de', /^Trellis: Lernen/)
    await expect(page.getByRole('contentinfo').getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
    await page.goto('/auth')
    await expectLanguage(page, 'de', / · Trellis$/)
    expect(faults).toEqual([])
    await page.context().close()
  })

  await test.step('a browser in a language that Trellis does not speak; another is chosen', async () => {
    const { page, faults } = await openIn('pt-BR', '/')
    await expectLanguage(page, 'en', /^Trellis/)
    const menu = page.getByRole('contentinfo').getByRole('combobox')
    await menu.scrollIntoViewIfNeeded()
    await markPage(page)
    await menu.selectOption({ label: 'Français' })
    await expectLanguage(page, 'fr', /^Trellis/)
    await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr')
    expect(await page.evaluate(() => window.isSamePage)).toBe(true)
    await page.goto('/about')
    await expectLanguage(page, 'fr', / · Trellis$/)
    await page.goto('/auth')
    await expectLanguage(page, 'fr', / · Trellis$/)
    await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'English' })
    await expectLanguage(page, 'en', /^Sign in or sign up · Trellis$/)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
