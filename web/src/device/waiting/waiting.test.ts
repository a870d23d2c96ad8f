import { expect, test } from 'vitest'
import type { ProgressRecord } from '#contract/progress.ts'
import { type DueCard, flashcards } from '#contract/study/flashcards.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import { newMemory, previewRatings, rate } from '#engines/flashcards/index.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import type { SettledWrite } from '../device-database.ts'
import { listSettledSince } from '../settled-writes.ts'
import { showInProgress, showWaiting } from './show-waiting.ts'
import { assumeRating, showInDue } from './waiting-cards.ts'
import { showInNote, showInNotes } from './waiting-notes.ts'

const AT = '2026-03-10T09:00:00.000Z'
let place = 0
const write = (
  operation: string,
  input: Record<string, unknown>,
  change: Partial<WaitingWrite> = {},
): WaitingWrite => ({
  place: place++,
  key: `key-${place}`,
  userId: 1,
  operation,
  input,
  thing: null,
  standInId: null,
  standInMoment: AT,
  replaces: null,
  about: null,
  madeAt: new Date(AT),
  wasSent: false,
  failures: 0,
  refusal: null,
  ...change,
})
const note = (id: number, change: Partial<Note> = {}): Note => ({
  id,
  userId: 1,
  title: `Note ${id}`,
  content: 'Text',
  originalContent: null,
  source: 'manual',
  sourceUrl: null,
  lessonId: null,
  lessonTitle: null,
  lessonSection: null,
  quote: null,
  videoContentId: null,
  videoTitle: null,
  videoSeconds: null,
  tags: [],
  createdAt: AT,
  updatedAt: AT,
  ...change,
})
const titles = (list: readonly Note[]) => list.map(({ title }) => title)
const made = write(
  'notes.create',
  { title: ' New ', content: 'x', tags: ['sea'], lessonId: 4 },
  { standInId: -9 },
)

test('a new note stands at the top, in the lists it belongs to and on the first page only', () => {
  expect(titles(showInNotes([note(1)], [made], {}, true))).toEqual(['New', 'Note 1'])
  expect(titles(showInNotes([note(1)], [made], {}, false))).toEqual(['Note 1'])
  expect(titles(showInNotes([], [made], { tag: 'sea' }, true))).toEqual(['New'])
  expect(titles(showInNotes([], [made], { tag: 'land' }, true))).toEqual([])
  expect(titles(showInNotes([], [made], { lessonId: 4 }, true))).toEqual(['New'])
  expect(titles(showInNotes([], [made], { only: 'deleted' }, true))).toEqual([])
})

test('changes, deletions and their undoing show at once', () => {
  const changed = write('notes.update', { id: 1, title: 'Other' })
  expect(titles(showInNotes([note(1), note(2)], [changed], {}, true))).toEqual(['Other', 'Note 2'])
  const removed = write('notes.remove', { id: 1 })
  expect(titles(showInNotes([note(1), note(2)], [removed], {}, true))).toEqual(['Note 2'])
  const restored = write('notes.restore', { id: 1 })
  expect(titles(showInNotes([note(1)], [removed, restored], {}, true))).toEqual(['Note 1'])
  expect(titles(showInNotes([note(1)], [restored], { only: 'deleted' }, true))).toEqual([])
})

test('a note that only the device knows can be opened, changed and deleted', () => {
  const changed = write('notes.update', { id: -9, content: 'y' })
  expect(showInNote(undefined, [made, changed], -9)).toMatchObject({ id: -9, title: 'New', content: 'y' })
  expect(showInNote(undefined, [made, write('notes.remove', { id: -9 })], -9)).toBeUndefined()
  expect(showInNote(note(3), [made], 3)).toEqual(note(3))
})

test('a list that was never fetched is shown only for what is known to be in it', () => {
  const show = (input: Record<string, unknown>) =>
    showWaiting(notes.list, input, { body: undefined, isRecalled: true }, [made])
  expect(show({ id: 1, lessonId: 4 })).toHaveLength(1)
  expect(show({ id: 1, lessonId: 5 })).toBeUndefined()
})

function card(id: number, now: Date): DueCard {
  const memory = newMemory(now)
  const outcomes = previewRatings(memory, now)
  const next = (rating: keyof typeof outcomes) => ({
    nextReviewDate: outcomes[rating].nextReviewDate.toISOString(),
    intervalSeconds: outcomes[rating].intervalSeconds,
  })
  const { stabilityDays, memoryDifficulty, scheduledDays, learningStep } = memory
  return {
    id,
    userId: 1,
    front: 'a',
    back: 'b',
    noteId: null,
    lessonId: null,
    passage: null,
    difficulty: 3,
    tags: [],
    lastReviewed: null,
    nextReviewDate: now.toISOString(),
    createdAt: now.toISOString(),
    state: 'new',
    reps: 0,
    lapses: 0,
    isLeech: false,
    next: { again: next('again'), hard: next('hard'), good: next('good'), easy: next('easy') },
    memory: { stabilityDays, memoryDifficulty, scheduledDays, learningStep },
  }
}

test('the device reckons a rating as the server will, several in a row too', () => {
  const now = new Date(AT)
  const later = new Date(now.getTime() + 11 * 60_000)
  let memory = rate(rate(newMemory(now), 'again', now), 'good', later)
  const shown = assumeRating(assumeRating(card(1, now), 'again', now), 'good', later)
  expect(shown).toMatchObject({
    nextReviewDate: memory.nextReviewDate.toISOString(),
    state: memory.state,
    reps: 2,
    memory: { stabilityDays: memory.stabilityDays, learningStep: memory.learningStep },
  })
  memory = rate(memory, 'easy', later)
  expect(assumeRating(shown, 'easy', later).nextReviewDate).toBe(memory.nextReviewDate.toISOString())
})

test('rated cards leave what is due; one that comes back in minutes stays, and a rating that has arrived counts once', () => {
  const now = new Date(AT)
  const due = {
    cards: [card(1, now), card(2, now), card(3, now)],
    waiting: { learning: 0, reviews: 0, fresh: 3 },
    beyond: { reviews: 0, fresh: 0 },
    pausedUntil: null,
  }
  const rating = (id: number, mark: string, reps: number) =>
    write('flashcards.rate', { id, rating: mark, reviewedAt: AT, reps })
  const shown = showInDue(due, [rating(1, 'easy', 0), rating(2, 'again', 0)], now)
  expect(shown.cards.map(({ id, state }) => [id, state])).toEqual([
    [2, 'learning'],
    [3, 'new'],
  ])
  expect(shown.waiting).toEqual({ learning: 1, reviews: 0, fresh: 1 })
  const arrived = { ...due, cards: [assumeRating(card(2, now), 'again', now)] }
  expect(showInDue(arrived, [rating(2, 'again', 0)], now)).toBe(arrived)
})

test('an old list tells what the buttons do now', () => {
  const now = new Date(Date.now() - 3 * 3_600_000)
  const body = {
    cards: [card(1, now)],
    waiting: { learning: 0, reviews: 0, fresh: 1 },
    beyond: { reviews: 0, fresh: 0 },
    pausedUntil: null,
  }
  const shown = showWaiting(flashcards.due, {}, { body, isRecalled: true }, []) as typeof body
  const again = shown.cards[0]?.next.again
  expect(Date.parse(again?.nextReviewDate ?? '') - (again?.intervalSeconds ?? 0) * 1000).toBeGreaterThan(
    Date.now() - 5000,
  )
})

test('completion and time are added to what the server has, and never taken back', () => {
  const record: ProgressRecord = {
    userId: 1,
    lessonId: 4,
    completed: true,
    timeSpent: 60,
    lastAccessed: '2026-03-01T00:00:00.000Z',
    readSection: 'one',
    readOffset: 0.5,
  }
  const read = write('progress.save', {
    lessonId: 4,
    completed: false,
    timeSpent: 30,
    visit: { id: 'visit-1', seconds: 30 },
  })
  const done = write('progress.save', { lessonId: 5, completed: true, timeSpent: 10, lastAccessed: AT })
  expect(showInProgress([record], [read, done])).toMatchObject([
    { lessonId: 4, completed: true, timeSpent: 90, readSection: 'one' },
    { lessonId: 5, completed: true, timeSpent: 10 },
  ])
})

test('what was sent after an old answer shows in it, by the names of the server; what was dropped does not', () => {
  const settled = (operation: string, input: Record<string, unknown>, change: Partial<SettledWrite>) => ({
    key: operation,
    userId: 1,
    operation,
    standInId: null,
    standInMoment: null,
    input,
    madeAt: new Date(AT),
    isDropped: false,
    answer: null,
    at: new Date('2026-03-10T10:00:00Z'),
    ...change,
  })
  const all = [
    settled('notes.remove', { id: 1 }, { at: new Date('2026-03-10T10:00:02Z') }),
    settled('notes.create', { title: 'Sent', content: 'x' }, { standInId: -4, answer: { id: 44 } }),
    settled('notes.update', { id: 2, title: 'Dropped' }, { isDropped: true }),
    settled('notes.update', { id: 2, title: 'Before' }, { at: new Date('2026-03-10T08:00:00Z') }),
  ]
  const writes = listSettledSince(all, new Date(AT))
  expect(writes.map(({ operation }) => operation)).toEqual(['notes.create', 'notes.remove'])
  const shown = showInNotes([note(1), note(2)], writes, {}, true)
  expect(shown.map(({ id, title }) => [id, title])).toEqual([
    [44, 'Sent'],
    [2, 'Note 2'],
  ])
  expect(listSettledSince(all, null)).toEqual([])
})
