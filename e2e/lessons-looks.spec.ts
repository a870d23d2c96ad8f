import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { findLesson, openLesson, TIME_HAS_PASSED } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'

test.beforeEach(({ page: _ }) => test.setTimeout(180_000))

async function expectNoFaults(page: Page, what: string, axe = new AxeBuilder({ page })) {
  const { violations } = await axe.analyze()
  expect([what, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([what, []])
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([what, overflowPx]).toEqual([what, 0])
}

for (const width of [320, 640, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`list and details are accessible and fit at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const grade = width === 640 ? 2 : 5
      const { id } = await signUpLearner(page, { grade })
      const lesson = await findLesson(page, grade === 2 ? 'Equal groups and rows' : 'Shift the digits', grade)
      await page.request.post(`/api/users/${id}/progress`, { data: { lessonId: lesson.id, completed: true } })
      await page.goto('/lessons')
      await expect(page.getByText('Completed')).toBeVisible()
      await expectNoFaults(page, 'list')
      await page.getByRole('button', { name: `Details of ${lesson.title}` }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
      await expectNoFaults(page, 'details', new AxeBuilder({ page }).include('[role=dialog]'))
    })

    test(`a lesson on every paper is accessible and fits at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await signUpLearner(page)
      const lesson = await findLesson(page, 'Find a common size')
      await openLesson(page, lesson)
      await page.locator('.rich-text summary').first().click()
      await expectNoFaults(page, 'plain')
      await page.getByRole('button', { name: 'Reading settings' }).click()
      await page.getByRole('radio', { name: 'Easy to read' }).click()
      await expectNoFaults(page, 'settings', new AxeBuilder({ page }).include('[role=dialog]'))
      for (const paper of ['Sepia', 'High contrast']) {
        await page.getByRole('radio', { name: paper }).click()
        const contrast = new AxeBuilder({ page }).include('.lesson-paper').withRules(['color-contrast'])
        await expectNoFaults(page, paper, contrast)
      }
    })
  }
}

for (const [address, words] of [
  ['/lessons?search=zzz', 'No lessons found. Try adjusting your filters.'],
  ['/lessons/none', 'Lesson Not Found'],
] as const) {
  test(`"${words}" is accessible and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signUpLearner(page)
    await page.goto(address)
    await expect(page.getByText(words)).toBeVisible()
    await expectNoFaults(page, words)
  })
}

test('the contents of a phone are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUpLearner(page)
  await openLesson(page, await findLesson(page, 'Find a common size'))
  await page.getByRole('button', { name: 'Contents' }).click()
  await expect(page.getByRole('navigation', { name: 'In this lesson' })).toBeVisible()
  await expectNoFaults(page, 'contents')
})

test('a lesson is read, checked and completed with the keyboard alone', async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await openLesson(page, lesson)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const press = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(page.locator('.rich-text summary').first())
  await expect(page.locator('.rich-text details[open]')).toHaveCount(1)
  await press(page.getByRole('button', { name: 'Complete Lesson' }))
  await expect(page).toHaveURL('/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toBeFocused()
})

test('nothing moves while a lesson opens', async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await page.addInitScript(() => {
    const world = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        world.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openLesson(page, lesson)
  await expect(page.getByText(TIME_HAS_PASSED)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.1)
})
