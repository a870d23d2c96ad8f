import type { classes } from '#contract/teaching/classes.ts'
import { selectStudentIds } from '../../domain/classroom/enrollments.ts'
import { lockOwnClass } from '../../domain/classroom/own-classes.ts'
import { AppError, foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { hasSubmissions, markClass, selectClass, updateClass } from './classes.queries.ts'
import { drawCode } from './open-class.ts'

type Changes = Received<typeof classes.update>

export async function changeClass(context: CallerContext, { id, ...changes }: Changes) {
  const { db, caller, now } = context
  const before = await lockOwnClass(db, caller.user.id, id)
  const { startDate, endDate } = { ...before, ...changes }
  if (startDate && endDate && endDate < startDate) throw refuseField('endDate', 'classEndsBeforeStart')
  await updateClass(db, caller.user.id, id, { ...changes, updatedAt: now() })
  await tellEverybody(context, id)
  return readClass(context, id)
}

export async function removeClass(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now } = context
  await lockOwnClass(db, caller.user.id, id)
  if (await hasSubmissions(db, id)) throw new AppError('conflict', 'classHasWork')
  await markClass(db, caller.user.id, id, now())
  await tellEverybody(context, id)
}

export async function restoreClass(context: CallerContext, id: number) {
  foundOr404(await markClass(context.db, context.caller.user.id, id, null), 'classNotFound')
  await tellEverybody(context, id)
  return readClass(context, id)
}

export async function renewCode(context: CallerContext, id: number): Promise<{ classCode: string }> {
  const { db, caller, now } = context
  const classCode = await drawCode(context, db)
  foundOr404(await updateClass(db, caller.user.id, id, { classCode, updatedAt: now() }), 'classNotFound')
  return { classCode }
}

async function readClass({ db, caller }: CallerContext, id: number) {
  return foundOr404(await selectClass(db, caller.user.id, id), 'classNotFound')
}

/** A class that is archived, renamed or gone looks so at once on open pages, of its teacher too. */
async function tellEverybody(context: CallerContext, id: number): Promise<void> {
  const { db, caller, presence, afterCommit } = context
  const studentIds = await selectStudentIds(db, id)
  afterCommit(() => presence.tell([caller.user.id, ...studentIds], { type: 'classes' }))
}
