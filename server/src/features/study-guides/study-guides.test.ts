import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GUIDES_PER_PAGE, studyGuides } from '#contract/study/study-guides.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { studyGuides as guides } from '../../db/schema/study/study-guides.ts'
import { openLocalPage } from '../../testing/local-web.ts'
import { addGuide } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

const own = async (ada: TestPerson, more: object = {}) =>
  (await ada.call(studyGuides.list, { id: ada.id, ...more })).body
const listPublic = async (who: Pick<TestPerson, 'call'> = t) => (await who.call(studyGuides.public, {})).body

test('a guide of the documented payload is kept and listed', {
  tags: ['API2-16', 'API2-18', 'DATA2-60'],
}, async () => {
  const ada = await t.signUp('college')
  const sent = {
    title: 'Fractions',
    description: 'Halves and quarters',
    content: 'A half is one of two equal parts.',
    resources: [
      { type: 'text' as const, content: 'Pasted text' },
      { type: 'url' as const, content: 'https://example.org' },
    ],
    subject: 'Mathematics',
    grade: 5,
    isPublic: true,
  }
  const { status, body } = await ada.call(studyGuides.create, { userId: ada.id, ...sent })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...sent,
    id: expect.any(Number),
    userId: ada.id,
    isHidden: false,
    sharing: 'public',
    decline: null,
    createdAt: '2026-03-10T09:00:00.000Z',
    updatedAt: '2026-03-10T09:00:00.000Z',
  })
  expect(await own(ada)).toEqual([body])
})

test('a guide of title and content alone is private and has nothing else', { tags: ['Y-73'] }, async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(studyGuides.create, {
    title: 'a',
    content: 'b',
    description: ' ',
    subject: '',
  })
  expect(body).toMatchObject({
    description: null,
    resources: [],
    subject: null,
    grade: null,
    isPublic: false,
  })
})

test.each([
  ['', null],
  [null, null],
  ['7', 7],
  [13, 13],
])('the grade %j is kept as %j', { tags: ['GUIDE-38', 'GUIDE-39', 'Y-13'] }, async (sent, kept) => {
  const ada = await t.signUp()
  expect((await ada.call(studyGuides.create, { title: 'a', content: 'b', grade: sent })).body.grade).toBe(
    kept,
  )
})

test.each([
  ['no title', { title: undefined }, 'Please fill in all required fields.'],
  ['a blank title', { title: ' ' }, 'Please fill in all required fields.'],
  ['no content', { content: undefined }, 'Please fill in all required fields.'],
  ['blank content', { content: '\n' }, 'Please fill in all required fields.'],
  ['an empty resource', { resources: [{ type: 'text', content: ' ' }] }, 'Resource content cannot be empty.'],
  ['an unknown resource', { resources: [{ type: 'file', content: 'x' }] }, expect.any(String)],
  ['grade 14', { grade: 14 }, expect.any(String)],
  ['too many resources', { resources: Array(11).fill({ type: 'text', content: 'x' }) }, expect.any(String)],
])(
  'a guide with %s is refused',
  { tags: ['GUIDE-36', 'GUIDE-37', 'GUIDE-40', 'Y-08'] },
  async (_what, more, message) => {
    const ada = await t.signUp()
    expect(await ada.send(studyGuides.create, { title: 'a', content: 'b', ...more })).toMatchObject({
      status: 400,
      body: { message },
    })
  },
)

test('ten resources of the longest kind fit into one guide', async () => {
  const ada = await t.signUp()
  const resources = Array(10).fill({ type: 'text', content: 'x'.repeat(20_000) })
  expect((await ada.call(studyGuides.create, { title: 'a', content: 'b', resources })).status).toBe(201)
})

test('the owner changes a guide; what is not sent stays', { tags: ['API2-19', 'SEC-34'] }, async () => {
  const ada = await t.signUp()
  const { id } = await addGuide(t, ada.id, { grade: 5, subject: 'Mathematics' })
  const { body } = await ada.call(studyGuides.update, { id, title: 'Halves', grade: '', isPublic: true })
  expect(body).toMatchObject({
    title: 'Halves',
    content: 'All about halves.',
    grade: null,
    subject: 'Mathematics',
    isPublic: true,
  })
})

test('a deleted guide leaves both lists and comes back as it was', {
  tags: ['API2-20', 'Y-12'],
}, async () => {
  const ada = await t.signUp('college')
  const before = (await ada.call(studyGuides.create, { title: 'a', content: 'b', isPublic: true })).body
  const isListed = async () => (await listPublic()).some(({ id }) => id === before.id)
  expect(await isListed()).toBe(true)
  expect((await ada.call(studyGuides.remove, { id: before.id })).status).toBe(204)
  expect((await ada.call(studyGuides.remove, { id: before.id })).status).toBe(404)
  expect([await own(ada), await isListed()]).toEqual([[], false])
  expect(await own(ada, { only: 'deleted' })).toEqual([before])
  expect((await ada.call(studyGuides.preview, { id: before.id })).status).toBe(404)
  expect((await ada.call(studyGuides.restore, { id: before.id })).body).toEqual(before)
  expect([await own(ada), await isListed()]).toEqual([[before], true])
})

test("another person's guide is neither changed, deleted nor restored, public or not", {
  tags: ['SEC-34'],
}, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addGuide(t, ada.id, { isPublic: true })
  expect((await bob.call(studyGuides.update, { id, title: 'mine' })).status).toBe(404)
  expect((await bob.call(studyGuides.remove, { id })).status).toBe(404)
  expect((await bob.call(studyGuides.restore, { id })).status).toBe(404)
  expect((await bob.call(studyGuides.list, { id: ada.id })).status).toBe(404)
  expect(await own(ada)).toMatchObject([{ title: 'Fractions' }])
})

test('public guides are there without a session, without author and material, own ones marked', {
  tags: ['SEC-32', 'API2-17', 'Y-15'],
}, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addGuide(t, ada.id, {
    isPublic: true,
    resources: [{ type: 'text', content: 'private' }],
  })
  const secret = await addGuide(t, ada.id)
  const pick = async (who?: TestPerson) => (await listPublic(who)).find((guide) => guide.id === id)
  expect([(await pick())?.isOwn, (await pick(ada))?.isOwn, (await pick(bob))?.isOwn]).toEqual([
    false,
    true,
    false,
  ])
  expect(Object.keys((await pick()) ?? {})).not.toEqual(expect.arrayContaining(['userId']))
  expect(JSON.stringify(await pick())).not.toContain('private')
  expect((await listPublic(ada)).some((guide) => guide.id === secret.id)).toBe(false)
  const preview = async (who: Pick<TestPerson, 'call'>) =>
    (await who.call(studyGuides.preview, { id: secret.id })).status
  expect([await preview(t), await preview(bob), await preview(ada)]).toEqual([404, 404, 200])
})

test('guides come newest first, page by page', async () => {
  const ada = await t.signUp()
  const rows = Array.from({ length: GUIDES_PER_PAGE + 5 }, (_, n) => ({
    userId: ada.id,
    title: `g${n}`,
    content: 'x',
    createdAt: new Date(t.clock.now.getTime() + Math.floor(n / 3)),
  }))
  await t.db.insert(guides).values(rows)
  const first = await own(ada)
  const second = await own(ada, { before: first.at(-1)?.id })
  expect([...first, ...second].map(({ title }) => title)).toEqual(rows.map(({ title }) => title).reverse())
})

test('own guides are found by words of title, subject, description and content, deleted ones too', async () => {
  const ada = await t.signUp()
  await addGuide(t, ada.id, {
    title: 'Photosynthesis',
    subject: 'Science',
    description: 'How leaves eat light',
  })
  const other = await addGuide(t, ada.id, {
    title: 'Verbs',
    subject: 'English',
    content: 'Walk, talk, think.',
  })
  const find = async (q: string, more: object = {}) =>
    (await own(ada, { q, ...more })).map(({ title }) => title)
  for (const q of ['photo', 'science', 'light eating', 'LIGHT'])
    expect(await find(q), q).toEqual(['Photosynthesis'])
  expect([await find('think'), await find('nothing of it'), (await find(' ')).length]).toEqual([
    ['Verbs'],
    [],
    2,
  ])
  await ada.call(studyGuides.remove, { id: other.id })
  expect([await find('verbs'), await find('verbs', { only: 'deleted' })]).toEqual([[], ['Verbs']])
})

test('public guides are narrowed down by words, subject and grade together; their subjects are counted', async () => {
  const ada = await t.signUp()
  const subject = 'Marine biology'
  const add = (title: string, more: object) =>
    addGuide(t, ada.id, { title, subject, isPublic: true, ...more })
  await add('Whales', { grade: 7 })
  await add('Corals', { grade: 8, subject: 'marine Biology' })
  await add('Squid', { grade: 8 })
  await add('Secret eels', { isPublic: false })
  await add('Hidden rays', { hiddenAt: t.clock.now })
  const find = async (wanted: object) =>
    (await t.call(studyGuides.public, wanted)).body.map(({ title }) => title)
  expect(await find({ subject: 'MARINE BIOLOGY' })).toEqual(['Squid', 'Corals', 'Whales'])
  expect(await find({ subject, grade: '8' })).toEqual(['Squid', 'Corals'])
  expect(await find({ q: 'coral', grade: 8 })).toEqual(['Corals'])
  expect(await find({ q: 'eels' })).toEqual([])
  const { body } = await t.call(studyGuides.publicSubjects, {})
  expect(body.filter((entry) => /marine/i.test(entry.subject))).toEqual([{ subject, guides: 3 }])
})

test('a reader sees which guides they have reported, and nobody sees what others did', async () => {
  const [ada, bob, eve] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const { id } = await addGuide(t, ada.id, { isPublic: true })
  await bob.call(studyGuides.report, { id, reason: 'wrong' })
  const marks = async (who: Pick<TestPerson, 'call'>) => [
    (await listPublic(who)).find((guide) => guide.id === id)?.isReported,
    (await who.call(studyGuides.preview, { id })).body.isReported,
  ]
  expect([await marks(bob), await marks(eve), await marks(t)]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('a report reaches the admins once per person, and hiding takes the guide from everybody but its owner', async () => {
  const [ada, bob, eve, admin] = [
    await t.signUp(),
    await t.signUp(),
    await t.signUp(),
    await t.signUp('admin'),
  ]
  const { id } = await addGuide(t, ada.id, { isPublic: true })
  const report = (who: TestPerson) =>
    who.call(studyGuides.report, { id, reason: 'wrong', message: 'Not so.' })
  const first = await report(bob)
  expect(first.status).toBe(201)
  expect((await report(bob)).body).toEqual(first.body)
  await report(eve)
  expect((await report(ada)).status).toBe(409)
  const reports = async (state: 'open' | 'decided') =>
    (await admin.call(studyGuides.reports, { state })).body.filter(({ guide }) => guide.id === id)
  const name = `${ada.user.firstName} ${ada.user.lastName}`.trim() || ada.user.username
  expect((await reports('open')).map(({ guide }) => guide.authorName)).toEqual([name, name])

  const decided = await admin.call(studyGuides.decide, { id: first.body.id, outcome: 'hidden' })
  expect(decided.body).toMatchObject({ outcome: 'hidden', guide: { id, isPublic: false } })
  expect([await reports('open'), (await reports('decided')).length]).toEqual([[], 2])
  expect((await listPublic()).some((guide) => guide.id === id)).toBe(false)
  expect((await bob.call(studyGuides.preview, { id })).status).toBe(404)
  await ada.call(studyGuides.update, { id, isPublic: true })
  expect((await listPublic()).some((guide) => guide.id === id)).toBe(false)
  expect(await own(ada)).toMatchObject([{ isPublic: true, isHidden: true }])
  const log = await t.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id)
  expect(log).toMatchObject([{ action: 'study guide hidden', subjectId: id }])

  await admin.call(studyGuides.decide, { id: first.body.id, outcome: 'kept' })
  expect((await listPublic()).some((guide) => guide.id === id)).toBe(true)
})

test('a private guide cannot be reported: to others it is not there', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addGuide(t, ada.id)
  expect((await bob.call(studyGuides.report, { id, reason: 'other' })).status).toBe(404)
})

test('a public page is read as text with its title', { tags: ['GUIDE-21', 'Y-14'] }, async () => {
  const ada = await t.signUp()
  const url = (await openLocalPage()).at('/')
  expect((await ada.call(studyGuides.readResource, { url })).body).toEqual({
    url,
    title: 'Halves',
    text: 'Halves\n\nA half is one of two equal parts of a whole.',
  })
})

test('an address inside the network is refused with a message that names it', {
  tags: ['Y-14'],
}, async () => {
  const ada = await t.signUp()
  expect(await ada.call(studyGuides.readResource, { url: 'http://169.254.169.254/latest' })).toMatchObject({
    status: 400,
    body: { message: 'http://169.254.169.254/latest could not be read: it is not a public page.' },
  })
})

test('thirty pages in ten minutes, then a pause', async () => {
  const ada = await t.signUp()
  const read = () => ada.call(studyGuides.readResource, { url: 'http://10.0.0.1/' })
  for (let n = 0; n < 30; n += 1) expect((await read()).status).toBe(400)
  expect((await read()).status).toBe(429)
})
