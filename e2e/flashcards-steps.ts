import { DatabaseSync } from 'node:sqlite'
import { expect, type Locator, type Page } from '@playwright/test'
import { strToU8, unzipSync, zipSync } from 'fflate'

type NewCard = { front: string; back: string; tags?: string[]; difficulty?: number; passage?: string }

export async function addCards(page: Page, cards: NewCard[]): Promise<{ id: number }[]> {
  const response = await page.request.post('/api/flashcards/bulk', { data: { cards } })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function listCards(page: Page, userId: number) {
  return (await page.request.get(`/api/users/${userId}/flashcards`)).json()
}

export const cardWith = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text })

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Shows the answer and rates it, by keys. */
export async function rate(page: Page, front: string, key: '1' | '2' | '3' | '4'): Promise<void> {
  await expect(page.getByRole('region', { name: 'Question' })).toContainText(front)
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused()
  await page.keyboard.press(key)
}

/** The package as somebody would have it who has put a picture behind a word in Anki. */
export function addPicture(ankiPackage: Uint8Array, word: string, picture: Uint8Array): Buffer {
  const entries = unzipSync(ankiPackage)
  const db = new DatabaseSync(':memory:')
  db.deserialize(entries['collection.anki2'] ?? new Uint8Array())
  db.prepare('update notes set flds = replace(flds, ?, ?)').run(word, `${word}<img src="map.png">`)
  const collection = db.serialize()
  db.close()
  const media = strToU8(JSON.stringify({ 0: 'map.png' }))
  return Buffer.from(zipSync({ ...entries, 'collection.anki2': collection, media, 0: picture }))
}
