import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectAnnouncements, selectAssignments, selectClass, selectResources } from './classes.queries.ts'
import { selectGroups } from './groups/groups.queries.ts'
import { isByInvitation } from './roster/bring-in.ts'
import { selectRoster } from './roster/roster.queries.ts'

export async function readClassPage(context: CallerContext, id: number) {
  const { db, caller } = context
  const found = foundOr404(await selectClass(db, caller.user.id, id), 'classNotFound')
  const lines = await selectRoster(db, id)
  return {
    ...found,
    enrolments: lines.filter(({ status }) => status === 'active'),
    invitations: lines.filter(
      ({ status, consent }) => status === 'inactive' && (consent === 'asked' || consent === 'declined'),
    ),
    isByInvitation: isByInvitation(context),
    groups: await selectGroups(db, id),
    assignments: await selectAssignments(db, id),
    announcements: await selectAnnouncements(db, id),
    resources: await selectResources(db, id),
  }
}
