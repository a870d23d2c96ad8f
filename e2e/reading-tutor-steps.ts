import { expect, type Page } from '@playwright/test'

export const OWN_TEXT = `The Honeybee Dance

A honeybee lives in a colony with thousands of sisters. A bee has two antennae. Bees and other insects touch and taste with their antennae. The angle of the dance shows the direction of the flowers. The bees stay in the hive because the night is cold and dark.

Pollen sticks to the legs of the bee, so it can travel from blossom to blossom. The first dance of the summer was filmed in 1923.`

export async function openReadingTutor(page: Page): Promise<void> {
  await page.goto('/ai-tutor?tutor=reading')
  await expect(page.getByRole('heading', { level: 2, name: 'Reading & Comprehension tutor' })).toBeVisible()
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

export async function readOwnText(page: Page, text = OWN_TEXT): Promise<void> {
  await openTab(page, 'My text')
  await page.getByRole('textbox', { name: 'Your text' }).fill(text)
  await page.getByRole('button', { name: 'Look at this text' }).click()
}

export const readMarked = (page: Page, name: string) =>
  page.evaluate((mark) => [...(CSS.highlights.get(mark) ?? [])].map((range) => String(range)), name)
