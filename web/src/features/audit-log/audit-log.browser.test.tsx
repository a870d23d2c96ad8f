import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AuditEntry, type AuditPerson, auditLog } from '#contract/admin/audit-log.ts'
import { answer, dropConnection } from '../../testing/fake-server.ts'
import { expectAccessible } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const SARAH: AuditPerson = { id: 1, name: 'Sarah Chen', username: 'sarah', role: 'teacher' }
const MAYA: AuditPerson = { id: 2, name: 'Maya Osei', username: 'maya', role: 'student' }
const LEO: AuditPerson = { id: 3, name: 'Leo Brandt', username: 'leo', role: 'student' }

const LOOK: AuditEntry = {
  id: 9,
  action: 'GET /api/teacher/classes/:id/gradebook',
  actorId: 1,
  actor: SARAH,
  subjectType: 'user',
  subjectId: null,
  subject: null,
  details: { personIds: [2, 3, 4] },
  createdAt: '2026-05-01T10:00:00.000Z',
}
const REMOVED: AuditEntry = {
  ...LOOK,
  id: 8,
  action: 'user disabled',
  actorId: 12,
  actor: null,
  subjectId: 2,
  subject: MAYA,
  details: {},
}
const SIGN_IN: AuditEntry = {
  ...REMOVED,
  id: 7,
  action: 'signed in',
  actorId: 2,
  actor: MAYA,
  details: { way: 'code', browser: 'Chrome', system: 'Windows', network: '198.51.100.0/24' },
}

const open = (entries: AuditEntry[], fault: string | null = null) =>
  renderAt('/admin/audit-log', {
    as: makeUser({ role: 'admin', timezone: 'UTC' }),
    answers: [
      answer(auditLog.list, {
        entries,
        hasMore: false,
        person: null,
        verified: { at: '2026-05-01T04:00:00.000Z', upTo: '2026-05-01T03:59:58.000Z', fault },
      }),
    ],
  })

test('one look at a gradebook is one row that opens to the names, and counts who is gone', async () => {
  const { server } = await open([LOOK])
  server.use(dropConnection(auditLog.shown))
  await expect.element(page.getByText('Sarah Chen saw 3 students in a gradebook')).toBeVisible()
  await button('Details').click()
  await expect.element(page.getByText("We couldn't load the names")).toBeVisible()
  server.use(answer(auditLog.shown, [MAYA, LEO]))
  await button('Try again').click()
  await expect.element(page.getByText('Maya Osei, Leo Brandt, and 1 removed account')).toBeVisible()
  await expectAccessible()
})

test('a removed account is called so, and a sign-in says by what it was', async () => {
  await open([REMOVED, SIGN_IN])
  await expect
    .element(page.getByText('A removed account (no. 12) disabled the account of Maya Osei'))
    .toBeVisible()
  await expect.element(page.getByText('Maya Osei signed in')).toBeVisible()
  await button('Details').click()
  await expect.element(page.getByText('Password and code')).toBeVisible()
  await expect.element(page.getByText('198.51.100.0/24')).toBeVisible()
})

test('admins see up to when the log was verified', async () => {
  await open([REMOVED])
  await expect.element(page.getByText(/^Verified up to May 1, 2026/)).toBeVisible()
})

test('admins are told what the daily verification found changed', async () => {
  await open([REMOVED], 'Entry 8 was changed.')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Entry 8 was changed\./)
})
