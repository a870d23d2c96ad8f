import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { schoolConsent } from '#contract/admin/school-consent.ts'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { addAgreement, addChild, addGuardianRequest, addSchoolConsent } from '../../testing/consent-rows.ts'
import { hear } from '../../testing/hear.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

/** Two servers on one database, as behind a load balancer: sockets here, decisions there. */
let here: TestApp
let there: TestApp
const sockets: WebSocket[] = []
beforeEach(async () => {
  here = await createTestApp()
  there = await createTestApp()
  await here.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await here.app.close()
  await there.app.close()
})

async function connect(person: TestPerson): Promise<WebSocket> {
  const { port } = here.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PRESENCE_PATH}`, {
    headers: { cookie: `${SESSION_COOKIE}=${person.token}` },
  })
  sockets.push(socket)
  await once(socket, 'open')
  return socket
}

/** Opens a page, and says which one the server of the socket has noted. */
async function open(person: TestPerson, socket: WebSocket, route: string): Promise<string | null> {
  const timestamp = here.clock.now.toISOString()
  socket.send(JSON.stringify({ type: 'navigation', route, title: 'A page', timestamp, pageData: {} }))
  socket.send('nonsense')
  await hear(socket, 'error')
  return here.deps.presence.list().find(({ userId }) => userId === person.id)?.page?.route ?? null
}

test('a consent that is withdrawn on another server is heeded by the next note of a socket that stands open', {
  tags: ['Y-46', 'Y-68'],
}, async () => {
  const ada = await addChild(here)
  const token = await addAgreement(here, ada.id)
  const socket = await connect(ada)
  expect(await open(ada, socket, '/notes')).toBe('/notes')
  await there.call(guardianConsent.withdraw, { token })
  expect(await open(ada, socket, '/quizzes')).toBeNull()
})

test('nobody sees the page any more once the consent is withdrawn elsewhere, also without another note', async () => {
  const ada = await addChild(here, { origin: 'import' })
  const admin = await here.signUp('admin')
  await addSchoolConsent(here)
  const socket = await connect(ada)
  expect(await open(ada, socket, '/notes')).toBe('/notes')
  const pageOf = async () =>
    (await admin.call(sessionMonitor.list, {})).body.sessions.find(({ user }) => user.id === ada.id)
  expect(await pageOf()).toMatchObject({ page: { title: 'A page' }, isPageWithheld: false })
  const otherAdmin = await there.signUp('admin')
  await otherAdmin.call(schoolConsent.withdraw, {})
  expect(await pageOf()).toMatchObject({ page: null, isPageWithheld: true })
  expect(here.deps.presence.list().every(({ page }) => page === null)).toBe(true)
})

test('on the server of the socket the page is forgotten with the withdrawal itself', async () => {
  const ada = await addChild(here)
  await addAgreement(here, ada.id)
  const socket = await connect(ada)
  expect(await open(ada, socket, '/notes')).toBe('/notes')
  await ada.call(guardian.withdraw, {})
  expect(here.deps.presence.list().every(({ page }) => page === null)).toBe(true)
})

test('a page that stands open is followed from the agreement on, given on whatever server', async () => {
  const ada = await addChild(here)
  const socket = await connect(ada)
  expect(await open(ada, socket, '/notes')).toBeNull()
  const token = await addGuardianRequest(here, ada.id)
  await there.call(guardianConsent.answer, { token, agrees: true })
  expect(await open(ada, socket, '/quizzes')).toBe('/quizzes')
})
