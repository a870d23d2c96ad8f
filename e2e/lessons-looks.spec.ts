import { expect, type Locator, test } from '@playwright/test'
import { findLesson, openLesson, TIME_HAS_PASSED } from './lesson-steps.ts'
import { expectNoFaults, expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

test.beforeEach(({ page: _ }) => test.setTimeout(180_000))

for (const { grade, title } of [
  { grade: 2, title: 'Equal groups and rows' },
  { grade: 5, title: 'Shift the digits' },
]) {
  test(`the lessons of grade ${grade} are accessible and fit, on phone and desktop, light and dark`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const { id } = await signUpLearner(page, { grade })
    const lesson = await findLesson(page, title, grade)
    await page.request.post(`/api/users/${id}/progress`, { data: { lessonId: lesson.id, completed: true } })
    await page.goto('/lessons')
    await expect(page.getByText('Completed')).toBeVisible()
    await expectSoundLook(page, 'list')
    if (grade === 2) return
    await page.getByRole('button', { name: `Details of ${lesson.title}` }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
    await expectSoundLook(page, 'details', { within: '[role=dialog]' })
  })
}

test('a lesson on every paper is accessible and fits, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, 'Find a common size')
  await openLesson(page, lesson)
  await page.locator('.rich-text summary').first().click()
  await expectSoundLook(page, 'plain')
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('radio', { name: 'Easy to read' }).click()
  await expectSoundLook(page, 'settings', { within: '[role=dialog]' })
  for (const paper of ['Sepia', 'High contrast']) {
    await page.getByRole('radio', { name: paper }).click()
    await expectSoundLook(page, paper, { within: '.lesson-paper', rules: ['color-contrast'] })
  }
})

test('a lesson that is not there, a search without result and the contents of a phone are accessible and fit', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUpLearner(page)
  for (const [address, words] of [
    ['/lessons?search=zzz', 'No lessons found. Try adjusting your filters.'],
    ['/lessons/none', 'Lesson Not Found'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(words)).toBeVisible()
    await expectNoFaults(page, words)
    await expectNothingSticksOut(page, words)
  }
  await openLesson(page, await findLesson(page, 'Find a common size'))
  await page.getByRole('button', { name: 'Contents' }).click()
  await expect(page.getByRole('navigation', { name: 'In this lesson' })).toBeVisible()
  await expectNoFaults(page, 'contents')
  await expectNothingSticksOut(page, 'contents')
})

test('a lesson is read, checked and completed with the keyboard alone', { tag: '@thorough' }, async ({
  page,
}) => {
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

test('nothing moves while a lesson opens', { tag: '@thorough' }, async ({ page }) => {
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
