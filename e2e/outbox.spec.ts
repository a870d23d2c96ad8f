import { expect, test } from '@playwright/test'
import { addCards, rate } from './flashcards-steps.ts'
import { findLesson, readRecord } from './lesson-steps.ts'
import { expectSoundLook } from './looks.ts'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'
import { changeNote, keepNote, listNotes } from './notes-steps.ts'
import { waitForAnswer, waitForWorker } from './offline-steps.ts'
import { expectAllSent, readOutbox, waitingLink, writeNote } from './outbox-steps.ts'
import { answerAll, dialog, readKeyOf, readResults } from './quizzes-steps.ts'
import { startFrontServer } from './servers/front-server.ts'

const TITLE = 'Shift the digits'

test.use({ serviceWorkers: 'allow' })

test('with the server gone a lesson is read, its quiz done, cards reviewed and a note written; all of it arrives once', {
  tag: ['@X-48', '@Y-92'],
}, async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const front = await startFrontServer(baseURL ?? '')
  try {
    const { id } = await signUpLearner(page)
    const lesson = await findLesson(page, TITLE)
    const quiz = await readKeyOf(lesson.quizId)
    await addCards(page, [
      { front: 'Capital of France', back: 'Paris' },
      { front: 'Seven times eight', back: '56' },
    ])

    await test.step('with the server: the lesson is downloaded, cards and notes are looked at', async () => {
      await page.goto(`${front.address}/lessons/${lesson.id}`)
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      await expect(page.getByText('Download Complete', { exact: true }).first()).toBeVisible()
      await page.goto(`${front.address}/flashcards?tab=due`)
      await expect(page.getByRole('button', { name: 'Start review' })).toBeVisible()
      await waitForAnswer(page, '/api/flashcards/due')
      await page.goto(`${front.address}/notes`)
      await expect(page.getByText('No notes yet')).toBeVisible()
      await waitForAnswer(page, `/api/users/${id}/notes`)
      await waitForWorker(page)
    })

    await front.goAway()

    await test.step('without it: read, complete, quiz', async () => {
      await page.goto(`${front.address}/downloads`)
      await page.getByRole('link', { name: TITLE }).click()
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      await page.getByRole('button', { name: 'Complete Lesson' }).click()
      await expect(
        page.getByText('It is kept on this device and counts as soon as you are online.').first(),
      ).toBeVisible()
      await page.goto(`${front.address}/quizzes/${lesson.quizId}`)
      await answerAll(page, quiz)
      await expect(
        dialog(page).getByText('They are kept on this device and will be graded when you are online.'),
      ).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Return to Quizzes' }).click()
    })

    await test.step('cards and a note', async () => {
      await page.goto(`${front.address}/flashcards?tab=due`)
      await page.getByRole('button', { name: 'Start review' }).click()
      await rate(page, 'Capital of France', '4')
      await rate(page, 'Seven times eight', '4')
      await expect(page.getByText('2 ratings are kept on this device').first()).toBeVisible()
      await page.goto(`${front.address}/notes`)
      await writeNote(page, 'Place value', 'Digits shift to the left.')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Place value' })).toBeVisible()
      await expect(waitingLink(page, 5)).toBeVisible()
      await waitingLink(page, 5).click()
      for (const what of ['Lesson completed', 'Quiz to be graded', 'New note']) {
        await expect(page.getByRole('heading', { name: what })).toBeVisible()
      }
      await expect(page.getByRole('heading', { name: 'Flashcard reviewed' })).toHaveCount(2)
    })

    await front.comeBack()

    await test.step('back: all of it arrives', async () => {
      await page.getByRole('button', { name: 'Send now' }).click()
      await expectAllSent(page)
      await expect(page.getByText('Everything is sent')).toBeVisible()
      expect((await readRecord(page, id, lesson.id))?.completed).toBe(true)
      expect((await readResults(page, id)).map(({ quizId }) => quizId)).toEqual([lesson.quizId])
      expect((await listNotes(page, id)).map(({ title }) => title)).toEqual(['Place value'])
      const cards = await (await page.request.get(`/api/users/${id}/flashcards`)).json()
      expect(cards.map(({ reps }: { reps: number }) => reps)).toEqual([1, 1])
      // Graded on the server, all of it right: the first badge.
      expect(await (await page.request.get(`/api/users/${id}/badges`)).json()).toHaveLength(1)
      await page.goto(`${front.address}/achievements`)
      await expect(page.getByRole('region', { name: 'Your badges in figures' })).toContainText(
        /Badges Earned1(?!\d)/,
      )
    })
  } finally {
    await front.close()
  }
})

test('a note changed here without a connection and elsewhere meanwhile keeps both versions and asks', async ({
  page,
  context,
}) => {
  const { id } = await signUpLearner(page)
  const kept = await keepNote(page, { title: 'Shared', content: 'At first' })
  await page.goto('/notes')
  await expect(page.getByRole('heading', { name: 'Shared' })).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  for (const text of ['Mine', 'Mine, once more']) {
    await page.getByRole('button', { name: 'Edit Shared' }).click()
    await dialog(page).getByRole('textbox', { name: 'Content' }).fill(text)
    await dialog(page).getByRole('button', { name: 'Save note' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  // Two changes of one note that were never sent are one.
  await expect(waitingLink(page, 1)).toBeVisible()
  await changeNote(page, kept.id, { content: 'Theirs' })
  await context.setOffline(false)
  await expect(page.getByText('A change needs your decision', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByText('Mine, once more')).toBeVisible()
  await expect(page.getByText('Theirs')).toBeVisible()
  await expectSoundLook(page, 'two versions of a note')
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expectAllSent(page)
  expect((await listNotes(page, id)).map(({ content }) => content).sort()).toEqual([
    'Mine, once more',
    'Theirs',
  ])
})

test('who signs out while something waits is asked; it is sent when they come back, and never by somebody else', async ({
  page,
  context,
}) => {
  const { id, username } = await signUpLearner(page)
  await page.goto('/notes')
  await expect(page.getByText('No notes yet')).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await writeNote(page, 'Mine alone', 'Text')
  await expect(waitingLink(page, 1)).toBeVisible()

  // The connection is back, but the server does not take it yet.
  await page.route('**/api/notes', (route) => route.abort())
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: '1 change waits on this device' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out, keep it here' }).click()
  await expect(page).toHaveURL('/')
  await page.unroute('**/api/notes')

  const other = await signUpLearner(page, { lastName: 'Brandt' })
  await page.goto('/notes')
  await expect(page.getByText('No notes yet')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(await listNotes(page, other.id)).toEqual([])
  expect(await readOutbox(page)).toHaveLength(1)

  await page.request.post('/api/login', { data: { username, password: LEARNER_PASSWORD } })
  await page.goto('/notes')
  await expect(page.getByRole('heading', { name: 'Mine alone' })).toBeVisible()
  await expectAllSent(page)
  expect((await listNotes(page, id)).map(({ title }) => title)).toEqual(['Mine alone'])
})

test('a session that ends while something waits asks to sign in again and keeps everything', async ({
  page,
  context,
}) => {
  const { id, username } = await signUpLearner(page)
  await page.goto('/notes')
  await expect(page.getByText('No notes yet')).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await writeNote(page, 'Kept through it', 'Text')
  // Ended elsewhere, which this page cannot know.
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'trellis_signed_in')
  await context.clearCookies({ name: cookies.find(({ httpOnly }) => httpOnly)?.name ?? '' })
  await context.setOffline(false)
  await expect(page.getByText('Please sign in again', { exact: true }).first()).toBeVisible()
  expect(await readOutbox(page)).toHaveLength(1)
  await page.request.post('/api/login', { data: { username, password: LEARNER_PASSWORD } })
  await page.goto('/notes')
  await expectAllSent(page)
  expect((await listNotes(page, id)).map(({ title }) => title)).toEqual(['Kept through it'])
})
