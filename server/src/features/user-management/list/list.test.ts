import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { userManagement } from '#contract/admin/users.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

const t = prepareTestApp()
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})

const list = async (input: Parameters<typeof admin.call<typeof userManagement.list>>[1]) =>
  (await admin.call(userManagement.list, input)).body
const namesOf = (body: Awaited<ReturnType<typeof list>>) => body.users.map(({ firstName }) => firstName)

/** A surname that nobody else of the shared database has. */
async function addFamily(
  people: Record<string, Parameters<TestApp['signUp']>[1]>,
  role = 'student' as const,
) {
  const lastName = `Fam${randomBytes(4).toString('hex')}`
  const ids: Record<string, number> = {}
  for (const [firstName, more] of Object.entries(people))
    ids[firstName] = (await t.signUp(more?.role ?? role, { firstName, lastName, ...more })).id
  return { lastName, ids }
}

test('people are found by the beginnings of words in names, username and email, whatever case and accents', {
  tags: ['P-70', 'ADMIN-04'],
}, async () => {
  const mark = randomBytes(4).toString('hex')
  const { lastName, ids } = await addFamily({
    Zoë: { username: `zoe_b.${mark}`, email: `zb-${mark}@example.org` },
    Łukasz: { email: null },
  })
  for (const search of ['zoe', 'ZOË', lastName.toLowerCase(), `b.${mark}`, `zb-${mark}@example`]) {
    const { users } = await list({ search: `${search} ${lastName}` })
    expect(users.map(({ id }) => id)).toContain(ids.Zoë)
  }
  expect((await list({ search: `lukasz ${lastName}` })).users).toMatchObject([
    { id: ids.Łukasz, email: null },
  ])
  expect((await list({ search: `zoe lukasz ${lastName}` })).total).toBe(0)
  expect((await list({ search: '---' })).users).toEqual([])
  const { users } = await list({ search: lastName })
  expect(JSON.stringify(users)).not.toMatch(/password|argon2/)
})

test('a username that begins like a number with an exponent is found while it is typed, letter by letter', {
  tags: ['P-70'],
}, async () => {
  const { lastName, ids } = await addFamily({ Max: { username: `7e05max${randomBytes(4).toString('hex')}` } })
  for (const search of ['7', '7e', '7e0', '7e05', '7e05m', '7E05max'])
    expect((await list({ search: `${search} ${lastName}` })).users, search).toMatchObject([{ id: ids.Max }])
})

test('role, teacher pages, grade and state filter, alone and together; deleted ones are shown only when asked for', {
  tags: ['P-70'],
}, async () => {
  const at = t.clock.now
  const { lastName: search } = await addFamily({
    Ann: { grade: 5, lastActiveOn: '2026-01-02' },
    Ben: { grade: 6 },
    Cat: { role: 'teacher', isTeacher: true, grade: 12, lastActiveOn: '2026-01-03' },
    Dan: { grade: 5, disabledAt: at },
    Eve: { grade: 5, deletedAt: at },
    Fay: { role: 'admin', isTeacher: true, grade: 12 },
  })
  const find = async (filters: object) => namesOf(await list({ search, ...filters }))
  expect(await find({})).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Fay'])
  expect(await find({ role: 'student' })).toEqual(['Ann', 'Ben', 'Dan'])
  expect(await find({ isTeacher: 'true' })).toEqual(['Cat', 'Fay'])
  expect(await find({ grade: 5 })).toEqual(['Ann', 'Dan'])
  expect(await find({ state: 'active' })).toEqual(['Ann', 'Ben', 'Cat', 'Fay'])
  expect(await find({ state: 'neverSignedIn' })).toEqual(['Ben', 'Fay'])
  expect(await find({ state: 'disabled' })).toEqual(['Dan'])
  expect(await find({ state: 'deleted' })).toEqual(['Eve'])
  expect(await find({ role: 'student', grade: 5, state: 'active' })).toEqual(['Ann'])
  expect(await find({ sort: 'lastSeen' })).toEqual(['Cat', 'Ann', 'Fay', 'Dan', 'Ben'])
  expect(await find({ sort: 'role' })).toEqual(['Ann', 'Ben', 'Dan', 'Cat', 'Fay'])
})

test.each(['name', 'newest', 'lastSeen', 'role'] as const)(
  'pages by %s follow one another without a gap, forwards and backwards, with and without a filter',
  async (sort) => {
    const own = await createTestApp()
    const boss = await own.signUp('admin')
    const walk = async (filters: object) => {
      const seen: number[] = []
      let after: number | undefined
      let pages = 0
      do {
        const { body } = await boss.call(userManagement.list, { sort, ...filters, ...(after && { after }) })
        if (after) {
          const first = body.users[0]?.id ?? 0
          const back = await boss.call(userManagement.list, { sort, ...filters, before: first })
          expect(back.body.users.map(({ id }) => id)).toEqual(seen.slice(-50))
          expect(back.body.hasBefore).toBe(seen.length > 50)
          expect(body.hasBefore).toBe(true)
        }
        seen.push(...body.users.map(({ id }) => id))
        after = body.hasMore ? body.users.at(-1)?.id : undefined
        pages++
      } while (after)
      return { seen, pages }
    }
    for (let n = 0; n < 60; n++)
      await own.signUp(n % 3 ? 'student' : 'teacher', {
        firstName: `P${n % 7}`,
        grade: n % 3 ? 1 + (n % 12) : 12,
        createdAt: new Date(own.clock.now.getTime() - (n % 5) * 1000),
        ...(n % 4 && { lastActiveOn: `2026-01-0${1 + (n % 4)}` }),
      })
    for (const filters of [{}, { state: 'active' }, { search: 'love' }] as const) {
      const { seen, pages } = await walk(filters)
      expect(pages).toBeGreaterThan(1)
      expect(new Set(seen).size).toBe(seen.length)
      const numbered = await boss.call(userManagement.list, { sort, ...filters, page: 2 })
      expect(numbered.body.users.map(({ id }) => id)).toEqual(seen.slice(50, 100))
    }
  },
)

test('pages are numbered up to the twentieth; one that follows somebody who is gone says so', {
  tags: ['P-70'],
}, async () => {
  expect((await admin.call(userManagement.list, { page: 21 })).status).toBe(400)
  expect((await admin.call(userManagement.list, { after: 2_000_000_000 })).status).toBe(404)
})

test('an export holds the filtered people, and no cell runs as a formula', async () => {
  const { lastName: search } = await addFamily({
    '=cmd()': { grade: 7, email: 'formula@example.org' },
    Ben: { deletedAt: t.clock.now },
  })
  const { body, status } = await admin.call(userManagement.export, { search })
  expect(status).toBe(200)
  const text = new TextDecoder().decode(body.content as Uint8Array)
  expect(text.split('\r\n')[0]).toContain('username,first name,last name,email,role,grade')
  expect(text).toContain(`'=cmd(),${search},formula@example.org,student,7,no,neverSignedIn`)
  expect(text).not.toContain('Ben')
})
