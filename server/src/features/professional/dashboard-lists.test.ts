import { expect, test } from 'vitest'
import { professional } from '#contract/professional/professional.ts'
import { addChatSession, addDocument } from '../../testing/chat-rows.ts'
import { addNote } from '../../testing/note-rows.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('each list of the dashboard shows the five latest, while the counts tell all', {
  tags: ['CONST2-16'],
}, async () => {
  const t = await createTestApp()
  const ada = await t.signUp('professional')
  for (let n = 0; n < 6; n++) {
    await addDocument(t, ada.id)
    await addNote(t, ada.id)
    await addChatSession(t, ada.id, { lastMessageAt: t.clock.now })
  }
  const { counts, recentDocuments, recentNotes, recentSessions } = (
    await ada.call(professional.dashboard, {})
  ).body
  expect([recentDocuments, recentNotes, recentSessions].map((list) => list.length)).toEqual([5, 5, 5])
  expect(counts).toMatchObject({ documents: 6, notes: 6, sessions: 6 })
})
