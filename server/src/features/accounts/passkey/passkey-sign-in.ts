import type { PasskeyAssertion, PasskeyRequest } from '#contract/profile/passkeys.ts'
import { CHALLENGE_MS, makeChallenge, takeChallenge } from '../../../domain/passkeys/challenges.ts'
import { noteUse, selectPasskeyAccount } from '../../../domain/passkeys/passkeys.queries.ts'
import { type RelyingParty, requireRelyingParty } from '../../../domain/passkeys/relying-party.ts'
import { updateSince } from '../../../domain/second-factor/second-factor.queries.ts'
import { watchGuess } from '../../../domain/sign-in/watch-guess.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import type { UserRow } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { departureLimits, passkeyLimits } from '../limits.ts'
import { noteFailure } from '../note-sign-in.ts'
import { enterAccount } from '../sign-in.ts'

export async function beginPasskeySignIn(context: Context): Promise<PasskeyRequest> {
  const { id: rpId } = requireRelyingParty(context.config)
  await spendTry(context, 'tooManySignIns', ...departureLimits(context.device.address))
  const challenge = await makeChallenge(context, null)
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }
}

/** A device that its owner has unlocked is something they have and something they are or know: both steps at once. */
export async function signInWithPasskey(context: Context, credential: PasskeyAssertion): Promise<UserRow> {
  const { db, now, config, device } = context
  const party = requireRelyingParty(config)
  const limits = passkeyLimits(device.address)
  await spendTry(context, 'tooManySignIns', ...limits)
  const found = await selectPasskeyAccount(db, credential.id)
  const watch = watchGuess(context, found?.account.username ?? credential.id, credential.response.signature)
  watch.refuseWhilePaused()
  const account = await checkPasskey(context, party, credential, found).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'wrong_credentials')) throw error
    await noteFailure(context, found?.account.id ?? null, 'passkey')
    throw (await watch.fail()) ?? error
  })
  watch.pass()
  await giveBackTry(db, limits)
  // Whoever came to teach after they had set it up: it is their second step from now on.
  if (!account.secondFactorSince) await updateSince(db, account.id, now())
  return enterAccount(context, account, 'passkey')
}

async function checkPasskey(
  context: Context,
  party: RelyingParty,
  credential: PasskeyAssertion,
  found: Awaited<ReturnType<typeof selectPasskeyAccount>>,
) {
  const { db, now, config } = context
  // Used up also by who is refused.
  const expectedChallenge = await takeChallenge(context, credential.response.clientDataJSON, null)
  if (!found || (found.account.isDemo && !config.isDemo)) throw refused()
  const { passkey, account } = found
  const { userHandle } = credential.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== `trellis:${account.id}`)
    throw refused()
  const counter = await verify(credential, passkey, {
    expectedRPID: party.id,
    expectedOrigin: party.origin,
    expectedChallenge,
  })
  if (!(await noteUse(db, passkey.id, counter, now())))
    throw new AppError('wrong_credentials', 'passkeyCopied')
  return account
}

type Known = { credentialId: string; publicKey: Uint8Array; counter: number }
type Expected = { expectedRPID: string; expectedOrigin: string; expectedChallenge: string }

/** How often the device has signed. */
async function verify(
  credential: PasskeyAssertion,
  { credentialId, publicKey, counter }: Known,
  expected: Expected,
): Promise<number> {
  // It takes a while to load, which a start without passkeys need not wait for.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    // The count is compared where it is stored, so that two answers at once cannot both pass.
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    ...expected,
    requireUserVerification: true,
  }).catch((): { verified: false; authenticationInfo?: undefined } => ({ verified: false }))
  if (!verified || !authenticationInfo) throw refused()
  // A device that has counted before and says nothing now is not the same one.
  return authenticationInfo.newCounter === 0 && counter > 0 ? counter : authenticationInfo.newCounter
}

const refused = () => new AppError('wrong_credentials', 'passkeyNotAccepted')
