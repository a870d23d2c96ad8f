import { expect, test } from 'vitest'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { videos } from '#contract/study/videos.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'

const t = prepareTestApp()

const NOTE = { title: 'Halves', content: 'Two equal parts.' }
const CARD = { front: 'Q', back: 'A' }
const GUIDE = { title: 'Fractions', content: 'All about halves.' }
const VIDEO = { title: 'Water', url: 'https://youtu.be/dQw4w9WgXcQ' }

test.each([
  ['[NOTE-01] [CARD-01] [GUIDE-01] [VIDEO-01] [CONST2-01] a student of grade 1', 'student', 1],
  ['[NOTE-01] [CARD-01] [GUIDE-01] [VIDEO-01] [CONST2-01] a student of grade 12', 'student', 12],
  ['[NOTE-02] [CARD-02] [GUIDE-02] [VIDEO-02] [CONST2-02] a college student', 'college', 13],
  ['[Y-01] a professional', 'professional', 12],
  ['[Y-01] a teacher', 'teacher', 12],
] as const)('%s keeps notes, cards, guides and videos, and finds them again', async (_who, role, grade) => {
  const [ada, bob] = [await t.signUp(role, { grade }), await t.signUp()]
  const { id } = ada
  const kept = [
    (await ada.call(notes.create, { userId: id, ...NOTE })).body.id,
    (await ada.call(flashcards.create, { userId: id, ...CARD })).body.id,
    (await ada.call(studyGuides.create, { userId: id, ...GUIDE, grade })).body.id,
    (await ada.call(videos.create, { ...VIDEO, grade })).body.id,
  ]
  const found = [
    (await ada.call(notes.list, { id })).body,
    (await ada.call(flashcards.list, { id })).body,
    (await ada.call(studyGuides.list, { id })).body,
    (await ada.call(videos.list, { only: 'mine' })).body,
  ]
  expect(found.map((list) => list.map((one) => one.id))).toEqual(kept.map((one) => [one]))
  for (const endpoint of [notes.list, flashcards.list, studyGuides.list])
    expect((await bob.call(endpoint, { id })).status).toBe(404)
})

test.each([1, 2, 3, 4, 5])(
  'difficulty %i is kept',
  { tags: ['CARD-29', 'CONST2-05'] },
  async (difficulty) => {
    const ada = await t.signUp()
    expect((await ada.call(flashcards.create, { ...CARD, difficulty })).body.difficulty).toBe(difficulty)
  },
)

test('any other difficulty is refused, none given is 3', {
  tags: ['CARD-29', 'CARD-30', 'CONST2-05', 'CONST2-06'],
}, async () => {
  const ada = await t.signUp()
  for (const difficulty of [0, 6, 2.5, -1])
    expect((await ada.call(flashcards.create, { ...CARD, difficulty })).status).toBe(400)
  expect((await ada.call(flashcards.create, CARD)).body.difficulty).toBe(3)
})

test('generated cards are saved one by one or together with the chosen difficulty and tags', {
  tags: ['API2-13', 'Y-10'],
}, async () => {
  const ada = await t.signUp()
  const chosen = { difficulty: 4, tags: ['cells', 'grade 7'] }
  const { body: one } = await ada.call(flashcards.create, { userId: ada.id, ...CARD, ...chosen })
  const { body: more } = await ada.call(flashcards.createMany, {
    cards: ['a', 'b'].map((front) => ({ front, back: 'A', ...chosen })),
  })
  expect([one, ...more]).toMatchObject([chosen, chosen, chosen])
})

test('the length of a video is kept in seconds', { tags: ['CONST2-18'] }, async () => {
  const ada = await t.signUp()
  const { id } = (await ada.call(videos.create, VIDEO)).body
  expect((await ada.call(videos.update, { id, duration: 125 })).body.duration).toBe(125)
})

test('cards answer a missing login and missing sides in the documented words', {
  tags: ['ERR2-29', 'ERR2-31', 'Y-07'],
}, async () => {
  const ada = await t.signUp()
  expect(await t.call(flashcards.create, CARD)).toMatchObject({
    status: 401,
    body: { message: 'User not authenticated' },
  })
  for (const sent of [{ back: 'A' }, { front: 'Q' }, { front: ' ', back: 'A' }, {}])
    expect(await ada.send(flashcards.create, sent)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'Front and back content are required' },
    })
})

test('a value of another type is answered in the words of the validation library', {
  tags: ['ERR2-65', 'ERR2-66', 'Y-76'],
}, async () => {
  const ada = await t.signUp()
  const refused = [
    await ada.send(notes.create, { ...NOTE, title: 5 }),
    await ada.send(flashcards.create, { ...CARD, difficulty: '3' }),
    await ada.send(studyGuides.create, { ...GUIDE, isPublic: 'yes' }),
    await ada.send(videos.create, { ...VIDEO, subject: 7 }),
  ]
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [400, 'Invalid input: expected string, received number'],
    [400, 'Invalid input: expected number, received string'],
    [400, 'Invalid input: expected boolean, received string'],
    [400, 'Invalid input: expected string, received number'],
  ])
})

test('a request sends JSON and is known by its cookie alone', { tags: ['API2-01', 'API2-02'] }, async () => {
  const ada = await t.signUp()
  const send = (headers: Record<string, string>, payload: string, cookies: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: '/api/notes', headers, payload, cookies })
  const cookies = { [SESSION_COOKIE]: ada.token }
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send(json, JSON.stringify(NOTE), cookies)).statusCode).toBe(201)
  expect((await send(json, JSON.stringify(NOTE), {})).statusCode).toBe(401)
  expect((await send(form, 'title=a&content=b', cookies)).statusCode).toBe(415)
  expect((await ada.call(notes.list, { id: ada.id })).body).toHaveLength(1)
})
