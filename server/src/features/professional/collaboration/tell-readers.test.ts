import { expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { collaboration } from '#contract/professional/collaboration.ts'
import { settings } from '#contract/profile/settings.ts'
import { addDocument } from '../../../testing/chat-rows.ts'
import { addGuide } from '../../../testing/note-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../../testing/test-app.ts'

const t = prepareTestApp()

const join = (firstName: string) => t.signUp('professional', { firstName, lastName: 'Byron' })
const newsOf = async (person: TestPerson) =>
  (await person.call(notifications.list, {})).body.map(({ kind, data, link }) => ({ kind, data, link }))

/** What the open pages of a person hear. */
function listenAs(person: TestPerson): unknown[] {
  const heard: unknown[] = []
  const visit = { sessionId: 1, userId: person.id, connectedAt: t.clock.now, isWithheld: true, page: null }
  t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => heard.push(notice) })
  return heard
}

test('who is named hears of the document or guide at once, and only the first time', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  const document = await addDocument(t, ada.id, { title: 'Backups' })
  const guide = await addGuide(t, ada.id, { title: 'Restoring' })
  const heard = listenAs(ben)
  for (const usernames of [[ben.user.username], [ben.user.username], [], [ben.user.username]])
    await ada.call(collaboration.shareDocument, { id: document.id, usernames })
  await ada.call(collaboration.shareGuide, { id: guide.id, usernames: [ben.user.username] })
  expect(await newsOf(ben)).toEqual([
    {
      kind: 'guide_shared',
      data: { name: 'Ada Byron', title: 'Restoring' },
      link: `/professional/collaboration?guide=${guide.id}`,
    },
    {
      kind: 'document_shared',
      data: { name: 'Ada Byron', title: 'Backups' },
      link: `/professional/collaboration?document=${document.id}`,
    },
  ])
  expect(heard).toEqual([{ type: 'notifications' }, { type: 'notifications' }])
  expect(await newsOf(ada)).toEqual([])
})

test('what is said about a document reaches everybody else who reads it, once until they have looked', async () => {
  const [ada, ben, cleo, eve] = [await join('Ada'), await join('Ben'), await join('Cleo'), await join('Eve')]
  const { id } = await addDocument(t, ada.id, { title: 'Backups' })
  await ada.call(collaboration.shareDocument, { id, usernames: [ben.user.username, cleo.user.username] })
  const readAll = (person: TestPerson) => person.call(notifications.readAll, { upTo: 2 ** 31 - 1 })
  await readAll(ben)
  await readAll(cleo)
  const say = (content: string) => ben.call(collaboration.comment, { id, content })
  await say('Well put.')
  await say('And short.')
  const said = {
    kind: 'document_commented',
    data: { name: 'Ben Byron', title: 'Backups' },
    link: `/professional/collaboration?document=${id}`,
  }
  expect(await newsOf(ada)).toEqual([said])
  expect((await newsOf(cleo))[0]).toEqual(said)
  expect((await newsOf(ben)).map(({ kind }) => kind)).toEqual(['document_shared'])
  expect(await newsOf(eve)).toEqual([])
  await readAll(ada)
  await say('One thing more.')
  expect(await newsOf(ada)).toEqual([said, said])
})

test('who has switched progress updates off hears of neither', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')]
  await ben.call(settings.saveNotifications, { notification_type: 'progress_updates', enabled: false })
  const { id } = await addDocument(t, ada.id)
  await ada.call(collaboration.shareDocument, { id, usernames: [ben.user.username] })
  await ada.call(collaboration.comment, { id, content: 'Have a look.' })
  expect(await newsOf(ben)).toEqual([])
})
