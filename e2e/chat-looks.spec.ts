import { expect, test } from '@playwright/test'
import { ask, inputOf, openButton, panelOf } from './chat-steps.ts'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults, expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { button, dialog } from './study-guides-steps.ts'

test('the panel, the dialog and the page of the tutor fit every width and have no accessibility fault', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 2 })
  await page.goto('/video-content')
  await ask(panelOf(page), 'What is a half?')
  await expectSoundLook(page, 'panel')
  // Turned, or twice as large, a small desktop still shows page and panel side by side.
  await page.setViewportSize({ width: 768, height: 600 })
  await expect(panelOf(page)).toBeVisible()
  await expectNothingSticksOut(page, 'panel')
  await expectNoFaults(page, 'panel at 768 px')

  await page.setViewportSize({ width: 360, height: 640 })
  await openButton(page).click()
  await expect(inputOf(dialog(page))).toBeFocused()
  await expectNothingSticksOut(page, 'dialog')
  await expectNoFaults(page, 'dialog on a phone')
  await button(dialog(page), 'Sessions').click()
  await expectNoFaults(page, 'sessions on a phone')
})

test('[TUTOR-10] [Y-41] professionals have a page of their own for the tutor', { tag: '@thorough' }, async ({
  page,
}) => {
  await signIn(page, 'demo-professional')
  await page.goto('/professional/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Tutor' })).toBeVisible()
  await expect(inputOf(page)).toBeVisible()
  await expect(openButton(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'What the chat is about' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'General',
    'Professional Development',
    'Leadership',
    'Technology',
    'Business Strategy',
    'Research Methods',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectSoundLook(page, 'page of the tutor')
})
