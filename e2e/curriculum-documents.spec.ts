import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const PATH = '/admin/curriculum-documents'
const CALL = '/api/admin/curriculum-documents'
let made = 0
const nameNew = () => `Volcanoes ${Date.now()}-${made++}`

test('[ADMIN-03] an admin adds a file, edits it beside a colleague without losing a word, and goes back to a version', async ({
  page,
}) => {
  const title = nameNew()
  await signIn(page, 'demo-admin')
  await page.goto(`${PATH}?document=new`)
  const buffer = Buffer.from(`# ${title}\n\nLava is molten rock.\n\nIt cools to stone.\n`)
  await page.getByLabel('Choose a file').setInputFiles({ name: 'lava.md', mimeType: 'text/markdown', buffer })
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Standards').fill('NGSS.4-ESS1-1')
  await page.getByRole('button', { name: 'Add a document' }).click()
  await expect(page.getByText('Document added', { exact: true })).toBeVisible()
  const line = page.getByRole('article', { name: title })
  await expect(line).toContainText('1 standard')
  await line.getByRole('link', { name: title }).click()

  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/Lava is molten rock/)
  await text.fill(`# ${title}\n\nLava is very hot molten rock.\n\nIt cools to stone.`)
  const id = Number(new URL(page.url()).searchParams.get('document'))
  const theirs = { version: 1, content: `# ${title}\n\nLava is molten rock.\n\nIt cools to basalt.` }
  expect((await page.request.patch(`${CALL}/${id}`, { data: theirs })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('region', { name: 'Somebody else has saved this document' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('insertion').first()).toBeVisible()
  await expect(text).toHaveValue(/very hot/)
  await conflict.getByRole('button', { name: 'Save mine as the next version' }).click()
  await expect(page.getByText('Document saved', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Go back to version 1' }).click()
  await expect(page.getByText('Version 1 is the present one again', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Edit' }).click()
  await expect(text).toHaveValue(/^# .*\n\nLava is molten rock\.\n\nIt cools to stone\.$/)
})

test('[P-75] [P-78] documents are found by their words, deleted and taken back', {
  tag: '@thorough',
}, async ({ page }) => {
  const title = nameNew()
  await signIn(page, 'demo-admin')
  const data = { title, content: 'Pumice floats on water.', grade: 4, subject: 'Science' }
  expect((await page.request.post(CALL, { data })).status()).toBe(201)
  await page.goto(PATH)
  await page.getByRole('searchbox').fill(`pumice ${title}`)
  const line = page.getByRole('article', { name: title })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/q=pumice/)
  await line.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No document fits')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
})

test('a file that cannot be read is refused with a sentence, and a failing call keeps what was typed', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.goto(`${PATH}?document=new`)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'old.doc',
    mimeType: 'application/msword',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  })
  await expect(page.getByText('Please save it as DOCX and try again.')).toBeVisible()
  await page.getByLabel('Title').fill('Kept')
  await page.getByLabel('Text', { exact: true }).fill('Kept text.')
  await page.route(`**${CALL}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Add a document' }).click()
  await expect(page.getByText('Busy')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Kept text.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('every view fits every width without a fault', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-admin')
  const title = nameNew()
  const { id } = await (await page.request.post(CALL, { data: { title, content: 'One.\n\nTwo.' } })).json()
  await page.request.patch(`${CALL}/${id}`, { data: { content: 'One.\n\nThree.' } })
  await page.goto(PATH)
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expectSoundLook(page, 'list')
  await page.goto(`${PATH}?tab=coverage`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectSoundLook(page, 'coverage')
  await page.goto(`${PATH}?document=${id}`)
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible()
  await expectSoundLook(page, 'document')
  await page.goto(`${PATH}?document=${id}&view=history`)
  await expect(page.getByRole('region', { name: 'Changes of the text' })).toBeVisible()
  await expectSoundLook(page, 'history')
  await page.goto(`${PATH}?document=new`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSoundLook(page, 'new document')
})
