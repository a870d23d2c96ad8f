import type { ClassPage } from '#contract/teaching/classes.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectAnnouncements, selectAssignments, selectClass, selectResources } from './classes.queries.ts'
import { selectGroups } from './groups/groups.queries.ts'
import { isByInvitation } from './roster/bring-in.ts'
import { selectRoster } from './roster/roster.queries.ts'
import { toClassRoom } from './to-class.ts'

export async function readClassPage(context: CallerContext, id: number): Promise<ClassPage> {
  const { db, caller } = context
  const found = foundOr404(await selectClass(db, caller.user.id, id), 'classNotFound')
  const assignments = await selectAssignments(db, id)
  const announcements = await selectAnnouncements(db, id)
  const lines = await selectRoster(db, id)
  return {
    ...toClassRoom(found),
    enrolments: lines.filter(({ status }) => status === 'active'),
    invitations: lines.filter(
      ({ status, consent }) => status === 'inactive' && (consent === 'asked' || consent === 'declined'),
    ),
    isByInvitation: isByInvitation(context),
    groups: await selectGroups(db, id),
    assignments: assignments.map(({ dueDate, ...row }) => ({
      ...row,
      dueDate: dueDate?.toISOString() ?? null,
    })),
    announcements: announcements.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
    resources: await selectResources(db, id),
  }
}
