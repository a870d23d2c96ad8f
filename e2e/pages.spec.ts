import { type Page as BrowserPage, expect, test } from '@playwright/test'
import { listPages, mayOpen, type Page } from '#contract/pages/pages.ts'
import { signIn } from './demo-sign-in.ts'
import { expectNothingSticksOut } from './looks.ts'

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

/** The demo teacher has given out nothing: the pages of an assignment say so. */
const NOT_THERE = /\/api\/teacher\/assignments\/1(\/|$)/

/** What a page must not do, whoever opens it. */
function collectFaults(page: BrowserPage): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error' && !NOT_THERE.test(line.location().url)) faults.push(line.text())
  })
  return faults
}

/** Pages for everybody differ in what their head says about them, and in nothing else. */
const OWN_WORDS =
  /<title>[\s\S]*?<\/title>|<meta (?:name="(?:description|twitter:card)"|property=)[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json">[\s\S]*?<\/script>|\s/g
const withoutOwnWords = (document: string | undefined) => document?.replace(OWN_WORDS, '')

/**
 * The first page of a visit is loaded. At every other address the server must hand out the very same document, so that
 * loading it would start the same app once more; the app is sent there from where it stands, as a link does.
 */
function startVisit(page: BrowserPage) {
  let document: string | undefined
  return async (address: string): Promise<void> => {
    if (document === undefined) {
      document = withoutOwnWords(await (await page.goto(address))?.text())
      return
    }
    const response = await page.request.get(address)
    expect([address, response.status()]).toEqual([address, 200])
    expect(withoutOwnWords(await response.text()), address).toBe(document)
    await goInside(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused()
  }
}

/** The heading loses the focus first, so that the next one is known by having it. */
async function goInside(page: BrowserPage, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState({}, '', to)
  }, address)
}

async function expectSoundPage(page: BrowserPage, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('')
  await expect(page, address).toHaveTitle(/ · Trellis$/)
  expect(new URL(page.url()).pathname).toBe(address)
  for (const [colorScheme, width, height] of [
    ['light', 1280, 800],
    ['dark', 320, 640],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await expectNothingSticksOut(page, address)
  }
}

for (const role of ROLES) {
  test(`signed in as ${role} every screen of this role opens and fits phone and desktop; a page of another role leads to the student dashboard`, {
    tag: '@thorough',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    const faults = collectFaults(page)
    await signIn(page, `demo-${role}`)
    // What everybody may open is looked at once, as a student.
    const own = screens.filter(({ access }) =>
      role === 'student' ? access === 'signedIn' : access !== 'signedIn' && access !== 'public',
    )
    const admitted = own.filter(({ access }) => mayOpen(access, personOf(role)))
    expect(admitted.length).toBeGreaterThan(0)
    const open = startVisit(page)
    for (const address of admitted.map(addressOf)) {
      await open(address)
      await expectSoundPage(page, address)
    }
    const refused = samples.filter(({ access }) => !mayOpen(access, personOf(role)))
    for (const [place, address] of refused.map(addressOf).entries()) {
      await (place === 0 ? page.goto(address) : goInside(page, address))
      await expect(page, address).toHaveURL(({ pathname }) => pathname === '/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(faults).toEqual([])
  })
}

test('[PUBLIC-10] [ROUTE-02…05] [ROUTE-07] without signing in, public screens open and all others lead to the landing page', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const faults = collectFaults(page)
  const open = startVisit(page)
  for (const { path } of screens.filter(({ access }) => access === 'public')) {
    await open(path)
    await expectSoundPage(page, path)
  }
  for (const entry of samples.filter(({ access }) => access !== 'public')) {
    await page.goto(addressOf(entry))
    await expect(page, entry.path).toHaveURL(({ pathname }) => pathname === '/')
  }
  expect(faults).toEqual([])
})

test('[PUBLIC-76] an address nobody knows says 404 Page Not Found, also to the one who asks for the file', async ({
  page,
}) => {
  for (const address of ['/no-such-page', '/Dashboard', '/lessons/1/2']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Trellis')
  }
})
