import { expect, type Page } from '@playwright/test'

/** Until all that is kept has come, and the page is answered by the worker. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated')
}

/** Until the device knows the answer of an address: a page that is left at once may not have written it yet. */
export async function waitForAnswer(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(listAddresses)).toContain(address)
}

function listAddresses(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('trellis')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.map((key) => String((key as unknown[])[1])))
      }
    }
  })
}

/** How many answers and lessons the device keeps, by their owner. */
export function countKept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('trellis')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const counts: Record<string, number> = {}
            for (const { userId } of reading.result) counts[userId] = (counts[userId] ?? 0) + 1
            resolve(counts)
          }
        }
      }),
  )
}
