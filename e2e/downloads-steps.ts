import { expect, type Page } from '@playwright/test'
import type { DownloadRecord } from '#contract/downloads.ts'

export async function readRecords(page: Page, userId: number): Promise<DownloadRecord[]> {
  return (await page.request.get(`/api/users/${userId}/downloads`)).json()
}

/** A record as another device of the learner would have left it. */
export async function addRecord(
  page: Page,
  userId: number,
  record: { lessonId: number; status: DownloadRecord['status']; progress: number },
): Promise<void> {
  const answer = await page.request.post(`/api/users/${userId}/downloads`, { data: { userId, ...record } })
  expect(answer.status()).toBe(201)
}

export const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export async function readPercent(page: Page, title: string): Promise<number> {
  return Number(await item(page, title).getByRole('progressbar').getAttribute('aria-valuenow'))
}

/** Every piece that is asked for from now on, as the header says it. */
export function collectRanges(page: Page): string[] {
  const ranges: string[] = []
  page.on('request', (request) => {
    const { range } = request.headers()
    if (range !== undefined && request.url().includes('/package/')) ranges.push(range)
  })
  return ranges
}

/** What this device keeps of a person, straight from its database. */
export function readKept(page: Page) {
  return page.evaluate(async () => {
    const open = indexedDB.open('trellis')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(open.error)
    })
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const asked = db.transaction(store).objectStore(store).count()
        asked.onsuccess = () => resolve(asked.result)
      })
    const kept = { packages: await count('packages'), parts: await count('parts') }
    db.close()
    return kept
  })
}

/** From now on the product starts without a connection. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}
