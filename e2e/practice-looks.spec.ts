import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { button, expectNotYet, expectRight, makeTen, openSkill, status } from './practice-steps.ts'

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflowPx).toBeLessThanOrEqual(0)
}

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every view and every kind of answer is accessible and fits at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await signUpLearner(page, { grade: width === 768 ? 2 : 9 })
      await page.goto('/practice')
      await button(page, /^Mathematics/).click()
      await expectNoFaults(page)
      for (const kind of [
        'fraction',
        'expression',
        'choice',
        'ordering',
        'matching',
        'numberLine',
        'text',
      ] as const) {
        await openSkill(page, kind)
        await expectNoFaults(page)
      }
      const problem = await openSkill(page, 'number')
      await page.getByRole('textbox').fill('99')
      await button(page, 'Show keypad').click()
      await button(page, 'Check answer').click()
      await expectNotYet(page)
      await button(page, 'Hint').click()
      await button(page, 'Show solution').click()
      await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible()
      await expectNoFaults(page)
      await page.getByRole('textbox').fill(makeTen(problem))
      await button(page, 'Check answer').click()
      await expectRight(page)
      await expectNoFaults(page)
      await button(page, 'End session').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Good work' })).toBeVisible()
      await expect(status(page)).toHaveCount(0)
      await expectNoFaults(page)
    })
  }
}
