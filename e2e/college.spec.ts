import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { collectFaults } from './notes-steps.ts'
import { button } from './study-guides-steps.ts'

test('a course is opened, a lesson of it counts, analytics shows it, and resources lead to a guide', {
  tag: ['@COLLEGE-06…09', '@P-61…64', '@Y-03', '@main'],
}, async ({ page, browser }) => {
  const faults = collectFaults(page)
  const { id } = await signUpLearner(page, { role: 'college', grade: 13 })
  await page.goto('/learn/dashboard')

  await test.step('the dashboard shows courses and the pages of no menu', async () => {
    await expect(page.getByRole('heading', { name: 'Courses to begin with' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/college/resources')
  })

  await test.step('a course with its lessons', async () => {
    await page.getByRole('link', { name: 'All courses' }).click()
    await expect(page.getByRole('region', { name: 'Mathematics' })).toBeVisible()
    await page.getByRole('link', { name: 'Calculus' }).click()
    await expect(page.getByRole('heading', { name: 'Limits and the derivative' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0')
  })

  await test.step('what was learned is counted', async () => {
    const { units } = await (await page.request.get('/api/college/courses/mathematics-calculus')).json()
    const saved = await page.request.post(`/api/users/${id}/progress`, {
      data: { lessonId: units[0].lessons[0].id, completed: true, timeSpent: 1500 },
    })
    expect(saved.status()).toBe(201)
    await page.goto('/college/analytics')
    await expect(page.getByRole('progressbar', { name: 'Progress in Calculus' })).toHaveAttribute(
      'aria-valuenow',
      '16',
    )
    await expect(page.getByText('25 min', { exact: true })).toBeVisible()
    await button(page, 'Show as table').first().click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  await test.step('a guide that somebody else has made public is found', async () => {
    const author = await browser.newContext()
    const other = await author.newPage()
    await signUpLearner(other, { role: 'college', grade: 13 })
    const word = `Zephyr${Date.now()}`
    const made = await other.request.post('/api/study-guides', {
      data: { title: `${word} guide`, content: '# Winds\n\nAll about winds.', isPublic: true, grade: 13 },
    })
    expect(made.status()).toBe(201)
    await author.close()
    await page.goto('/college/resources')
    await page.getByRole('searchbox', { name: 'Search resources' }).fill(word)
    await expect(page.getByRole('region', { name: 'Study guides' }).getByRole('link')).toHaveCount(1)
    await page.getByRole('link', { name: `${word} guide` }).click()
    await expect(page.getByRole('dialog')).toContainText('All about winds.')
  })
  expect(faults).toEqual([])
})
