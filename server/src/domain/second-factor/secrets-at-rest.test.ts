import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { createSecretBox } from '../../platform/secrets/secret-box.ts'
import { codeOf, decodeBase32, encodeBase32, stepOf } from '../../platform/sessions/totp.ts'
import { createTestApp, TEST_KEY, type TestApp } from '../../testing/test-app.ts'
import { checkCode } from './check-code.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-codes.ts'
import { countByKey, resealSecrets } from './seal-old-secrets.ts'

const OTHER_KEY = '7d'.repeat(32)

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})

/** A teacher whose authenticator is set up, with what stands in the table. */
async function addFactor(write: (userId: number, secret: string) => string, recoveryHashes: string[] = []) {
  const { id: userId } = await t.signUp('teacher')
  const secret = encodeBase32(Buffer.from(`secret of ${userId}`.padEnd(20, '.')))
  await t.db
    .insert(secondFactors)
    .values({ userId, secret: write(userId, secret), recoveryHashes, confirmedAt: t.clock.now })
  return { userId, code: codeOf(decodeBase32(secret), stepOf(t.clock.now)) }
}

const selectFactor = async (userId: number) =>
  (await t.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0]

test('an authenticator from before there was a key works, and is sealed at the next start', async () => {
  const old = await addFactor((_, secret) => secret)
  const { sealed } = await resealSecrets(t.db, t.deps.secretBox)
  expect(sealed).toBeGreaterThanOrEqual(1)
  expect((await selectFactor(old.userId))?.secret).toMatch(/^v1:/)
  expect(await checkCode(t.deps, old.userId, old.code)).toBe(true)
})

test('a new key takes over what the old one has sealed; counting tells which is in use', async () => {
  const { userId, code } = await addFactor(t.deps.secretBox.seal)
  const rotated = createSecretBox([OTHER_KEY, TEST_KEY])
  await resealSecrets(t.db, rotated)
  expect(await countByKey(t.db)).toContainEqual({ keyId: rotated.keyId, total: expect.any(Number) })
  const alone = createSecretBox([OTHER_KEY])
  expect(await checkCode({ ...t.deps, secretBox: alone }, userId, code)).toBe(true)
  await resealSecrets(t.db, createSecretBox([TEST_KEY, OTHER_KEY]))
})

test('without the key a code is refused with a reason, and recovery codes get in', async () => {
  const recovery = makeRecoveryCode()
  const stranger = createSecretBox([OTHER_KEY])
  const { userId, code } = await addFactor(stranger.seal, [await hashRecoveryCode(recovery)])
  expect((await resealSecrets(t.db, t.deps.secretBox)).unreadable).toBeGreaterThan(0)
  await expect(checkCode(t.deps, userId, code)).rejects.toThrow(/recovery code/)
  expect(await checkCode(t.deps, userId, recovery)).toBe(true)
  await t.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
})

test('a secret that was moved to another account opens nothing there', async () => {
  const ada = await addFactor(t.deps.secretBox.seal)
  const stolen = (await selectFactor(ada.userId))?.secret ?? ''
  const bob = await addFactor(() => stolen)
  await expect(checkCode(t.deps, bob.userId, ada.code)).rejects.toThrow(/recovery code/)
  await t.db.delete(secondFactors).where(eq(secondFactors.userId, bob.userId))
})

test('recovery codes have 80 bits, a slow hash, and one hash to try', async () => {
  const code = makeRecoveryCode()
  expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  const stored = await hashRecoveryCode(code)
  expect(stored).toMatch(/^[\da-f]{3}\$argon2id\$/)
  const { userId } = await addFactor(t.deps.secretBox.seal, [stored, 'zzz$argon2id$broken'])
  expect(await checkCode(t.deps, userId, makeRecoveryCode())).toBe(false)
  expect(await checkCode(t.deps, userId, code.toUpperCase().replaceAll('-', ' '))).toBe(true)
  expect(await checkCode(t.deps, userId, code)).toBe(false)
})

test('recovery codes of before work until they are used', async () => {
  const { userId } = await addFactor(t.deps.secretBox.seal, [hash('sha256', 'abcdefgh'), hash('sha256', 'x')])
  expect(await checkCode(t.deps, userId, 'ABCD-EFGH')).toBe(true)
  expect(await checkCode(t.deps, userId, 'abcd-efgh')).toBe(false)
  expect((await selectFactor(userId))?.recoveryHashes).toHaveLength(1)
})
