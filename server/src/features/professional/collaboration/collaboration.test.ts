import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { collaboration, MOST_READERS } from '#contract/professional/collaboration.ts'
import { documents } from '#contract/professional/documents.ts'
import { chat } from '#contract/study/chat.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { purgeDeleted } from '../../../domain/cleaning/purge-deleted.ts'
import { addDocument } from '../../../testing/chat-rows.ts'
import { explainQuery } from '../../../testing/explain-query.ts'
import { addGuide } from '../../../testing/note-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import { addComment, addSharedDocument } from '../../../testing/shared-rows.ts'
import { selectComments, selectGiven, selectReceived } from './collaboration.queries.ts'

const START = new Date('2026-03-10T09:00:00Z')
const TEXT =
  'A backup is a copy of data that is kept apart. A restore brings a backup back. Backups that nobody has restored are only hopes.'
const t = prepareTestApp({ now: START })

const join = (firstName: string) => t.signUp('professional', { firstName, lastName: 'Byron' })
const personOf = ({ user }: Awaited<ReturnType<typeof join>>) => ({
  username: user.username,
  name: `${user.firstName} ${user.lastName}`,
})

test('a document is shared with named people, who find it under what is shared with them', {
  tags: ['P-60', 'P-59'],
}, async () => {
  const [ada, ben, cleo] = [await join('Ada'), await join('Ben'), await join('Cleo')]
  const { id } = await addDocument(t, ada.id, { title: 'Backups', content: TEXT })
  const { status, body } = await ada.call(collaboration.shareDocument, {
    id,
    usernames: [ben.user.username.toUpperCase(), cleo.user.username, ada.user.username],
  })
  expect([status, body]).toEqual([
    200,
    { isOwn: true, owner: personOf(ada), readers: expect.arrayContaining([personOf(ben), personOf(cleo)]) },
  ])
  expect(body.readers).toHaveLength(2)
  const shared = { kind: 'document', id, title: 'Backups', sharedAt: START.toISOString() }
  expect((await ben.call(collaboration.overview, {})).body).toEqual({
    withMe: [{ ...shared, owner: personOf(ada) }],
    byMe: [],
  })
  expect((await ada.call(collaboration.overview, {})).body).toMatchObject({
    withMe: [],
    byMe: [{ ...shared, readers: expect.arrayContaining([personOf(ben)]) }],
  })
  expect((await ben.call(collaboration.sharing, { id })).body).toEqual({
    isOwn: false,
    owner: personOf(ada),
    readers: [],
  })
})

test('whoever it is shared with reads, summarizes and asks, but changes nothing', {
  tags: ['P-52', 'P-55', 'P-56'],
}, async () => {
  const [ada, ben, eve] = [await join('Ada'), await join('Ben'), await join('Eve')]
  const { id } = await addSharedDocument(t, ada.id, ben.id, { content: TEXT })
  expect((await ben.call(documents.open, { id })).body).toMatchObject({ content: TEXT, lastAccessed: null })
  const summary = await ben.call(documents.summarize, { id })
  expect(summary.status).toBe(201)
  expect((await ada.call(documents.summaries, { id })).body).toEqual([summary.body])
  expect((await ben.call(chat.documentSession, { documentId: id })).status).toBe(201)
  for (const endpoint of [documents.update, documents.remove, documents.restore])
    expect((await ben.call(endpoint, { id })).status).toBe(404)
  expect((await ben.call(collaboration.shareDocument, { id, usernames: [] })).status).toBe(404)
  for (const endpoint of [documents.open, documents.summaries, documents.summarize, collaboration.comments])
    expect((await eve.call(endpoint, { id })).status).toBe(404)
  expect((await ben.call(documents.list, {})).body).toEqual([])
})

test('a question about a shared document is answered from its text, until it is shared no more', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  const { id } = await addSharedDocument(t, ada.id, ben.id, { title: 'Secret plan', content: TEXT })
  const { body: session } = await ben.call(chat.documentSession, { documentId: id })
  const ask = () => ben.call(chat.send, { message: 'What is a backup?', sessionId: session.id })
  expect((await ask()).body.content).toContain('copy of data that is kept apart')
  await ada.call(collaboration.shareDocument, { id, usernames: [] })
  expect((await ask()).body.content).not.toContain('kept apart')
  const { body: sessions } = await ben.call(chat.sessions, { userId: ben.id })
  expect(sessions.find((one) => one.id === session.id)?.documentTitle).toBeNull()
})

test('who is not named any more reads no more, and sharing with nobody ends it', {
  tags: ['P-60'],
}, async () => {
  const [ada, ben, cleo] = [await join('Ada'), await join('Ben'), await join('Cleo')]
  const { id } = await addSharedDocument(t, ada.id, ben.id)
  const share = (usernames: string[]) => ada.call(collaboration.shareDocument, { id, usernames })
  expect((await share([cleo.user.username])).body.readers).toEqual([personOf(cleo)])
  expect((await ben.call(documents.open, { id })).status).toBe(404)
  expect((await cleo.call(documents.open, { id })).status).toBe(200)
  expect((await share([])).body.readers).toEqual([])
  expect((await cleo.call(documents.open, { id })).status).toBe(404)
  expect((await ada.call(collaboration.overview, {})).body.byMe).toEqual([])
})

test('a name that no professional has is said, and nothing is shared then', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  const student = await t.signUp('student')
  const { id } = await addDocument(t, ada.id)
  const share = (usernames: string[]) => ada.call(collaboration.shareDocument, { id, usernames })
  expect(await share([ben.user.username, 'nobody-here', student.user.username])).toMatchObject({
    status: 400,
    body: {
      message: `There is no professional with the username “nobody-here”, “${student.user.username}”.`,
    },
  })
  expect((await ben.call(documents.open, { id })).status).toBe(404)
  const many = Array.from({ length: MOST_READERS + 1 }, (_, place) => `name-${place}`)
  expect((await share(many)).body.message).toBe('A thing can be shared with at most 50 people.')
})

test('guessing names is slowed down', async () => {
  const ada = await join('Ada')
  const { id } = await addDocument(t, ada.id)
  const answers = []
  for (let tries = 0; tries < 61; tries++)
    answers.push((await ada.call(collaboration.shareDocument, { id, usernames: ['nobody-here'] })).status)
  expect([answers[59], answers[60]]).toEqual([400, 429])
})

test('a guide is shared alike, and read without being public', { tags: ['P-59'] }, async () => {
  const [ada, ben, eve] = [await join('Ada'), await join('Ben'), await join('Eve')]
  const { id } = await addGuide(t, ada.id, { title: 'Restoring', content: 'Try it first.' })
  const share = (usernames: string[]) => ada.call(collaboration.shareGuide, { id, usernames })
  expect((await share([ben.user.username])).body.readers).toEqual([personOf(ben)])
  expect((await ben.call(collaboration.openGuide, { id })).body).toMatchObject({
    title: 'Restoring',
    content: 'Try it first.',
    owner: personOf(ada),
  })
  expect((await ben.call(collaboration.overview, {})).body.withMe).toMatchObject([{ kind: 'guide', id }])
  expect((await ben.call(collaboration.guideSharing, { id })).body.readers).toEqual([])
  expect((await eve.call(collaboration.openGuide, { id })).status).toBe(404)
  expect((await ben.call(collaboration.shareGuide, { id, usernames: [] })).status).toBe(404)
  await share([])
  expect((await ben.call(collaboration.openGuide, { id })).status).toBe(404)
})

test('what is deleted, or of an account that is to be deleted, is shared no more', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  const { id } = await addSharedDocument(t, ada.id, ben.id)
  await ada.call(documents.remove, { id })
  expect((await ben.call(documents.open, { id })).status).toBe(404)
  expect((await ben.call(collaboration.overview, {})).body.withMe).toEqual([])
  await ada.call(documents.restore, { id })
  expect((await ben.call(documents.open, { id })).status).toBe(200)
  await t.db.update(users).set({ deletedAt: START }).where(eq(users.id, ada.id))
  expect((await ben.call(documents.open, { id })).status).toBe(404)
  expect((await ben.call(collaboration.overview, {})).body.withMe).toEqual([])
})

test('readers and owner talk about a document; each deletes their own words, and the owner any', async () => {
  const [ada, ben, cleo] = [await join('Ada'), await join('Ben'), await join('Cleo')]
  const { id } = await addSharedDocument(t, ada.id, ben.id)
  await ada.call(collaboration.shareDocument, { id, usernames: [ben.user.username, cleo.user.username] })
  const { status, body: first } = await ben.call(collaboration.comment, { id, content: ' Well put. ' })
  expect([status, first]).toEqual([
    201,
    {
      id: expect.any(Number),
      author: personOf(ben),
      content: 'Well put.',
      createdAt: START.toISOString(),
      mayRemove: true,
    },
  ])
  const { body: second } = await ada.call(collaboration.comment, { id, content: 'Thank you.' })
  expect((await cleo.call(collaboration.comments, { id })).body.map((one) => one.mayRemove)).toEqual([
    false,
    false,
  ])
  expect((await ada.call(collaboration.comments, { id, before: second.id })).body).toEqual([first])
  expect((await cleo.call(collaboration.removeComment, { id: first.id })).status).toBe(404)
  expect((await ben.call(collaboration.removeComment, { id: second.id })).status).toBe(404)
  expect((await ada.call(collaboration.removeComment, { id: first.id })).status).toBe(204)
  expect((await ben.call(collaboration.comments, { id })).body.map((one) => one.id)).toEqual([second.id])
  expect((await ben.call(collaboration.restoreComment, { id: first.id })).status).toBe(404)
  expect((await ada.call(collaboration.restoreComment, { id: first.id })).body).toEqual(first)
  expect((await ben.call(collaboration.removeComment, { id: first.id })).status).toBe(204)
  expect((await ada.call(collaboration.restoreComment, { id: first.id })).status).toBe(404)
  expect((await ben.call(collaboration.restoreComment, { id: first.id })).body).toEqual(first)
  expect((await ben.call(collaboration.restoreComment, { id: first.id })).body).toEqual(first)
  expect((await cleo.call(collaboration.restoreComment, { id: first.id })).status).toBe(404)
  expect((await ben.call(collaboration.comment, { id, content: ' ' })).body.message).toBe(
    'Please write something first.',
  )
})

test('after 30 days a deleted comment is gone for good', { tags: ['Y-12'] }, async () => {
  const ada = await join('Ada')
  const { id } = await addComment(t, ada.id, { deletedAt: START, deletedBy: ada.id })
  await purgeDeleted({ db: t.db, now: () => new Date(START.getTime() + 31 * DAY_MS) })
  expect((await ada.call(collaboration.restoreComment, { id })).status).toBe(404)
})

test('shares and comments are found through indexes', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  const { id } = await addSharedDocument(t, ada.id, ben.id)
  await t.db.execute(sql`
    with made as (insert into professional_documents (user_id, title) select ${ada.id}::int, 'D' || n
      from generate_series(1, 2000) n returning id)
    insert into document_shares (document_id, user_id) select id, ${ada.id}::int from made`)
  await t.db.execute(sql`
    insert into document_comments (document_id, user_id, content)
    select ${id}::int, ${ada.id}::int, 'C' || n from generate_series(1, 2000) n`)
  await t.db.execute(sql`vacuum analyze document_shares, document_comments, professional_documents`)
  const received = await explainQuery(t.db, selectReceived(t.db, 'document', ben.id))
  expect(received.wholeTables).toEqual([])
  expect(received.indexes).toContain('document_shares_newest')
  const said = await explainQuery(t.db, selectComments(t.db, ben.id, id))
  expect(said.wholeTables).toEqual([])
  expect(said.rowsRead).toBeLessThan(200)
  expect((await explainQuery(t.db, selectGiven(t.db, 'document', ben.id))).wholeTables).toEqual([])
})
