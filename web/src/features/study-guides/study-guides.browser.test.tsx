import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { type PublicGuide, type StudyGuide, studyGuides } from '#contract/study/study-guides.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { button, card, closeDialog, dialog, expectCount, expectToast } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

function makeGuide(fields: Partial<StudyGuide> = {}): StudyGuide {
  return {
    id: 1,
    userId: 7,
    title: 'Halves',
    description: 'Two equal parts',
    content: 'Text',
    resources: [],
    subject: null,
    grade: null,
    isPublic: false,
    isHidden: false,
    sharing: fields.isPublic ? 'public' : 'private',
    decline: null,
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...fields,
  }
}

const RUMORS: PublicGuide = {
  id: 1,
  title: 'Rumors',
  description: null,
  content: 'The moon is **cheese**.',
  subject: null,
  grade: null,
  isPublic: true,
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  isOwn: false,
  isReported: false,
}

const openGuides = (stored: StudyGuide[], ...answers: Answer[]) =>
  renderAt('/study-guides', {
    answers: [
      answer(studyGuides.list, () => stored),
      answer(studyGuides.public, []),
      answer(studyGuides.publicSubjects, []),
      ...answers,
    ],
  })

const title = dialog().getByRole('textbox', { name: 'Title' })
const content = dialog().getByRole('textbox', { name: 'Content', exact: true })
const openForm = () => button('New Study Guide').first().click()

test('without title and content nothing is sent', { tags: ['GUIDE-14…18'] }, async () => {
  const { server } = await openGuides([])
  await expect.element(page.getByText('No study guides yet')).toBeVisible()
  await openForm()
  await expect.element(title).toHaveFocus()
  await button('Create Study Guide', dialog()).click()
  await expectToast('Please fill in all required fields.')
  await expect.element(title).toHaveFocus()
  await expectCount(dialog().getByText('Please fill this in.'), 2)
  expect(server.countCalls(studyGuides.create)).toBe(0)
})

test('a call that fails, a dialog closed by accident and a reload lose nothing', {
  tags: ['ERR2-14', 'Y-75'],
}, async () => {
  await openGuides([], refuse(studyGuides.create, 'internal', 'Out of order'))
  await openForm()
  await title.fill('Halves')
  await content.fill('Two equal parts')
  await dialog().getByLabelText('Grade').click()
  await page.getByRole('option', { name: 'Grade 5', exact: true }).click()
  await button('Create Study Guide', dialog()).click()
  await expectToast('Failed to create study guide. Please try again.')
  await closeDialog()
  closePage()
  await openGuides([])
  await openForm()
  await expect.element(dialog().getByText('Here is what you had typed before.')).toBeVisible()
  await expect.element(title).toHaveValue('Halves')
  await expect.element(content).toHaveValue('Two equal parts')
  await expect.element(dialog().getByLabelText('Grade')).toHaveTextContent('Grade 5')
})

test('a change that fails says so and keeps the text', { tags: ['ERR2-16'] }, async () => {
  await openGuides([makeGuide()], refuse(studyGuides.update, 'internal', 'Out of order'))
  await button('Edit', card('Halves')).click()
  await title.fill('Quarters')
  await button('Save Changes', dialog()).click()
  await expectToast('Failed to update study guide. Please try again.')
  await expect.element(title).toHaveValue('Quarters')
})

test('a guide that cannot be deleted stays, and it is said', { tags: ['ERR2-15'] }, async () => {
  await openGuides([makeGuide()], refuse(studyGuides.remove, 'internal', 'Out of order'))
  await button('Delete', card('Halves')).click()
  await expectToast('Failed to delete study guide. Please try again.')
  await expect.element(card('Halves')).toBeVisible()
})

test('generating wants a resource, and a failure leaves what was typed', {
  tags: ['GUIDE-19…27', 'GUIDE-41', 'ERR2-17', 'ERR2-71…72'],
}, async () => {
  const { server } = await openGuides([], refuse(aiHelpers.generateStudyGuide, 'unavailable', 'Out of order'))
  await openForm()
  await dialog().getByRole('tab', { name: 'AI' }).click()
  const resource = dialog().getByLabelText('Text or address')
  const generate = button('Generate Study Guide', dialog())
  const generated = dialog().getByRole('textbox', { name: 'Generated content' })
  await button('Add', dialog()).click()
  await expectToast('Resource content cannot be empty.')
  await expect.element(resource).toHaveFocus()
  await resource.fill('Mitochondria release energy in the cell.')
  await button('Add', dialog()).click()
  const chosen = dialog().getByRole('checkbox', { name: /^Text Mitochondria/ })
  await expect.element(chosen).toBeChecked()
  await chosen.click()
  await generate.click()
  await expectToast('Please select at least one resource for generation.')
  expect(server.countCalls(aiHelpers.generateStudyGuide)).toBe(0)
  await chosen.click()
  await generated.fill('My own start')
  await generate.click()
  await expectToast('Failed to generate study guide. Please try again.')
  await expect.element(generated).toHaveValue('My own start')
})

test('guides that cannot be loaded say so and come with the next try; a long list comes in parts', {
  tags: ['GUIDE-05', 'Y-06'],
}, async () => {
  const all = Array.from({ length: 52 }, (_, place) => makeGuide({ id: 52 - place, title: `Guide ${place}` }))
  const { server } = await openGuides([], dropConnection(studyGuides.list))
  await expect.element(page.getByText('The study guides could not be loaded')).toBeVisible()
  server.use(
    answer(studyGuides.list, ({ before }) =>
      all.filter(({ id }) => id < Number(before ?? Number.POSITIVE_INFINITY)).slice(0, 50),
    ),
  )
  await button('Try again').click()
  const cards = page.getByRole('article')
  await expectCount(cards, 50)
  cards.last().element().scrollIntoView()
  await expectCount(cards, 52)
})

test('a report that cannot be sent is kept, and its field says so', async () => {
  const { server } = await renderAt('/study-guides?tab=public', {
    answers: [
      answer(studyGuides.public, [RUMORS]),
      answer(studyGuides.publicSubjects, []),
      answer(studyGuides.preview, RUMORS),
      dropConnection(studyGuides.report),
    ],
  })
  await button('Preview', card('Rumors')).click()
  await button('Report', dialog()).click()
  const report = page.getByRole('dialog', { name: 'Is something not right?' })
  await expect.element(report.getByRole('radio').first()).toHaveFocus()
  const words = report.getByLabelText('What should we look at?')
  await words.fill('The moon is not cheese.')
  await button('Send', report).click()
  await expect.element(words).toHaveAttribute('aria-invalid', 'true')
  await expect.element(words).toHaveValue('The moon is not cheese.')
  server.use(answer(studyGuides.report, { id: 1, createdAt: '2026-03-02T08:00:00.000Z' }))
  await button('Send', report).click()
  await expectToast('Thank you for telling us')
})

test('own guides, their form, the deleted ones and what is generated look sound', async () => {
  const hidden = makeGuide({ id: 2, title: 'Rumors', isPublic: true, isHidden: true })
  await openGuides(
    [makeGuide({ isPublic: true }), hidden],
    answer(aiHelpers.generateStudyGuide, {
      title: 'Cells',
      content: '# Cells\n\nMitochondria release energy.',
      engine: 'embedded',
    }),
    answer(studyGuides.list, ({ only }) => (only ? [makeGuide()] : [makeGuide({ isPublic: true }), hidden])),
  )
  await expect.element(card('Rumors').getByText('Not shown to others')).toBeVisible()
  await expect.element(card('Rumors').getByText(/^Someone reported this guide/)).toBeVisible()
  await expectSoundLook()
  await button('Deleted study guides').click()
  await expect.element(dialog().getByRole('button', { name: 'Restore Halves' })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await closeDialog()
  await openForm()
  await title.fill('Cells')
  await expectSoundLook('[role=dialog]')
  await dialog().getByRole('tab', { name: 'AI' }).click()
  await dialog().getByLabelText('Text or address').fill('Mitochondria release energy in the cell.')
  await button('Add', dialog()).click()
  await button('Generate Study Guide', dialog()).click()
  await expect.element(dialog().getByText(/^Trellis made this from your resources/)).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test('public guides, a preview and a report look sound', async () => {
  const parts = ['Evaporation', 'Clouds', 'Rain', 'Rivers'].map(
    (part) => `## ${part}\n\n${`${part} moves water on. `.repeat(60)}$a + b$`,
  )
  const long: PublicGuide = { ...RUMORS, content: ['# The water cycle', ...parts].join('\n\n') }
  await renderAt('/study-guides?tab=public', {
    answers: [
      answer(studyGuides.public, [long]),
      answer(studyGuides.publicSubjects, [{ subject: 'Science', guides: 1 }]),
      answer(studyGuides.preview, long),
    ],
  })
  await expect.element(card('Rumors')).toBeVisible()
  await expectSoundLook()
  await button('Preview', card('Rumors')).click()
  await expect.element(dialog().getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Report', dialog()).click()
  const report = page.getByRole('dialog', { name: 'Is something not right?' })
  await expect.element(report.getByRole('radio').first()).toHaveFocus()
  await expectAccessible('[role=dialog]')
})
