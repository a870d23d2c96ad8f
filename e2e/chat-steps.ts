import { expect, type Locator, type Page } from '@playwright/test'

export const SEND_URL = '**/api/chat'

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'AI Tutor' })
export const inputOf = (place: Page | Locator): Locator =>
  place.getByRole('textbox', { name: 'Message to the tutor' })
export const threadOf = (place: Page | Locator): Locator => place.getByRole('log', { name: 'Messages' })
export const openButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the AI tutor' })

/** Asks something and waits until the answer is there as a whole. */
export async function ask(place: Page | Locator, question: string): Promise<void> {
  const tools = threadOf(place).getByRole('button', { name: 'Good answer' })
  const before = await tools.count()
  await inputOf(place).fill(question)
  await inputOf(place).press('Enter')
  await expect(tools).toHaveCount(before + 1, { timeout: 60_000 })
}
