import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { button, card, dialog, expectToast, keepGuide, openOther } from './study-guides-steps.ts'

test('a public guide is reported once, hidden by an admin with a word to its author, and shown again', {
  tag: '@thorough',
}, async ({ browser, page }) => {
  const title = `Rumours ${crypto.randomUUID().slice(0, 8)}`
  const author = await openOther(browser)
  await keepGuide(author, { title, content: 'The moon is **cheese**.', isPublic: true })
  await signUpLearner(page)
  await page.goto('/study-guides?tab=public')
  const view = dialog(page)

  await test.step('a reader tells us, kindly asked', async () => {
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByRole('article')).toHaveCount(1)
    await button(card(page, title), 'Preview').click()
    await button(view, 'Report').click()
    const report = page.getByRole('dialog', { name: 'Is something not right?' })
    await expect(report.getByRole('radio').first()).toBeFocused()
    await expectNoFaults(page, 'report of a guide')
    await report.getByLabel('What should we look at?').fill('The moon is not cheese.')
    await expectToast(page, 'Thank you for telling us', () => button(report, 'Send').click())
    await expect(view.getByText('You have reported this guide')).toBeVisible()
    await page.reload()
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByRole('article')).toHaveCount(1)
    await button(card(page, title), 'Preview').click()
    await expect(view.getByText('You have reported this guide')).toBeVisible()
    await expect(button(view, 'Report')).toHaveCount(0)
  })

  const admin = await (await browser.newContext()).newPage()
  await test.step('an admin reads and hides it', async () => {
    await signIn(admin, 'demo-admin')
    await admin.goto('/admin/dashboard')
    await admin.getByRole('main').getByRole('link', { name: 'Reported Study Guides' }).click()
    await expect(card(admin, title).getByText('The moon is not cheese.')).toBeVisible()
    await button(card(admin, title), 'Read the guide').click()
    await expect(dialog(admin).getByText('cheese')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expectSoundLook(admin, 'reported study guides')
    await expectToast(admin, 'The guide is hidden', () => button(card(admin, title), 'Hide it').click())
    await expect(card(admin, title)).toHaveCount(0)
    await admin.getByRole('tab', { name: 'Decided' }).click()
    await expect(card(admin, title).getByText('Not public now')).toBeVisible()
  })

  await test.step('its author still has it and learns why; everybody else does not see it', async () => {
    await page.reload()
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await author.goto('/study-guides')
    await expect(card(author, title).getByText('Not shown to others')).toBeVisible()
    await expect(card(author, title).getByText(/^Somebody reported this guide/)).toBeVisible()
    await expectNoFaults(author, 'hidden guide')
  })

  await test.step('the admin decides anew', async () => {
    await expectToast(admin, 'The guide stays public', () =>
      button(card(admin, title), 'Show it again').click(),
    )
    await author.reload()
    await expect(card(author, title).getByText('Public', { exact: true })).toBeVisible()
    await admin.context().close()
    await author.context().close()
  })
})
