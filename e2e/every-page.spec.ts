import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './audit.ts'
import { signIn } from './demo-sign-in.ts'
import { listScreensOf, moveFully, openFully, ROLES } from './every-page.ts'
import { LOOK_RULES } from './looks.ts'
import { findCutOff, findSticking, speakPseudo } from './pseudo-language.ts'

/**
 * An audit per theme, each in the other shape of the shell; on a tablet everything has to fit, too. Pages take turns in which of
 * the two is audited by every rule: in the other one only what depends on the look can be different.
 */
const LOOKS = [
  { width: 320, colorScheme: 'dark', isAudited: true },
  { width: 768, colorScheme: 'dark', isAudited: false },
  { width: 1280, colorScheme: 'light', isAudited: true },
] as const

async function take(page: Page, path: string, { width, colorScheme }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  // Ready-made, it follows the device when it is opened.
  if (path === '/') await openFully(page, path)
  await expect(page.locator('html'), path).toHaveAttribute('data-theme', colorScheme)
}

/** The demo teacher has given out nothing: the pages of an assignment say so. */
const NOT_THERE = /\/api\/teacher\/assignments\/1(\/|$)/

/** What a page must not do, whoever opens it: throw, or complain on the console. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    // The landing page was made in English when the product was built; `landing-start.spec.ts` sees it taken over.
    const isOtherWords = message.includes('error #418') && new URL(page.url()).pathname === '/'
    if (!isOtherWords) errors.push(message)
  })
  page.on('console', (line) => {
    if (line.type() === 'error' && !NOT_THERE.test(line.location().url)) errors.push(line.text())
  })
  return errors
}

/** So many to one test: two workers come to the end of a short one together. */
const MOST_SCREENS = 12

const PARTS = ROLES.flatMap((role) => {
  const screens = listScreensOf(role)
  const size = Math.ceil(screens.length / Math.ceil(screens.length / MOST_SCREENS))
  return Array.from({ length: Math.ceil(screens.length / size) }, (_, place) => ({
    role,
    screens: screens.slice(place * size, (place + 1) * size),
  }))
})

for (const { role, screens } of PARTS) {
  test(`every screen of ${role} from ${screens[0]?.path} on, in words four tenths longer, opens without an error, is without an accessibility fault in both themes and fits phone, tablet and desktop`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: LOOKS[0].width, height: 800 })
    await speakPseudo(page)
    const errors = collectErrors(page)
    if (role !== 'nobody') await signIn(page, `demo-${role}`)
    const faults: Record<string, unknown[]> = {}
    for (const [place, { path }] of screens.entries()) {
      // The ready-made landing page and the one after it are loaded, all others are reached within the app.
      await (place === 0 || new URL(page.url()).pathname === '/' ? openFully : moveFully)(page, path)
      await expect(page, path).toHaveTitle(path === '/' ? /./ : /.+ · ./)
      const looks = place % 2 === 0 ? LOOKS : LOOKS.toReversed()
      for (const look of looks) {
        await take(page, path, look)
        // Asked until it holds: after a change of size the shell needs a moment to fold.
        await expect
          .poll(() => findSticking(page), { timeout: 3000 })
          .toEqual([])
          .catch(() => {})
        const found = [
          ...(await findSticking(page)),
          ...(look.width === LOOKS[0].width ? await findCutOff(page) : []),
          ...(look.isAudited ? await findFaults(page, look === looks[0] ? {} : { rules: LOOK_RULES }) : []),
        ]
        if (found.length > 0) faults[`${path}, ${look.width} px, ${look.colorScheme}`] = found
      }
    }
    expect(faults).toEqual({})
    expect(errors).toEqual([])
  })
}
