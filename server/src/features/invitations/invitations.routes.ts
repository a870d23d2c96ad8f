import { invitations } from '#contract/admin/invitations.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectInvitations } from './invitations.queries.ts'
import { cancel, createInvitation, renew, toInvitation } from './make-invitation.ts'

/** What admins do with invitations; coming with one is a matter of accounts. */
export function invitationRoutes({ serve }: Mount): void {
  serve(invitations.list, async ({ before }, { db, now }) =>
    (await selectInvitations(db, before)).map((row) => toInvitation(row, now())),
  )
  serve(invitations.create, (sent, context) => createInvitation(context, sent))
  serve(invitations.renew, (sent, context) => renew(context, sent))
  serve(invitations.cancel, ({ id }, context) => cancel(context, id))
}
