import { expect, type Page, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { collectFaults } from './notes-steps.ts'
import { button, dialog } from './study-guides-steps.ts'

const TEXT =
  'A backup is a copy of data that is kept apart. A restore brings a backup back. Backups that nobody has restored are only hopes.'
const CITATION = {
  kind: 'article',
  authors: [{ family: 'Murre', given: 'Jaap M. J.' }],
  year: 2015,
  journal: 'PLOS ONE',
  volume: '10',
  issue: '7',
  pages: '1-23',
  publisher: '',
  doi: '10.1371/journal.pone.0120644',
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

async function keepDocument(page: Page, more: object): Promise<number> {
  const response = await page.request.post('/api/professional/documents', {
    data: { title: 'Backups that hold', content: TEXT, ...more },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test('a document is shared, read and talked about, until it is shared no more', {
  tag: ['@PRO-18', '@P-59', '@P-60', '@P-52'],
}, async ({ page, browser }) => {
  const faults = collectFaults(page)
  await signUpLearner(page, { role: 'professional' })
  const id = await keepDocument(page, {})
  const other = await browser.newPage()
  const reader = await signUpLearner(other, { role: 'professional' })

  await page.goto(`/professional/research?document=${id}`)
  await button(page, 'Share').click()
  await dialog(page).getByRole('textbox', { name: 'Username' }).fill('nobody-of-this-name')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(
    'There is no professional with the username “nobody-of-this-name”.',
  )
  await dialog(page).getByRole('textbox', { name: 'Username' }).fill(reader.username)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('list', { name: 'Who can read it' })).toContainText('Nia Bello')
  await button(dialog(page), 'Close').last().click()

  await other.goto('/professional/collaboration')
  await button(other, 'Backups that hold').click()
  await expect(other.getByText('kept apart')).toBeVisible()
  await expect(other.getByRole('button', { name: /More about/ })).toHaveCount(0)
  await other.getByRole('tab', { name: 'Comments' }).click()
  await other.getByRole('textbox', { name: 'Your comment' }).fill('Well put.')
  await button(other, 'Send').click()
  await expect(other.getByRole('list', { name: 'Comments' })).toContainText('Well put.')

  await page.goto('/professional/collaboration')
  await button(page, 'Change who reads Backups that hold').click()
  await button(dialog(page), 'Stop sharing with Nia Bello').click()
  await expect(dialog(page)).toContainText('No one else can read it.')
  await other.reload()
  await expect(heading(other, 'This document is not here')).toBeVisible()
  await other.close()
  // The name that nobody has was refused.
  expect(faults).toEqual(['Failed to load resource: the server responded with a status of 400 (Bad Request)'])
})

test('the dashboard names the next step, analytics counts by week, and works are cited, found twice and taken along', {
  tag: ['@PRO-14…17', '@P-57', '@P-58', '@main'],
}, async ({ page }) => {
  const faults = collectFaults(page)
  await signUpLearner(page, { role: 'professional' })
  await page.goto('/professional/dashboard')
  await expect(page.getByText('Add a document you work with.')).toBeVisible()

  await test.step('analytics counts by week', async () => {
    await keepDocument(page, { citation: CITATION })
    await page.request.post('/api/notes', { data: { title: 'Ideas', content: 'Try a restore.' } })
    await page.reload()
    await expect(page.getByText('“Backups that hold” has no summary yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Analytics' }).click()
    await button(page, '4 weeks').click()
    await expect(page).toHaveURL(/period=month/)
    await expect(heading(page, 'Notes, sessions and lessons by week')).toBeVisible()
  })

  await test.step('works are described, cited, found twice and taken along', async () => {
    await page.goto('/professional/references')
    const references = page.getByRole('list', { name: 'References' })
    await expect(references).toContainText(
      'Murre, J. M. J. (2015). Backups that hold. PLOS ONE, 10(7), 1–23. https://doi.org/10.1371/journal.pone.0120644',
    )
    await button(page, 'Add reference').click()
    const field = (name: string) => dialog(page).getByRole('textbox', { name })
    await field('Title').fill('Backups once more')
    await field('Authors').fill('Dros, Joeri')
    await field('DOI').fill('https://doi.org/10.1371/JOURNAL.pone.0120644')
    await button(dialog(page), 'Save').click()
    await expect(heading(page, '1 work may stand here twice')).toBeVisible()
    await button(page, 'MLA').click()
    await expect(references).toContainText('“Backups that hold.” PLOS ONE, vol. 10')
    await button(page, 'Export').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'BibTeX file (.bib)' }).click()
    expect((await download).suggestedFilename()).toBe('references.bib')
    await page.getByRole('button', { name: /^Delete Backups once more/ }).click()
    await expect(heading(page, '1 work may stand here twice')).toBeHidden()
  })
  expect(faults).toEqual([])
})
