import { beforeAll, expect, test } from 'vitest'
import { NOTES_PER_PAGE, notes } from '#contract/study/notes.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { addNote, addVideo } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
})

const titles = async (ada: TestPerson, more: object = {}) =>
  (await ada.call(notes.list, { id: ada.id, ...more })).body.map(({ title }) => title)

const find = async (ada: TestPerson, q: string, more: object = {}) =>
  (await ada.call(notes.search, { id: ada.id, q, ...more })).body

test('a note of the documented payload is kept and listed', {
  tags: ['API2-03', 'API2-04', 'DATA2-58'],
}, async () => {
  const ada = await t.signUp()
  const lesson = await addLesson(t)
  const sent = {
    title: '  Halves ',
    content: 'Two parts.',
    originalContent: 'Two parts, and a lot of words.',
    source: 'manual',
    sourceUrl: 'https://example.org/halves',
    lessonId: lesson.id,
    tags: ['fractions', 'Fractions', ' grade 5 '],
  }
  const { status, body } = await ada.call(notes.create, { userId: ada.id, ...sent })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...sent,
    id: expect.any(Number),
    userId: ada.id,
    title: 'Halves',
    tags: ['fractions', 'grade 5'],
    lessonTitle: lesson.title,
    lessonSection: null,
    quote: null,
    videoContentId: null,
    videoTitle: null,
    videoSeconds: null,
    createdAt: '2026-03-10T09:00:00.000Z',
    updatedAt: '2026-03-10T09:00:00.000Z',
  })
  expect((await ada.call(notes.list, { id: ada.id })).body).toEqual([body])
})

test('a note of title and content alone is written by hand and has no tags', {
  tags: ['DATA2-58'],
}, async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(notes.create, { title: 'a', content: 'b' })
  expect(body).toMatchObject({
    source: 'manual',
    sourceUrl: null,
    lessonId: null,
    tags: [],
    originalContent: null,
  })
})

test.each([
  ['no title', { content: 'b' }],
  ['a blank title', { title: '  ', content: 'b' }],
  ['no content', { title: 'a' }],
  ['blank content', { title: 'a', content: ' \n\t ' }],
])('with %s nothing is saved', { tags: ['ERR2-30', 'NOTE-24', 'NOTE-25', 'Y-07'] }, async (_what, sent) => {
  const ada = await t.signUp()
  expect(await ada.send(notes.create, sent)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: 'Title and content are required' },
  })
  expect(await titles(ada)).toEqual([])
})

test('whoever is not signed in is told so in the documented words', {
  tags: ['ERR2-29', 'Y-07'],
}, async () => {
  expect(await t.call(notes.create, { title: 'a', content: 'b' })).toMatchObject({
    status: 401,
    body: { message: 'User not authenticated' },
  })
})

test.each([
  ['a script as its address', { sourceUrl: 'javascript:alert(1)' }],
  ['another host behind two slashes', { sourceUrl: '//evil.example' }],
  ['another host behind a backslash', { sourceUrl: '/\\evil.example' }],
  ['too long a title', { title: 'x'.repeat(301) }],
  ['too long a text', { content: 'x'.repeat(50_001) }],
  ['too many tags', { tags: Array.from({ length: 31 }, (_, n) => `t${n}`) }],
  ['an empty tag', { tags: [' '] }],
  ['a moment before the video', { videoSeconds: -1 }],
])('a note with %s is refused', async (_what, more) => {
  const ada = await t.signUp()
  expect((await ada.call(notes.create, { title: 'a', content: 'b', ...more })).status).toBe(400)
})

test('a note for somebody else is refused', { tags: ['Y-80'] }, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  expect((await ada.call(notes.create, { userId: bob.id, title: 'a', content: 'b' })).status).toBe(403)
})

test('a note keeps the passage of a lesson with its section, and the moment of a video', async () => {
  const ada = await t.signUp()
  const [lesson, video] = [await addLesson(t), await addVideo(t)]
  const passage = { lessonId: lesson.id, lessonSection: 'share', quote: 'Two equal parts.' }
  expect((await ada.call(notes.create, { title: 'a', content: 'b', ...passage })).body).toMatchObject(passage)
  const moment = { videoContentId: video.id, videoSeconds: 75 }
  expect((await ada.call(notes.create, { title: 'a', content: 'b', ...moment })).body).toMatchObject(moment)
  expect(await titles(ada, { lessonId: lesson.id })).toHaveLength(1)
})

test("lessons that are not there and other learners' own videos cannot be noted", async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const hidden = await addVideo(t, { addedBy: bob.id, isShared: false })
  const save = (more: object) => ada.call(notes.create, { title: 'a', content: 'b', ...more })
  expect(await save({ lessonId: 2_000_000_000 })).toMatchObject({
    status: 404,
    body: { message: 'Lesson not found' },
  })
  expect(await save({ videoContentId: hidden.id })).toMatchObject({
    status: 404,
    body: { message: 'Video not found' },
  })
})

test('title and content change; what is not sent stays', { tags: ['API2-05'] }, async () => {
  const ada = await t.signUp()
  const { id } = await addNote(t, ada.id, { tags: ['x'] })
  t.clock.now = new Date('2026-03-10T10:00:00Z')
  const { status, body } = await ada.call(notes.update, { id, title: 'Quarters', content: 'Four.' })
  t.clock.now = new Date('2026-03-10T09:00:00Z')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Quarters',
    content: 'Four.',
    tags: ['x'],
    createdAt: '2026-03-10T09:00:00.000Z',
    updatedAt: '2026-03-10T10:00:00.000Z',
  })
  expect((await ada.call(notes.update, { id, content: ' ' })).status).toBe(400)
})

test('a change on top of what was changed elsewhere meanwhile is refused, and made when it is wanted all the same', async () => {
  const ada = await t.signUp()
  const before = (await ada.call(notes.create, { title: 'Halves', content: 'Two parts.' })).body
  t.clock.now = new Date('2026-03-10T10:00:00Z')
  const elsewhere = await ada.call(notes.update, {
    id: before.id,
    content: 'Two equal parts.',
    updatedAt: before.updatedAt,
  })
  expect(elsewhere.status).toBe(200)
  const change = { id: before.id, content: 'Two.' }
  const refused = await ada.call(notes.update, { ...change, updatedAt: before.updatedAt })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'conflict' }])
  expect((await ada.call(notes.one, { id: before.id })).body.content).toBe('Two equal parts.')
  expect((await ada.call(notes.update, change)).body.content).toBe('Two.')
  t.clock.now = new Date('2026-03-10T09:00:00Z')
})

test('a deleted note is gone, is found among the deleted ones, and comes back as it was', {
  tags: ['API2-06', 'Y-12'],
}, async () => {
  const ada = await t.signUp()
  const before = (await ada.call(notes.create, { title: 'a', content: 'half' })).body
  expect(await ada.call(notes.remove, { id: before.id })).toMatchObject({ status: 204, body: undefined })
  expect((await ada.call(notes.remove, { id: before.id })).status).toBe(404)
  expect((await ada.call(notes.update, { id: before.id, title: 'b' })).status).toBe(404)
  expect((await ada.call(notes.one, { id: before.id })).status).toBe(404)
  expect([await titles(ada), await find(ada, 'half')]).toEqual([[], []])
  expect(await titles(ada, { only: 'deleted' })).toEqual(['a'])
  expect(await ada.call(notes.restore, { id: before.id })).toMatchObject({ status: 200, body: before })
  expect((await ada.call(notes.restore, { id: before.id })).status).toBe(200)
  expect(await titles(ada)).toEqual(['a'])
})

test('a write sent twice under one key makes one note', async () => {
  const ada = await t.signUp()
  const send = () =>
    ada.call(notes.create, { title: 'a', content: 'b' }, { idempotencyKey: 'note-000000001' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  expect(await titles(ada)).toEqual(['a'])
})

test("another learner's note is not found, read, changed, deleted, restored or taken out", async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addNote(t, ada.id)
  const statuses = [
    await bob.call(notes.one, { id }),
    await bob.call(notes.update, { id, title: 'mine' }),
    await bob.call(notes.remove, { id }),
    await bob.call(notes.restore, { id }),
    await bob.call(notes.export, { id }),
    await bob.call(notes.cardDrafts, { id }),
    await bob.call(notes.list, { id: ada.id }),
    await bob.call(notes.search, { id: ada.id, q: 'half' }),
    await bob.call(notes.exportAll, { id: ada.id }),
  ].map(({ status }) => status)
  expect(statuses).toEqual(Array(9).fill(404))
  expect(await find(bob, 'half')).toEqual([])
  expect(await titles(ada)).toEqual(['Halves'])
})

test('notes come newest first, page by page, without a gap when one is deleted meanwhile', {
  tags: ['Y-06'],
}, async () => {
  const ada = await t.signUp()
  const count = NOTES_PER_PAGE + 20
  const rows = Array.from({ length: count }, (_, n) => ({
    userId: ada.id,
    title: `n${n}`,
    content: 'x',
    // Three at a time were made in the same moment.
    createdAt: new Date(t.clock.now.getTime() + Math.floor(n / 3) * 1000),
  }))
  await t.db.insert(userNotes).values(rows)
  const first = (await ada.call(notes.list, { id: ada.id })).body
  expect(first.map(({ title }) => title)).toEqual(
    rows
      .map(({ title }) => title)
      .reverse()
      .slice(0, NOTES_PER_PAGE),
  )
  const last = first.at(-1)?.id ?? 0
  await ada.call(notes.remove, { id: last })
  expect(await titles(ada, { before: last })).toEqual(Array.from({ length: 20 }, (_, n) => `n${19 - n}`))
})

test('notes are found by what their words begin with and by their stem, the title counting most', async () => {
  const ada = await t.signUp()
  await addNote(t, ada.id, { title: 'Other', content: 'A fraction of the day.' })
  await addNote(t, ada.id, { title: 'Fractions', content: 'Parts.' })
  await addNote(t, ada.id, { title: 'Decimals', content: 'Tenths.', tags: ['fraction work'] })
  await addNote(t, ada.id, { title: 'Cats', content: 'They sleep.' })
  for (const q of ['frac', 'Fractions', 'FRACTION'])
    expect((await find(ada, q)).map(({ note }) => note.title)).toEqual(['Fractions', 'Decimals', 'Other'])
  expect((await find(ada, 'fraction day')).map(({ note }) => note.title)).toEqual(['Other'])
  expect((await find(ada, 'frac', { tag: 'fraction work' })).map(({ note }) => note.title)).toEqual([
    'Decimals',
  ])
  expect(await find(ada, '…!')).toEqual([])
})

test.each([
  ['a part of an address', 'see example.org/paths/deep', 'paths'],
  ['a word with marks', 'Élève à l’école', 'élève'],
  ['a word in capitals', 'ÉLÈVE', 'élève'],
  ['a word behind a curly quote', 'à l’école', 'École'],
  ['a word beside a dash', 'Äpfel–Birnen…', 'birnen'],
  ['Russian', 'Дроби и числа', 'дроби ЧИСЛ'],
  ['Chinese', '分数 是 部分', '分数'],
  ['a number behind a point', 'figure fig.3', '3'],
  ['what looks like a query', "it is o'clock & | ! :*", "o'clock & | ! :* <->"],
  ['a stop word', 'to be or not', 'to be'],
])('%s is found', async (_what, content, q) => {
  const ada = await t.signUp()
  await addNote(t, ada.id, { title: 'T', content })
  expect(await find(ada, q)).toHaveLength(1)
})

test('what is found is marked by offsets into plain text, markup included', async () => {
  const ada = await t.signUp()
  await addNote(t, ada.id, { title: 'Half & half', content: '<img src=x onerror=alert(1)> one half' })
  const [found] = await find(ada, 'half')
  if (!found) throw new Error('nothing found')
  const cut = (text: string, marks: [number, number][]) => marks.map(([from, to]) => text.slice(from, to))
  expect(cut(found.note.title, found.titleMarks)).toEqual(['Half', 'half'])
  expect(found.snippet.text).toBe('<img src=x onerror=alert(1)> one half')
  expect(cut(found.snippet.text, found.snippet.marks)).toEqual(['half'])
})

test('a word longer than any dictionary holds does no harm', async () => {
  const ada = await t.signUp()
  const { status } = await ada.call(notes.create, { title: 'a', content: 'x'.repeat(50_000) })
  expect(status).toBe(201)
  expect((await ada.call(notes.search, { id: ada.id, q: 'x'.repeat(200) })).status).toBe(200)
})

test('tags are counted over the notes that are there, and filter them', async () => {
  const ada = await t.signUp()
  await addNote(t, ada.id, { title: 'a', tags: ['b', 'A'] })
  await addNote(t, ada.id, { title: 'c', tags: ['b'] })
  await addNote(t, ada.id, { title: 'd', tags: ['z'], deletedAt: t.clock.now })
  expect((await ada.call(notes.tags, { id: ada.id })).body).toEqual([
    { tag: 'A', notes: 1 },
    { tag: 'b', notes: 2 },
  ])
  expect(await titles(ada, { tag: 'A' })).toEqual(['a'])
})

test('one note and all notes leave as Markdown', async () => {
  const ada = await t.signUp()
  const lesson = await addLesson(t)
  const { id } = await addNote(t, ada.id, {
    lessonId: lesson.id,
    lessonSection: 'share',
    quote: 'Two.',
    tags: ['x'],
  })
  await addNote(t, ada.id, { title: 'Gone', deletedAt: t.clock.now })
  await addNote(t, ada.id, { title: 'Older', content: 'Text.', createdAt: new Date('2026-03-09T09:00:00Z') })
  const one = `# Halves\n\n2026-03-10 · \\#x\n\n> Two.\n\n[Halves](</lessons/${lesson.id}#share>)\n\nHalf: one of two equal parts\n`
  expect((await ada.call(notes.export, { id })).body).toEqual({ name: 'halves.md', text: one })
  expect((await ada.call(notes.exportAll, { id: ada.id })).body).toEqual({
    name: 'notes-2026-03-10.md',
    text: `${one}\n---\n\n# Older\n\n2026-03-09\n\nText.\n`,
  })
  expect((await ada.call(notes.exportAll, { id: ada.id, tag: 'x' })).body.text).toBe(one)
})

test('the cards that a note holds come ready to be created', async () => {
  const ada = await t.signUp()
  const { id } = await addNote(t, ada.id, { tags: ['x'], quote: 'Two.' })
  expect((await ada.call(notes.cardDrafts, { id })).body).toEqual([
    {
      front: 'Half',
      back: 'one of two equal parts',
      noteId: id,
      lessonId: null,
      passage: 'Two.',
      tags: ['x'],
    },
  ])
})
