import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { passkeySignIn } from '#contract/profile/passkeys.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { writeBackup } from '../db/backup/backup-file.ts'
import { emailProofs } from '../db/schema/accounts/email-proofs.ts'
import { guardianRequests } from '../db/schema/accounts/guardians.ts'
import { invitations } from '../db/schema/accounts/invitations.ts'
import { passkeyChallenges } from '../db/schema/accounts/passkeys.ts'
import { passwordResets } from '../db/schema/accounts/password-resets.ts'
import { secondFactors } from '../db/schema/accounts/second-factors.ts'
import { users } from '../db/schema/accounts/users.ts'
import { auditLog } from '../db/schema/operations/audit-log.ts'
import { verifyChain } from '../domain/audit-log/verify-chain.ts'
import { hashToken, SESSION_COOKIE } from '../platform/sessions/sessions.ts'
import { addInvitation } from '../testing/invitation-samples.ts'
import { addDemoSchool } from '../testing/school-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { tellRestored } from './backups/tell-restored.ts'
import { COMMANDS, chooseCommand } from './choose-command.ts'
import { CommandFailed, type Desk } from './command.ts'
import { askRunning } from './control/ask-running.ts'
import { serveControl } from './control/serve-control.ts'

let t: TestApp
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  t = await createTestApp({ own: database })
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const makeDesk = (): Omit<Desk, 'say'> => ({
  database,
  config: { ...t.deps.config, dataDir: folder },
  settingNames: [],
  now: t.deps.now,
})

async function run(line: string, password: string | null = null, said: string[] = []): Promise<string[]> {
  const { command, options, words } = chooseCommand(line.split(' '))
  await command.run({ ...makeDesk(), say: (text) => said.push(text) }, { options, words, folder, password })
  return said
}

const signIn = async (username: string, password: string) =>
  (await t.call(accounts.signIn, { username, password })).status

test('an admin is made with a password that was piped in or is shown once, and a name only once', async () => {
  await run('admin create --username ada-root --first-name Ada', 'a good password')
  expect(await signIn('ada-root', 'a good password')).toBe(200)
  const said = await run('admin create --username bob-root')
  expect(await signIn('bob-root', said.at(-1)?.split(': ')[1] ?? '')).toBe(200)
  await expect(run('admin create --username ada-root')).rejects.toThrow('already taken')
  await expect(run('admin create --username short-root', 'x')).rejects.toThrow(CommandFailed)
  await expect(run('admin create')).rejects.toThrow('Say what the admin is called')
  await expect(run('admin create --username mail-root --email nowhere')).rejects.toThrow(
    '"nowhere" is not an email address',
  )
})

test('a new password ends every session of the person', async () => {
  const student = await t.signUp()
  const { body } = await student.call(accounts.currentUser, {})
  const username = body.username
  const said = await run(`user reset ${username}`)
  expect((await student.call(accounts.currentUser, {})).status).toBe(401)
  expect(await signIn(username, said.at(-1)?.split(': ')[1] ?? '')).toBe(200)
  await expect(run('user reset nobody-at-all')).rejects.toThrow('There is no account')
  await expect(run('user reset')).rejects.toThrow('whose password')
})

test('a closed account cannot sign in until it is opened again, and the last admin stays', async () => {
  const student = await t.signUp()
  const { username } = (await student.call(accounts.currentUser, {})).body
  await run(`user reset ${username}`, 'the-password')
  await run(`user disable ${username}`)
  expect(await signIn(username, 'the-password')).not.toBe(200)
  await run(`user enable ${username}`)
  expect(await signIn(username, 'the-password')).toBe(200)
  await run('admin create --username last-root')
  for (const name of ['ada-root', 'bob-root']) await run(`user disable ${name}`).catch(() => [])
  await expect(run('user disable last-root')).rejects.toThrow('the last admin')
})

test('what the operator does to an account stands in the audit log', async () => {
  const student = await t.signUp()
  const { username, id } = (await student.call(accounts.currentUser, {})).body
  for (const deed of ['reset', 'disable', 'enable']) await run(`user ${deed} ${username}`)
  await run('admin create --username noted-root')
  const written = await t.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.details}->>'by' = 'command'`)
    .orderBy(auditLog.id)
  const deeds = written.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)
  expect(deeds.sort()).toEqual(['user disabled', 'user enabled', 'user password set'])
  expect(written.some(({ action, actorId }) => action === 'user created' && actorId === null)).toBe(true)
})

test('the demo school goes with its accounts; where there is none they are closed, as with --keep', async () => {
  await addDemoSchool(t)
  const demo = { isDemo: true, origin: 'demo' } as const
  await t.signUp('student', demo)
  expect(await run('demo off')).toContain(
    'Removed: the demo school with 1 accounts and all that was made with them.',
  )
  const isRemoval = eq(auditLog.action, 'demo school removed')
  expect(await t.db.select().from(auditLog).where(isRemoval)).toMatchObject([
    { actorId: null, details: { accounts: 1, by: 'command' } },
  ])
  const { id, user } = await t.signUp('student', demo)
  expect((await run('demo off')).join()).toContain('Closed and signed out: 1 more.')
  await addDemoSchool(t)
  expect((await run('demo off --keep')).join()).toContain('No demo account was open.')
  const [kept] = await t.db.select().from(users).where(eq(users.id, id))
  expect(kept).toMatchObject({ username: user.username, disabledAt: t.clock.now })
})

test('a misspelled option is named, without what Node would advise', () => {
  expect(() => chooseCommand(['backup', '--bogus'])).toThrow(/^Unknown option '--bogus'\.\n\nnpm run/)
})

test('a restore without its file is refused before any database is opened', () => {
  const { command, options } = chooseCommand(['restore'])
  const check = (words: string[]) => command.check?.({ options, words, folder, password: null })
  expect(() => check([])).toThrow('Say which file')
  expect(() => check(['nowhere.backup'])).toThrow('There is no file')
})

test.each([['nonsense'], [''], ['user'], ['backup --nonsense'], ['admin create --username']])(
  '"%s" is answered with the list of commands',
  (line) => {
    expect(() => chooseCommand(line.split(' '))).toThrow('npm run trellis')
  },
)

test('an encrypted backup is read with the key it was made with: piped in, in a file, or of the settings', async () => {
  const words = 'correct horse battery staple'
  const path = join(folder, 'sealed.backup')
  await writeBackup(database, path, t.deps.now(), { passphrase: words })
  writeFileSync(join(folder, 'key'), `${words}\n`)
  writeFileSync(join(folder, 'wrong-key'), 'correct horse battery stable')
  const { command, options, words: named } = chooseCommand(['backup-check', 'sealed.backup'])
  const input = { options, words: named, folder, password: null }
  const { config } = makeDesk()
  const withKey = { ...config, backups: { ...config.backups, key: { passphrase: words } } }
  expect(await command.findQuestion?.(input, config)).toMatch('Key')
  expect(await command.findQuestion?.(input, withKey)).toBeNull()
  await expect(run('backup-check sealed.backup')).rejects.toThrow('is encrypted')
  await expect(run('backup-check sealed.backup', 'short')).rejects.toThrow('at least 20 characters')
  await expect(run('backup-check sealed.backup --key-file wrong-key')).rejects.toThrow('another key')
  await expect(run('backup-check sealed.backup --key-file nowhere')).rejects.toThrow('cannot be read')
  for (const said of [
    await run('backup-check sealed.backup', words),
    await run('backup-check sealed.backup --key-file key'),
  ])
    expect(said[0]).toMatch(/is whole/)
}, 60_000)

test('every command has a name of its own that no other begins with', () => {
  const names = COMMANDS.map(({ name }) => name)
  const clashes = names.filter((one) => names.some((other) => other !== one && other.startsWith(`${one} `)))
  expect([new Set(names).size, clashes]).toEqual([names.length, []])
})

test('the running product carries commands out for the operator, except those that need it to stand still', async () => {
  const stop = await serveControl(makeDesk(), (message) => {
    throw new Error(message)
  })
  const ask = async (line: string) => {
    const said: string[] = []
    const { command, options, words } = chooseCommand(line.split(' '))
    const input = { options, words, folder, password: null }
    const isThere = await askRunning(folder, { name: command.name, input }, (text) => said.push(text))
    return { isThere, said }
  }
  expect(await ask('backup --quick all.backup')).toMatchObject({
    isThere: true,
    said: [expect.stringMatching(/all\.backup: \d+ rows/), expect.stringContaining('backup-check')],
  })
  expect((await ask('backup-check all.backup')).said[0]).toMatch(/is whole/)
  await expect(ask('backup-check other.backup')).rejects.toThrow('There is no file')
  await expect(ask('restore all.backup')).rejects.toThrow('Stop Trellis first')
  await stop()
  expect(await ask('backup all.backup')).toEqual({ isThere: false, said: [] })
}, 60_000)

test('a list of people is imported whole or not at all, and made passwords stand in a file for its owner alone', async () => {
  const list = join(folder, 'people.csv')
  writeFileSync(list, 'username,first name,last name,grade\nlisted-ada,Ada,Lovelace,5\nx,Bob,Two,6\n')
  await expect(run('user import people.csv')).rejects.toThrow('Nobody was added: 1 of 2 lines')
  const checked: string[] = []
  await expect(run('user import people.csv --check', null, checked)).rejects.toThrow('One line is broken.')
  expect(checked).toEqual([
    'Line 3, username: Username must be at least 3 characters',
    '1 of 2 people can be added.',
  ])
  const said = await run('user import people.csv --skip-broken')
  expect(said).toContain('One account is ready.')
  const passwords = join(folder, 'people-passwords.csv')
  expect(statSync(passwords).mode & 0o777).toBe(0o600)
  const password = readFileSync(passwords, 'utf8').split(/\r\n/)[1]?.split(',')[3] ?? ''
  expect(await signIn('listed-ada', password)).toBe(200)
  const [noted] = await t.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.action} = 'user imported'`)
    .orderBy(auditLog.id)
  expect(noted).toMatchObject({ actorId: null, details: { by: 'command' } })
  writeFileSync(list, 'username,first name,last name,grade\nlisted-bob,Bob,Two,5\n')
  await expect(run('user import people.csv')).rejects.toThrow('is there already')
  expect(await signIn('listed-bob', password)).toBe(401)
  await expect(run('user import nowhere.csv')).rejects.toThrow('cannot be read')
})

test('after a restore nobody is signed in, no mailed link works, what was used stays used, what else is open is told, and the log says that it was done', async () => {
  const ada = await t.signUp('student', { email: 'ada@example.org' })
  const [link, proof] = ['a-link-for-a-new-password', 'a-link-that-proves-an-address']
  const expiresAt = new Date(t.clock.now.getTime() + 60_000)
  await t.db.insert(passwordResets).values({ userId: ada.id, tokenHash: hashToken(link), expiresAt })
  await t.db
    .insert(emailProofs)
    .values({ userId: ada.id, email: 'ada@example.org', tokenHash: hashToken(proof), expiresAt })
  const request = { userId: ada.id, guardianName: 'Eve', guardianEmail: 'eve@example.org', expiresAt }
  await t.db.insert(guardianRequests).values({ ...request, tokenHash: hashToken('a-link-of-a-guardian') })
  const confirmed = { userId: ada.id, secret: 'SEALED', confirmedAt: t.clock.now }
  await t.db.insert(secondFactors).values({ ...confirmed, recoveryHashes: ['used since', 'good'] })
  const spent = [await addInvitation(t), await addInvitation(t)]
  await addInvitation(t, { role: 'teacher', email: 'bob@example.org', label: 'Grade 5' })
  await addInvitation(t, { email: 'eve@example.org', uses: 1 })
  await addInvitation(t, { uses: 1, mostUses: 30 })
  const { challenge } = (await t.call(passkeySignIn.begin, {})).body
  await writeBackup(database, join(folder, 'whole.backup'), t.deps.now(), null)
  const target = await openTestDatabase()
  try {
    const people = await t.db.select().from(users).where(eq(users.id, ada.id))
    await target.db.insert(users).values(people)
    await target.db.insert(secondFactors).values({ ...confirmed, recoveryHashes: ['good'] })
    const [used, canceled] = await t.db
      .select()
      .from(invitations)
      .where(
        inArray(
          invitations.id,
          spent.map(({ id }) => id),
        ),
      )
    if (!used || !canceled) throw new Error('Two invitations were made')
    const later = [
      { ...used, uses: 1, createdBy: null },
      { ...canceled, revokedAt: t.clock.now, createdBy: null },
    ]
    await target.db.insert(invitations).values(later)
    const said: string[] = []
    const { command, options, words } = chooseCommand(['restore', 'whole.backup', '--replace'])
    const input = { options, words, folder, password: null }
    await command.run({ ...makeDesk(), database: target, say: (text) => said.push(text) }, input)
    expect(said.join()).toContain('Everybody signs in again')
    expect(said.join()).toContain('Recovery codes and invitations used or canceled since the backup stay so.')
    const [factor] = await target.db.select().from(secondFactors)
    expect(factor?.recoveryHashes).toEqual(['good'])
    const unsure: string[] = []
    await tellRestored(target.db, { ...makeDesk(), say: (text) => unsure.push(text) }, false)
    expect(unsure.join()).toContain('Recovery codes used since the backup work again')
    const until = new Date(t.clock.now.getTime() + 7 * DAY_MS).toISOString().slice(0, 10)
    expect(unsure.filter((line) => line.startsWith('  '))).toEqual([
      `  student, printed, 1 of 30 used, until ${until}`,
      `  teacher, bob@example.org, Grade 5, until ${until}`,
    ])
    const back = await createTestApp({ own: target })
    const cookies = { [SESSION_COOKIE]: ada.token }
    expect((await back.app.inject({ url: '/api/user', cookies })).statusCode).toBe(401)
    expect((await back.call(passwordReset.check, { token: link })).status).toBe(404)
    expect((await back.call(emailAddress.check, { token: proof })).status).toBe(404)
    expect(await target.db.$count(passkeyChallenges)).toBe(0)
    expect(await target.db.$count(guardianRequests)).toBe(0)
    expect(challenge).not.toBe('')
    const again = { username: ada.user.username, password: KNOWN_PASSWORD }
    expect((await back.call(accounts.signIn, again)).status).toBe(200)
    const restored = eq(auditLog.action, 'backup restored')
    const [entry] = await target.db.select().from(auditLog).where(restored)
    expect(entry).toMatchObject({ actorId: null, details: { by: 'command' } })
    expect((await verifyChain(target.db)).broken).toBeNull()
  } finally {
    await target.close()
  }
}, 60_000)
