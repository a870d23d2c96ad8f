import type { PROOF_QUESTIONS } from '#contract/profile/email-address.ts'
import type { Database } from '../../../db/database.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import { deleteProofs, takeProof } from '../../../domain/proven-email/email-proofs.queries.ts'
import { releaseClaims, settleProof } from '../../../domain/proven-email/settle-proof.ts'
import { confirmPassword } from '../../../domain/sign-in/confirm-password.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { isPassword } from '../../../platform/sessions/passwords.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { proofTokenLimits } from '../limits.ts'
import { type Proof, selectProof } from './email-proof.queries.ts'

async function findProof(context: Context, token: string): Promise<Proof> {
  await spendTry(context, 'tooManyTries', ...proofTokenLimits(context.device.address))
  const proof = await selectProof(context.db, hashToken(token), context.now())
  if (!proof) throw new AppError('not_found', 'resetLinkExpired')
  return proof
}

/**
 * The mailbox alone decides nothing: who registered with the address of somebody else must not get it confirmed because
 * that person follows a link without thinking. Only whoever is in the account, or knows its password, confirms.
 */
function findQuestion(
  { caller }: Pick<Context, 'caller'>,
  { account }: Proof,
): (typeof PROOF_QUESTIONS)[number] {
  if (caller?.user.id === account.id) return 'nothing'
  return isPassword(account.password) ? 'password' : 'signIn'
}

export async function checkProof(context: Context, token: string) {
  const proof = await findProof(context, token)
  return { username: proof.account.username, email: proof.email, asks: findQuestion(context, proof) }
}

export async function confirmProof(
  context: Context,
  { token, password = '' }: { token: string; password?: string | undefined },
): Promise<{ email: string }> {
  const proof = await findProof(context, token)
  const { email, account } = proof
  const question = findQuestion(context, proof)
  if (question === 'signIn') throw new AppError('not_allowed', 'signInToProve')
  if (question === 'password') await confirmPassword(context, account.id, password, 'password')
  await spendProof(context, token, proof, (tx, held) =>
    settleProof(context, tx, held.account, { email: held.email, way: 'link' }),
  )
  return { email }
}

/** The mailbox's owner has no such account: it loses the address, and one that waits is forgotten. */
export async function refuseProof(context: Context, token: string): Promise<void> {
  const proof = await findProof(context, token)
  await spendProof(context, token, proof, async (tx, { email, account }) => {
    await deleteProofs(tx, account.id)
    if (account.email?.toLowerCase() === email.toLowerCase() && !account.emailProvenAt)
      await releaseClaims(context, tx, email, null)
  })
}

/** Uses up the link together with what it is for. What it is about is read once more, with the account held. */
async function spendProof(
  { db, now }: Context,
  token: string,
  { account }: Proof,
  work: (tx: Database, proof: Proof) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, account.id)
    const proof = await selectProof(tx, hashToken(token), now())
    if (!proof || !(await takeProof(tx, hashToken(token))))
      throw new AppError('not_found', 'resetLinkExpired')
    await work(tx, proof)
  })
}
