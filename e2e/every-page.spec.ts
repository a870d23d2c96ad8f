import { expect, test } from '@playwright/test'
import { findFaults } from './audit.ts'
import { signIn } from './demo-sign-in.ts'
import { listPagesOf, openFully, ROLES } from './every-page.ts'

const WIDTHS = [390, 768, 1280]
const THEMES = ['light', 'dark'] as const

for (const role of ROLES) {
  test(`every page of ${role} is without an accessibility fault, in both themes, on phone, tablet and desktop`, {
    tag: '@thorough',
  }, async ({ page }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (role !== 'nobody') await signIn(page, `demo-${role}`)
    const faults: Record<string, string[][]> = {}
    for (const { path } of listPagesOf(role)) {
      await openFully(page, path)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        // Ready-made, it follows the device when it is opened.
        if (path === '/') await openFully(page, path)
        await expect(page.locator('html'), path).toHaveAttribute('data-theme', colorScheme)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          const found = await findFaults(page)
          if (found.length > 0) faults[`${path}, ${width} px, ${colorScheme}`] = found
        }
      }
    }
    expect(faults).toEqual({})
  })
}
