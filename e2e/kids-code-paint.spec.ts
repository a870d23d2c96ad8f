import { expect, test } from '@playwright/test'
import { expectNoFaults, expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { button } from './study-guides-steps.ts'

test('a sprite is painted without a mouse, kept when the paint box is closed, and stands on the stage', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 4 })
  await page.goto('/kids-code?project=new')
  const chooser = page.getByRole('dialog', { name: 'Choose a sprite' })
  const desk = page.getByRole('dialog', { name: 'Paint a sprite' })
  const canvas = desk.getByRole('application', { name: 'Your picture' })
  const shapes = desk.getByRole('region', { name: 'Shapes' })

  await test.step('the pictures of the library are reached by arrow keys', async () => {
    await button(page, 'New sprite').press('Enter')
    await expectNoFaults(page, 'choosing a sprite')
    await chooser.getByRole('searchbox').fill('bird')
    await expect(
      chooser.getByRole('list', { name: 'Pictures to choose from' }).getByRole('button'),
    ).toHaveCount(1)
    await chooser.getByRole('searchbox').fill('')
    await button(chooser, 'Cat').focus()
    await page.keyboard.press('ArrowRight')
    await expect(button(chooser, 'Dog')).toBeFocused()
  })

  await test.step('a star is placed, moved, sized, painted and copied', async () => {
    await button(chooser, 'Paint a new one').press('Enter')
    await expect(desk).toBeVisible()
    await desk.getByRole('radio', { name: 'Pen' }).focus()
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
    await expect(desk.getByRole('radio', { name: 'Star' })).toBeChecked()
    await canvas.focus()
    await page.keyboard.press('Enter')
    await expect(button(shapes, '1. Star, red')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await desk.getByRole('radio', { name: 'red', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(button(shapes, '1. Star, pink')).toBeVisible()
    await button(shapes, '1. Star, pink').focus()
    await page.keyboard.press('Control+d')
    await expect(button(shapes, '2. Star, pink')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(button(shapes, '2. Star, pink')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(button(shapes, '2. Star, pink')).toBeVisible()
    await expectSoundLook(page, 'painting')
  })

  await test.step('what was not finished is there again', async () => {
    await button(desk, 'Close').last().press('Enter')
    await button(chooser, 'Paint a new one').press('Enter')
    await expect(desk.getByText('Here is what you were painting.')).toBeVisible()
    await expect(shapes.getByRole('button')).toHaveCount(2)
  })

  await test.step('it joins the others on the stage', async () => {
    await desk.getByRole('textbox', { name: 'Name' }).fill('Twin stars')
    await button(desk, 'Done').press('Enter')
    await expect(desk).toHaveCount(0)
    const figures = page.getByRole('list', { name: 'On the stage' })
    await expect(button(figures, 'Twin stars')).toBeVisible()
    await button(page, 'Paint on it').press('Enter')
    await expect(shapes.getByRole('button')).toHaveCount(2)
  })
})
