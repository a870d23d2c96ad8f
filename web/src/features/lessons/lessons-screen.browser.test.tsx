import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { progress } from '#contract/progress.ts'
import { answer, answerStatus, hold, refuse } from '../../testing/fake-server.ts'
import { giveVoice } from '../../testing/give-voice.ts'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import {
  button,
  closeDialog,
  dialog,
  expectAddress,
  expectCount,
  expectTexts,
  expectToast,
  heading,
  section,
} from '../../testing/on-page.ts'
import { closePage } from '../../testing/render-at.tsx'
import {
  CARDS,
  keepProgress,
  makeCard,
  makeRecord,
  renderLessons,
  search,
  titles,
} from './testing/open-lessons.ts'

const lessonCard = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function choose(label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the lessons of the own grade stand by subject and unit; details say what there is to know and close where they were opened', {
  tags: ['LESSON-01…27'],
}, async () => {
  await renderLessons('/lessons', [answer(lessons.list, [...CARDS, makeCard({ id: 90, grade: 6 })])])
  await expect.element(page.getByText('5 lessons', { exact: true })).toBeVisible()
  await expectTexts(
    titles(),
    CARDS.map(({ title }) => title),
  )
  await expectTexts(page.getByRole('heading', { level: 2 }), ['Mathematics', 'Science'])
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).not.toBeInTheDocument()
  const first = lessonCard('Shift the digits')
  for (const text of ['Mathematics', '20 min', 'Grade 5'])
    await expect.element(first.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(first.getByRole('progressbar', { name: 'Progress' }))
    .toHaveAttribute('aria-valuenow', '0')
  await expect.element(button('Start Shift the digits', first)).toHaveTextContent('Start')

  const info = button('Details of Shift the digits')
  await info.click()
  const details = page.getByRole('dialog', { name: 'Lesson Details' })
  for (const text of ['Multiply and divide by 10, 100 and 1,000.', '20 min', '0.04 MB'])
    await expect.element(details.getByText(text, { exact: true })).toBeVisible()
  await expect.element(details.getByRole('img', { name: '2 of 5 stars' })).toBeVisible()
  await expect.element(details.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await expect.element(button('Download', details)).toBeVisible()
  await expect
    .element(details.getByRole('button', { name: 'Start Lesson' }))
    .toHaveTextContent('Start Lesson')
  await userEvent.keyboard('{Escape}')
  await expect.element(details).not.toBeInTheDocument()
  await expect.element(info).toHaveFocus()
})

test('the details start a lesson, too', async () => {
  await renderLessons('/lessons')
  await button('Details of Points on a grid').click()
  await dialog().getByRole('button', { name: 'Start Lesson' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Points on a grid' })).toBeVisible()
})

test('search and subject narrow the list, and Back finds them again', {
  tags: ['LESSON-07', 'LESSON-28', 'LESSON-53…54'],
}, async () => {
  await renderLessons('/lessons')
  await search().fill('GRID')
  await expectTexts(titles(), ['Points on a grid'])
  await expectAddress('/lessons?search=GRID')
  await search().fill('')
  await choose('Subject', 'Science')
  await expectTexts(page.getByRole('heading', { level: 2 }), ['Science'])
  await search().fill('sun')
  await expectTexts(titles(), ['Why the sun outshines the stars'])
  await expectAddress(/search=sun&subject=3|subject=3&search=sun/)

  await button('Start Why the sun outshines the stars').click()
  await expectAddress('/lessons/21')
  await expect.element(heading('Why the sun outshines the stars')).toBeVisible()
  history.back()
  await expect.element(search()).toHaveValue('sun')
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Science')

  await search().fill('no such lesson')
  await expect
    .element(page.getByText('No lessons found. Try adjusting your filters.', { exact: true }))
    .toBeVisible()
  await button('Clear filters').click()
  await expectAddress('/lessons')
  await expect.element(search()).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeVisible()
})

test.for(['/learn/lessons', '/student/lessons'])(
  'the address %s shows the same screen and stays as it is',
  { tags: ['LESSON-55', 'X-20'] },
  async (address) => {
    await renderLessons(address)
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toBeVisible()
    await search().fill('grid')
    await expectAddress(`${address}?search=grid`)
  },
)

test('a teacher begins with the own grade and may see any, or all of them; a long list shows a few of each subject until it is asked for the rest', {
  tags: ['LESSON-08…10', 'X-29'],
}, async () => {
  const teacher = makeUser({ role: 'teacher', grade: 12 })
  const older = Array.from({ length: 60 }, (_, place) =>
    makeCard({ id: 100 + place, title: `Calculus ${place}`, grade: 12, unit: 'Calculus' }),
  )
  const all = answer(lessons.list, [...CARDS, ...older])
  await renderLessons('/lessons', [all], teacher)
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).toHaveTextContent('Grade 12')
  await expectCount(titles(), 60)
  await choose('Grade', 'Grade 5')
  await expectAddress('/lessons?grade=5')
  await expectCount(titles(), 5)
  await choose('Grade', 'All Grades')
  await expectAddress('/lessons?grade=all')
  await expect.element(page.getByText('65 lessons', { exact: true })).toBeVisible()
  const mathematics = section('Mathematics').getByRole('heading', { level: 4 })
  await expectCount(mathematics, 6)
  await button('Show all 64 lessons of Mathematics').click()
  await expectCount(mathematics, 64)
  await expect.element(mathematics.nth(6)).toHaveFocus()

  const { pathname, search: filters } = location
  closePage()
  await renderLessons(pathname + filters, [all], teacher)
  await expectCount(mathematics, 64)
})

test('no card says Start before it is known what was begun; then cards show how far one is, and a tick when it is done', {
  tags: ['LESSON-15', 'LESSON-18…19', 'LESSON-48…50'],
}, async () => {
  const records = hold(
    answer(progress.records, [
      makeRecord({ timeSpent: 300 }),
      makeRecord({ lessonId: 13, timeSpent: 4000 }),
      makeRecord({ lessonId: 14, timeSpent: 60, completed: true }),
    ]),
  )
  const { server } = await renderLessons('/lessons', [records])
  await expect.poll(() => server.countCalls(lessons.list)).toBe(1)
  await expect.element(heading('My Lessons')).toBeVisible()
  // Long enough for the cards to be drawn, had they not to wait.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expectCount(page.getByRole('button', { name: /^(Start|Continue) / }), 0)
  records.release()
  await expect.element(button('Continue A part of a part')).toHaveTextContent('Continue')
  for (const [title, percent] of [
    ['Shift the digits', '50'],
    ['Find a common size', '99'],
    ['A part of a part', '100'],
  ] as const)
    await expect.element(lessonCard(title).getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
  await expect.element(lessonCard('A part of a part').getByText('Completed')).toBeVisible()
  await expect.element(page.getByText('Not started').first()).toBeVisible()
  await expect.element(page.getByText('0%', { exact: true })).not.toBeInTheDocument()
  await expect.element(lessonCard('Shift the digits').getByText('Completed')).not.toBeInTheDocument()
})

test('lessons that cannot be loaded say so and come with Try again', async () => {
  const { server } = await renderLessons('/lessons', [answerStatus(lessons.list, 500)])
  await expect.element(heading('Your lessons could not be loaded')).toBeVisible()
  server.use(answer(lessons.list, CARDS))
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeVisible()
})

test('without the records the lessons are still there', async () => {
  const { server } = await renderLessons('/lessons', [answerStatus(progress.records, 500)])
  const notice = page.getByText('Your progress cannot be shown right now.')
  await expect.element(notice).toBeVisible()
  await expect.element(button('Start Shift the digits')).toBeVisible()
  await expect.element(lessonCard('Shift the digits').getByText('–', { exact: true })).toBeVisible()
  server.use(answer(progress.records, []))
  await button('Try again').click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a download that fails says so and can be tried again', { tags: ['ERR1-16', 'X-44'] }, async () => {
  await renderLessons('/lessons', [refuse(downloads.describePackage, 'not_found', 'No')])
  await button('Details of Shift the digits').click()
  await button('Download', dialog()).click()
  await expectToast('Failed to download lesson. Please try again.')
  await expect.element(button('Download', dialog())).toBeVisible()
})

test('a lesson that another device has downloaded says so', { tags: ['DOWN-24'] }, async () => {
  const record = { id: 1, userId: 7, lessonId: 11, downloadedAt: '2026-03-02T08:00:00.000Z' }
  await renderLessons('/lessons', [
    answer(downloads.list, [{ ...record, status: 'completed', progress: 100 }]),
  ])
  await button('Details of Shift the digits').click()
  await expect.element(dialog().getByText('Downloaded on another device')).toBeVisible()
  await expect.element(button('Download', dialog())).not.toBeInTheDocument()
  await closeDialog()
})

test('Start notes the start, says so and opens the lesson', { tags: ['OK1-04'] }, async () => {
  const { server } = await renderLessons('/lessons')
  await button('Start Shift the digits').click()
  await expectToast('Lesson Started')
  expect(server.sentTo(progress.save)[0]).toMatchObject({
    userId: 7,
    lessonId: 11,
    completed: false,
    timeSpent: 0,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shift the digits' })).toHaveFocus()
})

test('a start that cannot be noted still leads to the lesson, with a word about it', {
  tags: ['ERR1-12…13'],
}, async () => {
  const { server } = await renderLessons('/lessons', [answerStatus(progress.save, 500)])
  await button('Start Shift the digits').click()
  await expectToast(/progress tracking may not be available/)
  await expectAddress('/lessons/11')
  server.use(...keepProgress([]))
})

test('a lesson is found, looked at and started with the keyboard alone', async () => {
  await renderLessons('/lessons')
  await expect.element(search()).toBeVisible()
  search().element().focus()
  await userEvent.keyboard('grid')
  await expectTexts(titles(), ['Points on a grid'])
  const start = button('Start Points on a grid')
  for (let tabs = 0; tabs < 6 && start.element() !== document.activeElement; tabs += 1) await userEvent.tab()
  await expect.element(start).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Lesson Details' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Details of Points on a grid')).toHaveFocus()
  // What guards the focus of a dialog goes with it.
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(start).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Points on a grid' })).toHaveFocus()
})

test('a beginner hears what a card says', async () => {
  const spoken = giveVoice()
  await renderLessons('/lessons', [answer(lessons.list, [makeCard({ grade: 1 })])], makeUser({ grade: 1 }))
  await button('Listen to Shift the digits').click()
  await expect.poll(() => spoken[0]?.text).toBe('Shift the digits. Multiply and divide by 10, 100 and 1,000.')
})

test.for([2, 5])(
  'the list of grade %i, its details and a search without result are accessible and fit',
  async (grade) => {
    await showOnPhone()
    await showInDark()
    const cards = CARDS.map((card) => ({ ...card, grade }))
    const done = makeRecord({ completed: true })
    await renderLessons(
      '/lessons',
      [answer(lessons.list, cards), ...keepProgress([done])],
      makeUser({ grade }),
    )
    await expect.element(page.getByText('Completed')).toBeVisible()
    await expectNothingSticksOut()
    await expectAccessible()
    await button('Details of Shift the digits').click()
    await expect.element(button('Download', dialog())).toBeVisible()
    await expectNothingSticksOut()
    await expectAccessible('[role=dialog]')
    await closeDialog()
    await search().fill('zzz')
    await expect.element(page.getByText('No lessons found. Try adjusting your filters.')).toBeVisible()
    await expectNothingSticksOut()
    await expectAccessible()
  },
)
