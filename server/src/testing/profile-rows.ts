import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { secondFactors } from '../db/schema/accounts/second-factors.ts'
import { sessions } from '../db/schema/accounts/sessions.ts'
import { privacySettings } from '../db/schema/accounts/settings.ts'
import { supportTickets } from '../db/schema/accounts/support.ts'
import { uploads } from '../db/schema/accounts/uploads.ts'
import { hashToken, startSession } from '../platform/sessions/sessions.ts'
import { codeOf, decodeBase32, encodeBase32, stepOf } from '../platform/sessions/totp.ts'
import type { TestApp } from './test-app.ts'

/** A real picture of one pixel. */
export function makePng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
}

export async function addUpload(t: TestApp, userId: number) {
  const content = new Uint8Array(makePng())
  const [row] = await t.db
    .insert(uploads)
    .values({
      userId,
      key: randomBytes(32).toString('base64url'),
      name: 'me.png',
      contentType: 'image/png',
      content,
      sizeBytes: content.length,
    })
    .returning({ key: uploads.key })
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Another device of the person; the id of its session. */
export async function addDevice(
  t: TestApp,
  userId: number,
  userAgent: string | null = null,
): Promise<number> {
  const { token } = await startSession(t.deps, userId, { userAgent, address: null })
  const [row] = await t.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  return row?.id ?? 0
}

export async function addTicket(t: TestApp, userId?: number) {
  const [row] = await t.db
    .insert(supportTickets)
    .values({ userId: userId ?? (await t.signUp()).id, subject: 'Sound', message: 'I hear nothing.' })
    .returning({ id: supportTickets.id })
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addSharedPerson(t: TestApp) {
  const person = await t.signUp()
  await t.db.insert(privacySettings).values({ userId: person.id, profileVisibility: 'public' })
  return person
}

/** A secret that waits for its first code; the code of this moment. */
export async function addSecret(t: TestApp, userId: number): Promise<string> {
  const secret = encodeBase32(randomBytes(20))
  await t.db.insert(secondFactors).values({ userId, secret })
  return codeOf(decodeBase32(secret), stepOf(t.clock.now))
}
