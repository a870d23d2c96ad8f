import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** What most tests look for, by what a screen reader says. Without `within` on the whole page. */
export const button = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')
export const card = (title: string) => page.getByRole('article', { name: title, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })

/** It stays for five seconds, and the next one takes its place. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
}

/** Not by Escape, which goes to a toast that is still there. */
export async function closeDialog(): Promise<void> {
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog()).not.toBeInTheDocument()
}
