import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { families } from '#contract/families/families.ts'
import { settings } from '#contract/profile/settings.ts'
import { nextDigestAt } from '#engines/digest/index.ts'
import { familyDigests, familySettings } from '../../../db/schema/accounts/families.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { assign, handIn, openClass } from '../../../testing/analytics-rows.ts'
import { addGuardianship } from '../../../testing/family-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { prepareWeeks } from './prepare-weeks.ts'
import { sendWeeks } from './send-weeks.ts'

const FRIDAY = new Date('2026-03-06T21:00:00Z')
const ZONE = 'America/New_York'
const SKILL = 'math.4.fractions.compare'

async function openFamily(
  work: (t: TestApp, mails: Mail[]) => Promise<void>,
  onQuery: () => void = () => {},
) {
  const own = await openTestDatabase({ onQuery })
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    mails.push(mail)
    return 'sent' as const
  }
  const mailer = { send, close: () => {} }
  try {
    await work(await createTestApp({ own, mailer, now: FRIDAY }), mails)
  } finally {
    await own.close()
  }
}

let made = 0
async function addFamily(t: TestApp, more: Parameters<TestApp['signUp']>[1] = {}) {
  const child = await t.signUp('student', { firstName: 'Maya' })
  const email = `family-${made++}@example.org`
  const guardian = await t.signUp('guardian', { firstName: 'Anne', timezone: ZONE, email, ...more })
  await addGuardianship(t, guardian.id, child.id)
  return { child, guardian, email }
}

async function addWeek(t: TestApp, userId: number) {
  await t.db.insert(learningDays).values([
    { userId, day: '2026-02-27', seconds: 90 },
    { userId, day: '2026-03-05', seconds: 90 },
    { userId, day: '2026-03-06', seconds: 6000 },
  ])
  const at = new Date('2026-03-04T12:00:00Z')
  await t.db.insert(skillStates).values({
    ...{ userId, skill: SKILL, mastery: 0.9, level: 'mastered', answers: 9, correct: 9, lastAnsweredAt: at },
    evidence: { levelAt: at.getTime() / 1000 },
  })
}

async function addQuizWork(t: TestApp, child: TestPerson) {
  const teacher = await t.signUp('teacher')
  const gradedAt = new Date('2026-03-04T12:00:00Z')
  const id = await assign(t, teacher, await openClass(t, teacher, [child]), { kind: 'quiz', points: 10 })
  await handIn(t, id, child, { grade: 8.25, attempts: 2, isAutomatic: true, gradedAt })
}

test('on Friday afternoon a family is mailed what happened, once, also where two servers try', async () => {
  await openFamily(async (t, mails) => {
    const { child, guardian, email } = await addFamily(t)
    await addWeek(t, child.id)
    await addQuizWork(t, child)
    await Promise.all([prepareWeeks(t.deps), prepareWeeks(t.deps)])
    await Promise.all([sendWeeks(t.deps), sendWeeks(t.deps)])
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('Maya learned on 2 days, 3 minutes in all.')
    expect(mail?.text).toMatch(/Maya mastered “.+”\./)
    // As on every page: to a hundredth, with the number of attempts.
    expect(mail?.text).toContain('“Essay” came back with 8.25 of 10 points (2 attempts).')
    expect(mail?.text).toMatch(/To talk about at dinner: Ask Maya to show you “.+”\./)
    const [row] = await t.db.select().from(familySettings).where(eq(familySettings.userId, guardian.id))
    expect(row?.nextDigestAt).toEqual(nextDigestAt(ZONE, FRIDAY))
    const { body } = await guardian.call(families.weeks, {})
    expect(body).toMatchObject([
      { firstDay: '2026-02-27', lastDay: '2026-03-05', children: [{ firstName: 'Maya' }] },
    ])
  })
})

test('of a student of age who shares nothing the family gets no week; of a minor it does', async () => {
  await openFamily(async (t, mails) => {
    const { child, guardian } = await addFamily(t)
    await addWeek(t, child.id)
    await child.call(settings.savePrivacy, { share_progress_with_parents: false })
    await t.db.update(users).set({ age: 18, grade: 12 }).where(eq(users.id, child.id))
    const minor = await t.signUp('student', { firstName: 'Noah', age: 17, grade: 12 })
    await addGuardianship(t, guardian.id, minor.id)
    await minor.call(settings.savePrivacy, { share_progress_with_parents: false })
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect(mails.map(({ text }) => [text.includes('Noah'), text.includes('Maya')])).toEqual([[true, false]])
  })
})

test('a quiet week says so kindly, in the language of the family', async () => {
  await openFamily(async (t, mails) => {
    await addFamily(t, { languagePreference: 'de' })
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect(mails[0]?.subject).toBe('Diese Woche: Maya')
    expect(mails[0]?.text).toContain('Für Maya war es eine ruhige Woche.')
    expect(mails[0]?.html).toContain('<html lang="de">')
  })
})

test('one click ends the mails, and the weeks stay in the app', async () => {
  await openFamily(async (t, mails) => {
    const { guardian } = await addFamily(t)
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    const url = new URL(mails[0]?.unsubscribeUrl ?? '').pathname
    const click = (path: string) =>
      t.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await t.app.inject({ url })).body).toContain('Stop the weekly mails?')
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await click(forged)).statusCode).toBe(404)
    expect((await click(url.replace('/week', ''))).statusCode).toBe(404)
    expect((await click(url)).statusCode).toBe(200)
    expect((await guardian.call(families.settings, {})).body.digestEnabled).toBe(false)
    t.clock.now = nextDigestAt(ZONE, FRIDAY)
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect(mails).toHaveLength(1)
    expect((await guardian.call(families.weeks, {})).body).toHaveLength(2)
  })
})

test('nobody is mailed at an address that is not proven, after the link has ended, or days late', async () => {
  await openFamily(async (t, mails) => {
    const unproven = await addFamily(t)
    await t.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, unproven.guardian.id))
    const gone = await addFamily(t)
    await gone.guardian.call(families.leave, { id: gone.child.id })
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect(mails).toEqual([])
    expect((await unproven.guardian.call(families.weeks, {})).body).toHaveLength(1)
    expect((await gone.guardian.call(families.weeks, {})).body).toEqual([])

    const late = await addFamily(t)
    t.clock.now = new Date('2026-03-08T12:00:00Z')
    await prepareWeeks(t.deps)
    await sendWeeks(t.deps)
    expect((await late.guardian.call(families.weeks, {})).body).toEqual([])
    expect(mails).toEqual([])
  })
})

test('however many families there are, their weeks take the same number of statements', async () => {
  const countFor = async (families: number) => {
    let [statements, isHeard] = [0, false]
    await openFamily(
      async (t) => {
        for (let n = 0; n < families; n++) await addWeek(t, (await addFamily(t)).child.id)
        isHeard = true
        await prepareWeeks(t.deps)
        isHeard = false
        expect(await t.db.$count(familyDigests)).toBe(families)
      },
      () => {
        if (isHeard) statements += 1
      },
    )
    expect(statements).toBeGreaterThan(5)
    return statements
  }
  expect(await countFor(12)).toBe(await countFor(2))
})
