import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { addNote } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { chooseCommand } from '../choose-command.ts'

let t: TestApp
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  t = await createTestApp({ own: database })
  folder = mkdtempSync(join(tmpdir(), 'privacy-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(line: string): Promise<string> {
  const said: string[] = []
  const { command, options, words } = chooseCommand(line.split(' '))
  const desk = {
    database,
    config: t.deps.config,
    settingNames: [],
    now: t.deps.now,
    say: (text: string) => said.push(text),
  }
  await command.run(desk, { options, words, folder, password: null })
  return said.join('\n')
}

test('the operator hands out what the person could fetch, and overwrites nothing', {
  tags: ['P-110'],
}, async () => {
  const { user } = await t.signUp()
  await addNote(t, user.id, { title: 'Of this person' })
  expect(await run(`export-user ${user.username.toUpperCase()}`)).toContain('.json: all that is stored')
  const file = join(folder, `trellis-${user.username}.json`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ user_notes: [{ title: 'Of this person' }] })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  await run(`export-user ${user.username} --html --out page.html`)
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('Of this person')
  await expect(run(`export-user ${user.username}`)).rejects.toThrow('is there already')
  await expect(run('export-user nobody-at-all')).rejects.toThrow('There is no account')
  await expect(run(`export-user ${user.username} --out none/x.json`)).rejects.toThrow('There is no folder')
})

test('a dry run says what would go and changes nothing; a purge does it', { tags: ['Y-67'] }, async () => {
  const { id } = await t.signUp('student', {
    createdAt: new Date('2019-01-01T00:00:00Z'),
    lastActiveOn: '2020-05-01',
  })
  await t.db.delete(sessions).where(eq(sessions.userId, id))
  const count = async () => (await t.db.select().from(users).where(eq(users.id, id))).length
  const dry = await run('purge --dry-run')
  expect(dry).toContain('Nothing was changed')
  expect(dry).toContain('inactive for 3 years: 1, last active on 2020-05-01')
  expect(dry).toContain('Technical logs (90 days): 0')
  expect(await count()).toBe(1)
  expect(await run('purge')).toContain('inactive for 3 years: 1')
  expect(await count()).toBe(0)
  expect(await run('purge')).toContain('inactive for 3 years: 0')
})
