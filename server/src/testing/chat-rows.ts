import { aiChatSessions, chatMessages } from '../db/schema/study/chat.ts'
import { curriculumDocuments, professionalDocuments } from '../db/schema/study/documents.ts'
import { safetyAlerts } from '../db/schema/study/safety-alerts.ts'
import { tutorMemory } from '../db/schema/study/tutor-memory.ts'
import type { TestApp } from './test-app.ts'

type Session = Partial<typeof aiChatSessions.$inferInsert>
type Message = Partial<typeof chatMessages.$inferInsert>
type CurriculumDocument = Partial<typeof curriculumDocuments.$inferInsert>
type Document = Partial<typeof professionalDocuments.$inferInsert>

export async function addChatSession(t: TestApp, userId: number, session: Session = {}) {
  const at = t.clock.now
  const [row] = await t.db
    .insert(aiChatSessions)
    .values({ title: 'Fractions', createdAt: at, updatedAt: at, ...session, userId })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addChatMessage(t: TestApp, userId: number, message: Message = {}) {
  const [row] = await t.db
    .insert(chatMessages)
    .values({ content: 'What is a volcano?', role: 'user', timestamp: t.clock.now, ...message, userId })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export function addChatReply(t: TestApp, userId: number, message: Message = {}) {
  return addChatMessage(t, userId, {
    role: 'assistant',
    content: 'A volcano is an opening in the crust of the Earth.',
    metadata: { engine: 'embedded', agents: ['tutor'], followUps: [], isAnswered: true, help: 'none' },
    ...message,
  })
}

export async function addDocument(t: TestApp, userId: number, document: Document = {}) {
  const [row] = await t.db
    .insert(professionalDocuments)
    .values({ title: 'Handbook', content: 'Backups are made every night at two.', ...document, userId })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addCurriculumDocument(t: TestApp, document: CurriculumDocument = {}) {
  const [row] = await t.db
    .insert(curriculumDocuments)
    .values({ title: 'Standards', content: 'Students describe how rocks form.', ...document })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addTutorMemory(t: TestApp, userId: number, text = 'My test is on Friday') {
  const [row] = await t.db.insert(tutorMemory).values({ userId, text, createdAt: t.clock.now }).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addSafetyAlert(
  t: TestApp,
  userId: number,
  more: Partial<typeof safetyAlerts.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(safetyAlerts)
    .values({
      userId,
      category: 'selfHarm',
      severity: 'high',
      createdAt: t.clock.now,
      lastAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
