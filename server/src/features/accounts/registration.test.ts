import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { site } from '#contract/site.ts'
import { invitations as invitationRows } from '../../db/schema/accounts/invitations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { addInvitation } from '../../testing/invitation-samples.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
beforeEach(() => {
  Object.assign(t.deps.config, { registration: 'open', mustApproveTeachers: false })
})

function newcomer(more: { role?: 'student' | 'college' | 'teacher' | 'professional' } = {}) {
  const username = `new-${randomBytes(6).toString('hex')}`
  return {
    username,
    email: `${username}@example.org`,
    password: 'a good long password',
    firstName: 'Nia',
    lastName: 'Bello',
    role: 'student' as const,
    grade: 5,
    ...more,
  }
}
const rowOf = async (id: number) => (await t.db.select().from(users).where(eq(users.id, id)))[0]
const usesOf = async (id: number) =>
  (await t.db.select().from(invitationRows).where(eq(invitationRows.id, id)))[0]?.uses

describe('who may register', () => {
  test('everybody, where registration is open; the account says how it came to be', async () => {
    expect((await t.call(site.settings, {})).body.registration).toBe('open')
    const { status, body } = await t.call(accounts.register, newcomer())
    expect(status).toBe(201)
    expect(await rowOf(body.id)).toMatchObject({ origin: 'registration', emailProvenAt: null })
  })

  test('nobody, where it is closed: not even with an invitation, and it is said whom to ask', async () => {
    t.deps.config.registration = 'closed'
    expect((await t.call(site.settings, {})).body.registration).toBe('closed')
    const { code } = await addInvitation(t)
    for (const form of [newcomer(), { ...newcomer(), invitation: code }])
      expect(await t.call(accounts.register, form)).toMatchObject({
        status: 403,
        body: { message: 'Registration is closed here. Ask your school for an account.' },
      })
    expect((await t.call(invitations.check, { code })).status).toBe(404)
  })

  test('who was invited, where it takes an invitation', async () => {
    t.deps.config.registration = 'invite'
    for (const form of [newcomer(), { ...newcomer(), invitation: '  ' }])
      expect(await t.call(accounts.register, form)).toMatchObject({
        status: 403,
        body: { message: 'You need an invitation to register here. Ask your school for one.' },
      })
    const wrong = await t.call(accounts.register, { ...newcomer(), invitation: 'CDFG-HJKM-NPQR' })
    expect([wrong.status, wrong.body.reason]).toEqual([403, 'invitationInvalid'])
    const { code } = await addInvitation(t)
    expect((await t.call(accounts.register, { ...newcomer(), invitation: code })).status).toBe(201)
  })
})

describe('an invitation', () => {
  test('gives its role and grade, whatever the form says, and is read however it was typed', async () => {
    const { id, code } = await addInvitation(t, { role: 'student', grade: 3, mostUses: 2 })
    const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)} `
    expect((await t.call(invitations.check, { code: typed })).body).toEqual({
      role: 'student',
      grade: 3,
      email: null,
      childName: null,
    })
    const form = { ...newcomer({ role: 'teacher' }), invitation: typed }
    const { body } = await t.call(accounts.register, form)
    expect(body).toMatchObject({ role: 'student', isTeacher: false, grade: 3 })
    expect(await rowOf(body.id)).toMatchObject({ origin: 'invitation', emailProvenAt: null })
    expect(await usesOf(id)).toBe(1)
    const [trace] = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, body.id))
      .orderBy(auditLog.id)
    expect(trace).toMatchObject({ action: 'invitation used', details: { invitationId: id } })
  })

  test.each([
    ['was used', { uses: 1 }],
    ['has run out', { expiresAt: new Date('2026-01-05T08:59:59Z') }],
    ['was canceled', { revokedAt: new Date('2026-01-05T08:00:00Z') }],
  ])('that %s opens nothing', async (_, change) => {
    const { code } = await addInvitation(t, change)
    expect((await t.call(invitations.check, { code })).status).toBe(404)
    const { status, body } = await t.call(accounts.register, { ...newcomer(), invitation: code })
    expect([status, body.reason]).toEqual([403, 'invitationInvalid'])
  })

  test('that is for one lets in one of two who come at once, and a repetition signs in again', async () => {
    const { code } = await addInvitation(t)
    const forms = [newcomer(), newcomer()].map((form) => ({ ...form, invitation: code }))
    const keys = forms.map(({ username }) => `register-${username}`)
    const register = (n: number) =>
      t.call(accounts.register, forms[n] ?? newcomer(), { idempotencyKey: keys[n] ?? '' })
    const first = await Promise.all([register(0), register(1)])
    expect(first.map(({ status }) => status).sort()).toEqual([201, 403])
    const winner = first.findIndex(({ status }) => status === 201)
    const again = await register(winner)
    expect([again.status, again.body.id]).toEqual([201, first[winner]?.body.id])
  })

  test('is not used up by a form that is refused', async () => {
    const { id, code } = await addInvitation(t)
    const form = { ...newcomer(), invitation: code }
    await t.call(accounts.register, { ...newcomer(), username: form.username })
    expect((await t.call(accounts.register, form)).status).toBe(409)
    expect(await usesOf(id)).toBe(0)
  })

  test('by mail proves its address, and no other', async () => {
    const form = newcomer()
    const { code } = await addInvitation(t, { email: form.email.toUpperCase() })
    const other = await t.call(accounts.register, { ...newcomer(), invitation: code })
    expect([other.status, other.body.issues?.[0]?.field]).toEqual([400, 'email'])
    const { body } = await t.call(accounts.register, { ...form, invitation: code })
    expect((await rowOf(body.id))?.emailProvenAt).toEqual(t.clock.now)
  })

  test('for one person approves a teacher; with a code for many each one waits', async () => {
    t.deps.config.mustApproveTeachers = true
    const waits = async (more: Parameters<typeof addInvitation>[1]) => {
      const { code } = await addInvitation(t, { role: 'teacher', ...more })
      const { body } = await t.call(accounts.register, { ...newcomer(), invitation: code })
      expect([body.role, body.isTeacher]).toEqual(['teacher', true])
      return body.isWaitingForApproval
    }
    expect(await waits({ mostUses: 1 })).toBe(false)
    expect(await waits({ mostUses: 40 })).toBe(true)
    const { body } = await t.call(accounts.register, newcomer({ role: 'teacher' }))
    expect(body.isWaitingForApproval).toBe(true)
  })

  test('cannot be guessed by trying, while a class that registers at once is let in', async () => {
    const from = (remoteAddress: string, code: string) =>
      t.app.inject({ method: 'POST', url: '/api/invitations/check', payload: { code }, remoteAddress })
    const { code } = await addInvitation(t, { mostUses: 500 })
    for (let n = 0; n < 110; n++) expect((await from('192.0.2.60', code)).statusCode).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 101 }, (_, n) => from('192.0.2.61', `CDFGHJKM${String(n).padStart(4, '3')}`)),
    )
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(100).fill(404), 429])
  })
})
