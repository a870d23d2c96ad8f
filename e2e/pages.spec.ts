import { type Page as BrowserPage, expect, test } from '@playwright/test'
import { listPages, mayOpen, type Page } from '#contract/pages/pages.ts'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults, expectNothingSticksOut } from './looks.ts'

const ROLES = ['student', 'college', 'professional', 'teacher', 'admin'] as const
type Role = (typeof ROLES)[number]

/** `/` and `/auth` send signed-in people on; their own journeys tell about that. */
const pages = listPages().filter(({ screen }) => screen !== 'landing' && screen !== 'auth')
/** One address for each screen: other addresses of the same screen differ in nothing but the address. */
const screens = pages.filter(
  (page, index) => pages.findIndex(({ screen }) => screen === page.screen) === index,
)
/** One page for each kind of access: who may open what is proved for all pages beside the contract. */
const samples = pages.filter(
  (page, index) => pages.findIndex(({ access }) => access === page.access) === index,
)

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

/** Built screens are audited by their own journeys; pages still to be built differ in their words alone. */
async function needsAudit(page: BrowserPage, audited: Set<string>): Promise<boolean> {
  const isGrowing = await page.getByText('This part of Trellis is still growing.').isVisible()
  if (!isGrowing || audited.has('growing')) return false
  audited.add('growing')
  return true
}

async function expectSoundPage(page: BrowserPage, address: string, audited: Set<string>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('')
  await expect(page, address).toHaveTitle(/ · Trellis$/)
  expect(new URL(page.url()).pathname).toBe(address)
  await expectNothingSticksOut(page, address)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingSticksOut(page, address)
  if (await needsAudit(page, audited)) await expectNoFaults(page, address)
}

for (const role of ROLES) {
  test.describe(`signed in as ${role}`, () => {
    test('every screen of this role opens, is accessible and fits phone and desktop', async ({ page }) => {
      test.setTimeout(240_000)
      const faults = collectFaults(page)
      await signIn(page, `demo-${role}`)
      // What everybody may open is looked at once, as a student.
      const own = screens.filter(({ access }) =>
        role === 'student' ? access === 'signedIn' : access !== 'signedIn' && access !== 'public',
      )
      const admitted = own.filter(({ access }) => mayOpen(access, personOf(role)))
      expect(admitted.length).toBeGreaterThan(0)
      const audited = new Set<string>()
      for (const entry of admitted) await expectSoundPage(page, addressOf(entry), audited)
      expect(faults).toEqual([])
    })

    test('a page of another role leads to the student dashboard', async ({ page }) => {
      await signIn(page, `demo-${role}`)
      const refused = samples.filter(({ access }) => !mayOpen(access, personOf(role)))
      for (const entry of refused) {
        await page.goto(addressOf(entry))
        await expect(page, entry.path).toHaveURL(({ pathname }) => pathname === '/dashboard')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  })
}

test('without signing in, public screens open and all others lead to the landing page', async ({ page }) => {
  test.setTimeout(120_000)
  const faults = collectFaults(page)
  const audited = new Set<string>()
  for (const entry of screens.filter(({ access }) => access === 'public')) {
    await expectSoundPage(page, entry.path, audited)
  }
  for (const entry of samples.filter(({ access }) => access !== 'public')) {
    await page.goto(addressOf(entry))
    await expect(page, entry.path).toHaveURL(({ pathname }) => pathname === '/')
  }
  expect(faults).toEqual([])
})

test('an address nobody knows says 404 Page Not Found, also to the one who asks for the file', async ({
  page,
}) => {
  for (const address of ['/no-such-page', '/Dashboard', '/lessons/1/2']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Trellis')
  }
})
