import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

const PATH = '/admin/curriculum-documents'

test('an admin adds a file, edits it beside a colleague without losing a word, goes back to a version, finds, deletes and restores it', {
  tag: ['@ADMIN-03', '@P-75', '@P-78'],
}, async ({ page }) => {
  const title = `Volcanoes ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'demo-admin')
  await page.goto(`${PATH}?document=new`)
  const file = page.getByLabel('Choose a file')
  await file.setInputFiles({
    name: 'old.doc',
    mimeType: 'application/msword',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  })
  await expect(page.getByText('Please save it as DOCX and try again.')).toBeVisible()
  const buffer = Buffer.from(`# ${title}\n\nLava is molten rock.\n\nIt cools to stone.\n`)
  await file.setInputFiles({ name: 'lava.md', mimeType: 'text/markdown', buffer })
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Standards').fill('NGSS.4-ESS1-1')
  await page.getByRole('button', { name: 'Add a document' }).click()
  await expect(page.getByText('Document added', { exact: true })).toBeVisible()
  const line = page.getByRole('article', { name: title })
  await expect(line).toContainText('1 standard')
  await line.getByRole('link', { name: title }).click()

  const text = page.getByLabel('Text', { exact: true })
  await test.step('a colleague saves in between', async () => {
    await expect(text).toHaveValue(/Lava is molten rock/)
    await text.fill(`# ${title}\n\nLava is very hot molten rock.\n\nIt cools to stone.`)
    const id = Number(new URL(page.url()).searchParams.get('document'))
    const theirs = { version: 1, content: `# ${title}\n\nLava is molten rock.\n\nIt cools to basalt.` }
    expect((await page.request.patch(`/api${PATH}/${id}`, { data: theirs })).status()).toBe(200)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('region', { name: 'Someone else has saved this document' })
    await expect(conflict.getByRole('insertion').first()).toBeVisible()
    await expect(text).toHaveValue(/very hot/)
    await conflict.getByRole('button', { name: 'Save mine as the next version' }).click()
    await expect(page.getByText('Document saved', { exact: true })).toBeVisible()
  })

  await test.step('a former version is brought back', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Go back to version 1' }).click()
    await expect(page.getByText('Version 1 is the present one again', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Edit' }).click()
    await expect(text).toHaveValue(/^# .*\n\nLava is molten rock\.\n\nIt cools to stone\.$/)
  })

  await test.step('it is found by its words, deleted and restored', async () => {
    await page.goto(PATH)
    await page.getByRole('searchbox').fill(`molten ${title}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/q=molten/)
    await line.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No document fits')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toBeVisible()
  })
})
