import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Area = {
  /** What axe looks at, where not the whole page. */
  within?: string
  rules?: string[]
}

/** What another width or theme can break once the page is sound at one. */
const LOOKED_AT_AGAIN = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/**
 * The narrowest phone in the dark and a desktop in the light hold every token and every layout between them; a tablet
 * differs in layout alone. The desktop comes last, so that the journey goes on there.
 */
const LOOKS = [
  { width: 320, colorScheme: 'dark', audit: {} },
  { width: 768, colorScheme: 'dark', audit: null },
  { width: 1280, colorScheme: 'light', audit: { rules: LOOKED_AT_AGAIN } },
] as const

/** The view as it stands fits every width and has no accessibility fault; nothing is loaded again for it. */
export async function expectSoundLook(page: Page, name: string, area: Area = {}): Promise<void> {
  for (const { width, colorScheme, audit } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('html'), name).toHaveAttribute('data-theme', colorScheme)
    await expectNothingSticksOut(page, name)
    if (audit) await expectNoFaults(page, `${name}, ${width} px, ${colorScheme}`, { ...audit, ...area })
  }
}

/** For what exists at one width only. */
export async function expectNoFaults(page: Page, name: string, { within, rules }: Area = {}): Promise<void> {
  // Run in the page alone, which has no frames of others, and told to list faults only, axe takes less than half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  expect(found, name).toEqual([])
}

export async function expectNothingSticksOut(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const readOverflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Asked until it holds: after a change of size the shell needs a moment to fold.
  await expect.poll(readOverflowPx, { message: `${name} at ${width} px` }).toBeLessThanOrEqual(0)
}
