import { expect, type Page } from '@playwright/test'

export type WaitingEntry = { operation: string; key: string; wasSent: boolean; refusal: unknown }

/** What waits on the device, straight from its database. */
export function readOutbox(page: Page): Promise<WaitingEntry[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('trellis')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )
}

export const waitingLink = (page: Page, count: number) =>
  page.getByRole('link', {
    name: count === 1 ? '1 change waits on this device' : `${count} changes wait on this device`,
  })

export async function expectAllSent(page: Page): Promise<void> {
  await expect.poll(async () => (await readOutbox(page)).length, { timeout: 60_000 }).toBe(0)
  await expect(page.getByRole('link', { name: /waits? on this device/ })).toBeHidden()
}

export async function writeNote(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'New note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('textbox', { name: 'Content' }).fill(content)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog).toBeHidden()
}
