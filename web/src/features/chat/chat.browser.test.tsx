import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { chat } from '#contract/study/chat.ts'
import { planning } from '#contract/study/planning.ts'
import { makeChatAnswer, makeMessage, makeMetadata } from '../../testing/chat-answers.ts'
import {
  type Answer,
  answer,
  answerInEvents,
  answerInPieces,
  answerStatus,
  dropConnection,
  neverAnswer,
} from '../../testing/fake-server.ts'
import { goOffline } from '../../testing/go-offline.ts'
import {
  expectAccessible,
  expectNothingSticksOut,
  expectSoundLook,
  showInDark,
  showOnPhone,
} from '../../testing/looks.ts'
import { button, expectCount, expectToast } from '../../testing/on-page.ts'
import { input, openPageWithChat, panel, SESSION, thread } from './testing/open-chat.ts'

const FAILED = 'Failed to send message to AI tutor. Please try again.'
const openNotes = (...answers: Answer[]) => openPageWithChat('/notes', ...answers)
const openButton = () => button('Open the AI tutor')

async function send(text: string) {
  await input().fill(text)
  await userEvent.keyboard('{Enter}')
}

test('the tutor takes a third of the width, and gives it back', { tags: ['CHAT-01…03'] }, async () => {
  await openNotes()
  await expect.element(input()).toBeVisible()
  const { width } = panel().element().getBoundingClientRect()
  expect(Math.abs(width - 1280 / 3)).toBeLessThan(3)
  await expectCount(openButton(), 0)
  await button('Hide the AI tutor').click()
  await expectCount(panel(), 0)
  await expect.element(openButton()).toHaveFocus()
  await openButton().click()
  await expect.element(input()).toHaveFocus()
})

test('nothing empty is sent', async () => {
  const { server } = await openNotes()
  await input().click()
  await userEvent.keyboard('{Enter}')
  await input().fill('  ')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(input()).toHaveValue('  \n')
  expect(server.countCalls(chat.send)).toBe(0)
})

test('whatever fails is told in the words of the server, else in the documented ones; the same question keeps its key', {
  tags: ['STATE-16', 'ERR2-32…33'],
}, async () => {
  const fetched = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const { server } = await openNotes(answerStatus(chat.send, 503))
  await send('Why does it rain?')
  await expectToast(FAILED)
  await expect.element(input()).toHaveValue('Why does it rain?')
  server.use(
    answerInEvents(chat.send, [
      ['piece', { text: 'Water ' }],
      ['failure', { message: 'Later.', code: 'unavailable' }],
    ]),
  )
  await button('Ask again').click()
  await expectToast('Later.')
  await expect.element(input()).toHaveValue('Why does it rain?')
  server.use(answerInPieces(chat.send, ['Water ris']))
  await input().click()
  await userEvent.keyboard('{Enter}')
  await expectToast(FAILED)
  const sent = fetched.mock.calls.filter(([address]) => String(address).endsWith('/api/chat'))
  const keys = sent.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBeTruthy()
})

test('one message at a time, stopped by Escape or the button; what is withdrawn is not shown', async () => {
  const { server } = await openNotes(neverAnswer(chat.send))
  await send('Why does it rain?')
  await expect.element(button('Stop the answer')).toBeVisible()
  await expectCount(button('Send message'), 0)
  await userEvent.keyboard('{Enter}')
  expect(server.countCalls(chat.send)).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Send message')).toBeVisible()
  await expect.element(input()).toHaveValue('Why does it rain?')
  await expect.element(input()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button('Stop the answer').click()
  await expect.element(button('Send message')).toBeVisible()
  const content = 'Clouds let water fall.'
  const metadata = makeMetadata({ engine: 'llm', followUps: ['And snow?'], unsupported: [content] })
  server.use(
    answerInEvents(chat.send, [
      ['piece', { text: 'Nonsense' }],
      ['restart', {}],
      ['reply', makeChatAnswer('Why does it rain?', { content, metadata })],
    ]),
  )
  await input().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(thread().getByText('Written by a language model: may be wrong')).toBeVisible()
  await expect.element(thread().getByText('This sentence was not found in your material:')).toBeVisible()
  await expectCount(thread().getByText('Nonsense'), 0)
  await expect.element(panel().getByRole('status')).toHaveTextContent(`The tutor answered: ${content}`)
  await expectSoundLook()
})

test('a caring answer is calm, and names people as links', { tags: ['Y-79'] }, async () => {
  const content = 'You are not alone. Call 116 111 or write to help@example.org.'
  const metadata = makeMetadata({ isCare: true })
  await openNotes(answerInPieces(chat.send, [], makeChatAnswer('x', { content, metadata })))
  await send('x')
  await expect.element(panel().getByRole('link', { name: '116 111' })).toHaveAttribute('href', 'tel:116111')
  await expect.element(panel().getByRole('link', { name: 'help@example.org' })).toBeVisible()
  await expectSoundLook()
})

test('without a network what is typed stays', async () => {
  await openNotes(dropConnection(chat.send))
  await expect.element(input()).toBeVisible()
  goOffline()
  await expect
    .element(panel().getByText('You are offline. What you type is kept until you can send it.'))
    .toBeVisible()
  await send('Still here?')
  await expectToast(FAILED)
  await expect.element(input()).toHaveValue('Still here?')
})

test('history and sessions that are refused say so', { tags: ['ERR2-41…42'] }, async () => {
  await showOnPhone()
  await openNotes(answerStatus(chat.history, 403), answerStatus(chat.sessions, 403))
  await openButton().click()
  await expect.element(page.getByText("Access denied: Cannot view other users' chat history")).toBeVisible()
  await button('Sessions').click()
  await expect.element(page.getByText("Access denied: Cannot view other users' chat sessions")).toBeVisible()
})

test('a thumb that fails is told and taken back', { tags: ['ERR1-19'] }, async () => {
  await openNotes(answer(chat.history, [makeMessage(2)]), answerStatus(chat.rate, 503))
  await button('Good answer').click()
  await expectToast('Failed to send feedback.')
  await expect.element(button('Good answer')).toHaveAttribute('aria-pressed', 'false')
})

test('quick actions that fail say so', { tags: ['ERR2-34…38'] }, async () => {
  const calls = [
    ['Flashcards', aiHelpers.flashcards, 'Failed to generate flashcards. Please try again.'],
    ['Summary', aiHelpers.summarize, 'Failed to create summary. Please try again.'],
    ['Study guide', aiHelpers.studyGuide, 'Failed to generate study guide. Please try again.'],
    ['Adaptive learning', planning.startAdaptive, 'Failed to start adaptive learning. Please try again.'],
    ['Recommendations', planning.recommendations, 'Failed to get recommendations. Please try again.'],
  ] as const
  const failing = calls.map(([, endpoint]) => answerStatus(endpoint, 400))
  await openNotes(answer(chat.history, [makeMessage(2)]), ...failing)
  await expect.element(thread().getByText('Message 2')).toBeVisible()
  for (const [name, , text] of calls) {
    await button(name).click()
    await expectToast(text)
  }
})

test('a conversation of a thousand messages opens at its end, and earlier ones come without a jump', async () => {
  await openNotes(
    answer(chat.history, ({ before = 1001 }) => {
      const first = Math.max(1, Number(before) - 50)
      return Array.from({ length: Number(before) - first }, (_, place) => first + place).map((id) =>
        id % 2
          ? makeMessage(id, { role: 'user', metadata: null })
          : makeMessage(id, { content: `Message ${id}. `.repeat(30) }),
      )
    }),
  )
  const line = (id: number) => document.querySelector(`[data-message="${id}"]`)
  const readBox = (id: number) => line(id)?.getBoundingClientRect()
  await expect.poll(() => readBox(999)?.top ?? 9999).toBeLessThan(800)
  expect(readBox(999)?.bottom).toBeGreaterThan(0)
  for (let oldest = 951; oldest > 851; oldest -= 50) {
    await expect.poll(() => line(oldest)).not.toBeNull()
    thread().element().scrollTop = 0
    await expect.poll(() => line(oldest - 50)).not.toBeNull()
    // What was at the top still is, within a line.
    const top = thread().element().getBoundingClientRect().top
    await expect.poll(() => Math.abs((readBox(oldest)?.top ?? 9999) - top)).toBeLessThan(120)
  }
})

test('turned, or twice as large, a small desktop still shows page and panel side by side', async () => {
  await page.viewport(768, 600)
  await openNotes(answer(chat.history, [makeMessage(2)]))
  await expect.element(panel()).toBeVisible()
  await expectSoundLook()
})

test('on a phone the tutor and its sessions fill a dialog without an accessibility fault', async () => {
  await showOnPhone()
  await openNotes(answer(chat.sessions, [SESSION]), answer(chat.history, [makeMessage(2)]))
  await openButton().click()
  await expect.element(input()).toHaveFocus()
  await expectNothingSticksOut()
  await expectAccessible('[role="dialog"]')
  await button('Sessions').click()
  await expect.element(page.getByRole('list', { name: 'Sessions' })).toBeVisible()
  await showInDark()
  await expectNothingSticksOut()
  await expectAccessible('[role="dialog"]')
})
