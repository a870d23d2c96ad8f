import { type ClassGroup, MOST_GROUPS } from '#contract/teaching/groups.ts'
import type { Database } from '../../../db/database.ts'
import { selectStudentIds } from '../../../domain/classroom/enrollments.ts'
import { lockOwnClass } from '../../../domain/classroom/own-classes.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import {
  countGroups,
  insertGroup,
  markGroup,
  renameGroup,
  replaceMembers,
  selectGroups,
} from './groups.queries.ts'

type NewGroup = { id: number; name: string; studentIds: number[] }
type Changes = { id: number; groupId: number; name?: string | undefined; studentIds?: number[] | undefined }
type Place = { id: number; groupId: number }

export async function createGroup(context: CallerContext, { id, name, studentIds }: NewGroup) {
  const { db, now } = context
  await enter(context, id)
  if ((await countGroups(db, id)) >= MOST_GROUPS)
    throw new AppError('conflict', { reason: 'classTooManyGroups', params: { most: MOST_GROUPS } })
  await refuseTaken(db, id, name)
  await refuseStrangers(db, id, studentIds)
  const groupId = await insertGroup(db, { classId: id, name, createdAt: now() })
  await replaceMembers(db, { classId: id, groupId }, [...new Set(studentIds)])
  return readGroup(db, { id, groupId })
}

export async function changeGroup(context: CallerContext, changes: Changes): Promise<ClassGroup> {
  const { db } = context
  const { id, groupId, name, studentIds } = changes
  const place = { classId: id, groupId }
  await enter(context, id)
  await readGroup(db, changes)
  if (name !== undefined) {
    await refuseTaken(db, id, name, groupId)
    await renameGroup(db, place, name)
  }
  if (studentIds !== undefined) {
    await refuseStrangers(db, id, studentIds)
    await replaceMembers(db, place, [...new Set(studentIds)])
  }
  return readGroup(db, changes)
}

export async function removeGroup(context: CallerContext, { id, groupId }: Place): Promise<void> {
  await enter(context, id)
  foundOr404(await markGroup(context.db, { classId: id, groupId }, context.now()), 'groupNotFound')
}

export async function restoreGroup(context: CallerContext, { id, groupId }: Place): Promise<ClassGroup> {
  await enter(context, id)
  foundOr404(await markGroup(context.db, { classId: id, groupId }, null), 'groupNotFound')
  return readGroup(context.db, { id, groupId })
}

/** Other open pages of the teacher see the change. */
async function enter({ db, caller, presence, afterCommit }: CallerContext, id: number): Promise<void> {
  await lockOwnClass(db, caller.user.id, id)
  afterCommit(() => presence.tell([caller.user.id], { type: 'classes' }))
}

async function readGroup(db: Database, { id, groupId }: Place): Promise<ClassGroup> {
  const [group] = await selectGroups(db, id, groupId)
  return foundOr404(group, 'groupNotFound')
}

async function refuseTaken(db: Database, classId: number, name: string, exceptId?: number): Promise<void> {
  const groups = await selectGroups(db, classId)
  if (groups.some((group) => group.id !== exceptId && group.name.toLowerCase() === name.toLowerCase()))
    throw refuseField('name', 'groupNameTaken', 'conflict')
}

/** Whoever is not in the class is a stranger, whether such an account exists or not. */
async function refuseStrangers(db: Database, classId: number, studentIds: readonly number[]): Promise<void> {
  const known = new Set(await selectStudentIds(db, classId))
  if (studentIds.some((id) => !known.has(id))) throw new AppError('invalid_input', 'groupMemberNotInClass')
}
