import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deletionRequests } from '#contract/admin/deletion-requests.ts'
import { userManagement } from '#contract/admin/users.ts'
import { families } from '#contract/families/families.ts'
import { familyReading } from '#contract/families/family-reading.ts'
import { familyRights } from '#contract/families/family-rights.ts'
import { guardians } from '#contract/families/guardians.ts'
import { notifications } from '#contract/notifications.ts'
import { guardian as ownGuardian } from '#contract/onboarding/guardian.ts'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { profile } from '#contract/profile/profile.ts'
import { settings } from '#contract/profile/settings.ts'
import { familyReadings } from '../../db/schema/accounts/family-rights.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addAgreement, addChild, addSchoolConsent, removeSchoolConsents } from '../../testing/consent-rows.ts'
import { addGuardianship, EVERYTHING, openToGuardians } from '../../testing/family-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { KNOWN_PASSWORD, type TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let mails: Mail[] = []
beforeEach(async () => {
  mails = []
  t.deps.mailer = {
    send: async (mail) => {
      mails.push(mail)
      return 'sent'
    },
    close: () => {},
  }
  await removeSchoolConsents(t)
  await t.db.delete(familyReadings)
})

let made = 0
const proven = () => ({ email: `rights-${Date.now()}-${made++}@example.org`, emailProvenAt: t.clock.now })

async function addFamily(childIs: Parameters<typeof t.signUp>[1] = {}, guardianIs: object = proven()) {
  const child = await addChild(t, childIs)
  const guardian = await t.signUp('guardian', { firstName: 'Anne', lastName: 'Byron', ...guardianIs })
  await addGuardianship(t, guardian.id, child.id)
  return { child, guardian, id: child.id }
}
const isShielded = async (child: TestPerson) => (await child.call(ownGuardian.read, {})).body.isShielded
const deedsOn = async (id: number) =>
  (
    await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, id)))
      .orderBy(auditLog.id)
  )
    .filter(({ action }) => !action.includes('/api/'))
    .map(({ action, actorId }) => [action, actorId])

test('a guardian agrees and withdraws in their own account, which counts at once and is written down', {
  tags: ['Y-68'],
}, async () => {
  const { child, guardian, id } = await addFamily()
  expect(await isShielded(child)).toBe(true)
  const agreed = await guardian.call(familyRights.agree, { id })
  expect([agreed.status, agreed.body.consent]).toMatchObject([
    200,
    { isShielded: false, agreement: { guardianName: 'Anne Byron', isOwn: true } },
  ])
  expect(await isShielded(child)).toBe(false)
  expect((await child.call(ownGuardian.read, {})).body.agreement).toMatchObject({
    guardianName: 'Anne Byron',
  })
  // In a second tab.
  await guardian.call(familyRights.agree, { id })
  expect(mails).toHaveLength(1)

  const withdrawn = await guardian.call(familyRights.withdraw, { id })
  expect(withdrawn.body.consent).toMatchObject({ isShielded: true, agreement: null })
  await guardian.call(familyRights.withdraw, { id })
  expect(await isShielded(child)).toBe(true)
  expect(await deedsOn(id)).toEqual([
    ['consent given', guardian.id],
    ['consent withdrawn', guardian.id],
  ])
})

test('the mail about it holds a link that withdraws without an account', async () => {
  const { child, guardian, id } = await addFamily()
  await guardian.call(familyRights.agree, { id })
  expect(mails[0]?.to).toBe(guardian.user.email)
  const token = /\/guardian-consent#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  expect((await t.call(guardianConsent.withdraw, { token })).body.state).toBe('withdrawn')
  expect(await isShielded(child)).toBe(true)
})

test('without a proven address nobody agrees: a code on paper shows no adult; withdrawing always works', async () => {
  const { child, guardian, id } = await addFamily({}, { email: null, emailProvenAt: null })
  expect((await guardian.call(familyRights.read, { id })).body.consent.canAgree).toBe(false)
  expect((await guardian.call(familyRights.agree, { id })).body.reason).toBe('consentNeedsAddress')
  expect(await isShielded(child)).toBe(true)
  await addAgreement(t, id)
  expect(await isShielded(child)).toBe(false)
  await guardian.call(familyRights.withdraw, { id })
  expect(await isShielded(child)).toBe(true)
})

test('a guardian who objects is heard before the school, until a guardian agrees', async () => {
  await addSchoolConsent(t)
  const { child, guardian, id } = await addFamily({ origin: 'import' })
  expect((await guardian.call(familyRights.read, { id })).body.consent).toMatchObject({
    isShielded: false,
    schoolAgreedAt: t.clock.now.toISOString(),
  })
  expect((await guardian.call(familyRights.withdraw, { id })).body.consent.schoolAgreedAt).toBeNull()
  expect(await isShielded(child)).toBe(true)
  await guardian.call(familyRights.agree, { id })
  expect(await isShielded(child)).toBe(false)
})

test("somebody else's child is not there, nor one whose link has ended or whose account was deleted", async () => {
  const { guardian, id } = await addFamily()
  const stranger = (await addFamily()).guardian
  const admin = await t.signUp('admin')
  const tryAll = async (who: TestPerson) => [
    (await who.call(familyRights.read, { id })).status,
    (await who.call(familyRights.agree, { id })).status,
    (await who.call(familyRights.withdraw, { id })).status,
    (await who.call(familyRights.askDeletion, { id })).status,
    (await who.call(familyReading.notes, { id })).status,
    (await who.send(familyRights.export, { id })).status,
  ]
  expect(await tryAll(stranger)).toEqual(Array(6).fill(404))
  await admin.call(userManagement.remove, { id })
  expect(await tryAll(guardian)).toEqual(Array(6).fill(404))
})

const readFile = ({ body }: { body: { content: unknown } }) =>
  Buffer.from(body.content as Uint8Array).toString('utf8')

const FIRST = 'What is a half of nine?'
const WORRYING = 'I am afraid at home.'
const NOTE = 'Halves are equal parts.'

async function addWritings(userId: number) {
  const at = t.clock.now
  const [plain, worried] = await t.db
    .insert(aiChatSessions)
    .values([
      { userId, title: 'Halves' },
      { userId, title: 'Home' },
    ])
    .returning()
  const message = { userId, role: 'user' as const, timestamp: at }
  const care = {
    engine: 'embedded' as const,
    agents: [],
    followUps: [],
    isAnswered: true,
    help: 'none' as const,
    isCare: true,
  }
  await t.db.insert(chatMessages).values([
    { ...message, sessionId: plain?.id ?? 0, content: FIRST },
    { ...message, sessionId: worried?.id ?? 0, content: WORRYING },
    { ...message, sessionId: worried?.id ?? 0, role: 'assistant', content: 'Talk to us.', metadata: care },
  ])
  await t.db.insert(userNotes).values({ userId, title: 'Halves', content: NOTE })
  const alert = { userId, severity: 'medium' as const }
  await t.db.insert(safetyAlerts).values([
    { ...alert, category: 'bullying' },
    { ...alert, category: 'abuse' },
  ])
}

test('guardians read no chats, notes or alerts unless the school says so, and never what may be about home', async () => {
  const { child, guardian, id } = await addFamily()
  await addWritings(id)
  const readAll = async () => ({
    chats: await guardian.call(familyReading.chats, { id }),
    notes: await guardian.call(familyReading.notes, { id }),
    alerts: await guardian.call(familyReading.alerts, { id }),
  })
  for (const { status, body } of Object.values(await readAll()))
    expect([status, (body as { reason?: string }).reason]).toEqual([403, 'familyReadingOff'])

  const admin = await t.signUp('admin', { firstName: 'Amara', lastName: 'Diallo' })
  const text = 'Our parents asked for it.'
  const saved = await admin.call(familyReading.save, { ...EVERYTHING, text })
  expect(saved.body.current).toMatchObject({ ...EVERYTHING, text, setBy: 'Amara Diallo' })
  const open = await readAll()
  expect(open.chats.body.items).toMatchObject([{ title: 'Halves', content: FIRST, isByChild: true }])
  expect(open.notes.body.items).toMatchObject([{ content: NOTE }])
  expect(open.alerts.body.items).toMatchObject([{ category: 'bullying' }])
  const told = await child.call(guardians.list, { id })
  expect(told.body.reading).toEqual(EVERYTHING)
  const looks = await t.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(eq(auditLog.actorId, guardian.id), eq(auditLog.action, 'GET /api/guardian/children/:id/chats')),
    )
  expect(looks).toHaveLength(2)

  // What it was is kept; it ends at once.
  const off = await admin.call(familyReading.save, { chats: false, notes: false, alerts: false, text })
  expect(off.body.earlier).toMatchObject([EVERYTHING])
  expect((await readAll()).notes.status).toBe(403)
})

test('writings are read in pages', async () => {
  await openToGuardians(t, EVERYTHING)
  const { guardian, id } = await addFamily()
  const rows = Array.from({ length: 21 }, (_, n) => ({ userId: id, title: `Note ${n}`, content: NOTE }))
  await t.db.insert(userNotes).values(rows)
  const first = (await guardian.call(familyReading.notes, { id })).body
  expect([first.items.length, first.hasMore]).toEqual([20, true])
  const rest = (await guardian.call(familyReading.notes, { id, before: first.items.at(-1)?.id })).body
  expect([rest.items.map(({ title }) => title), rest.hasMore]).toEqual([['Note 0'], false])
})

test('the data of a child come as the learner has them, less what guardians do not read', async () => {
  const { child, guardian, id } = await addFamily()
  await addWritings(id)
  const get = async (who: TestPerson, format: 'json' | 'html' = 'json') =>
    readFile(await who.call(familyRights.export, { id, format }))
  const own = JSON.parse(readFile(await child.call(profile.export, {})))
  const given = JSON.parse(await get(guardian))
  expect(Object.keys(own)).toEqual(expect.arrayContaining(['user_notes', 'chat_messages', 'sessions']))
  expect(given.user.id).toBe(id)
  const { notIncluded } = given
  expect(
    Object.keys(own)
      .filter((name) => !(name in given))
      .toSorted(),
  ).toEqual(notIncluded.toSorted())
  expect(notIncluded).toEqual(
    expect.arrayContaining(['user_notes', 'chat_messages', 'ai_chat_sessions', 'sessions']),
  )
  expect(JSON.stringify(given)).not.toMatch(new RegExp(`${NOTE}|${WORRYING}|bullying`))
  const page = await get(guardian, 'html')
  expect(page).toContain('Not in this file:')
  expect(page).not.toContain(NOTE)

  await openToGuardians(t, EVERYTHING)
  const open = await get(guardian)
  expect([open.includes(NOTE), open.includes(FIRST), open.includes(WORRYING)]).toEqual([true, true, false])
  expect(await deedsOn(id)).toEqual(expect.arrayContaining([['account.export', guardian.id]]))
})

test('a guardian asks for deletion and can withdraw it; the school decides once, and can bring the account back', async () => {
  const { child, guardian, id } = await addFamily({ firstName: 'Mia' })
  const admin = await t.signUp('admin')
  const open = async () =>
    (await admin.call(deletionRequests.list, {})).body.requests.filter((one) => one.child.id === id)
  await guardian.call(familyRights.askDeletion, { id, reason: 'We are moving.' })
  const again = await guardian.call(familyRights.askDeletion, { id })
  expect(again.body.deletion).toMatchObject({ state: 'asked', isOwn: true })
  expect(await open()).toMatchObject([{ askedBy: 'Anne Byron', reason: 'We are moving.', isLate: false }])
  expect((await child.call(profile.read, {})).status).toBe(200)

  expect((await guardian.call(familyRights.cancelDeletion, { id })).body.deletion).toBeNull()
  expect(await open()).toEqual([])
  await guardian.call(familyRights.askDeletion, { id })
  const [request] = await open()
  const requestId = request?.id ?? 0
  expect((await admin.send(deletionRequests.decide, { id: requestId, isApproved: false })).status).toBe(400)
  const answer = 'We keep records until the end of the year.'
  const declined = await admin.call(deletionRequests.decide, { id: requestId, isApproved: false, answer })
  expect(declined.body).toMatchObject({ state: 'declined', answer })
  expect((await guardian.call(familyRights.read, { id })).body.deletion).toMatchObject({ answer })
  const late = await admin.call(deletionRequests.decide, { id: requestId, isApproved: true })
  expect(late.status).toBe(404)

  await guardian.call(familyRights.askDeletion, { id })
  const [last] = await open()
  await admin.call(deletionRequests.decide, { id: last?.id ?? 0, isApproved: true })
  expect((await child.call(profile.read, {})).status).toBe(401)
  expect((await guardian.call(families.children, {})).body).toEqual([])
  const news = (await guardian.call(notifications.list, {})).body
  expect(news[0]).toMatchObject({ kind: 'deletion_decided' })
  await admin.call(userManagement.restore, { id })
  expect((await guardian.call(families.children, {})).body).toMatchObject([{ id }])
  expect((await deedsOn(id)).map(([action]) => action)).toEqual([
    'deletion asked',
    'deletion withdrawn',
    'deletion asked',
    'deletion declined',
    'deletion asked',
    'deletion approved',
    'user deleted',
    'user restored',
  ])
})

test('a student of age decides: the switch hides everything, and guardians ask for nothing in their name', {
  tags: ['PROFILE-28', 'Y-45'],
}, async () => {
  await openToGuardians(t, EVERYTHING)
  const { child, guardian, id } = await addFamily({ age: 18, grade: 12 })
  const teacher = await t.signUp('teacher')
  await addClass(t, teacher.id, [id])
  expect((await guardian.call(families.child, { id })).status).toBe(200)
  const refusals = [
    await guardian.call(familyRights.askDeletion, { id }),
    await guardian.send(familyRights.export, { id }),
    await guardian.call(familyReading.notes, { id }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403])
  await child.call(settings.savePrivacy, { share_progress_with_parents: false })
  expect((await guardian.call(families.child, { id })).body.reason).toBe('familySharingOff')
  expect((await teacher.call(guardians.report, { id })).status).toBe(403)
  expect((await guardian.call(families.children, {})).body).toMatchObject([{ id, isShared: false }])
  expect((await guardian.call(families.leave, { id })).status).toBe(200)

  const minor = await addFamily({ age: 17 })
  await minor.child.call(settings.savePrivacy, { share_progress_with_parents: false })
  expect((await minor.guardian.call(families.child, { id: minor.id })).status).toBe(200)
})

test('a guardian takes along their own data and deletes their own account, which ends what they see', async () => {
  const { child, guardian, id } = await addFamily()
  await guardian.call(familyRights.askDeletion, { id, reason: 'We are moving.' })
  const own = JSON.parse(readFile(await guardian.call(profile.export, {})))
  expect(own.guardianships).toHaveLength(1)
  expect(own.deletion_requests).toMatchObject([{ reason: 'We are moving.', state: 'asked' }])
  expect((await guardian.call(profile.remove, { password: KNOWN_PASSWORD })).status).toBe(200)
  expect((await guardian.call(families.child, { id })).status).toBe(401)
  expect((await child.call(guardians.list, { id })).body.guardians).toEqual([])
})
