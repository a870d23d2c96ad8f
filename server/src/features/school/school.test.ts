import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { type SchoolChange, school } from '#contract/admin/school.ts'
import { userImport } from '#contract/admin/user-import.ts'
import { userManagement } from '#contract/admin/users.ts'
import { currentUser } from '#contract/profile/current-user.ts'
import { profile } from '#contract/profile/profile.ts'
import { clockIn, momentIn } from '#engines/days/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { schoolSettings, schoolTerms } from '../../db/schema/operations/school.ts'
import { ensureSchool } from '../../domain/school/school.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-09-01T12:00:00Z') })
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})
beforeEach(async () => {
  await t.db.delete(schoolSettings)
  await t.db.delete(schoolTerms)
})

const YEAR = { firstDay: '2026-08-20', lastDay: '2027-06-10' }
const FALL = { name: 'Fall', firstDay: '2026-08-20', lastDay: '2026-12-18' }
const SPRING = { name: 'Spring', firstDay: '2027-01-05', lastDay: '2027-06-10' }
const DAYS: SchoolChange = { timeZone: 'America/New_York', year: YEAR, terms: [FALL] }
const save = (more: Partial<SchoolChange> = {}) => admin.call(school.save, { ...DAYS, ...more })
const zoneOf = async (username: string) => {
  const [row] = await t.db.select({ zone: users.timezone }).from(users).where(eq(users.username, username))
  return row?.zone
}

test('until an admin says otherwise the school has the zone of the machine and a year that fits today', async () => {
  await ensureSchool(t.deps, 'America/Denver')
  await ensureSchool(t.deps, 'Europe/Berlin')
  expect((await admin.call(school.read, {})).body).toEqual({
    timeZone: 'America/Denver',
    year: { firstDay: '2026-07-01', lastDay: '2027-06-30' },
    terms: [],
    isConfirmed: false,
  })
})

test('an admin sets zone, year and terms; a term that stays keeps its number, and it is audited', async () => {
  const first = await save({ terms: [SPRING, FALL] })
  expect(first).toMatchObject({ status: 200, body: { timeZone: 'America/New_York', isConfirmed: true } })
  expect(first.body.terms).toMatchObject([FALL, SPRING])
  const [fall] = first.body.terms
  const renamed = { ...FALL, id: fall?.id ?? 0, name: 'Autumn' }
  const { body } = await save({ terms: [renamed, { ...SPRING, id: 2_000_000 }] })
  expect(body.terms).toMatchObject([renamed, SPRING])
  expect((await (await t.signUp('student')).call(school.read, {})).body).toEqual(body)
  const [written] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(written).toMatchObject({
    actorId: admin.id,
    action: 'school days set',
    details: { timeZone: 'America/New_York', year: YEAR, terms: [{ ...FALL, name: 'Autumn' }, SPRING] },
  })
})

test.each([
  ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'There is no such time zone'],
  ['a year of more than 400 days', { year: { ...YEAR, lastDay: '2027-09-24' } }, 'at most 400 days'],
  ['a term outside the year', { terms: [{ ...FALL, firstDay: '2026-08-19' }] }, 'in the school year'],
  ['terms that overlap', { terms: [FALL, { ...SPRING, firstDay: '2026-12-18' }] }, 'must not overlap'],
  ['a term that ends before it begins', { terms: [{ ...FALL, lastDay: '2026-08-19' }] }, 'first day'],
  ['a term without a name', { terms: [{ ...FALL, name: ' ' }] }, 'name every term'],
])('%s is refused, and nothing changes', async (_, more, message) => {
  const { status, body } = await save(more)
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  expect(await t.db.select().from(schoolSettings)).toEqual([])
})

const LIST = 'username,first name,last name,email,role,grade,password\nkim.lee,Kim,Lee,,student,5,\n'

test('imported, invited and added accounts begin in the zone of the school', async () => {
  await save()
  const file = Buffer.from(LIST).toString('base64')
  expect((await admin.call(userImport.run, { file, seed: '5e'.repeat(32) })).status).toBe(201)
  const zone = (await zoneOf('kim.lee')) ?? ''
  expect(zone).toBe('America/New_York')
  // What a teacher there gives until tomorrow, 11:59 PM, is due at 11:59 PM by the clock of who was imported.
  expect(clockIn(zone, momentIn('America/New_York', '2026-09-02', '23:59'))).toBe('2026-09-02T23:59')
  const person = { firstName: 'Lu', lastName: 'Ba', password: 'seven tall pines' }
  const added = { ...person, username: 'lu.ba', role: 'student' as const, grade: 5 }
  expect((await admin.call(userManagement.create, added)).status).toBe(201)
  expect(await zoneOf('lu.ba')).toBe('America/New_York')
  const { body } = await admin.call(invitations.create, { role: 'student', grade: 5, label: 'Room 5' })
  const elsewhere = { username: 'an.vu', email: 'an.vu@example.org', timezone: 'Asia/Tokyo' }
  const invited = { ...person, ...elsewhere, invitation: body.code ?? '' }
  expect((await t.call(accounts.register, invited)).status).toBe(201)
  expect(await zoneOf('an.vu')).toBe('America/New_York')
})

test('who registers alone begins in the zone of the device, and without one in that of the school', async () => {
  await save()
  const form = { firstName: 'Mo', lastName: 'Adu', password: 'seven tall pines', grade: '5' }
  const register = async (more: { username: string; email: string; timezone?: string }) =>
    (await t.call(accounts.register, { ...form, ...more })).body
  expect(
    await register({ username: 'mo.one', email: 'mo1@example.org', timezone: 'Asia/Tokyo' }),
  ).toMatchObject({
    timezone: 'Asia/Tokyo',
    schoolTimezone: 'America/New_York',
  })
  expect(await register({ username: 'mo.two', email: 'mo2@example.org' })).toMatchObject({
    timezone: 'America/New_York',
  })
})

test('with the zone of the school go those who never chose one, and nobody else', async () => {
  const [imported, chooser] = [await t.signUp(), await t.signUp()]
  const device = await t.signUp('student', { timezone: 'Asia/Tokyo', timezoneChosen: true })
  await chooser.call(profile.update, { timezone: 'America/Denver' })
  await chooser.call(profile.update, { timezone: 'UTC' })
  // A form that sends the zone along with something else chooses nothing.
  await imported.call(profile.update, { timezone: 'UTC', themePreference: 'dark' })
  await save()
  const zone = async (person: TestPerson) => (await person.call(currentUser, {})).body.timezone
  expect(await zone(imported)).toBe('America/New_York')
  expect(await zone(chooser)).toBe('UTC')
  expect(await zone(device)).toBe('Asia/Tokyo')
  await save({ timeZone: 'America/Chicago' })
  expect(await zone(imported)).toBe('America/Chicago')
})
