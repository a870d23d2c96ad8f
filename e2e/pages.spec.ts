import { AxeBuilder } from '@axe-core/playwright'
import { type Page as BrowserPage, expect, test } from '@playwright/test'
import { listPages, mayOpen, type Page } from '#contract/pages.ts'
import { signIn } from './demo-sign-in.ts'

const ROLES = ['student', 'college', 'professional', 'teacher', 'admin'] as const
type Role = (typeof ROLES)[number]

/** `/` and `/auth` send signed-in people on; their own journeys tell about that. */
const pages = listPages().filter(({ screen }) => screen !== 'landing' && screen !== 'auth')

function personOf(role: Role) {
  return { role, isTeacher: role === 'teacher' }
}

function addressOf({ path }: Page): string {
  return path.replace(/:\w+/g, '1')
}

/** What a page must not do, whoever opens it. */
function collectFaults(page: BrowserPage): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text())
  })
  return faults
}

async function expectSoundPage(page: BrowserPage, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('')
  await expect(page, address).toHaveTitle(/ · Trellis$/)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect([address, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([address, []])
  const width = page.viewportSize()?.width ?? 0
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth, `${address} sticks out`).toBeLessThanOrEqual(width)
}

for (const role of ROLES) {
  test.describe(`signed in as ${role}`, () => {
    test.describe.configure({ timeout: 240_000 })

    test('every page of this role opens, is accessible and fits a phone in the dark and a desktop in the light', async ({
      page,
    }) => {
      const faults = collectFaults(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(page, `demo-${role}`)
      // What everybody may open is looked at once, as a student.
      const own = pages.filter(({ access }) =>
        role === 'student' ? access === 'signedIn' : access !== 'signedIn' && access !== 'public',
      )
      const admitted = own.filter(({ access }) => mayOpen(access, personOf(role)))
      expect(admitted.length).toBeGreaterThan(0)
      for (const entry of admitted) {
        const address = addressOf(entry)
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        await expectSoundPage(page, address)
        expect(new URL(page.url()).pathname).toBe(address)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize({ width: 320, height: 640 })
        await expectSoundPage(page, address)
      }
      expect(faults).toEqual([])
    })

    test('every page of other roles leads to the student dashboard', async ({ page }) => {
      await signIn(page, `demo-${role}`)
      for (const entry of pages.filter(({ access }) => !mayOpen(access, personOf(role)))) {
        await page.goto(addressOf(entry))
        await expect(page, entry.path).toHaveURL(/\/dashboard$/)
        expect(new URL(page.url()).pathname).toBe('/dashboard')
      }
    })
  })
}

test('without signing in, public pages open and all others lead to the landing page', async ({ page }) => {
  test.setTimeout(240_000)
  const faults = collectFaults(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const entry of pages) {
    await page.goto(addressOf(entry))
    if (entry.access === 'public') {
      await expectSoundPage(page, entry.path)
      expect(new URL(page.url()).pathname).toBe(entry.path)
    } else {
      await expect(page, entry.path).toHaveURL(/\/$/)
    }
  }
  expect(faults).toEqual([])
})

test('an address nobody knows says 404 Page Not Found, also to the one who asks for the file', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
})
