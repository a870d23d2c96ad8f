import { expect, type Page, test } from '@playwright/test'
import { ask, inputOf, threadOf } from './chat-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { collectFaults, readMarkedPassage } from './notes-steps.ts'
import { button, dialog, openOther } from './study-guides-steps.ts'

const TEXT = `# Night backups

A backup is a copy of data that is kept apart.

## Servers

${Array.from({ length: 30 }, (_, n) => `Server ${n + 1} stands in room ${n + 101} of the old harbour house.`).join('\n\n')}`

const field = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name })

test('a text is added, asked about, and answers lead to its passage', {
  tag: ['@TUTOR-10', '@P-50…P-56', '@P-115', '@Y-30', '@Y-84'],
}, async ({ page, browser }) => {
  const faults = collectFaults(page)
  await signUpLearner(page, { role: 'professional' })
  await page.goto('/professional/chat')

  await test.step('added by its text, it opens beside the chat', async () => {
    await button(page, 'Add a document').click()
    await field(page, 'Text').fill(TEXT)
    await field(page, 'Title').fill('Night backups')
    await field(page, /Tags/).fill('safety,')
    await button(dialog(page), 'Add document').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Night backups' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 4, name: 'Servers' })).toBeVisible()
  })

  await test.step('asking about it begins a session that stays with it', async () => {
    await button(page, 'Ask about this document').click()
    await expect(page.getByText('About: Night backups', { exact: true })).toBeVisible()
    await expect(inputOf(page)).toBeFocused()
    await ask(page, 'In which room does server 17 stand?')
    await expect(threadOf(page)).toContainText('Server 17 stands in room 117')
    await page.getByRole('list', { name: 'Where this comes from' }).getByRole('link').first().click()
    await expect.poll(() => readMarkedPassage(page)).toContain('Server 17 stands in room 117')
    await expect(page.getByText('Server 17 stands in room 117').last()).toBeInViewport()
    await expect(page.getByText('About: Night backups', { exact: true })).toBeVisible()
  })

  await test.step('a summary is made, kept and says who made it', async () => {
    await page.getByRole('tab', { name: 'Summaries' }).click()
    await button(page, 'Summarize').click()
    await expect(page.getByText('Sentences of the text, chosen by Trellis')).toBeVisible()
  })

  await test.step('it is found in the list, put away, deleted and brought back', async () => {
    await button(page, 'All documents').click()
    await expect(button(page, 'Night backups')).toBeFocused()
    await page.getByRole('searchbox', { name: 'Search in titles, tags and texts' }).fill('elephants')
    await expect(page.getByText('Nothing found for “elephants”')).toBeVisible()
    await button(page, 'Clear search').click()
    await button(page, 'More about Night backups').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
    await expect(page.getByText('The document of this session was deleted.')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(button(page, 'Night backups')).toBeVisible()
    await button(page, 'Sessions').click()
    await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('About a document · 2 messages')
  })
  expect(faults).toEqual([])

  await test.step('a broken PDF is refused in plain words, and nobody opens what is not theirs', async () => {
    await button(page, 'Add').click()
    await dialog(page).getByRole('tab', { name: 'File' }).click()
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'Cut.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await button(dialog(page), 'Add document').click()
    await expect(dialog(page).getByRole('alert')).toContainText('This PDF is damaged: its end is missing.')
    const other = await openOther(browser, { role: 'professional' })
    const secret = await other.request.post('/api/professional/documents', {
      data: { title: 'Secret', content: 'Not yours.' },
    })
    const { id } = await secret.json()
    await other.context().close()
    await page.goto(`/professional/chat?document=${id}`)
    await expect(page.getByRole('heading', { name: 'This document is not here' })).toBeVisible()
  })
})
