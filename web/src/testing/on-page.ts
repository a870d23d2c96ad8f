import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { toastStore } from '../ui/toast/toast-store.ts'

/** What most tests look for, by what a screen reader says. Without `within` on the whole page. */
export const button = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')
export const card = (title: string) => page.getByRole('article', { name: title, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })

/** Once seen it goes, sooner than after its five seconds: it would lie over the next button. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  toastStore.dismiss(toastStore.read()?.id ?? 0)
}

/** Not by Escape, which goes to a toast that is still there. */
export async function closeDialog(): Promise<void> {
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog()).not.toBeInTheDocument()
}

export const section = (name: string) => page.getByRole('region', { name, exact: true })

/** The texts of all that a locator finds, in their order. */
export async function expectTexts(found: Locator, texts: (string | RegExp)[]): Promise<void> {
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)))
  await expect.poll(() => found.elements().map(({ textContent }) => textContent?.trim())).toEqual(expected)
}

export async function expectCount(found: Locator, count: number): Promise<void> {
  await expect.poll(() => found.elements().length).toBe(count)
}

export async function expectAddress(address: string | RegExp): Promise<void> {
  const read = () => location.pathname + location.search + location.hash
  if (typeof address === 'string') await expect.poll(read).toBe(address)
  else await expect.poll(read).toMatch(address)
}
