import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectToast } from './toasts.ts'

test('an admin adds a testimonial and brings it back, puts figures in order for the first page, and restores a video', {
  tag: ['@P-65', '@P-82…P-87', '@Y-16', '@Y-61'],
}, async ({ page, browser, baseURL }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await signIn(page, 'demo-admin')
  const title = `Fractions ${mark}`
  const added = await page.request.post('/api/video-content', {
    data: { title, url: 'https://vimeo.com/1234567' },
  })
  await page.request.delete(`/api/video-content/${(await added.json()).id}`)
  await page.request.put('/api/admin/statistics', {
    data: {
      statistics: [
        { name: 'learners', value: '1,240', icon: 'users' },
        { name: 'lessons', value: '700', icon: 'book' },
      ],
    },
  })
  await page.goto('/admin/public-content')

  await test.step('a testimonial is added, deleted and brought back', async () => {
    const words = page.getByRole('heading', { name: `Amara ${mark}` })
    await page.getByRole('button', { name: 'Add testimonial' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Amara ${mark}`)
    await dialog.getByRole('textbox', { name: 'Words' }).fill('They ask for one more problem.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(words).toBeVisible()
    await page.getByRole('button', { name: `Delete the words of Amara ${mark}` }).click()
    await expect(words).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(words).toBeVisible()
  })

  await test.step('figures are put in order by keyboard and stand on the first page', async () => {
    await page.getByRole('tab', { name: 'Figures' }).click()
    await page.getByRole('button', { name: 'Move lessons up' }).press('Enter')
    await page.getByRole('button', { name: 'Save figures' }).press('Enter')
    await expect(page.getByText('Figures saved', { exact: true }).first()).toBeVisible()
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await visitor.goto('/')
    await visitor.mouse.move(10, 10)
    await expect(visitor.getByRole('term').filter({ hasText: /^(?:lessons|learners)$/ })).toHaveText([
      'lessons',
      'learners',
    ])
    await visitor.context().close()
    await page.request.put('/api/admin/statistics', { data: { statistics: [] } })
  })

  await test.step('a deleted video is brought back', async () => {
    await page.getByRole('tab', { name: 'Deleted videos' }).click()
    await expectToast(page, 'Video restored', () =>
      page.getByRole('button', { name: `Restore ${title}` }).click(),
    )
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  })

  await test.step('the audit log tells who did it', async () => {
    await page.goto('/admin/audit-log?subjectType=testimonial')
    await expect(page.getByText('restored a testimonial').first()).toBeVisible()
  })
})
