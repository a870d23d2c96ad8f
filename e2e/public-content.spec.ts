import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

test('[P-82…P-85] a testimonial is added, deleted and brought back; the audit log tells who did it', {
  tag: '@thorough',
}, async ({ page }) => {
  const name = `Amara ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'demo-admin')
  await page.goto('/admin/public-content')
  await page.getByRole('button', { name: 'Add testimonial' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Words' }).fill('They ask for one more problem.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: `Delete the words of ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto('/admin/audit-log?subjectType=testimonial')
  await expect(page.getByText('restored a testimonial').first()).toBeVisible()
  await expectSoundLook(page, 'audit log')
})

test('[P-65] [P-86] [Y-61] figures are put in order by keyboard and stand on the first page', {
  tag: '@thorough',
}, async ({ page, browser, baseURL }) => {
  await signIn(page, 'demo-admin')
  await page.request.put('/api/admin/statistics', {
    data: {
      statistics: [
        { name: 'learners', value: '1,240', icon: 'users' },
        { name: 'lessons', value: '700', icon: 'book' },
      ],
    },
  })
  await page.goto('/admin/public-content?tab=figures')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSoundLook(page, 'figures')
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

test('[P-87] [Y-16] an admin brings a deleted video back', { tag: '@thorough' }, async ({ page }) => {
  const title = `Fractions ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'demo-admin')
  const added = await page.request.post('/api/video-content', {
    data: { title, url: 'https://vimeo.com/1234567' },
  })
  await page.request.delete(`/api/video-content/${(await added.json()).id}`)
  await page.goto('/admin/public-content?tab=videos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSoundLook(page, 'deleted videos')
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(page.getByText('Video restored', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
})
