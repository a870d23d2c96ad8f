import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documents } from '#contract/professional/documents.ts'
import { answerDocuments, makeDocument } from '../../testing/document-answers.ts'
import { type Answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectCount, expectTexts, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const input = () => page.getByRole('textbox', { name: 'Message to the tutor' })
const field = (name: string) => dialog().getByRole('textbox', { name })

const open = (path = '/professional/chat', ...answers: Answer[]) =>
  renderAt(path, { as: makeUser({ role: 'professional' }), answers: [...answerDocuments(), ...answers] })

test('professionals have a page of their own for the tutor', { tags: ['TUTOR-10', 'Y-41'] }, async () => {
  await open()
  await expect.element(heading('AI Tutor')).toBeVisible()
  await expect.element(input()).toBeVisible()
  await expectCount(button('Open the AI tutor'), 0)
  await page.getByRole('combobox', { name: 'What the chat is about' }).click()
  await expectTexts(page.getByRole('option'), [
    'General',
    'Professional Development',
    'Leadership',
    'Technology',
    'Business Strategy',
    'Research Methods',
  ])
  await userEvent.keyboard('{Escape}')
  await expectCount(page.getByRole('listbox'), 0)
  await expectSoundLook()
})

test('documents are added, opened and asked about by keys alone', async () => {
  await open('/professional/chat', ...answerDocuments(makeDocument({ title: 'Handbook' })))
  await expect.element(button('Add')).toBeVisible()
  button('Add').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Text')).toHaveFocus()
  await userEvent.keyboard('Lifts are checked in May.')
  await userEvent.tab()
  await userEvent.keyboard('Lifts{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Lifts' })).toHaveFocus()
  button('All documents').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Lifts')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const ask = button('Ask about this document')
  await expect.element(ask).toBeVisible()
  await expectSoundLook()
  ask.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveFocus()
  await expect.element(page.getByText('About: Lifts', { exact: true })).toBeVisible()
})

async function chooseFile(name: string, type: string, text: string) {
  await dialog().getByRole('tab', { name: 'File' }).click()
  const chooser = dialog().element().querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no file can be chosen')
  await userEvent.upload(chooser, new File([text], name, { type }))
}

test('a text file is read here, and stays in the form when the server fails', {
  tags: ['Y-84'],
}, async () => {
  await open('/professional/chat', answerStatus(documents.create, 503))
  await button('Add a document').click()
  await chooseFile('Plan.md', 'text/markdown', '# Plan\n\nB')
  await expect.element(field('Title')).toHaveValue('Plan')
  await button('Add document', dialog()).click()
  await expect.element(dialog().getByRole('alert').getByText('The document was not added.')).toBeVisible()
  await expect.element(field('Text')).toHaveValue('# Plan\n\nB')
  await expectSoundLook('[role="dialog"]')
})

test('a file that cannot be read says why', { tags: ['Y-84'] }, async () => {
  const message = 'This PDF is damaged: its end is missing.'
  await open('/professional/chat', refuse(documents.addFile, 'invalid_input', message))
  await button('Add a document').click()
  await chooseFile('Cut.pdf', 'application/pdf', '%PDF-1.7')
  await button('Add document', dialog()).click()
  await expect.element(dialog().getByRole('alert').getByText(message)).toBeVisible()
})

test('nobody opens what is not theirs', async () => {
  await open('/professional/chat?document=99', refuse(documents.open, 'not_found', 'No such document'))
  await expect.element(heading('This document is not here')).toBeVisible()
})
