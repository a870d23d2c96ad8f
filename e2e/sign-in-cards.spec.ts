import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'

test('a teacher prints a card and a poster; the child gets in by the card, and by its pictures', async ({
  page,
  browser,
}) => {
  const child = await (await browser.newContext()).newPage()
  await signUpLearner(child, { grade: 1, age: 7 })
  await signUpLearner(page, { role: 'teacher' })
  const made = await page.request.post('/api/teacher/classes', { data: { name: 'Grade 1, room 2' } })
  const { id, classCode } = await made.json()
  expect((await child.request.post('/api/classes/join', { data: { classCode } })).ok()).toBe(true)
  await child.request.post('/api/logout')
  await child.context().clearCookies()

  await page.goto(`/teacher/classes/${id}`)
  await page.getByRole('button', { name: 'Sign-in cards' }).click()
  const dialog = page.getByRole('dialog')

  const printed = await test.step('the cards are a sheet for the printer, shown once', async () => {
    await dialog.getByRole('button', { name: 'Print 1 card' }).click()
    const code = dialog.getByText(/^([A-Z0-9]{4}-){4}[A-Z0-9]{4}$/)
    await expect(code).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: 'QR code that signs in Nia B.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    return code.innerText()
  })

  await test.step('scanned, the card signs in at once; signed out, its code can be typed', async () => {
    await child.goto(`/card#${printed.replaceAll('-', '')}`)
    await expect(child).toHaveURL(/\/dashboard$/)
    await child.request.post('/api/logout')
    await child.goto('/auth')
    await child.getByRole('link', { name: 'Sign in with your card' }).click()
    await child.getByLabel('Code on your card').fill(printed.toLowerCase())
    await child.keyboard.press('Enter')
    await expect(child).toHaveURL(/\/dashboard$/)
  })

  await test.step('one click ends the card, and signs out who came by it', async () => {
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close anyway' }).click()
    await dialog.getByRole('button', { name: 'Deactivate the card of Nia Bello' }).click()
    await expect(dialog.getByText('No card yet')).toBeVisible()
    expect((await child.request.get('/api/user')).status()).toBe(401)
    await child.goto('about:blank')
    await child.goto(`/card#${printed.replaceAll('-', '')}`)
    await expect(child.getByText(/^This card doesn’t work\./)).toBeVisible()
  })

  await dialog.getByRole('tab', { name: 'Picture passwords' }).click()
  await dialog.getByRole('button', { name: 'Pick random pictures for 1 student' }).click()
  const slip = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nia B.' }) })
  await expect(slip.getByRole('listitem')).toHaveCount(4)
  const pictures = await slip.getByRole('listitem').locator('span:last-child').allInnerTexts()
  expect(pictures).toHaveLength(4)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close anyway' }).click()
  await dialog.getByRole('tab', { name: 'Picture passwords' }).click()
  await dialog.getByRole('button', { name: 'Make a poster' }).click()
  const poster = await dialog.getByText(/^([A-Z0-9]{4}-){4}[A-Z0-9]{4}$/).innerText()

  await child.goto(`/poster#${poster.replaceAll('-', '')}`)
  await child.getByRole('button', { name: 'Nia B.' }).click()
  expect(child.url()).not.toContain('#')
  const pad = child.getByRole('list', { name: 'Pictures' })
  for (const picture of pictures.toReversed())
    await pad.getByRole('button', { name: picture, exact: true }).click()
  await expect(child.getByText(/^Those aren’t the right pictures\./)).toBeVisible()
  for (const picture of pictures) await pad.getByRole('button', { name: picture, exact: true }).click()
  await expect(child).toHaveURL(/\/dashboard$/)
  await child.context().close()
})
