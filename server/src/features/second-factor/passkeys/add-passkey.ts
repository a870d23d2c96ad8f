import * as z from 'zod/mini'
import { MOST_PASSKEYS, type PasskeyAttestation, PasskeyCreation } from '#contract/profile/passkeys.ts'
import { violatedUniqueConstraint } from '../../../db/unique-violation.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { CHALLENGE_MS, makeChallenge, takeChallenge } from '../../../domain/passkeys/challenges.ts'
import { countPasskeys, insertPasskey, selectCredentials } from '../../../domain/passkeys/passkeys.queries.ts'
import { requireRelyingParty } from '../../../domain/passkeys/relying-party.ts'
import { confirmIdentity } from '../../../domain/second-factor/confirm-identity.ts'
import { updateSince } from '../../../domain/second-factor/second-factor.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'

/** A second of loading that a start without passkeys need not wait for. */
const loadLibrary = () => import('@simplewebauthn/server')

/** Ed25519, P-256 and RSA: every version of Node checks them. What this machine can do besides, the next one may not. */
const ALGORITHMS = [-8, -7, -257]

const TRY_LIMIT = { limit: 30, windowSeconds: 15 * 60 }

/** The password first: who finds an open device must not be able to leave a key of their own. */
export async function beginAdding(
  context: CallerContext,
  password: string | undefined,
): Promise<PasskeyCreation> {
  const { db, caller, config } = context
  const { user } = caller
  const { id: rpID } = requireRelyingParty(config)
  await spendTry(context, 'tooManyTries', { name: `passkey-add:${user.id}`, ...TRY_LIMIT })
  await confirmIdentity(context, password)
  const known = await selectCredentials(db, user.id)
  if (known.length >= MOST_PASSKEYS) throw tooMany()
  const challenge = await makeChallenge(context, user.id)
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: 'Trellis',
    rpID,
    userName: user.username,
    userDisplayName: user.displayName || user.firstName || user.username,
    // Says nothing about the person to whoever looks into the device.
    userID: new Uint8Array(Buffer.from(`trellis:${user.id}`)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return z.parse(PasskeyCreation, options)
}

export async function addPasskey(
  context: CallerContext,
  { name, credential }: { name: string; credential: PasskeyAttestation },
) {
  const { db, caller, config, now } = context
  const { id: userId } = caller.user
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(config)
  const expectedChallenge = await takeChallenge(context, credential.response.clientDataJSON, userId)
  const made = await verify(credential, { expectedRPID, expectedOrigin, expectedChallenge })
  try {
    return await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      if ((await countPasskeys(tx, userId)) >= MOST_PASSKEYS) throw tooMany()
      const passkey = await insertPasskey(tx, {
        userId,
        credentialId: made.id,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: made.transports ?? [],
        name,
        createdAt: now(),
      })
      await updateSince(tx, userId, now())
      await writeAudit(
        { ...context, db: tx },
        { action: 'passkey.added', subjectType: 'user', subjectId: userId },
      )
      await tellOwner({ ...context, db: tx }, caller.user, 'passkey_added')
      return passkey
    })
  } catch (error) {
    if (violatedUniqueConstraint(error) === null) throw error
    throw new AppError('conflict', 'passkeyTaken')
  }
}

type Expected = { expectedRPID: string; expectedOrigin: string; expectedChallenge: string }

async function verify({ response, ...credential }: PasskeyAttestation, expected: Expected) {
  const { transports: _, ...signed } = response
  const { verifyRegistrationResponse } = await loadLibrary()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: signed, clientExtensionResults: {} },
    ...expected,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch((): { verified: false; registrationInfo?: undefined } => ({ verified: false }))
  if (!verified || !registrationInfo) throw new AppError('wrong_credentials', 'passkeyNotAccepted')
  return { ...registrationInfo.credential, transports: response.transports }
}

const tooMany = () => new AppError('conflict', { reason: 'passkeyLimit', params: { most: MOST_PASSKEYS } })
