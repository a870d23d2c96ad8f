import { randomBytes } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { userImport } from '#contract/admin/user-import.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { idempotencyKeys } from '../../../db/schema/operations/idempotency-keys.ts'
import { selectChildren } from '../../../domain/families/guardianships.queries.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../../testing/test-app.ts'

const t = prepareTestApp()
let admin: TestPerson
beforeEach(async () => {
  admin = await t.signUp('admin')
})

const HEAD = 'username,first name,last name,role,grade,email,password'
const seed = () => randomBytes(32).toString('hex')
const encode = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64')
const mark = () => randomBytes(4).toString('hex')

test('every broken line is told by its number, its field and a sentence; nothing is imported until it is mended', async () => {
  const m = mark()
  const { user } = await t.signUp('student', { email: `taken-${m}@example.org` })
  const file = encode(
    [
      HEAD,
      `ok-${m},Ada,Lovelace,student,5,,`,
      `x,Ada,Lovelace,student,5,,`,
      `OK-${m},Bob,Two,student,6,,`,
      `${user.username.toUpperCase()},Cat,Three,student,6,,`,
      `mail-${m},Dan,Four,teacher,,taken-${m}@EXAMPLE.org,`,
      `role-${m},Eve,Five,wizard,5,,`,
      `grade-${m},Fay,Six,student,13,,`,
      `nograde-${m},Gus,Seven,,,,`,
      `bad-${m},,Eight,college,,not-an-address,123`,
    ].join('\r\n'),
  )
  const { body } = await admin.call(userImport.preview, { file })
  expect([body.ready, body.broken, body.madePasswords]).toEqual([1, 8, 1])
  expect(body.rows.map(({ line, problems }) => [line, problems.map(({ field }) => field)])).toEqual([
    [2, []],
    [3, ['username']],
    [4, ['username']],
    [5, ['username']],
    [6, ['email']],
    [7, ['role']],
    [8, ['grade']],
    [9, ['grade']],
    [10, ['email', 'firstName', 'password']],
  ])
  expect(body.rows[2]?.problems[0]?.message).toBe('The same username as in line 2.')
  expect(body.rows[3]?.problems[0]?.message).toBe('This username is already taken.')
  const refused = await admin.call(userImport.run, { file, seed: seed() })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Line 3, username: Username must be at least 3 characters. Nobody was added.',
  ])
  const some = await admin.call(userImport.run, { file, seed: seed(), skipBroken: true })
  expect(some.body).toMatchObject({ created: 1, leftOut: 8, passwords: [{ username: `ok-${m}`, grade: 5 }] })
})

test('made passwords are answered once more to the same call, work, and are stored nowhere in clear', async () => {
  const m = mark()
  const file = encode(
    `${HEAD}\n"made-${m}",Zoë,"O'Neil, Jr.",Schüler,7,zoe-${m}@example.org,\nown-${m},Bob,Two,teacher,,,my own words\n`,
  )
  const wanted = { file, seed: seed() }
  const key = { idempotencyKey: `import-${m}-${m}` }
  const { body, status } = await admin.call(userImport.run, wanted, key)
  expect([status, body.created]).toEqual([201, 2])
  const password = body.passwords[0]?.password ?? ''
  expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
  expect((await admin.call(userImport.run, wanted, key)).body).toEqual(body)
  expect((await t.call(accounts.signIn, { username: `made-${m}`, password })).status).toBe(200)
  expect((await t.call(accounts.signIn, { username: `own-${m}`, password: 'my own words' })).status).toBe(200)
  const made = await t.db
    .select()
    .from(users)
    .where(inArray(users.username, [`made-${m}`, `own-${m}`]))
  // The school answers for the address of its list, and there is none to answer for without one.
  expect(made.map(({ email, emailProvenAt }) => email === null || emailProvenAt !== null)).toEqual([
    true,
    true,
  ])
  expect(made.map(({ origin }) => origin)).toEqual(['import', 'import'])
  const traces = await t.db
    .select()
    .from(auditLog)
    .where(
      inArray(
        auditLog.subjectId,
        made.map(({ id }) => id),
      ),
    )
    .orderBy(auditLog.id)
  const written = traces.map(({ action }) => action).filter((action) => action !== 'signed in')
  expect(written).toEqual(['user imported', 'user imported'])
  const kept = await t.db
    .select()
    .from(idempotencyKeys)
    .where(sql`${idempotencyKeys.scope} = ${String(admin.id)}`)
  for (const text of [made, traces, kept].map((rows) => JSON.stringify(rows))) {
    expect(text).not.toContain(password)
    expect(text).not.toContain('my own words')
    expect(text).not.toContain(wanted.seed)
  }
})

test('a list links guardians to students of the list and of the school, and refuses those it cannot find', async () => {
  const m = mark()
  const known = await t.signUp('student', { firstName: 'Known' })
  const list = (children: string) =>
    encode(
      [
        'username,first name,last name,role,grade,children',
        `parent-${m},Anne,Byron,parent,,${children}`,
        `child-${m},Ada,Byron,student,5,`,
      ].join('\n'),
    )
  const broken = await admin.call(userImport.preview, { file: list(`child-${m}; nobody-${m}`) })
  expect(broken.body.rows[0]?.problems).toMatchObject([{ field: 'children' }])
  const file = list(`CHILD-${m}; ${known.user.username}`)
  expect((await admin.call(userImport.run, { file, seed: seed() })).status).toBe(201)
  const [parent] = await t.db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(sql`${users.username} = ${`parent-${m}`}`)
  const children = await selectChildren(t.db, parent?.id ?? 0)
  expect([parent?.role, children.map(({ firstName }) => firstName)]).toEqual(['guardian', ['Ada', 'Known']])
})

test.each([
  ['with semicolons and a mark of UTF-8', (rows: string) => encode(`\uFEFF${rows.replaceAll(',', ';')}`)],
  ['in the encoding of older spreadsheets', (rows: string) => encode(rows, 'latin1')],
  ['in UTF-16', (rows: string) => encode(`\uFEFF${rows}`, 'utf16le')],
  ['with tabs', (rows: string) => encode(rows.replaceAll(',', '\t'))],
])('a list %s is read', async (_, write) => {
  const rows = `Benutzername,Vorname,Nachname,Klasse\r\nlist-${mark()},Zoë,Müller,7\r\n`
  const { body } = await admin.call(userImport.preview, { file: write(rows) })
  expect(body.rows).toMatchObject([{ line: 2, name: 'Zoë Müller', grade: 7, role: 'student', problems: [] }])
})

test.each([
  ['empty', '', 'The file is empty.'],
  ['without names of columns', 'a,b\nc,d', 'The first row must name the columns'],
  ['without people', HEAD, 'holds no people'],
  ['of 5,001 people', `${HEAD}\n${'u,A,B,student,5,,\n'.repeat(5001)}`, 'at most 5000 people'],
  ['with 501 passwords', `${HEAD}\n${'u,A,B,student,5,,secret-1\n'.repeat(501)}`, 'at most 500 passwords'],
  ['that is none', 'PK\0\0username', 'not a list'],
])('a list %s is refused with a sentence', async (_, text, sentence) => {
  const file = encode(text || ' ')
  const { status, body } = await admin.call(userImport.preview, { file })
  expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
})

test('a thousand people are imported by one call, each with a password of their own', async () => {
  const m = mark()
  const lines = Array.from({ length: 1000 }, (_, n) => `u${n}-${m},First${n},Last,student,${1 + (n % 12)},,`)
  const { body, status } = await admin.call(userImport.run, {
    file: encode([HEAD, ...lines].join('\n')),
    seed: seed(),
  })
  expect([status, body.created, body.passwords.length]).toEqual([201, 1000, 1000])
  expect(new Set(body.passwords.map(({ password }) => password)).size).toBe(1000)
}, 60_000)
