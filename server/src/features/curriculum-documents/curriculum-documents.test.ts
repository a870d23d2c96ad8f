import { expect, test } from 'vitest'
import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { addCurriculumDocument } from '../../testing/chat-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

test('whoever is signed in opens a text of the curriculum, without its embedding', {
  tags: ['Y-84'],
}, async () => {
  const { id } = await addCurriculumDocument(t, { vectorEmbedding: [0.5], subject: 'Science', grade: 4 })
  const ada = await t.signUp()
  expect((await ada.call(curriculumDocuments.open, { id })).body).toEqual({
    id,
    title: 'Standards',
    content: 'Students describe how rocks form.',
    grade: 4,
    subject: 'Science',
    documentType: null,
  })
})

test('a text that was taken out of the curriculum is not found', async () => {
  const { id } = await addCurriculumDocument(t, { deletedAt: t.clock.now })
  const ada = await t.signUp()
  expect((await ada.call(curriculumDocuments.open, { id })).status).toBe(404)
})
