import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LiveSession, sessionMonitor } from '#contract/admin/session-monitor.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const SESSION = makeSample(LiveSession, {
  id: 5,
  user: { id: 9, firstName: 'Maya', lastName: 'Okafor', role: 'student', grade: 5 },
  classes: [{ id: 1, name: 'Mathematics of quite a long name 5b' }],
  browser: 'Firefox',
  system: 'Linux',
  page: { title: 'My Notes', screen: null, about: null },
})
const ONLINE = answer(sessionMonitor.list, { sessions: [SESSION], total: 1 })

const openMonitor = (role: 'teacher' | 'admin', query: string, ...answers: Answer[]) =>
  renderAt(`/admin/sessions${query}`, { as: makeUser({ role }), answers: [ONLINE, ...answers] })
const actions = () => button('Actions for Maya Okafor')

test('who is online cannot be read: it says so and is asked again; a teacher signs nobody out', async () => {
  const { server } = await openMonitor('teacher', '', dropConnection(sessionMonitor.list))
  await expect.element(page.getByRole('alert').getByText('Who is online could not be loaded')).toBeVisible()
  server.use(ONLINE)
  await button('Try again').click()
  await expect.element(page.getByRole('listitem').getByText('My Notes')).toBeVisible()
  await expect.element(actions()).not.toBeInTheDocument()
  await expectSoundLook()
})

test('an admin signs a device out with the keyboard, and is told when that fails; then nobody like that is online', {
  tags: ['P-81'],
}, async () => {
  const { server } = await openMonitor(
    'admin',
    '?q=okafor',
    refuse(sessionMonitor.end, 'not_found', 'It is gone already.'),
  )
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' })
  async function signOut() {
    await expect.element(actions()).toBeVisible()
    actions().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'End this session' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(confirm).toBeVisible()
    confirm.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await signOut()
  await expectToast('It is gone already.')
  server.use(
    answer(sessionMonitor.end, { signedOut: 1 }),
    answer(sessionMonitor.list, { sessions: [], total: 0 }),
  )
  await signOut()
  await expectToast('1 device was signed out.')
  expect(server.sentTo(sessionMonitor.end).at(-1)).toEqual({ id: '5' })
  await expect.element(heading('No one like that is online')).toBeVisible()
  await expectSoundLook()
})
