import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const CONTACT_URL = '**/api/contact'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const sendOf = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** The limit counts by address: each journey writes from another one. */
function makeMessage() {
  const id = crypto.randomUUID().slice(0, 8)
  return { id, email: `visitor-${id}@example.org`, subject: `A question ${id}` }
}

async function fill(page: Page, { email, subject }: { email: string; subject: string }): Promise<void> {
  await field(page, 'Name').fill('Noor Haddad')
  await field(page, 'Email').fill(email)
  await field(page, 'Subject').fill(subject)
  await field(page, 'Message').fill('Do you have lessons about volcanoes?')
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(field(page, name)).toHaveValue('')
}

test('[PUBLIC-62…67] [PUBLIC-85] [PUBLIC-86] [DATA2-57] [STATE-30] [OK2-09] a visitor writes by keyboard alone, is told what is missing, and the message reaches the admins', async ({
  page,
}) => {
  const message = makeMessage()
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    await expect(field(page, name)).toHaveAttribute('required')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')

  await test.step('nothing is sent while something is missing or wrong; the focus goes to the first of it', async () => {
    await sendOf(page).press('Enter')
    await expect(page.getByText('Please fill in this field.')).toHaveCount(4)
    await expect(field(page, 'Name')).toBeFocused()
    await page.keyboard.type('Noor Haddad')
    await page.keyboard.press('Tab')
    await page.keyboard.type('noor')
    await page.keyboard.press('Tab')
    await page.keyboard.type(message.subject)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Do you have lessons about volcanoes?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('sent, it is thanked for and the form is empty', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(message.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message Sent', { exact: true }).first()).toBeVisible()
    await expect(
      page.getByText("Thank you for contacting us. We'll respond to you shortly.").first(),
    ).toBeVisible()
    await expectEmpty(page)
  })

  await test.step('the answer to a question unfolds by keyboard', async () => {
    const question = page.getByRole('button', { name: 'What does it cost?' })
    await question.press('Enter')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(/free tier with limited features/)).toBeVisible()
  })

  await test.step('the admins have it', async () => {
    await signIn(page, 'demo-admin')
    const found = await page.request.get(`/api/admin/inbox?search=${encodeURIComponent(message.subject)}`)
    expect(await found.text()).toContain(message.subject)
  })
})

test('[ERR2-63] [Y-62] a message that cannot be sent stays typed, whatever the reason, and goes out once when tried again', {
  tag: '@thorough',
}, async ({ page }) => {
  const message = makeMessage()
  const keys: (string | undefined)[] = []
  await page.goto('/contact')
  await fill(page, message)
  const answers = [
    { status: 503, json: {} },
    { status: 429, json: { message: 'Too many messages were sent. Please wait an hour and try again.' } },
    { status: 400, json: { message: 'No', issues: [{ field: 'email', message: 'No such address' }] } },
  ]
  await page.route(CONTACT_URL, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = answers[keys.length - 2]
    await (answer ? route.fulfill(answer) : keys.length === 1 ? route.abort() : route.continue())
  })
  for (const said of [
    /could not reach the server/,
    /The server has a problem right now/,
    'Too many messages were sent. Please wait an hour and try again.',
    'Please enter a valid email address.',
  ]) {
    await sendOf(page).click()
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
    await expect(field(page, 'Subject')).toHaveValue(message.subject)
    await expect(field(page, 'Message')).toHaveValue('Do you have lessons about volcanoes?')
  }
  await sendOf(page).click()
  await expect(page.getByText('Message Sent', { exact: true }).first()).toBeVisible()
  await expectEmpty(page)
  // Lost on the way, it is sent again as the same message; refused, it is another one.
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('who is signed in finds name and help ticket; a form with errors looks sound', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-student')
  await page.goto('/contact')
  await expect(field(page, 'Name')).toHaveValue('Maya Okafor')
  await field(page, 'Name').fill('')
  await sendOf(page).click()
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible()
  await expectSoundLook(page, 'contact form with errors')
  await page.getByRole('link', { name: 'Open a help ticket' }).click()
  await expect(page).toHaveURL('/profile?tab=help')
})
