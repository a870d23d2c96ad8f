import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { listScreensOf, openFully, ROLES } from './every-page.ts'
import { findCutOff, findSticking, speakPseudo } from './pseudo-language.ts'

const NARROWEST_PX = 320

for (const role of ROLES) {
  test(
    `in a language that is four tenths longer nothing of ${role}'s screens is cut off on the narrowest phone`,
    {
      tag: '@thorough',
    },
    async ({ page }, info) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width: NARROWEST_PX, height: 720 })
      await speakPseudo(page)
      if (role !== 'nobody') await signIn(page, `demo-${role}`)
      const cutOff: Record<string, string[]> = {}
      for (const { path, screen } of listScreensOf(role)) {
        await openFully(page, path)
        const found = [...(await findSticking(page)), ...(await findCutOff(page))]
        if (found.length > 0) cutOff[path] = found
        await page.screenshot({ path: info.outputPath(`${screen}.png`), fullPage: true })
      }
      expect(cutOff).toEqual({})
    },
  )
}
