import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type ChatSession, chat } from '#contract/study/chat.ts'
import { notes } from '#contract/study/notes.ts'
import { settleFocus, showDialog, showPanel } from '../../../kit/chat/page/dock.ts'
import { type Answer, answer } from '../../../testing/fake-server.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { renderAt } from '../../../testing/render-at.tsx'

let newestUser = 100

export const panel = () => page.getByRole('complementary', { name: 'AI Tutor' })
export const input = () => page.getByRole('textbox', { name: 'Message to the tutor' })
export const thread = () => page.getByRole('log', { name: 'Messages' })

/** A page with the tutor beside it; on a phone, or where there is no room, it opens in a dialog. */
export function openPageWithChat(path: string, ...answers: Answer[]) {
  // What is asked and where the tutor stands outlives a page: somebody new has asked nothing yet.
  newestUser += 1
  onTestFinished(() => {
    showDialog(false)
    showPanel(true)
    settleFocus()
  })
  return renderAt(path, {
    as: makeUser({ id: newestUser }),
    answers: [
      answer(notes.list, []),
      answer(notes.tags, []),
      answer(chat.sessions, []),
      answer(chat.subjects, []),
      ...answers,
    ],
  })
}

export const SESSION: ChatSession = {
  id: 31,
  userId: 7,
  title: 'Rain',
  subject: null,
  documentId: null,
  documentTitle: null,
  messageCount: 2,
  lastMessageAt: '2026-03-02T08:00:00.000Z',
  isArchived: false,
  createdAt: '2026-03-02T08:00:00.000Z',
}
