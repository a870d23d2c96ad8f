import type { FastifyInstance } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readUser } from '../../records/study-settings.ts'
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
}
