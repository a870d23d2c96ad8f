import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoFaults, expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { signUpLearner, skipTour } from './new-learner.ts'
import { GOALS, PLACEMENT, PREFERENCES, skipFrom } from './onboarding-steps.ts'

/** Somebody else, at a device of their own. */
async function openDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function fillSignUp(page: Page): Promise<void> {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  await page.getByLabel('First Name').fill('Nia')
  await page.getByLabel('Last Name').fill('Bello')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  await page.getByLabel('Confirm Password').fill('secret-1')
}

async function openClass(page: Page, name: string): Promise<{ id: number; classCode: string }> {
  const made = await page.request.post('/api/teacher/classes', { data: { name } })
  expect(made.status()).toBe(201)
  return made.json()
}

test('[TEACH-01] [TEACH-21] [TEACH-22] [P-42] a teacher opens a class with the keyboard alone, a pupil joins by its code and stands on the roster at once', async ({
  page,
  browser,
}) => {
  await signUpLearner(page, { role: 'teacher' })
  await page.goto('/teacher/classes')
  await expect(page.getByRole('heading', { name: 'Your first class' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New class' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please give the class a name.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Maths 5b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Maths 5b' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody is here yet' })).toBeVisible()
  const label = await page.getByRole('button', { name: /^Copy the code/ }).textContent()

  const pupil = await openDevice(browser)
  await signUpLearner(pupil)
  await pupil.goto('/dashboard')
  await pupil.getByRole('button', { name: 'Join a class' }).click()
  await pupil.getByRole('textbox', { name: 'Class code' }).fill('wrong')
  await pupil.keyboard.press('Enter')
  await expect(pupil.getByText('There is no class with this code. Check it with your teacher.')).toBeVisible()
  await pupil.getByRole('textbox', { name: 'Class code' }).fill((label ?? '').toLowerCase().replace(' ', '-'))
  await pupil.keyboard.press('Enter')
  await expect(pupil.getByRole('dialog').getByText('Maths 5b')).toBeVisible()
  await pupil.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(pupil.getByRole('heading', { level: 3, name: 'Maths 5b' })).toBeVisible()

  // Nobody reloads the teacher's page: the socket tells it.
  await expect(page.getByRole('table').getByRole('link', { name: 'Nia Bello' })).toBeVisible()
  await expect(page.getByText('1 student', { exact: false }).first()).toBeVisible()
  await pupil.context().close()
})

test('a class list with three broken rows says so row by row, then invites the others; who accepts stands on the roster', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const pupil = await openDevice(browser)
  const { username } = await signUpLearner(pupil)
  await signUpLearner(page, { role: 'teacher' })
  const { id } = await openClass(page, 'Maths 5b')
  await page.goto(`/teacher/classes/${id}`)
  await page.getByRole('button', { name: 'Import list' }).click()
  const dialog = page.getByRole('dialog')
  const csv = `Username;First name;Last name\n${username};Nia;Bello\nnobody-here;;\n;Leo;Lindgren\ndemo-teacher;;\n`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '5b.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('3 rows cannot be imported')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^3 nobody-here There is no student/ })).toBeVisible()
  await expect(
    dialog.getByRole('row', { name: /^4 Leo Lindgren Write a username or an email/ }),
  ).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^5 demo-teacher There is no student/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Invite 1 student' })).toBeDisabled()
  await expectNoFaults(page, 'import', { within: '[role=dialog]' })
  await dialog.getByRole('checkbox', { name: 'Leave the 3 broken rows out and import the others' }).click()
  await dialog.getByRole('button', { name: 'Invite 1 student' }).click()
  await expect(page.getByText('Invited, waits for the student')).toBeVisible()
  await expect(page.getByRole('main').getByText('Nia Bello')).toHaveCount(0)
  await expectNoFaults(page, 'invited')

  await pupil.goto('/learn/dashboard')
  await pupil.getByRole('button', { name: 'Accept the invitation to Maths 5b' }).click()
  await expect(pupil.getByRole('heading', { level: 3, name: 'Maths 5b', exact: true })).toBeVisible()
  await pupil.context().close()
  await expect(page.getByRole('table').getByRole('link', { name: 'Nia Bello' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Nia Bello from the class' }).click()
  await expect(page.getByRole('table').getByRole('link', { name: 'Nia Bello' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('table').getByRole('link', { name: 'Nia Bello' })).toBeVisible()
})

test('[Y-55] a pupil without an account comes by the QR code, registers, and joins after the onboarding', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const teacher = await openDevice(browser)
  await signUpLearner(teacher, { role: 'teacher' })
  const { classCode } = await openClass(teacher, 'Art 7')
  await teacher.context().close()
  await page.goto(`/join/${classCode}`)
  await page.getByRole('status').getByRole('link').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /account|register|sign up/i })
    .first()
    .click()
  await fillSignUp(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: "Let's start" })).toBeVisible()
  await skipTour(page, 'student')
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('How old are you?').fill('14')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await skipFrom(page, GOALS, PREFERENCES, PLACEMENT)
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page.getByRole('dialog').getByText('Art 7')).toBeVisible()
  await expectSoundLook(page, 'joining a class', { within: '[role=dialog]' })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/learn\/dashboard$/)
  await page.getByRole('button', { name: 'More about Art 7' }).click()
  await page.getByRole('menuitem', { name: 'Leave this class' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Art 7' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Art 7' })).toBeVisible()
})

test('[TEACH-20] list, form, every tab and the sheet of a class are sound at every width and theme', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await signUpLearner(page, { role: 'teacher' })
  const { id, classCode } = await openClass(
    page,
    'Mathematics and a very long name that has to wrap on a phone 5b',
  )
  const [pupil, invited] = [await openDevice(browser), await openDevice(browser)]
  await signUpLearner(pupil)
  await pupil.request.post('/api/classes/join', { data: { classCode } })
  const { username } = await signUpLearner(invited)
  await page.request.post(`/api/teacher/classes/${id}/students`, { data: { username } })
  await pupil.context().close()
  await invited.context().close()
  await page.request.post(`/api/teacher/classes/${id}/groups`, { data: { name: 'Reading stars' } })
  await page.goto('/teacher/classes')
  await expect(page.getByRole('button', { name: /^Copy the code/ })).toBeVisible()
  await expectSoundLook(page, 'classes')
  await page.goto('/teacher/classes/create')
  await page.getByRole('button', { name: 'Add a lesson' }).click()
  await expectSoundLook(page, 'new class')
  await page.goto(`/teacher/classes/${id}`)
  for (const tab of ['Students', 'Groups', 'Assignments', 'Announcements', 'Resources', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectSoundLook(page, tab)
  }
  await page.getByRole('button', { name: 'Show code and QR' }).click()
  await expectSoundLook(page, 'code', { within: '[role=dialog]' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Join Mathematics/ }).last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingSticksOut(page, 'settings of a class')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Groups' }).click()
  await page.getByRole('button', { name: 'New group' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
})

test('a server that fails says so on list, page and form, and what was typed stays', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { role: 'teacher' })
  const { id } = await openClass(page, 'Maths 5b')
  await page.route('**/api/teacher/classes**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/teacher/classes')
  await expect(page.getByText('Your classes could not be loaded')).toBeVisible()
  await page.goto('/teacher/classes/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Chess club')
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Chess club')
  await page.goto(`/teacher/classes/${id}`)
  await expect(page.getByText('This class could not be loaded')).toBeVisible()
  await page.unroute('**/api/teacher/classes**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maths 5b' })).toBeVisible()
  await page.goto('/teacher/classes/999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Not one of your classes' })).toBeVisible()
})
