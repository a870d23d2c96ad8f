import { expect, type Page } from '@playwright/test'

/** A toast lives five seconds: it is awaited together with what causes it. */
export async function expectToast(page: Page, text: string, cause: () => Promise<unknown>): Promise<void> {
  await Promise.all([expect(page.getByText(text, { exact: true }).first()).toBeVisible(), cause()])
}
