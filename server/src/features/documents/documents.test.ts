import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { documents, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { planning } from '#contract/study/planning.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { documentSummaries } from '../../db/schema/study/documents.ts'
import { purgeDeleted } from '../../domain/cleaning/purge-deleted.ts'
import { addDocument } from '../../testing/chat-rows.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { openLocalPage } from '../../testing/local-web.ts'
import { addPlan } from '../../testing/plan-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { selectDocuments } from './documents.queries.ts'

const START = new Date('2026-03-10T09:00:00Z')
const TEXT =
  'A backup is a copy of data that is kept apart. A restore brings a backup back. Backups that nobody has restored are only hopes.'
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: START })
})

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

test('a document is kept as it was sent, its tags once', { tags: ['P-51', 'DATA2-32'] }, async () => {
  const ada = await t.signUp('professional')
  const { status, body } = await ada.call(documents.create, {
    title: ' Backups ',
    content: TEXT,
    documentUrl: 'https://example.org/backups.pdf',
    documentType: 'research',
    tags: ['Safety', 'safety', 'data'],
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    userId: ada.id,
    title: 'Backups',
    content: TEXT,
    documentUrl: 'https://example.org/backups.pdf',
    websiteUrl: null,
    documentType: 'research',
    citation: null,
    tags: ['Safety', 'data'],
    isArchived: false,
    uploadedAt: START.toISOString(),
    lastAccessed: null,
    updatedAt: START.toISOString(),
  })
})

test('the page of a website is read by the safe road, and gives its title where none was sent', {
  tags: ['P-51'],
}, async () => {
  const ada = await t.signUp('professional')
  const websiteUrl = (await openLocalPage()).at('/')
  expect((await ada.call(documents.create, { websiteUrl })).body).toMatchObject({
    title: 'Halves',
    websiteUrl,
    content: expect.stringContaining('A half is one of two equal parts of a whole.'),
  })
  const typed = await ada.call(documents.create, { websiteUrl, title: 'Own words', content: TEXT })
  expect(typed.body).toMatchObject({ title: 'Own words', content: TEXT })
  const inside = await ada.call(documents.create, { websiteUrl: 'http://169.254.169.254/latest' })
  expect(inside).toMatchObject({
    status: 400,
    body: { message: 'http://169.254.169.254/latest could not be read: it is not a public page.' },
  })
})

test('a reference needs no text, but something must be there, with a name and within limits', {
  tags: ['P-51'],
}, async () => {
  const ada = await t.signUp('professional')
  const create = (sent: object) => ada.call(documents.create, sent)
  const documentUrl = 'https://example.org/paper.pdf'
  expect((await create({ title: 'Paper', documentUrl })).body).toMatchObject({ documentUrl, content: null })
  expect((await create({ title: 'Nothing', content: ' ' })).body.message).toBe(
    'Please add a text or a web address.',
  )
  expect((await create({ content: TEXT })).body.message).toBe('Please fill in all required fields.')
  expect((await create({ title: 'Bad', documentUrl: 'javascript:alert(1)' })).status).toBe(400)
  const longest = 'wörter '.repeat(LONGEST_DOCUMENT).slice(0, LONGEST_DOCUMENT)
  expect((await create({ title: 'Long', content: longest })).status).toBe(201)
  expect((await create({ title: 'Longer', content: `${longest}!` })).body.message).toBe(
    `The text is longer than ${LONGEST_DOCUMENT} characters.`,
  )
})

test('a long text of ever other words is kept, too, and found by its beginning', async () => {
  const ada = await t.signUp('professional')
  const words = Array.from({ length: 33_000 }, (_, number) => `字${number.toString(36)}é`).join(' ')
  const content = words.slice(0, LONGEST_DOCUMENT)
  expect((await ada.call(documents.create, { title: 'Words', content })).status).toBe(201)
  expect((await ada.call(documents.list, { search: '字2zé' })).body).toHaveLength(1)
})

test('own documents come newest first, by word, tag or archive, with the first words of their text', {
  tags: ['P-50'],
}, async () => {
  const ada = await t.signUp('professional')
  const [first, second, archived] = [
    await addDocument(t, ada.id, {
      title: 'Backups',
      content: TEXT.repeat(3),
      tags: ['it'],
      uploadedAt: START,
    }),
    await addDocument(t, ada.id, { title: 'Budget', tags: ['money'], uploadedAt: later(1) }),
    await addDocument(t, ada.id, { title: 'Old', isArchived: true, uploadedAt: later(2) }),
  ]
  const titles = async (wanted: object) =>
    (await ada.call(documents.list, wanted)).body.map(({ title }) => title)
  expect(await titles({})).toEqual(['Budget', 'Backups'])
  expect(await titles({ archived: 'true' })).toEqual(['Old'])
  expect(await titles({ tag: 'money' })).toEqual(['Budget'])
  expect(await titles({ search: 'hope' })).toEqual(['Backups'])
  expect(await titles({ search: '?!' })).toEqual([])
  expect(await titles({ before: second.id })).toEqual(['Backups'])
  const card = (await ada.call(documents.list, { search: 'restore' })).body[0]
  expect(card).toMatchObject({ id: first.id, length: 3 * TEXT.length, excerpt: TEXT.repeat(3).slice(0, 200) })
  expect(card).not.toHaveProperty('content')
  expect(archived.isArchived).toBe(true)
})

test('opening notes when, changing keeps the rest', { tags: ['P-52', 'P-53'] }, async () => {
  const ada = await t.signUp('professional')
  const { id, updatedAt } = await addDocument(t, ada.id, { tags: ['it'] })
  t.clock.now = later(5)
  expect((await ada.call(documents.open, { id })).body).toMatchObject({
    lastAccessed: later(5).toISOString(),
    updatedAt: updatedAt.toISOString(),
  })
  const { body } = await ada.call(documents.update, { id, title: 'Rules', isArchived: true })
  t.clock.now = START
  expect(body).toMatchObject({
    title: 'Rules',
    isArchived: true,
    tags: ['it'],
    updatedAt: later(5).toISOString(),
  })
  expect((await ada.call(documents.update, { id, title: ' ' })).body.message).toBe(
    'Please fill in all required fields.',
  )
  expect((await ada.call(documents.update, { id, content: null })).body.content).toBeNull()
})

test('a deleted document is gone until it is brought back', { tags: ['P-54'] }, async () => {
  const ada = await t.signUp('professional')
  const { id } = await addDocument(t, ada.id)
  expect((await ada.call(documents.remove, { id })).status).toBe(204)
  for (const endpoint of [documents.open, documents.remove, documents.summarize, documents.summaries])
    expect((await ada.call(endpoint, { id })).status).toBe(404)
  expect((await ada.call(documents.list, { only: 'deleted' })).body.map((one) => one.id)).toEqual([id])
  expect((await ada.call(documents.restore, { id })).status).toBe(200)
  expect((await ada.call(documents.restore, { id })).status).toBe(200)
  expect((await ada.call(documents.list, {})).body.map((one) => one.id)).toEqual([id])
})

test('after 30 days a deleted document is gone for good, and so is a discarded plan', {
  tags: ['Y-12'],
}, async () => {
  const ada = await t.signUp('professional')
  const { id } = await addDocument(t, ada.id, { deletedAt: START })
  const plan = await addPlan(t, ada.id, { deletedAt: START })
  const restore = async () => [
    (await ada.call(documents.restore, { id })).status,
    (await ada.call(planning.restore, { id: plan.id })).status,
  ]
  await purgeDeleted({ db: t.db, now: () => later(31 * 24 * 60) })
  expect(await restore()).toEqual([404, 404])
})

test('a summary quotes the text, says who made it, and is kept beside earlier ones', {
  tags: ['P-55', 'P-56', 'DATA2-33'],
}, async () => {
  const ada = await t.signUp('professional')
  const { id } = await addDocument(t, ada.id, { content: TEXT })
  const first = await ada.call(documents.summarize, { id })
  expect(first).toMatchObject({
    status: 201,
    body: { documentId: id, model: 'embedded', engine: 'embedded', createdAt: START.toISOString() },
  })
  expect(TEXT).toContain(first.body.summary.split('. ')[0])
  expect(first.body.keyPoints.length).toBeGreaterThan(0)
  t.clock.now = later(1)
  const second = await ada.call(documents.summarize, { id })
  t.clock.now = START
  const { body } = await ada.call(documents.summaries, { id })
  expect(body).toEqual([second.body, first.body])
  expect((await ada.call(documents.summaries, { id, before: second.body.id })).body).toEqual([first.body])
  const kept = await t.db.select().from(documentSummaries).where(eq(documentSummaries.documentId, id))
  for (const { model, prompt } of kept)
    expect([model, prompt]).toEqual(['embedded', expect.stringMatching(/^Quote the weightiest sentences/)])
})

test('a document without text cannot be summarized, and an engine that gives up keeps nothing', async () => {
  const ada = await t.signUp('professional')
  const empty = await addDocument(t, ada.id, { content: null })
  expect(await ada.call(documents.summarize, { id: empty.id })).toMatchObject({
    status: 400,
    body: { message: 'There is no text in this document to summarize.' },
  })
  const { id } = await addDocument(t, ada.id, { content: TEXT })
  const { summarize } = t.deps.tutor
  t.deps.tutor.summarize = () => Promise.reject(new TutorUnavailable('busy'))
  const refused = await ada.call(documents.summarize, { id })
  t.deps.tutor.summarize = summarize
  expect([refused.status, refused.body.message]).toEqual([503, 'Failed to create summary. Please try again.'])
  expect((await ada.call(documents.summaries, { id })).body).toEqual([])
})

test("another professional's document is not there, whatever is tried with it", async () => {
  const [ada, eve] = [await t.signUp('professional'), await t.signUp('professional')]
  const { id } = await addDocument(t, ada.id)
  for (const endpoint of [documents.open, documents.update, documents.remove, documents.restore])
    expect((await eve.call(endpoint, { id })).status).toBe(404)
  for (const endpoint of [documents.summarize, documents.summaries])
    expect((await eve.call(endpoint, { id })).status).toBe(404)
  expect((await eve.call(documents.list, { search: 'backups' })).body).toEqual([])
  expect((await ada.call(documents.open, { id })).body.title).toBe('Handbook')
})

test('own documents and their words are found through indexes', async () => {
  const ada = await t.signUp('professional')
  await t.db.execute(sql`
    insert into professional_documents (user_id, title, content)
    select ${ada.id}::int, 'Document ' || n, case when n % 500 = 7 then 'Rareword' else 'Text ' || n end
    from generate_series(1, 2000) n`)
  await t.db.execute(sql`vacuum analyze professional_documents`)
  const page = await explainQuery(t.db, selectDocuments(t.db, ada.id, {}))
  expect([page.wholeTables, page.indexes]).toEqual([[], ['professional_documents_newest']])
  const found = await explainQuery(t.db, selectDocuments(t.db, ada.id, { search: 'rareword' }))
  expect(found.wholeTables).toEqual([])
  expect(found.indexes).toContain('professional_documents_words')
  expect(found.rowsRead).toBeLessThan(50)
})
