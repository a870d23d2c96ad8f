import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { cardSignIn, ownPictures } from '#contract/profile/card-sign-in.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeySignIn } from '#contract/profile/passkeys.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { readSignedIn } from '../../domain/study-settings.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { changeOwnPictures, hasOwnPictures } from './card/own-pictures.ts'
import { readPoster, signInByPictures } from './card/sign-in-by-pictures.ts'
import { signInWithCard } from './card/sign-in-with-card.ts'
import { checkProof, confirmProof, refuseProof } from './email-proof/answer-proof.ts'
import { checkInvitation } from './invitation.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkey/passkey-sign-in.ts'
import { askReset } from './password-reset/ask-reset.ts'
import { checkReset, confirmReset } from './password-reset/confirm-reset.ts'
import { confirmArrival } from './provider/identities.ts'
import { departToLink, readWays, unlinkOwn } from './provider/own-identities.ts'
import { comeBack, departFor, requireProvider } from './provider/visit-provider.ts'
import { register, signIn, signOut, signOutEverywhere } from './sign-in.ts'

export function accountRoutes({ serve, app }: Mount): void {
  serve(accounts.currentUser, (_, context) => readSignedIn(context, context.caller.user))
  serve(accounts.signIn, async (credentials, context) =>
    readSignedIn(context, await signIn(context, credentials)),
  )
  serve(passkeySignIn.begin, (_, context) => beginPasskeySignIn(context))
  serve(passkeySignIn.finish, async ({ credential }, context) =>
    readSignedIn(context, await signInWithPasskey(context, credential)),
  )
  serve(cardSignIn.signIn, async (wanted, context) =>
    readSignedIn(context, await signInWithCard(context, wanted)),
  )
  serve(cardSignIn.poster, ({ poster }, context) => readPoster(context, poster))
  serve(cardSignIn.signInByPictures, async (wanted, context) =>
    readSignedIn(context, await signInByPictures(context, wanted)),
  )
  serve(ownPictures.read, (_, context) => hasOwnPictures(context))
  serve(ownPictures.change, (wanted, context) => changeOwnPictures(context, wanted))
  serve(accounts.register, (form, context) => register(context, form))
  serve(invitations.check, ({ code }, context) => checkInvitation(context, code))
  serve(accounts.signOut, async (_, context) => {
    await signOut(context)
    return { message: 'Logged out' }
  })
  serve(accounts.signOutEverywhere, async (_, context) => {
    await signOutEverywhere(context, context.caller.user.id)
    return { message: 'Logged out on every device' }
  })

  serve(passwordReset.ask, async ({ email }, context) => {
    const report = (message: string, error: unknown) =>
      app.log.error({ failure: describeFailure(error) }, message)
    await askReset(context, email, report)
    return {}
  })
  serve(passwordReset.check, ({ token }, context) => checkReset(context, token))
  serve(passwordReset.confirm, (form, context) => confirmReset(context, form))

  serve(emailAddress.check, ({ token }, context) => checkProof(context, token))
  serve(emailAddress.confirm, (answer, context) => confirmProof(context, answer))
  serve(emailAddress.refuse, async ({ token }, context) => {
    await refuseProof(context, token)
    return {}
  })

  serve(identities.begin, ({ wanted }, context) => departFor(context, { wanted }))
  serve(identities.finish, (arrival, context) => comeBack(context, arrival))
  serve(identities.confirm, (answer, context) => confirmArrival(context, requireProvider(context), answer))
  serve(identities.own, (_, context) => readWays(context, context.caller.user.id))
  serve(identities.link, ({ password }, context) => departToLink(context, password))
  serve(identities.unlink, (sent, context) => unlinkOwn(context, sent))
}
