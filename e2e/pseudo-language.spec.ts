import { expect, test } from '@playwright/test'
import { listPages, mayOpen, type Page } from '#contract/pages/pages.ts'
import { signIn } from './demo-sign-in.ts'
import { findCutOff, findSticking, speakPseudo } from './pseudo-language.ts'

const NARROWEST_PX = 320
const ROLES = ['nobody', 'student', 'college', 'professional', 'teacher', 'admin'] as const
type Role = (typeof ROLES)[number]

const pages = listPages()
const screens = pages.filter(
  (page, index) => pages.findIndex(({ screen }) => screen === page.screen) === index,
)

/** Each screen once, as somebody who may open it. */
function listScreens(role: Role): Page[] {
  if (role === 'nobody') return screens.filter(({ access }) => access === 'public')
  if (role === 'student') return screens.filter(({ access }) => access === 'signedIn')
  const person = { role, isTeacher: role === 'teacher' }
  return screens.filter(
    ({ access }) => access !== 'public' && access !== 'signedIn' && mayOpen(access, person),
  )
}

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
      for (const { path, screen } of listScreens(role)) {
        await page.goto(path.replace(/:\w+/g, '1'))
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading, path).not.toHaveText('')
        await page.waitForLoadState('networkidle')
        const found = [...(await findSticking(page)), ...(await findCutOff(page))]
        if (found.length > 0) cutOff[path] = found
        await page.screenshot({ path: info.outputPath(`${screen}.png`), fullPage: true })
      }
      expect(cutOff).toEqual({})
    },
  )
}
