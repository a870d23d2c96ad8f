import { expect, type Page } from '@playwright/test'
import { listPages, mayOpen, type Page as PageEntry } from '#contract/pages/pages.ts'

/** Together they may open every page; as nobody, the public ones. */
export const ROLES = ['nobody', 'student', 'college', 'professional', 'teacher', 'admin'] as const
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

export async function openFully(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/:\w+/g, '1'))
  // Also where a dialog stands before the page, and to assistive technology nothing else is there.
  await expect(page.locator('h1'), path).not.toHaveText('')
  await page.waitForLoadState('networkidle')
}
