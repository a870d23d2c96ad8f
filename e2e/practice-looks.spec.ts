import { expect, test } from '@playwright/test'
import { expectNoFaults, expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { button, expectNotYet, expectRight, makeTen, openSkill, status } from './practice-steps.ts'

/** The others are made of the same parts. */
const KINDS = ['expression', 'choice', 'ordering', 'matching', 'numberLine'] as const

test('the kinds of answers are accessible and fits, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  test.slow()
  await signUpLearner(page, { grade: 9 })
  for (const kind of KINDS) {
    await openSkill(page, kind)
    await expectSoundLook(page, kind)
  }
})

test('list, help, praise and summary of practice are accessible and fit, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  test.slow()
  await signUpLearner(page, { grade: 9 })
  await page.goto('/practice')
  await button(page, /^Mathematics/).click()
  await expectSoundLook(page, 'list')
  const problem = await openSkill(page, 'number')
  await page.getByRole('textbox').fill('99')
  await button(page, 'Show keypad').click()
  await button(page, 'Check answer').click()
  await expectNotYet(page)
  await button(page, 'Hint').click()
  await button(page, 'Show solution').click()
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible()
  await expectSoundLook(page, 'help')
  await page.getByRole('textbox').fill(makeTen(problem))
  await button(page, 'Check answer').click()
  await expectRight(page)
  await expectSoundLook(page, 'praise')
  await button(page, 'End session').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Good work' })).toBeVisible()
  await expect(status(page)).toHaveCount(0)
  await expectSoundLook(page, 'summary')
})

test('the large letters of the youngest are accessible and fit a tablet, in the list and in the widest answers', {
  tag: '@thorough',
}, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 768, height: 800 })
  await signUpLearner(page, { grade: 2 })
  await page.goto('/practice')
  await button(page, /^Mathematics/).click()
  await expectNoFaults(page, 'list')
  await expectNothingSticksOut(page, 'list')
  for (const kind of ['number', 'matching', 'numberLine'] as const) {
    await openSkill(page, kind)
    await expectNoFaults(page, kind)
    await expectNothingSticksOut(page, kind)
  }
})
