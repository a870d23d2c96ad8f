import { expect, test } from 'vitest'
import type { Citation } from '#contract/professional/citation.ts'
import { documents } from '#contract/professional/documents.ts'
import { professional } from '#contract/professional/professional.ts'
import { professionalRows } from '#contract/professional/professional-rows.ts'
import { progress } from '#contract/progress.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { addChatSession, addDocument } from '../../testing/chat-rows.ts'
import { addFlashcard } from '../../testing/flashcard-rows.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { addNote } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addComment, addSharedDocument } from '../../testing/shared-rows.ts'

// A Tuesday.
const START = new Date('2026-03-10T09:00:00Z')
const daysAgo = (days: number) => new Date(START.getTime() - days * DAY_MS)
const t = prepareTestApp({ now: START })

const CITATION: Citation = {
  kind: 'article',
  authors: [{ family: 'Curie', given: 'Marie' }],
  year: 1911,
  journal: 'Nature',
  volume: '87',
  issue: '',
  pages: '1-9',
  publisher: '',
  doi: '10.1000/182',
}

test('the dashboard counts, shows the latest, and is empty at first', {
  tags: ['P-57', 'PRO-14'],
}, async () => {
  const ada = await t.signUp('professional')
  const read = async () => (await ada.call(professional.dashboard, {})).body
  expect(await read()).toEqual({
    counts: { documents: 0, notes: 0, flashcards: 0, sessions: 0, sharedWithMe: 0 },
    dueCards: 0,
    minutesThisWeek: 0,
    recentDocuments: [],
    recentNotes: [],
    recentSessions: [],
    nextStep: { kind: 'addDocument' },
  })
  const old = await addDocument(t, ada.id, { title: 'Old', uploadedAt: daysAgo(9), lastAccessed: START })
  const newer = await addDocument(t, ada.id, { title: 'New', uploadedAt: daysAgo(1) })
  await addDocument(t, ada.id, { isArchived: true })
  await addDocument(t, ada.id, { deletedAt: START })
  const note = await addNote(t, ada.id, { title: 'Ideas' })
  const session = await addChatSession(t, ada.id, { title: 'Backups', lastMessageAt: daysAgo(2) })
  await t.db.insert(learningDays).values([
    { userId: ada.id, day: '2026-03-09', seconds: 1900 },
    { userId: ada.id, day: '2026-03-01', seconds: 6000 },
  ])
  expect(await read()).toMatchObject({
    counts: { documents: 2, notes: 1, flashcards: 0, sessions: 1, sharedWithMe: 0 },
    minutesThisWeek: 31,
    recentDocuments: [
      { id: old.id, title: 'Old', at: START.toISOString() },
      { id: newer.id, title: 'New', at: daysAgo(1).toISOString() },
    ],
    recentNotes: [{ id: note.id, title: 'Ideas' }],
    recentSessions: [{ id: session.id, title: 'Backups', at: daysAgo(2).toISOString() }],
  })
})

test('a work that is only cited is never proposed to be asked about', async () => {
  const ada = await t.signUp('professional')
  const step = async () => (await ada.call(professional.dashboard, {})).body.nextStep
  await addDocument(t, ada.id, { title: 'A printed book', content: null })
  expect(await step()).toEqual({ kind: 'addDocument' })
  const own = await addDocument(t, ada.id, { title: 'Handbook', uploadedAt: daysAgo(1) })
  await ada.call(documents.summarize, { id: own.id })
  expect(await step()).toEqual({ kind: 'ask', id: own.id, title: 'Handbook' })
})

test('the next step is what fades, then what was begun, what others wait for, and what lies unread', {
  tags: ['P-57'],
}, async () => {
  const [ada, ben] = [await t.signUp('professional'), await t.signUp('professional')]
  const step = async () => (await ada.call(professional.dashboard, {})).body.nextStep
  const own = await addDocument(t, ada.id, { title: 'Handbook' })
  expect(await step()).toEqual({ kind: 'summarize', id: own.id, title: 'Handbook' })
  await ada.call(documents.summarize, { id: own.id })
  expect(await step()).toEqual({ kind: 'ask', id: own.id, title: 'Handbook' })
  const shared = await addSharedDocument(t, ben.id, ada.id, { title: 'Plan' })
  expect(await step()).toEqual({ kind: 'readShared', id: shared.id, title: 'Plan' })
  await addComment(t, ada.id, { documentId: shared.id })
  expect(await step()).toMatchObject({ kind: 'ask' })
  const lesson = await addLesson(t, { title: 'Leading', audience: 'professional', grade: 12 })
  await ada.call(progress.save, { id: ada.id, lessonId: lesson.id, timeSpent: 60 })
  expect(await step()).toEqual({ kind: 'continueLesson', id: lesson.id, title: 'Leading' })
  await addFlashcard(t, ada.id, { nextReviewDate: daysAgo(1), state: 'review' })
  await addFlashcard(t, ada.id, { nextReviewDate: daysAgo(1), state: 'new' })
  await addFlashcard(t, ada.id, { nextReviewDate: daysAgo(-1), state: 'review' })
  expect(await step()).toEqual({ kind: 'reviewCards', cards: 2 })
})

test('work is counted by week of the own calendar, as far back as was asked', {
  tags: ['P-58', 'PRO-15'],
}, async () => {
  const ada = await t.signUp('professional', { timezone: 'Pacific/Auckland' })
  // Sunday evening in London is Monday in Auckland.
  await addNote(t, ada.id, { createdAt: new Date('2026-03-08T18:00:00Z') })
  await addNote(t, ada.id, { createdAt: new Date('2026-03-08T06:00:00Z') })
  await addNote(t, ada.id, { createdAt: daysAgo(1), deletedAt: START })
  await addChatSession(t, ada.id, { createdAt: daysAgo(40) })
  await t.db.insert(learningDays).values([
    { userId: ada.id, day: '2026-03-09', seconds: 600, cardsReviewed: 3 },
    { userId: ada.id, day: '2026-03-10', seconds: 659, cardsReviewed: 4, lessonsCompleted: 1 },
    { userId: ada.id, day: '2026-03-01', seconds: 120 },
  ])
  const read = async (period: 'month' | 'quarter' | 'year') =>
    (await ada.call(professional.analytics, { period })).body
  const { weeks, totals } = await read('month')
  expect(weeks.map(({ start }) => start)).toEqual(['2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'])
  expect(weeks.map(({ notes }) => notes)).toEqual([0, 0, 1, 1])
  expect(weeks[3]).toEqual({ start: '2026-03-09', minutes: 20, notes: 1, cards: 7, sessions: 0, lessons: 1 })
  expect(totals).toEqual({ minutes: 22, notes: 2, cards: 7, sessions: 0, lessons: 1 })
  expect((await read('quarter')).totals.sessions).toBe(1)
  expect((await read('year')).weeks).toHaveLength(52)
  expect((await ada.call(professional.analytics, {})).body.weeks).toHaveLength(13)
  const open = async (figure: 'notes' | 'sessions', period: 'month' | 'quarter') =>
    (await ada.call(professionalRows.read, { figure, period })).body.rows.map(({ day }) => day)
  expect(await open('notes', 'month')).toEqual(['2026-03-09', '2026-03-08'])
  expect(await open('sessions', 'month')).toEqual([])
  expect(await open('sessions', 'quarter')).toEqual(['2026-01-29'])
})

test('a reference says what a bibliography needs, and a printed book needs no address', {
  tags: ['PRO-17'],
}, async () => {
  const ada = await t.signUp('professional')
  const { status, body } = await ada.call(documents.create, {
    title: 'Radioactivity',
    citation: { ...CITATION, doi: 'https://doi.org/10.1000/182' },
  })
  expect([status, body.citation, body.content]).toEqual([201, CITATION, null])
  const plain = await addDocument(t, ada.id, { title: 'Handbook', uploadedAt: daysAgo(1) })
  const { body: changed } = await ada.call(documents.update, {
    id: plain.id,
    documentUrl: 'https://example.org/handbook',
    citation: { ...CITATION, kind: 'book', year: null },
  })
  expect(changed).toMatchObject({ title: 'Handbook', citation: { kind: 'book', year: null } })
  expect((await ada.call(professional.references, {})).body).toMatchObject([
    { id: body.id, citation: CITATION },
    { id: plain.id, documentUrl: 'https://example.org/handbook', citation: { kind: 'book' } },
  ])
  expect((await ada.call(documents.update, { id: plain.id, title: 'Book' })).body.citation).not.toBeNull()
  const wrong = await ada.call(documents.update, { id: plain.id, citation: { ...CITATION, doi: 'x' } })
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    'A DOI begins with 10. and has a slash, as 10.1000/182',
  ])
  const eve = await t.signUp('professional')
  expect((await eve.call(professional.references, {})).body).toEqual([])
})
