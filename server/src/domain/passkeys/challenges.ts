import { and, eq, gt, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { passkeyChallenges } from '../../db/schema/accounts/passkeys.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'

export const CHALLENGE_MS = 5 * MINUTE_MS

/** Something new to sign, so that no answer works a second time. Without a `userId` it is for signing in. */
export async function makeChallenge(
  { db, now, randomToken }: Pick<Deps, 'db' | 'now' | 'randomToken'>,
  userId: number | null,
): Promise<string> {
  const challenge = randomToken()
  // Who begins again has given up what was begun before.
  if (userId !== null) await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    userId,
    expiresAt: new Date(now().getTime() + CHALLENGE_MS),
  })
  return challenge
}

const ClientData = z.object({ challenge: z.string() })

/** Takes the challenge that a device has signed out of use, whether the rest of the answer is right or not. */
export async function takeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  clientDataJSON: string,
  userId: number | null,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null) throw new AppError('wrong_credentials', 'passkeyNotAccepted')
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ id: passkeyChallenges.id })
  if (taken.length === 0)
    throw new AppError(userId === null ? 'wrong_credentials' : 'not_found', 'passkeyExpired')
  return challenge
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return z.parse(ClientData, data).challenge
  } catch {
    return null
  }
}
