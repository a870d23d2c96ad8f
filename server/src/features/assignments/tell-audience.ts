import { notify } from '../../domain/notifications/notify.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectAssignment, selectAudience } from './assignments.queries.ts'

/** Students hear of active work once, however often it is changed; their open pages show each change. */
export async function tellAudience(context: CallerContext, id: number): Promise<void> {
  const { db, caller, presence, afterCommit } = context
  const found = await selectAssignment(db, caller.user.id, id)
  if (!found || found.assignment.status === 'draft') return
  const students = await selectAudience(db, id)
  if (found.assignment.status === 'active') {
    await notify(context, students, {
      kind: 'assignment_given',
      data: { title: found.assignment.title, className: found.className },
      link: `/assignments/${id}`,
      occasion: String(id),
    })
  }
  afterCommit(() => presence.tell(students, { type: 'assignments' }))
}
