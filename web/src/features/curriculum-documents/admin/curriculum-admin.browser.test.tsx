import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  AdminCurriculumDocument,
  adminCurriculumDocuments,
  DocumentVersion,
  ListedCurriculumDocument,
  WholeVersion,
} from '#contract/admin/curriculum-documents.ts'
import { type Answer, answer, answerStatus, refuse } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeSample } from '../../../testing/make-sample.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, card, expectAddress, expectToast } from '../../../testing/on-page.ts'
import { closePage, renderAt } from '../../../testing/render-at.tsx'

const LAVA = '# Volcanoes\n\nLava is molten rock.\n\nIt cools to stone.'
const FACTS = { id: 5, title: 'Volcanoes', version: 2, state: 'failed', failure: 'unavailable' } as const
const DOCUMENT = makeSample(AdminCurriculumDocument, { ...FACTS, content: LAVA })
const LISTED = makeSample(ListedCurriculumDocument, { ...FACTS, excerpt: 'Lava is molten rock.' })
const VERSIONS = [2, 1].map((version) => makeSample(DocumentVersion, { version, title: FACTS.title }))

function open(query: string, ...answers: Answer[]) {
  return renderAt(`/admin/curriculum-documents${query}`, {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(adminCurriculumDocuments.list, [LISTED]),
      answer(adminCurriculumDocuments.summary, {
        ...makeSample(adminCurriculumDocuments.summary.output),
        documents: 1,
        failed: 1,
      }),
      answer(adminCurriculumDocuments.coverage, {
        cells: [
          { grade: 4, subject: 'Science', lessons: 2, documents: 1, passages: 8, standards: [] },
          { grade: null, subject: null, lessons: 0, documents: 1, passages: 0, standards: [] },
        ],
      }),
      answer(adminCurriculumDocuments.open, DOCUMENT),
      answer(adminCurriculumDocuments.versions, VERSIONS),
      answer(adminCurriculumDocuments.version, ({ version }) =>
        makeSample(WholeVersion, { version: Number(version), content: `${LAVA} ${version}` }),
      ),
      ...answers,
    ],
  })
}
const title = () => page.getByLabelText('Title')
const text = () => page.getByLabelText('Text', { exact: true })

test('the list with a document that the tutor could not read fits every width and theme', {
  tags: ['P-75'],
}, async () => {
  await open('')
  await expect.element(card('Volcanoes')).toBeVisible()
  await expectSoundLook()
})

test('the coverage fits every width and theme', async () => {
  await open('?tab=coverage')
  await expect.element(page.getByRole('table').first()).toBeVisible()
  await expectSoundLook()
})

test('the history with its changes fits every width and theme', async () => {
  await open('?document=5&view=history')
  await expect.element(page.getByRole('region', { name: 'Changes of the text' })).toBeVisible()
  await expectSoundLook()
})

test('a deleted document is taken back', { tags: ['P-78'] }, async () => {
  const stored = [LISTED]
  await open(
    '',
    answer(adminCurriculumDocuments.list, () => stored),
    answer(adminCurriculumDocuments.remove, () => void stored.pop()),
    answer(adminCurriculumDocuments.restore, () => {
      stored.push(LISTED)
      return DOCUMENT
    }),
  )
  await card('Volcanoes').getByRole('button', { name: 'Delete' }).click()
  await expect.element(card('Volcanoes')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(card('Volcanoes')).toBeVisible()
})

test('a file that cannot be read is refused with a sentence', async () => {
  await open(
    '?document=new',
    refuse(adminCurriculumDocuments.readFile, 'invalid_input', 'Please save it as DOCX and try again.'),
  )
  const file = new File(['d0cf11e0'], 'old.doc', { type: 'application/msword' })
  await userEvent.upload(page.getByLabelText('Choose a file'), file)
  await expect.element(page.getByText('Please save it as DOCX and try again.')).toBeVisible()
  await expectSoundLook()
})

test('a document that cannot be added keeps what was typed, also over a reload, until it is discarded', async () => {
  await open('?document=new', refuse(adminCurriculumDocuments.create, 'unavailable', 'Busy'))
  await title().fill('Kept')
  await text().fill('Kept text.')
  await button('Add a document').click()
  await expect.element(page.getByText('Busy').first()).toBeVisible()
  await expect.element(text()).toHaveValue('Kept text.')

  closePage()
  await open('?document=new')
  await expect.element(text()).toHaveValue('Kept text.')
  await button('Discard draft').click()
  await expect.element(title()).toHaveValue('')
})

test('what somebody else has saved is shown beside what is typed, and nothing is lost', {
  tags: ['ADMIN-03'],
}, async () => {
  const theirs = { ...DOCUMENT, version: 3, content: LAVA.replace('stone', 'basalt') }
  const { server } = await open('?document=5', answerStatus(adminCurriculumDocuments.update, 500))
  await expect.element(text()).toHaveValue(LAVA)
  await text().fill(LAVA.replace('molten', 'very hot molten'))
  server.use(
    refuse(adminCurriculumDocuments.update, 'conflict', 'Saved meanwhile'),
    answer(adminCurriculumDocuments.open, theirs),
  )
  await button('Save').click()
  const conflict = page.getByRole('region', { name: 'Someone else has saved this document' })
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict.getByRole('insertion').first()).toBeVisible()
  await expect.element(text()).toHaveValue(LAVA.replace('molten', 'very hot molten'))
  await expectSoundLook()
  server.use(answer(adminCurriculumDocuments.update, { ...theirs, version: 4 }))
  await button('Save mine as the next version', conflict).click()
  await expectToast('Document saved')
  expect(server.sentTo(adminCurriculumDocuments.update).at(-1)).toMatchObject({ id: '5', version: 3 })
  await expectAddress(/document=5/)
})
