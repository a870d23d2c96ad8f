import { passkeys } from '#contract/profile/passkeys.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { renamePasskey, selectPasskeys } from '../../domain/passkeys/passkeys.queries.ts'
import { findRelyingParty } from '../../domain/passkeys/relying-party.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { beginEnrolling, confirmEnrolling, endSecondFactor, readFactors } from './enroll.ts'
import { addPasskey, beginAdding } from './passkeys/add-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'

export function secondFactorRoutes({ serve }: Mount): void {
  serve(secondFactor.read, (_, context) => readFactors(context))
  serve(secondFactor.begin, ({ password }, context) => beginEnrolling(context, password))
  serve(secondFactor.confirm, ({ code }, context) => confirmEnrolling(context, code))
  serve(secondFactor.remove, async ({ password }, context) => {
    await endSecondFactor(context, password)
    return {}
  })

  serve(passkeys.list, async (_, { db, caller, config }) => ({
    host: findRelyingParty(config)?.id ?? null,
    passkeys: await selectPasskeys(db, caller.user.id),
  }))
  serve(passkeys.begin, ({ password }, context) => beginAdding(context, password))
  serve(passkeys.add, (sent, context) => addPasskey(context, sent))
  serve(passkeys.rename, async ({ id, name }, { db, caller }) =>
    foundOr404(await renamePasskey(db, caller.user.id, id, name), 'passkeyNotFound'),
  )
  serve(passkeys.remove, async (sent, context) => {
    await removePasskey(context, sent)
    return {}
  })
}
