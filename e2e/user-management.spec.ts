import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

const unique = () => Math.random().toString(36).slice(2, 9)

test('an admin makes an account, finds, disables, deletes and restores it, and imports a list whose people are changed together', {
  tag: ['@ADMIN-04', '@P-70', '@P-71', '@P-72', '@P-74', '@main'],
}, async ({ page }) => {
  const mark = unique()
  await signIn(page, 'demo-admin')
  await page.goto('/admin/user-management')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()

  await page.getByRole('button', { name: 'New account' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Last name').fill(`Hopper${mark}`)
  await form.getByLabel('Username').fill(`grace.${mark}`)
  await form.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Teacher' }).click()
  await form.getByRole('textbox', { name: 'Password' }).fill('long enough words')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('searchbox').fill(`grace hopper${mark}`)
  await expect(page).toHaveURL(/q=grace/)
  await expect(page.getByText('1 person')).toBeVisible()
  const name = `Grace Hopper${mark}`
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('no one can sign in with it')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(`grace hopper${mark}`)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No one was found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await test.step('a list is imported after a look at its problems, and its people are changed together', async () => {
    const rows = [
      'username;first name;last name;grade',
      `ann.${mark};Ann;Import${mark};5`,
      `ben.${mark};Ben;Import${mark};12`,
      `x;Cat;Import${mark};5`,
    ]
    await page.getByRole('button', { name: 'Import a list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
    await expect(dialog.getByText('Username: Username must be at least 3 characters')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 2 people' })).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(dialog.getByText('2 accounts were made.')).toBeVisible()
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save the list of passwords' }).click()
    expect((await saved).suggestedFilename()).toBe('passwords.csv')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

    await page.getByRole('searchbox').fill(`import${mark}`)
    await expect(page.getByText('2 people', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Choose everybody on this page' }).check()
    await page.getByRole('button', { name: 'Change all of them' }).click()
    await page.getByRole('menuitem', { name: 'Next school year' }).click()
    await expect(page.getByText('One is left out because they are in grade 12.')).toBeVisible()
    await page.getByRole('button', { name: 'Change one person' }).click()
    await expect(page.getByText('One student moved up', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Ann/ })).toContainText('Grade 6')
  })
})
