import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { resealSecrets } from '../../domain/second-factor/seal-old-secrets.ts'
import { openSecretBox, readKeyFile, replaceKeyFile } from '../../platform/secrets/key-file.ts'
import { createSecretBox } from '../../platform/secrets/secret-box.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { TEST_KEY } from '../../testing/test-app.ts'
import type { Desk } from '../command.ts'
import { rotateKey } from './rotate-key.ts'

const t = prepareTestApp()
const dataDir = mkdtempSync(join(tmpdir(), 'trellis-rotate-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const INPUT = { options: {}, words: [], folder: dataDir, password: null }

async function rotate(secretKeys: string[] = []): Promise<string[]> {
  const said: string[] = []
  const desk = {
    database: { db: t.db },
    config: { ...t.deps.config, dataDir, secretKeys },
    settingNames: [],
    now: t.deps.now,
    say: (line: string) => said.push(line),
  } as unknown as Desk
  await rotateKey.run(desk, INPUT)
  return said
}

test('a new key takes the place of the old one, and everything opens with it', async () => {
  const { id: userId } = await t.signUp('teacher')
  await t.db.insert(secondFactors).values({ userId, secret: t.deps.secretBox.seal(userId, 'JBSWY3DP') })
  replaceKeyFile(dataDir, [TEST_KEY])
  expect((await rotate()).join()).toContain('encrypted with a new key')
  const keys = readKeyFile(dataDir) ?? [TEST_KEY]
  expect(keys).toHaveLength(1)
  expect(keys[0]).not.toBe(TEST_KEY)
  const [row] = await t.db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  expect(t.deps.secretBox.open(userId, row?.secret ?? '')).toBeNull()
  expect(openSecretBox({ secretKeys: [], dataDir }).open(userId, row?.secret ?? '')).toBe('JBSWY3DP')
  await resealSecrets(t.db, createSecretBox([TEST_KEY, ...keys]))
})

test('keys that still open something stay in the file', async () => {
  const { id: userId } = await t.signUp('teacher')
  const lost = createSecretBox(['9c'.repeat(32)])
  await t.db.insert(secondFactors).values({ userId, secret: lost.seal(userId, 'JBSWY3DP') })
  replaceKeyFile(dataDir, [TEST_KEY])
  expect((await rotate()).join()).toContain('could not be opened')
  expect(readKeyFile(dataDir)).toHaveLength(2)
  await t.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await resealSecrets(t.db, createSecretBox([TEST_KEY, ...(readKeyFile(dataDir) ?? [])]))
})

test('where a setting holds the key it says what to do instead', async () => {
  await expect(rotate([TEST_KEY])).rejects.toThrow(/SECRET_KEY_OLD/)
})
