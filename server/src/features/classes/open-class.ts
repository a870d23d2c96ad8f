import type { Attachment } from '#contract/classroom/work.ts'
import { type ClassFields, type classes as endpoints, MOST_CLASSES } from '#contract/teaching/classes.ts'
import { dayNextYear, makeClassCode, nextAcademicYear } from '#engines/classrooms/index.ts'
import type { Database } from '../../db/database.ts'
import type { classes } from '../../db/schema/teaching/classes.ts'
import { attachFiles, CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  countClasses,
  insertAssignments,
  insertClass,
  isCodeTaken,
  selectAllAssignments,
  selectClass,
} from './classes.queries.ts'

type Copied = Received<typeof endpoints.duplicate>

export async function createClass(context: CallerContext, fields: ClassFields) {
  return { ...(await openClass(context, fields)), pupils: 0, activeAssignments: 0 }
}

/** The class once more, a year later and without anybody in it. */
export async function duplicateClass(
  context: CallerContext,
  { id, name, academicYear, withAssignments }: Copied,
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
export async function drawCode(deps: Pick<Deps, 'randomToken'>, db: Database): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = makeClassCode(Buffer.from(deps.randomToken(), 'base64url'))
    if (code !== null && !(await isCodeTaken(db, code))) return code
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
