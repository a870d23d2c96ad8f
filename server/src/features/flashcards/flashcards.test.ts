import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flashcards } from '#contract/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START })

async function begin() {
  const ada = await t.signUp()
  const create = async (front: string, more: object = {}) =>
    (await ada.call(flashcards.create, { userId: ada.id, front, back: `${front}!`, ...more })).body
  const list = async (more: object = {}) => (await ada.call(flashcards.list, { id: ada.id, ...more })).body
  return { ada, create, list, fronts: async (more?: object) => (await list(more)).map(({ front }) => front) }
}

test('a card is created with the documented fields, difficulty 3, and is due at once', {
  tags: ['API2-09', 'CARD-30'],
}, async () => {
  const { ada } = await begin()
  const { status, body } = await ada.call(flashcards.create, {
    userId: ada.id,
    front: ' Question ',
    back: 'Answer',
    noteId: null,
    lessonId: null,
    tags: ['b', 'a', 'b'],
    lastReviewed: null,
    nextReviewDate: null,
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    userId: ada.id,
    front: 'Question',
    back: 'Answer',
    noteId: null,
    lessonId: null,
    passage: null,
    difficulty: 3,
    tags: ['b', 'a'],
    lastReviewed: null,
    nextReviewDate: START.toISOString(),
    createdAt: START.toISOString(),
    state: 'new',
    reps: 0,
    lapses: 0,
    isLeech: false,
  })
})

test.each([
  [{ front: '  ' }, 'Front and back content are required'],
  [{ back: '' }, 'Front and back content are required'],
  [{ difficulty: 0 }, expect.any(String)],
  [{ difficulty: 6 }, expect.any(String)],
  [{ tags: Array.from({ length: 31 }, String) }, expect.any(String)],
  [{ front: 'x'.repeat(20_001) }, expect.any(String)],
])('%j is refused', { tags: ['CARD-29', 'Y-07'] }, async (change, message) => {
  const { ada, list } = await begin()
  const answer = await ada.call(flashcards.create, { front: 'Q', back: 'A', ...change })
  expect(answer).toMatchObject({ status: 400, body: { message } })
  expect(await list()).toEqual([])
})

test('a card for another user is refused, and so are notes of others and lessons that are not there', async () => {
  const { ada } = await begin()
  const bob = await t.signUp()
  const card = { front: 'Q', back: 'A' }
  expect((await ada.call(flashcards.create, { ...card, userId: bob.id })).status).toBe(403)
  const [note] = await t.db
    .insert(userNotes)
    .values({ userId: bob.id, title: 'Mine', content: 'Text' })
    .returning()
  expect(await ada.call(flashcards.create, { ...card, noteId: note?.id })).toMatchObject({
    status: 404,
    body: { message: 'Note not found' },
  })
  expect(await ada.call(flashcards.create, { ...card, lessonId: 2_000_000_000 })).toMatchObject({
    status: 404,
    body: { message: 'Lesson not found' },
  })
  const lesson = await addLesson(t)
  const kept = await ada.call(flashcards.create, {
    ...card,
    lessonId: lesson.id,
    passage: 'Two equal parts.',
  })
  expect(kept.body).toMatchObject({ lessonId: lesson.id, passage: 'Two equal parts.' })
})

test('the same write sent twice makes one card', async () => {
  const { ada, list } = await begin()
  const send = () =>
    ada.call(flashcards.create, { front: 'Q', back: 'A' }, { idempotencyKey: 'one-card-one-key' })
  expect((await send()).body).toEqual((await send()).body)
  expect(await list()).toHaveLength(1)
})

test('the list is newest first, searched, filtered and paged without gaps', {
  tags: ['API2-08'],
}, async () => {
  const { ada, create, fronts, list } = await begin()
  const cards = Array.from({ length: 150 }, (_, n) => ({
    front: `Card ${n}`,
    back: 'A',
    tags: n % 2 ? ['odd'] : [],
  }))
  expect((await ada.call(flashcards.createMany, { cards })).body).toHaveLength(150)
  t.clock.now = new Date(START.getTime() + 1000)
  await create('100% sure_thing', { tags: ['Über uns'] })
  const first = await list()
  expect(first).toHaveLength(100)
  expect(first[0]?.front).toBe('100% sure_thing')
  const second = await list({ before: first.at(-1)?.id })
  expect(second).toHaveLength(51)
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(151)
  expect(await fronts({ search: '100% SURE_' })).toEqual(['100% sure_thing'])
  expect(await fronts({ search: 'über' })).toEqual(['100% sure_thing'])
  expect(await fronts({ search: '%' })).toEqual(['100% sure_thing'])
  expect(await list({ tag: 'odd' })).toHaveLength(75)
  await create('The hardest', { difficulty: 5 })
  expect(await fronts({ difficulty: 5 })).toEqual(['The hardest'])
  const { body: tags } = await ada.call(flashcards.tags, { id: ada.id })
  expect(tags).toEqual([
    { tag: 'odd', cards: 75 },
    { tag: 'Über uns', cards: 1 },
  ])
})

test('of many cards all are created or none', async () => {
  const { ada, list } = await begin()
  const cards = [
    { front: 'Q', back: 'A' },
    { front: 'Q', back: 'A', lessonId: 2_000_000_000 },
  ]
  expect((await ada.call(flashcards.createMany, { cards })).status).toBe(404)
  expect(await list()).toEqual([])
  const tooMany = Array.from({ length: 201 }, () => ({ front: 'Q', back: 'A' }))
  expect((await ada.call(flashcards.createMany, { cards: tooMany })).status).toBe(400)
})

test('a change keeps what it does not name, and new words take the mark of a leech off', {
  tags: ['API2-10'],
}, async () => {
  const { ada, create } = await begin()
  const card = await create('Q', { tags: ['a'] })
  await t.db.execute(sql`update flashcards set is_leech = true, lapses = 8 where id = ${card.id}`)
  const change = (more: object) => ada.call(flashcards.update, { id: card.id, ...more })
  expect((await change({ difficulty: 5 })).body).toMatchObject({
    difficulty: 5,
    front: 'Q',
    tags: ['a'],
    isLeech: true,
  })
  expect((await ada.call(flashcards.list, { id: ada.id, only: 'leeches' })).body).toHaveLength(1)
  expect((await change({ front: 'Clearer?' })).body).toMatchObject({
    front: 'Clearer?',
    lapses: 8,
    isLeech: false,
  })
  expect((await change({ back: '' })).body.message).toBe('Front and back content are required')
})

test('a deleted card is gone, can be listed as such and restored as it was', {
  tags: ['API2-11', 'Y-12'],
}, async () => {
  const { ada, create, list } = await begin()
  const card = await create('Q')
  const remove = () => ada.call(flashcards.remove, { id: card.id })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await list()).toEqual([])
  expect((await ada.call(flashcards.due, {})).body.cards).toEqual([])
  expect((await ada.call(flashcards.rate, { id: card.id, rating: 'good' })).status).toBe(404)
  expect((await list({ only: 'deleted' })).map(({ id }) => id)).toEqual([card.id])
  expect((await ada.call(flashcards.restore, { id: card.id })).body).toEqual(card)
  expect(await list()).toEqual([card])
})

test("another learner's card is not found, whatever is wanted of it", async () => {
  const { create } = await begin()
  const { id } = await create('Q')
  const bob = await t.signUp()
  expect((await bob.call(flashcards.update, { id, front: 'Mine' })).status).toBe(404)
  expect((await bob.call(flashcards.remove, { id })).status).toBe(404)
  expect((await bob.call(flashcards.restore, { id })).status).toBe(404)
  expect((await bob.call(flashcards.rate, { id, rating: 'easy' })).status).toBe(404)
  expect((await bob.call(flashcards.undo, { id })).status).toBe(404)
  const mine = (await bob.call(flashcards.create, { front: 'Q', back: 'A' })).body
  // The id of a stranger's card is no place in one's own list.
  expect((await bob.call(flashcards.list, { id: bob.id, before: id })).body).toEqual([])
  expect((await bob.call(flashcards.list, { id: bob.id })).body).toEqual([mine])
})
