import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ChatSession, chat } from '#contract/study/chat.ts'
import { type Answer, answer, answerStatus } from '../../testing/fake-server.ts'
import { button, expectCount, expectToast } from '../../testing/on-page.ts'
import { openPageWithChat, SESSION } from './testing/open-chat.ts'

const list = () => page.getByRole('list', { name: 'Sessions' })

/** Where the tutor has a page to itself, its sessions stand beside it. */
const openSessions = (kept: ChatSession[], ...answers: Answer[]) =>
  openPageWithChat(
    '/ai-tutor?tutor=general',
    answer(chat.sessions, () => kept),
    ...answers,
  )

test('a session needs a title, and one that cannot be made keeps its form', {
  tags: ['CHAT-16…17', 'ERR2-39'],
}, async () => {
  const kept: ChatSession[] = []
  const { server } = await openSessions(kept, answerStatus(chat.createSession, 503))
  await button('New session').click()
  const form = page.getByRole('dialog', { name: 'New session' })
  const title = form.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveFocus()
  await title.fill('  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Session title is required.')).toBeVisible()
  await title.fill('Rain')
  await userEvent.keyboard('{Enter}')
  await expectToast('Failed to create chat session. Please try again.')
  await expect.element(title).toHaveValue('Rain')
  server.use(
    answer(chat.createSession, () => {
      const made = { ...SESSION, messageCount: 0 }
      kept.push(made)
      return made
    }),
  )
  await title.click()
  await userEvent.keyboard('{Enter}')
  await expectCount(form, 0)
  await expect.element(list().getByText('0 messages')).toBeVisible()
  expect(server.sentTo(chat.createSession)).toMatchObject([{ title: 'Rain' }, { title: 'Rain' }])
})

test('archiving or deleting that fails says nothing, and the entry stays', async () => {
  const { server } = await openSessions([SESSION], answerStatus(chat.clear, 503))
  for (const [place, deed] of ['Archive', 'Delete'].entries()) {
    await button('More about Rain').click()
    await page.getByRole('menuitem', { name: deed, exact: true }).click()
    await expect.poll(() => server.countCalls(chat.clear)).toBe(place + 1)
    await expectCount(page.getByRole('menu'), 0)
    await expect.element(list().getByText('Rain')).toBeVisible()
    await expectCount(page.getByText('Error', { exact: true }), 0)
  }
})

test('a history that cannot be cleared says so', { tags: ['ERR2-40'] }, async () => {
  await openSessions([SESSION], answerStatus(chat.clear, 503))
  await button('Clear history').click()
  await button('Clear history', page.getByRole('alertdialog')).click()
  await expectToast('Failed to clear chat history. Please try again.')
})
