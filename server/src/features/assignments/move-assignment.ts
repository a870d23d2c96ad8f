import type { assignments as endpoints } from '#contract/teaching/assignments.ts'
import { attachFiles } from '../../domain/classroom/attached-files.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  findOwnClass,
  hasWork,
  insertAssignment,
  lockAssignment,
  markDeleted,
  selectAssignment,
  selectAudience,
} from './assignments.queries.ts'
import { readAssignment } from './save-assignment.ts'
import { tellAudience } from './tell-audience.ts'

export async function removeAssignment(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now, presence, afterCommit } = context
  foundOr404(await lockAssignment(db, caller.user.id, id), 'assignmentNotFound')
  if (await hasWork(db, id)) throw new AppError('conflict', 'assignmentHasWork')
  const students = await selectAudience(db, id)
  await markDeleted(db, id, now())
  afterCommit(() => presence.tell(students, { type: 'assignments' }))
}

export async function restoreAssignment(context: CallerContext, id: number) {
  const { db, caller } = context
  foundOr404(await selectAssignment(db, caller.user.id, id, { withDeleted: true }), 'assignmentNotFound')
  await markDeleted(db, id, null)
  await tellAudience(context, id)
  return readAssignment(context, id)
}

type Copy = Received<typeof endpoints.duplicate>

/** For the whole of the other class: groups and single students are of the first one. */
export async function duplicateAssignment(context: CallerContext, copy: Copy) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  const { assignment } = foundOr404(await selectAssignment(db, teacherId, copy.id), 'assignmentNotFound')
  foundOr404(await findOwnClass(db, teacherId, copy.classId), 'classNotFound')
  const { id: _, ...row } = assignment
  const at = now()
  const place = { ownerId: teacherId, classId: copy.classId, isForClass: true }
  const id = await insertAssignment(db, {
    ...row,
    title: copy.title ?? row.title,
    classId: copy.classId,
    status: copy.status,
    dueDate: copy.dueDate ? new Date(copy.dueDate) : null,
    audience: 'class',
    groupId: null,
    resources: await attachFiles(context, place, row.resources),
    assignedDate: at,
    createdAt: at,
    updatedAt: at,
  })
  await tellAudience(context, id)
  return readAssignment(context, id)
}
