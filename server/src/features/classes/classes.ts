import type { Attachment } from '#contract/classroom/work.ts'
import { type ClassFields, type classes as endpoints, MOST_CLASSES } from '#contract/teaching/classes.ts'
import { dayNextYear, makeClassCode, nextAcademicYear } from '#engines/classrooms/index.ts'
import type { Database } from '../../db/database.ts'
import type { classes } from '../../db/schema/teaching/classes.ts'
import { attachFiles, CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { selectStudentIds } from '../../domain/classroom/enrollments.ts'
import { selectCategories } from '../../domain/classroom/grade-categories.ts'
import { findOwnClass, lockOwnClass } from '../../domain/classroom/own-classes.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404, refuseField } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import {
  countClasses,
  hasSubmissions,
  insertAssignments,
  insertClass,
  isCodeTaken,
  markClass,
  selectAllAssignments,
  selectAnnouncements,
  selectAssignments,
  selectClass,
  selectResources,
  updateClass,
} from './classes.queries.ts'
import { selectGroups } from './groups/groups.queries.ts'
import { selectRoster } from './roster/roster.queries.ts'
import { isByInvitation } from './roster/roster.ts'

export async function createClass(context: CallerContext, fields: ClassFields) {
  return { ...(await openClass(context, fields)), pupils: 0, activeAssignments: 0 }
}

/** The class once more, a year later and without anybody in it. */
export async function duplicateClass(
  context: CallerContext,
  { id, name, academicYear, withAssignments }: Received<typeof endpoints.duplicate>,
) {
  const { db, caller } = context
  const teacherId = caller.user.id
  const old = await findOwnClass(db, teacherId, id)
  const row = await openClass(context, {
    name: name ?? old.name,
    ...pick(old, 'description', 'grade', 'subject', 'schedule'),
    academicYear:
      academicYear === undefined ? old.academicYear && nextAcademicYear(old.academicYear) : academicYear,
    startDate: old.startDate && dayNextYear(old.startDate),
    endDate: old.endDate && dayNextYear(old.endDate),
  })
  if (withAssignments) await copyAssignments(context, id, row.id)
  return foundOr404(await selectClass(db, teacherId, row.id), 'classNotFound')
}

type Columns = Omit<typeof classes.$inferInsert, 'teacherId' | 'classCode'>

async function openClass(
  context: CallerContext,
  columns: { [Name in keyof Columns]: Columns[Name] | undefined } & { name: string },
): Promise<typeof classes.$inferSelect> {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  await lockUser(db, teacherId)
  if ((await countClasses(db, teacherId)) >= MOST_CLASSES)
    throw new AppError('conflict', { reason: 'tooManyClasses', params: { most: MOST_CLASSES } })
  const row = await insertClass(db, {
    ...columns,
    teacherId,
    classCode: await drawCode(context, db),
    createdAt: now(),
    updatedAt: now(),
  })
  return foundOr404(row, 'classNotFound')
}

const MOST_DRAWS = 20

/** Billions of codes: the first one is free as good as always. */
async function drawCode(deps: Pick<Deps, 'randomToken'>, db: Database): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = makeClassCode(createSecretDice(deps))
    if (!(await isCodeTaken(db, code))) return code
  }
  throw new Error('No free class code was found')
}

/** What an assignment is, without when, for whom and how far it is; its files come along. */
async function copyAssignments(context: CallerContext, from: number, classId: number): Promise<void> {
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
      categoryId: null,
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

export async function changeClass(
  context: CallerContext,
  { id, ...changes }: Received<typeof endpoints.update>,
) {
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
    categories: await selectCategories(db, id),
    assignments: await selectAssignments(db, id),
    announcements: await selectAnnouncements(db, id),
    resources: await selectResources(db, id),
  }
}
