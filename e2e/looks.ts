import { expect, type Page } from '@playwright/test'
import { type Audit, findFaults } from './audit.ts'

/** The rules of axe whose verdict depends on theme or width: targets move together, and what overflows begins to scroll. */
export const LOOK_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/**
 * The narrowest phone in the dark and a desktop in the light hold every token and every layout between them; a tablet
 * differs in layout alone. The desktop comes last, so that the journey goes on there.
 */
const LOOKS = [
  { width: 320, colorScheme: 'dark', audit: {} },
  { width: 768, colorScheme: 'dark', audit: null },
  { width: 1280, colorScheme: 'light', audit: { rules: LOOK_RULES } },
] as const

/** The view as it stands fits every width and has no accessibility fault; nothing is loaded again for it. */
export async function expectSoundLook(page: Page, name: string, area: Audit = {}): Promise<void> {
  for (const { width, colorScheme, audit } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('html'), name).toHaveAttribute('data-theme', colorScheme)
    await expectNothingSticksOut(page, name)
    if (audit) await expectNoFaults(page, `${name}, ${width} px, ${colorScheme}`, { ...audit, ...area })
  }
}

/** For what exists at one width only. */
export async function expectNoFaults(page: Page, name: string, area: Audit = {}): Promise<void> {
  expect(await findFaults(page, area), name).toEqual([])
}

export async function expectNothingSticksOut(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const readOverflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Asked until it holds: after a change of size the shell needs a moment to fold.
  await expect.poll(readOverflowPx, { message: `${name} at ${width} px` }).toBeLessThanOrEqual(0)
}
