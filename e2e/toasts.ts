import { expect, type Page } from '@playwright/test'

/** By its element: an open dialog hides everything around it from assistive technology, which hears the toast instead. */
export const toastWith = (page: Page, text: string) => page.locator('li', { hasText: text })

/** A toast lives five seconds: it is awaited together with what causes it. */
export async function expectToast(page: Page, text: string, cause: () => Promise<unknown>): Promise<void> {
  await Promise.all([expect(page.getByText(text, { exact: true }).first()).toBeVisible(), cause()])
}
