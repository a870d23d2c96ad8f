import type { FastifyInstance } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import { identities } from '#contract/profile/identities.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { readUser } from '../../domain/study-settings.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { serve } from '../../platform/requests/serve.ts'
import { askReset } from './password-reset/ask-reset.ts'
import { checkReset, confirmReset } from './password-reset/confirm-reset.ts'
import { confirmArrival } from './provider/confirm-arrival.ts'
import { readWays, unlinkOwn } from './provider/link-own.ts'
import { comeBack, departFor } from './provider/visit-provider.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, accounts.currentUser, (_, { db, caller }) => readUser(db, caller.user))
  serve(app, deps, accounts.signIn, async (credentials, context) =>
    readUser(context.db, await signIn(context, credentials)),
  )
  serve(app, deps, accounts.register, (form, context) => register(context, form))
  serve(app, deps, accounts.signOut, async (_, context) => {
    await signOut(context)
    return { message: 'Logged out' }
  })
  serve(app, deps, accounts.signOutEverywhere, async (_, context) => {
    await signOutEverywhere(context, context.caller.user.id)
    return { message: 'Logged out on every device' }
  })

  serve(app, deps, passwordReset.ask, async ({ email }, context) => {
    const report = (message: string, error: unknown) =>
      app.log.error({ failure: describeFailure(error) }, message)
    await askReset(context, email, report)
    return {}
  })
  serve(app, deps, passwordReset.check, async ({ token }, context) => {
    const { username } = await checkReset(context, token)
    return { username }
  })
  serve(app, deps, passwordReset.confirm, (form, context) => confirmReset(context, form))

  serve(app, deps, identities.begin, ({ wanted }, context) => departFor(context, { wanted }))
  serve(app, deps, identities.finish, (arrival, context) => comeBack(context, arrival))
  serve(app, deps, identities.confirm, (answer, context) => confirmArrival(context, answer))
  serve(app, deps, identities.own, (_, context) => readWays(context, context.caller.user.id))
  serve(app, deps, identities.link, (_, context) => departFor(context, { userId: context.caller.user.id }))
  serve(app, deps, identities.unlink, ({ id }, context) => unlinkOwn(context, id))
}
