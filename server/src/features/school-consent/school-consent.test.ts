import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { schoolConsent } from '#contract/admin/school-consent.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { schoolConsents } from '../../db/schema/accounts/guardians.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addAgreement, addChild, addSchoolConsent, removeSchoolConsents } from '../../testing/consent-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
beforeEach(() => removeSchoolConsents(t))

const TEXT = 'Our school agrees that its students use Trellis at school.'
const isShielded = async (child: TestPerson) => (await child.call(guardian.read, {})).body.isShielded

async function addPupilOf(teacherIs: Parameters<typeof t.signUp>[1] = {}) {
  const child = await addChild(t)
  const room = await addClass(t, (await t.signUp('teacher', teacherIs)).id, [child.id])
  return { child, room }
}

test('the words are kept with the day and who gave them; other words are another consent', {
  tags: ['Y-68'],
}, async () => {
  const admin = await t.signUp('admin', { firstName: 'Amara', lastName: 'Diallo' })
  expect((await admin.call(schoolConsent.read, {})).body.standing).toBeNull()
  const given = { text: TEXT, givenAt: t.clock.now.toISOString(), givenBy: 'Amara Diallo' }
  for (const round of [1, 2]) {
    const { status, body } = await admin.call(schoolConsent.give, { text: ` ${TEXT} ` })
    expect([round, status, body.standing, body.earlier]).toMatchObject([round, 200, given, []])
  }
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const at = t.clock.now.toISOString()
  const other = (await admin.call(schoolConsent.give, { text: `${TEXT} For a year.` })).body
  expect(other.standing).toMatchObject({ text: `${TEXT} For a year.`, givenAt: at })
  expect(other.earlier).toMatchObject([{ ...given, withdrawnAt: at, withdrawnBy: 'Amara Diallo' }])
  for (const _ of [1, 2])
    expect((await admin.call(schoolConsent.withdraw, {})).body).toMatchObject({
      standing: null,
      earlier: [{ withdrawnAt: at }, given],
    })
  const log = await t.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual([
    'school consent given',
    'school consent given',
    'school consent withdrawn',
  ])
  expect((await admin.call(schoolConsent.give, { text: 'Yes.' })).status).toBe(400)
  expect(await t.db.select().from(schoolConsents)).toHaveLength(2)
})

test.each(['import', 'admin', 'invitation', 'provider'] as const)(
  'it covers students whose account came by %s',
  async (origin) => {
    const child = await addChild(t, { origin })
    expect(await isShielded(child)).toBe(true)
    await addSchoolConsent(t)
    expect(await isShielded(child)).toBe(false)
    expect((await child.call(guardian.read, {})).body.schoolAgreedAt).toBe(t.clock.now.toISOString())
    await removeSchoolConsents(t)
    expect(await isShielded(child)).toBe(true)
  },
)

test('it covers who is in a class of an approved teacher, as long as they are', async () => {
  await addSchoolConsent(t)
  const { child, room } = await addPupilOf()
  expect(await isShielded(child)).toBe(false)
  await t.db.update(classEnrollments).set({ status: 'removed' }).where(eq(classEnrollments.classId, room.id))
  expect(await isShielded(child)).toBe(true)
})

test('it covers nobody else: who registered, pupils of pending or closed teachers, other roles', async () => {
  await addSchoolConsent(t)
  const at = t.clock.now
  const children = [
    await addChild(t),
    (await addPupilOf({ approvalAskedAt: at })).child,
    (await addPupilOf({ disabledAt: at })).child,
    (await addPupilOf({ deletedAt: at })).child,
    await t.signUp('professional', { age: 9, origin: 'admin' }),
  ]
  for (const child of children) expect(await isShielded(child)).toBe(true)
})

test('a guardian who has withdrawn is heard before the school, and one who agrees again is heard too', async () => {
  await addSchoolConsent(t)
  const child = await addChild(t, { origin: 'import' })
  await addAgreement(t, child.id, { withdrawnAt: t.clock.now })
  expect(await isShielded(child)).toBe(true)
  await addAgreement(t, child.id)
  expect(await isShielded(child)).toBe(false)
})

test('the consent outlives the admin who gave it', async () => {
  const [admin, other] = [await t.signUp('admin'), await t.signUp('admin')]
  await admin.call(schoolConsent.give, { text: TEXT })
  await t.db.delete(users).where(eq(users.id, admin.id))
  expect((await other.call(schoolConsent.read, {})).body.standing).toMatchObject({
    text: TEXT,
    givenBy: null,
  })
})
