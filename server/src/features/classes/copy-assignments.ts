import type { Attachment } from '#contract/classroom/work.ts'
import { attachFiles, CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { insertAssignments, selectAllAssignments } from './classes.queries.ts'

/** What an assignment is, without when, for whom and how far it is; its files come along. */
export async function copyAssignments(context: CallerContext, from: number, classId: number): Promise<void> {
  const { db, caller, now } = context
  const copies = []
  for (const assignment of await selectAllAssignments(db, from)) {
    const { id: _id, groupId: _groupId, updatedAt: _updatedAt, ...row } = assignment
    copies.push({
      ...row,
      classId,
      teacherId: caller.user.id,
      resources: await bringFiles(context, classId, row.resources),
      status: 'draft' as const,
      audience: 'class' as const,
      dueDate: null,
      assignedDate: now(),
      createdAt: now(),
    })
  }
  await insertAssignments(db, copies)
}

/** A file that is gone from the old class is left behind; a link is none of ours. */
async function bringFiles(context: CallerContext, classId: number, resources: Attachment[]) {
  const place = { ownerId: context.caller.user.id, classId, isForClass: true }
  try {
    return await attachFiles(context, place, resources)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    return resources.filter(({ url }) => !url.startsWith(CLASS_FILE_PATH))
  }
}
