import type { QueryClient } from '@tanstack/react-query'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { devices } from '#contract/profile/devices.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeys } from '#contract/profile/passkeys.ts'
import { profile } from '#contract/profile/profile.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { site } from '#contract/site.ts'
import { notes } from '#contract/study/notes.ts'
import { subjects } from '#contract/subjects.ts'
import { openDeviceDatabase } from '../../device/device-database.ts'
import { DEVICE_DATABASE } from '../../device/has-device-database.ts'
import { keepAnswer } from '../../device/last-answers.ts'
import { listenToOtherTabs } from '../../kit/session-channel.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { answer, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectAddress } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'
import { searchStorages } from '../../testing/search-storages.ts'

const MARK = 'only-for-nia'
const user = makeUser()
const sidebar = page.getByRole('complementary', { name: 'Sidebar' })

const PUBLIC_ANSWERS = [
  neverAnswer(site.featuredTestimonials),
  neverAnswer(site.statistics),
  neverAnswer(site.settings),
  neverAnswer(subjects.list),
]

const open = (path: string) =>
  renderAt(path, {
    as: user,
    answers: [
      ...listDashboardAnswers(),
      ...PUBLIC_ANSWERS,
      answer(notes.list, []),
      answer(notes.tags, [{ tag: MARK, notes: 1 }]),
      answer(profile.read, makeSample(profile.read.output)),
      answer(devices.list, []),
      answer(passkeys.list, { host: null, passkeys: [] }),
      answer(identities.own, { hasPassword: true, provider: null, identities: [] }),
      answer(secondFactor.read, {
        since: null,
        isRequired: false,
        recoveryCodesLeft: 0,
        hasAuthenticator: false,
      }),
    ],
  })

/** One thing in every place that keeps something of a person. */
async function fillDevice(): Promise<void> {
  // The app has made it; what is put there need not be whole.
  const db = await openDB(DEVICE_DATABASE)
  const of = { userId: user.id, text: MARK }
  const put = (store: string, record: object) => db.put(store, { ...of, ...record })
  await put('answers', { address: '/api/notes', body: MARK, at: new Date() })
  await put('settled', { key: 'settled-1', at: new Date() })
  await put('problems', { problemId: 1 })
  await put('programs', { key: 'p1', forgottenWith: user.id })
  await put('programs', { key: 'n1', text: `${MARK}-unsent` })
  await put('packages', { lessonId: 1, received: [], state: 'paused' })
  await put('parts', { lessonId: 1, version: 'a', place: 0 })
  await put('outbox', {
    key: 'write-1',
    operation: 'notes.create',
    input: { title: MARK },
    refusal: { status: 400, message: 'No' },
    place: 1,
  })
  db.close()
  localStorage.setItem(`trellis.user.draft.${user.id}.note.new`, MARK)
  sessionStorage.setItem(`trellis.user.quiz.${user.id}`, MARK)
}

/** What nobody has but this device. It stays for its owner, who was asked or is told. */
const UNSENT = ['trellis outbox', 'trellis programs']
const TYPED = [
  `localStorage trellis.user.draft.${user.id}.note.new`,
  `sessionStorage trellis.user.quiz.${user.id}`,
]
/** The same for everybody; the mark in it stands for bytes of a lesson. */
const LESSONS = ['trellis packages', 'trellis parts']

const expectLeft = (places: string[], app?: QueryClient) =>
  expect.poll(() => searchStorages(MARK, app), { timeout: 5_000 }).toEqual(places.toSorted())

test('signing out leaves what was never sent, after a question, and nothing else', async () => {
  const { server, queryClient } = await open('/notes')
  await expect.element(button('Sign out', sidebar)).toBeVisible()
  await fillDevice()
  server.use(answer(accounts.signOut, { message: 'Logged out' }))
  await button('Sign out', sidebar).click()
  await button('Sign out, keep them here').click()
  await expectAddress('/')
  await expectLeft(UNSENT, queryClient)
  expect(await (await openDeviceDatabase()).getAllKeys('programs')).toEqual([[user.id, 'n1']])
})

test('a session that has ended leaves no answer; lessons and what was not sent wait for who comes back', async () => {
  const { server, queryClient } = await open('/notes')
  await expect.element(button('Sign out', sidebar)).toBeVisible()
  await fillDevice()
  server.use(refuse(notes.tags, 'not_signed_in', 'Please sign in'))
  void queryClient.invalidateQueries()
  await expectAddress('/')
  await expectLeft([...UNSENT, ...TYPED, ...LESSONS], queryClient)
})

test('a device whose session ran out while it was closed forgets the answers when it is opened', async () => {
  await open('/notes')
  await expect.element(button('Sign out', sidebar)).toBeVisible()
  await fillDevice()
  closePage()
  // biome-ignore lint/suspicious/noDocumentCookie: as it runs out
  document.cookie = 'trellis_signed_in=; path=/; max-age=0'
  await renderAt('/auth', { as: null, answers: PUBLIC_ANSWERS })
  await expectLeft([...UNSENT, ...TYPED, ...LESSONS])
})

test('a deleted account leaves nothing at all', async () => {
  const { server, queryClient } = await open('/profile?tab=privacy')
  server.use(
    answer(profile.foreseeDeletion, {
      ...makeSample(profile.foreseeDeletion.output),
      activeClasses: 0,
      hasPassword: true,
    }),
    answer(profile.remove, { purgedAt: '2026-02-05T09:00:00.000Z' }),
  )
  await button('Delete my account').click()
  await dialog().getByLabelText('Your password').fill('trellis-demo')
  await fillDevice()
  await button('Delete my account', dialog()).click()
  await expectAddress('/')
  await expectLeft([], queryClient)
})

test('an answer that comes after the session has gone is not kept', async () => {
  await open('/notes')
  await expect.element(button('Sign out', sidebar)).toBeVisible()
  const keeping = keepAnswer(user.id, '/api/late', MARK, new Date())
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does at signing out
  document.cookie = 'trellis_signed_in=; path=/; max-age=0'
  await keeping
  expect(await (await openDeviceDatabase()).get('answers', [user.id, '/api/late'])).toBeUndefined()
})

test('a tab forgets its own memory when another one signs out, and keeps it when a session has merely ended', async () => {
  const heard: (number | null)[] = []
  const stop = listenToOtherTabs((userId) => heard.push(userId))
  const other = new BroadcastChannel('trellis.session')
  sessionStorage.setItem(`trellis.user.quiz.${user.id}`, MARK)
  other.postMessage({ userId: null, hasSignedOut: false })
  await expect.poll(() => heard).toEqual([null])
  expect(await searchStorages(MARK)).toEqual([TYPED[1]])
  other.postMessage({ userId: null, hasSignedOut: true })
  await expect.poll(() => heard).toEqual([null, null])
  expect(await searchStorages(MARK)).toEqual([])
  other.close()
  stop()
})
