import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { userManagement } from '#contract/admin/users.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { practice } from '#contract/practice.ts'
import { progress } from '#contract/progress.ts'
import { skills } from '#contract/skills.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { guardianAgreements, guardianRequests } from '../../db/schema/accounts/guardians.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { addAgreement, addChild, addGuardianRequest } from '../../testing/consent-rows.ts'
import { addGuide } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let mails: Mail[]
beforeEach(async () => {
  mails = []
  t.deps.mailer = {
    send: async (mail) => {
      mails.push(mail)
      return 'sent'
    },
    close: () => {},
  }
  await t.db.update(users).set({ points: 0 })
})

let addresses = 0
const newAddress = () => `guardian-${++addresses}@example.org`
const ask = (child: TestPerson, guardianEmail = newAddress()) =>
  child.call(guardian.ask, { guardianName: 'Byron', guardianEmail })
const linkIn = (mail: Mail | undefined) => /\/guardian-consent#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const stateOf = async (child: TestPerson) => (await child.call(guardian.read, {})).body
/** For others: a child's own list has the child in any case. */
const isListed = async ({ id, user: { grade } }: TestPerson) => {
  const other = await t.signUp('student', { grade, age: 16 })
  return (await other.call(leaderboard.list, {})).body.some((leader) => leader.id === id)
}
const listPublic = async () =>
  (await (await t.signUp()).call(studyGuides.public, {})).body.map(({ id }) => id)
const traces = async ({ id }: TestPerson) =>
  (
    await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), like(auditLog.action, 'consent %')))
      .orderBy(auditLog.id)
  ).map(({ action, actorId }) => [action, actorId])

test('a child for whom nobody has agreed can learn everything', { tags: ['Y-68'] }, async () => {
  const ada = await addChild(t)
  expect((await ada.call(skills.map, { userId: ada.id, subject: 'Mathematics' })).status).toBe(200)
  expect((await ada.call(practice.next, {})).status).toBe(201)
  expect((await ada.call(progress.metrics, { userId: ada.id })).status).toBe(200)
  const guide = { title: 'Halves', content: 'A half is one of two equal parts.' }
  expect((await ada.call(studyGuides.create, guide)).status).toBe(201)
  expect((await ada.call(onboarding.complete, {})).status).toBe(200)
})

test.each([
  ['12 years', { age: 12, grade: 10 }, true],
  ['13 years', { age: 13, grade: 7 }, false],
  ['no age, grade 7', { age: null, grade: 7 }, true],
  ['no age, grade 8', { age: null, grade: 8 }, false],
  ['no age and no grade, imported', { age: null, grade: 9, origin: 'import' }, true],
] as const)(
  '%s: an adult has to agree first: %s',
  { tags: ['Y-46', 'Y-68', 'LEGAL-14'] },
  async (_, facts, isNeeded) => {
    const ada = await t.signUp('student', { ...facts, points: 50 })
    expect(await stateOf(ada)).toMatchObject({ isNeeded, isShielded: isNeeded, canAsk: isNeeded })
    expect(await isListed(ada)).toBe(!isNeeded)
    const guide = { title: 'Halves', content: 'Two equal parts.', isPublic: true }
    if (isNeeded) expect((await ada.call(studyGuides.create, guide)).status).toBe(403)
  },
)

test.each([
  ['a known child', { age: 9, grade: 4 }],
  ['a student whose account the school made', { age: null, grade: 4, origin: 'import' }],
] as const)(
  '%s does not lift the protection by saying another age; an admin does',
  {
    tags: ['Y-68'],
  },
  async (_, facts) => {
    const ada = await t.signUp('student', { gradeLevel: '4', ...facts })
    const saved = await ada.call(onboarding.savePreferences, { age: 15 })
    expect(saved).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'age', reason: 'ageNeedsAdult' }] },
    })
    const step = {
      currentStep: 'goals' as const,
      completedSteps: ['profile' as const],
      stepData: { age: 15 },
    }
    expect((await ada.call(onboarding.saveProgress, step)).status).toBe(400)
    expect(await stateOf(ada)).toMatchObject({ isShielded: true })
    const admin = await t.signUp('admin')
    expect((await admin.call(userManagement.update, { id: ada.id, age: 14 })).body).toMatchObject({ age: 14 })
    expect(await stateOf(ada)).toMatchObject({ isShielded: false })
  },
)

test("the child's session only asks: a mail leaves, and nothing is agreed to", {
  tags: ['Y-68'],
}, async () => {
  const ada = await addChild(t, { points: 50 })
  const email = newAddress()
  const { status, body } = await ask(ada, email)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    isShielded: true,
    agreement: null,
    request: {
      guardianName: 'Byron',
      guardianEmail: 'g•••@example.org',
      sentAt: t.clock.now.toISOString(),
      expiresAt: new Date(t.clock.now.getTime() + 7 * DAY_MS).toISOString(),
    },
  })
  expect(await isListed(ada)).toBe(false)
  expect(mails.map(({ to }) => to)).toEqual([email])
  const rows = await t.db.select().from(guardianRequests).where(eq(guardianRequests.userId, ada.id))
  expect(JSON.stringify(rows)).not.toContain(linkIn(mails[0]))
  // What a child typed is not what we write, but for the short name of the child.
  expect(mails[0]?.text).not.toContain('Byron')
  expect(mails[0]?.text).toContain('Ada L.')
  expect(mails[0]?.text).not.toContain('Lovelace')
})

test('a first name carries no address or message into the mail', async () => {
  const ada = await addChild(t, {
    firstName: `Win: https://evil.example/now ${'x'.repeat(60)}`,
    lastName: '@x',
  })
  await ask(ada)
  expect(mails[0]?.text).toContain('Win httpsevilexamplenow xxxxxx x. learns with Trellis')
  expect(`${mails[0]?.subject} ${mails[0]?.html}`).not.toContain('evil.example')
})

test('the guardian reads, agrees and can withdraw it later, each by a link of a mail, and it is written down', {
  tags: ['Y-68', 'LEGAL-14'],
}, async () => {
  const ada = await addChild(t, { points: 50 })
  await ask(ada)
  const token = linkIn(mails[0])
  const paper = { childName: 'Ada L.', guardianName: 'Byron', isChildSignedIn: false }
  expect((await t.call(guardianConsent.check, { token })).body).toMatchObject({ ...paper, state: 'asked' })
  expect(await t.call(guardianConsent.answer, { token, agrees: true })).toMatchObject({
    status: 200,
    body: { agrees: true, childName: 'Ada L.' },
  })
  expect(await stateOf(ada)).toMatchObject({
    isShielded: false,
    request: null,
    agreement: { guardianName: 'Byron', agreedAt: t.clock.now.toISOString() },
  })
  expect(await isListed(ada)).toBe(true)
  const { id } = await addGuide(t, ada.id, { isPublic: true })
  expect(await listPublic()).toContain(id)
  for (const agrees of [true, false])
    expect((await t.call(guardianConsent.answer, { token, agrees })).status).toBe(404)

  const own = linkIn(mails[1])
  expect((await t.call(guardianConsent.check, { token: own })).body).toMatchObject({
    ...paper,
    state: 'agreed',
  })
  for (const round of ['first', 'again'])
    expect([round, (await t.call(guardianConsent.withdraw, { token: own })).body.state]).toEqual([
      round,
      'withdrawn',
    ])
  expect(await stateOf(ada)).toMatchObject({ isShielded: true, agreement: null })
  expect(await isListed(ada)).toBe(false)
  expect(await listPublic()).not.toContain(id)
  expect((await (await t.signUp()).call(studyGuides.preview, { id })).status).toBe(404)
  // The owner still has it, and can go on writing.
  expect((await ada.call(studyGuides.update, { id, title: 'Thirds', isPublic: true })).status).toBe(200)
  const [kept] = await t.db.select().from(guardianAgreements).where(eq(guardianAgreements.userId, ada.id))
  expect(kept).toMatchObject({ guardianName: 'Byron', givenBy: 'mail', withdrawnAt: t.clock.now })
  expect(await traces(ada)).toEqual([
    ['consent asked', ada.id],
    ['consent given', null],
    ['consent withdrawn', null],
  ])
})

test('a guardian who declines changes nothing, and can be asked again', async () => {
  const ada = await addChild(t)
  await ask(ada)
  const token = linkIn(mails[0])
  expect((await t.call(guardianConsent.answer, { token, agrees: false })).body.agrees).toBe(false)
  expect(await stateOf(ada)).toMatchObject({ isShielded: true, request: null, agreement: null })
  expect(mails).toHaveLength(1)
  expect((await traces(ada)).at(-1)).toEqual(['consent declined', null])
  expect((await ask(ada)).body.request).not.toBeNull()
})

test('the child cannot answer its own link, neither with its session nor at its own address', {
  tags: ['Y-68'],
}, async () => {
  const ada = await addChild(t, { email: 'ada-own@example.org' })
  const own = await ask(ada, 'ADA-own@example.org')
  expect(own).toMatchObject({ status: 400, body: { issues: [{ field: 'guardianEmail' }] } })
  const token = await addGuardianRequest(t, ada.id)
  expect((await ada.call(guardianConsent.check, { token })).body.isChildSignedIn).toBe(true)
  expect((await ada.call(guardianConsent.answer, { token, agrees: true })).status).toBe(403)
  expect((await stateOf(ada)).isShielded).toBe(true)
  expect((await t.call(guardianConsent.answer, { token, agrees: true })).status).toBe(200)
})

test('what was agreed to in a session no longer counts, and the family is told', async () => {
  const ada = await addChild(t, { points: 50 })
  await addAgreement(t, ada.id, { givenBy: 'session', tokenHash: null })
  expect(await stateOf(ada)).toMatchObject({ isShielded: true, agreement: null, hasOldAgreement: true })
  expect(await isListed(ada)).toBe(false)
  const token = await addGuardianRequest(t, ada.id)
  await t.call(guardianConsent.answer, { token, agrees: true })
  expect(await stateOf(ada)).toMatchObject({ isShielded: false, hasOldAgreement: false })
})

test('a link works for seven days, and only the newest one', async () => {
  const ada = await addChild(t)
  await ask(ada)
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  await ask(ada)
  const [first, second] = mails.map(linkIn)
  expect((await t.call(guardianConsent.check, { token: first ?? '' })).status).toBe(404)
  t.clock.now = new Date(t.clock.now.getTime() + 7 * DAY_MS - 1)
  expect((await t.call(guardianConsent.check, { token: second ?? '' })).status).toBe(200)
  t.clock.now = new Date(t.clock.now.getTime() + 1)
  expect((await t.call(guardianConsent.answer, { token: second ?? '', agrees: true })).status).toBe(404)
  expect((await stateOf(ada)).request).toBeNull()
})

test('three mails a day leave for a child, and to an address', async () => {
  const ada = await addChild(t)
  const statuses = async (asks: (() => ReturnType<typeof ask>)[]) => {
    const told: number[] = []
    for (const one of asks) told.push((await one()).status)
    return told
  }
  expect(await statuses(Array(4).fill(() => ask(ada)))).toEqual([200, 200, 200, 429])
  const email = newAddress()
  const children = [await addChild(t), await addChild(t), await addChild(t), await addChild(t)]
  expect(await statuses(children.map((child) => () => ask(child, email)))).toEqual([200, 200, 200, 429])
  expect(mails).toHaveLength(6)
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  expect((await ask(ada)).status).toBe(200)
})

test('no mail leaves for whom nobody has to agree, for whom somebody has, without mail, and from the demo', async () => {
  const [grown, agreed, demo] = [await t.signUp(), await addChild(t), await addChild(t, { isDemo: true })]
  await addAgreement(t, agreed.id)
  expect([(await ask(grown)).status, (await ask(agreed)).status]).toEqual([200, 200])
  expect((await ask(demo)).status).toBe(409)
  t.deps.mailer = null
  const ada = await addChild(t)
  expect((await stateOf(ada)).canAsk).toBe(false)
  expect(await ask(ada)).toMatchObject({
    status: 409,
    body: { message: "We can't send email here. Please ask your school to agree for you." },
  })
  expect(mails).toEqual([])
})

test('a child may have less shown: the own session withdraws an agreement, and a link that is on its way', async () => {
  const ada = await addChild(t)
  await addAgreement(t, ada.id)
  expect((await ada.call(guardian.withdraw, {})).body).toMatchObject({ isShielded: true, agreement: null })
  const token = await addGuardianRequest(t, ada.id)
  await ada.call(guardian.withdraw, {})
  expect((await t.call(guardianConsent.answer, { token, agrees: true })).status).toBe(404)
})

test('of a closed or deleted account a link tells nothing', async () => {
  for (const change of [{ disabledAt: t.clock.now }, { deletedAt: t.clock.now }]) {
    const ada = await addChild(t, change)
    const tokens = [await addGuardianRequest(t, ada.id), await addAgreement(t, ada.id)]
    for (const token of tokens) expect((await t.call(guardianConsent.check, { token })).status).toBe(404)
  }
})

test('an own refusal holds, whatever a guardian says', async () => {
  const ada = await addChild(t, { points: 50 })
  await t.db.insert(privacySettings).values({ userId: ada.id, showOnLeaderboard: false })
  await addAgreement(t, ada.id)
  expect(await isListed(ada)).toBe(false)
})

test.each([
  { guardianName: '', guardianEmail: 'byron@example.org' },
  { guardianName: 'Byron' },
  { guardianName: 'Byron', guardianEmail: 'byron@' },
])('%j is not enough to ask', async (address) => {
  const ada = await addChild(t)
  expect((await ada.send(guardian.ask, address)).status).toBe(400)
})

test('an age that was said cannot be emptied, which would do without an adult', async () => {
  const ada = await addChild(t, { points: 50, grade: 9 })
  await ada.call(onboarding.savePreferences, { age: null })
  expect(await isListed(ada)).toBe(false)
})
