import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  adminCurriculumDocuments as calls,
  LONGEST_CURRICULUM_TEXT,
} from '#contract/admin/curriculum-documents.ts'
import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import { addCurriculumDocument } from '../../testing/chat-rows.ts'
import { makeDocx, makePdf } from '../../testing/document-files.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  t = await createTestApp()
  admin = await t.signUp('admin', { firstName: 'Grace', lastName: 'Hopper' })
  other = await t.signUp('admin', { firstName: 'Alan', lastName: 'Turing' })
})

const ROCKS = {
  title: 'Rocks of the Earth',
  content: '# Rocks\n\nIgneous rock forms from magma.',
  grade: 4,
  subject: 'Science',
  documentType: 'standards',
  metadata: { standards: ['NGSS.4-ESS1-1', 'NGSS.4-ESS1-1'], source: 'District' },
}
const create = async (more: Partial<typeof ROCKS> = {}) =>
  (await admin.call(calls.create, { ...ROCKS, ...more })).body
const actionsOn = async (id: number) =>
  (
    await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'curriculum_documents'), eq(auditLog.subjectId, id)))
      .orderBy(auditLog.id)
  ).map(({ action, actorId }) => [action, actorId])

test('a document is added with its grade, subject, type and metadata, waits for the tutor and is noted', {
  tags: ['P-76'],
}, async () => {
  const { status, body } = await admin.call(calls.create, ROCKS)
  expect([status, body]).toMatchObject([
    201,
    {
      ...ROCKS,
      metadata: { standards: ['NGSS.4-ESS1-1'], source: 'District' },
      standards: ['NGSS.4-ESS1-1'],
      version: 1,
      savedBy: { id: admin.id, name: 'Grace Hopper' },
      state: 'waiting',
      passages: 0,
      failure: null,
      deletedAt: null,
    },
  ])
  expect(body).not.toHaveProperty('vectorEmbedding')
  expect(await actionsOn(body.id)).toEqual([['curriculum document added', admin.id]])
  const student = await t.signUp()
  expect((await student.call(curriculumDocuments.open, { id: body.id })).body.content).toBe(ROCKS.content)
})

test('the list is found by words of title and text, by standard, grade, subject, type and state', {
  tags: ['P-75'],
}, async () => {
  const [one, two] = [
    await create({ title: 'Zirconia basics', subject: 'Geology of Ada', documentType: 'handbook', grade: 7 }),
    await create({ title: 'Second', content: 'About zirconias and light.', subject: 'Geology of Ada' }),
  ]
  const find = async (wanted: Parameters<typeof admin.call<typeof calls.list>>[1]) =>
    (await admin.call(calls.list, wanted)).body.map(({ id }) => id)
  expect(await find({ search: 'zirconia' })).toEqual([two.id, one.id])
  expect(await find({ search: 'zirc', grade: 7 })).toEqual([one.id])
  expect(await find({ search: '4-ESS1', subject: 'Geology of Ada' })).toEqual([two.id, one.id])
  expect(await find({ subject: 'Geology of Ada', documentType: 'handbook' })).toEqual([one.id])
  expect(await find({ subject: 'Geology of Ada', before: two.id })).toEqual([one.id])
  expect(await find({ subject: 'Geology of Ada', state: 'waiting' })).toEqual([two.id, one.id])
  expect(await find({ subject: 'Geology of Ada', state: 'indexed' })).toEqual([])
  expect(await find({ search: '%%%' })).toEqual([])
  const [listed] = (await admin.call(calls.list, { search: 'zirconia basics' })).body
  expect(listed).toMatchObject({ excerpt: ROCKS.content, length: ROCKS.content.length })
  expect(listed).not.toHaveProperty('content')
  expect(listed).not.toHaveProperty('vectorEmbedding')
  const { body } = await admin.call(calls.summary, {})
  expect(body.subjects).toContain('Geology of Ada')
  expect(body.types).toContain('handbook')
  expect(body.documents).toBe(body.waiting + body.indexed + body.failed)
})

test('how far the tutor is stands at the document: waiting, indexed with its passages, failed with a way to try again', async () => {
  const { id } = await create()
  const { updatedAt } = (await admin.call(calls.open, { id })).body
  const source = {
    curriculumDocumentId: id,
    sourceUpdatedAt: new Date(updatedAt),
    embedder: t.deps.tutor.embedder.id,
  }
  const [row] = await t.db.insert(passageSources).values(source).returning()
  const piece = { sourceId: row?.id ?? 0, text: 'x', startLetter: 0, endLetter: 1, hash: 'h' }
  const bytes = { vector: new Uint8Array(1), sentences: new Uint8Array(1) }
  await t.db.insert(passages).values([0, 1].map((place) => ({ ...piece, ...bytes, place })))
  expect((await admin.call(calls.open, { id })).body).toMatchObject({ state: 'indexed', passages: 2 })

  // An edit is read anew, even one within the same moment.
  const edited = await admin.call(calls.update, { id, content: 'Rocks melt.' })
  expect(edited.body).toMatchObject({ state: 'waiting', passages: 2 })

  const failed = await addCurriculumDocument(t, { indexFailure: 'unreadable' })
  expect((await admin.call(calls.open, { id: failed.id })).body).toMatchObject({
    state: 'failed',
    failure: 'unreadable',
  })
  const again = await admin.call(calls.reindex, { id: failed.id })
  expect(again.body).toMatchObject({ state: 'waiting', failure: null, version: 1 })
  expect(Date.parse(again.body.updatedAt)).toBeGreaterThan(failed.updatedAt.getTime())
  expect(await actionsOn(failed.id)).toEqual([['curriculum document read anew', admin.id]])
})

test('each save keeps the former version with who and when; going back is a new version', {
  tags: ['P-77'],
}, async () => {
  const { id } = await create()
  t.clock.now = new Date('2026-01-06T10:00:00Z')
  await other.call(calls.update, { id, version: 1, content: 'Second text.', grade: null, subject: '' })
  t.clock.now = new Date('2026-01-07T10:00:00Z')
  const { body: third } = await admin.call(calls.update, { id, version: 2, title: 'Third title' })
  expect(third).toMatchObject({
    version: 3,
    title: 'Third title',
    content: 'Second text.',
    grade: null,
    subject: null,
  })
  expect((await admin.call(calls.versions, { id })).body).toMatchObject([
    {
      version: 3,
      savedBy: { name: 'Grace Hopper' },
      savedAt: '2026-01-07T10:00:00.000Z',
      title: 'Third title',
    },
    { version: 2, savedBy: { name: 'Alan Turing' }, savedAt: '2026-01-06T10:00:00.000Z', length: 12 },
    { version: 1, savedBy: { name: 'Grace Hopper' }, title: ROCKS.title },
  ])
  expect((await admin.call(calls.versions, { id, before: 2 })).body.map(({ version }) => version)).toEqual([
    1,
  ])
  expect((await admin.call(calls.version, { id, version: 1 })).body).toMatchObject({
    content: ROCKS.content,
    grade: 4,
    subject: 'Science',
  })
  expect((await admin.call(calls.version, { id, version: 3 })).body.title).toBe('Third title')
  expect((await admin.call(calls.version, { id, version: 9 })).status).toBe(404)
  const back = await other.call(calls.goBack, { id, version: 1 })
  expect(back.body).toMatchObject({ version: 4, title: ROCKS.title, content: ROCKS.content, grade: 4 })
  expect((await admin.call(calls.versions, { id })).body).toHaveLength(4)
  expect((await actionsOn(id)).map(([action]) => action)).toEqual([
    'curriculum document added',
    'curriculum document changed',
    'curriculum document changed',
    'curriculum document version brought back',
  ])
})

test('of two who edit at once the second is told and overwrites nothing', async () => {
  const { id } = await create()
  expect((await other.call(calls.update, { id, version: 1, content: 'Theirs.' })).status).toBe(200)
  const late = await admin.call(calls.update, { id, version: 1, content: 'Mine.' })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  expect((await admin.call(calls.open, { id })).body).toMatchObject({ version: 2, content: 'Theirs.' })
  const both = await Promise.all([
    admin.call(calls.update, { id, version: 2, content: 'One.' }),
    other.call(calls.update, { id, version: 2, content: 'Other.' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('saving what is there already makes no version', async () => {
  const { id } = await create()
  const { body } = await admin.call(calls.update, { id, version: 1, ...ROCKS })
  expect(body.version).toBe(1)
})

test('a deleted document is gone for learners at once and can be restored', { tags: ['P-78'] }, async () => {
  const { id } = await create({ subject: 'Deleted things' })
  const student = await t.signUp()
  expect((await admin.call(calls.remove, { id })).status).toBe(204)
  expect((await student.call(curriculumDocuments.open, { id })).status).toBe(404)
  expect((await admin.call(calls.list, { subject: 'Deleted things' })).body).toEqual([])
  expect((await admin.call(calls.list, { state: 'deleted', subject: 'Deleted things' })).body).toMatchObject([
    { id },
  ])
  expect((await admin.call(calls.update, { id, title: 'x' })).status).toBe(404)
  expect((await admin.call(calls.remove, { id })).status).toBe(404)
  expect((await admin.call(calls.restore, { id })).body).toMatchObject({ id, deletedAt: null })
  expect((await admin.call(calls.restore, { id })).status).toBe(200)
  expect((await student.call(curriculumDocuments.open, { id })).status).toBe(200)
  expect((await actionsOn(id)).map(([action]) => action)).toEqual([
    'curriculum document added',
    'curriculum document deleted',
    'curriculum document restored',
  ])
})

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')

test.each([
  [
    'a Markdown file',
    'rocks.md',
    encode('# Rocks\r\n\r\n    code stays\r\n'),
    'text',
    '# Rocks\n\n    code stays',
    'Rocks',
  ],
  [
    'a text in wide letters',
    'a.txt',
    encode(Buffer.from('\ufeffLava flows.', 'utf16le')),
    'text',
    'Lava flows.',
    'a',
  ],
  [
    'a PDF',
    'Lava.pdf',
    encode(makePdf([[{ text: 'Lava is hot and flows.', y: 700 }]])),
    'pdf',
    'Lava is hot and flows.',
    'Lava',
  ],
  ['a Word file', 'Lava.docx', encode(makeDocx([{ text: 'Lava is hot.' }])), 'docx', 'Lava is hot.', 'Lava'],
] as const)(
  '%s is read to be looked through, and nothing is kept',
  async (_, name, dataBase64, kind, content, title) => {
    const { body: before } = await admin.call(calls.summary, {})
    expect((await admin.call(calls.readFile, { name, dataBase64 })).body).toEqual({
      kind,
      content,
      title,
      isShortened: false,
    })
    expect((await admin.call(calls.summary, {})).body).toEqual(before)
  },
)

test('what is missing or too long is refused with a sentence', async () => {
  const say = async (more: object) => (await admin.call(calls.create, { ...ROCKS, ...more })).body.message
  expect(await say({ title: ' ' })).toBe('Please give the document a title.')
  expect(await say({ content: '\n' })).toBe('Please add the text of the document.')
  expect(await say({ metadata: { standards: ['two words'] } })).toMatch(/^A standard is a code/)
  expect(await say({ metadata: { notes: 'x'.repeat(30_000) } })).toBe('The metadata is too long')
  const long = await admin.call(calls.create, { ...ROCKS, content: 'x'.repeat(LONGEST_CURRICULUM_TEXT + 1) })
  expect(long.status).toBe(400)
})

test('coverage tells lessons, documents and standards of every grade, as a table too', async () => {
  await create({ subject: 'Coverage', grade: 9, metadata: { standards: ['CODE.9.1'], source: '' } })
  const { body } = await admin.call(calls.coverage, {})
  expect(body.cells.find(({ subject }) => subject === 'Coverage')).toMatchObject({
    grade: 9,
    lessons: 0,
    documents: 1,
    standards: [{ code: 'CODE.9.1', lessons: 0, documents: 1 }],
  })
  const { body: file, headers } = await admin.call(calls.coverageTable, {})
  expect(headers['content-disposition']).toContain('Curriculum_coverage')
  expect(Buffer.from(file.content).toString()).toContain('9,Coverage,0,1,0,CODE.9.1,0,1,no lesson')
})
