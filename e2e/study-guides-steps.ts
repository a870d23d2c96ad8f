import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type NewLearner, signUpLearner } from './new-learner.ts'

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true })
export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true })

/** Not by Escape, which goes to a toast that is still there. */
export async function closeDialog(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toHaveCount(0)
}

type Sent = { title: string; content: string; isPublic?: boolean } & Record<string, unknown>

export async function keepGuide(page: Page, guide: Sent): Promise<number> {
  const response = await page.request.post('/api/study-guides', { data: guide })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

/** Somebody else, in a browser of their own. */
export async function openOther(browser: Browser, who: NewLearner = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signUpLearner(page, who)
  return page
}

/** A guide that is long enough to lose one's way in. */
export const LONG_GUIDE = [
  '# The water cycle',
  'Water **rises**, forms clouds and falls again: $a + b = c$.',
  ...['Evaporation', 'Clouds', 'Rain', 'Rivers'].flatMap((part) => [
    `## ${part}`,
    `${part} moves water on. `.repeat(60),
  ]),
].join('\n\n')
