import { expect, type Page, type Request } from '@playwright/test'
import { listPages, mayOpen, type Page as PageEntry } from '#contract/pages/pages.ts'

/** Together they may open every page; as nobody, the public ones. */
export const ROLES = ['nobody', 'student', 'college', 'professional', 'teacher', 'admin', 'guardian'] as const
export type Role = (typeof ROLES)[number]

/** Every page once, as somebody who may open it. */
export function listPagesOf(role: Role): PageEntry[] {
  const pages = listPages()
  if (role === 'nobody') return pages.filter(({ access }) => access === 'public')
  if (role === 'student') return pages.filter(({ access }) => access === 'signedIn')
  const person = { role, isTeacher: role === 'teacher' }
  return pages.filter(({ access }) => access !== 'public' && access !== 'signedIn' && mayOpen(access, person))
}

/** Several addresses may show the same screen. */
export function listScreensOf(role: Role): PageEntry[] {
  const pages = listPagesOf(role)
  return pages.filter((page, index) => pages.findIndex(({ screen }) => screen === page.screen) === index)
}

/** Loads the document at an address, and waits until all of the screen is there. */
export async function openFully(page: Page, path: string): Promise<void> {
  const isQuiet = watchRequests(page)
  await page.goto(toAddress(path))
  await waitForScreen(page, path, isQuiet)
}

/** Waits until everything is there that something done on the page asks for. */
export async function actFully(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const isQuiet = watchRequests(page)
  await act()
  await expect.poll(isQuiet, { message: name, intervals: [0] }).toBe(true)
}

/** Goes on from an open page as a link of the app does: code, words and axe stay there. */
export async function moveFully(page: Page, path: string): Promise<void> {
  const isQuiet = watchRequests(page)
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.isLeft = ''
    history.pushState({}, '', address)
  }, toAddress(path))
  await expect(page.locator('h1[data-is-left]'), path).toHaveCount(0)
  await waitForScreen(page, path, isQuiet)
}

const toAddress = (path: string) => path.replace(/:\w+/g, '1')

async function waitForScreen(page: Page, path: string, isQuiet: () => Promise<boolean>): Promise<void> {
  // Also where a dialog stands before the page, and to assistive technology nothing else is there.
  await expect(page.locator('h1'), path).not.toHaveText('')
  await expect.poll(isQuiet, { message: path, intervals: [0] }).toBe(true)
}

/** Tells whether everything asked for since has come, and the page, done with all of it, asks for nothing more. */
function watchRequests(page: Page): () => Promise<boolean> {
  const open = new Set<Request>()
  let asked = 0
  const begin = (request: Request) => {
    open.add(request)
    asked += 1
  }
  const end = (request: Request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    const before = asked
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)))
    if (open.size > 0 || asked > before) return false
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    return true
  }
}
