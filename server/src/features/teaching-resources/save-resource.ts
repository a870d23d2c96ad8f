import { and, eq } from 'drizzle-orm'
import { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'
import type { teachingResources } from '#contract/teaching/resources.ts'
import type { Database } from '../../db/database.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { teachingResources as resources } from '../../db/schema/teaching/teaching-resources.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  insertResource,
  markDeleted,
  type ResourceRow,
  type ResourceType,
  selectResource,
  updateResource,
} from './teaching-resources.queries.ts'

type Addresses = { resourceUrl?: string | null | undefined; thumbnailUrl?: string | null | undefined }
const FIELDS = ['resourceUrl', 'thumbnailUrl'] as const

/** A file that is kept here must be the teacher's own; pages of the web and addresses that stood there before pass. */
async function requireOwnFiles(db: Database, teacherId: number, sent: Addresses, before: Addresses = {}) {
  for (const field of FIELDS) {
    const url = sent[field]
    if (!url || url === before[field] || (await isOwnOrElsewhere(db, teacherId, url))) continue
    throw refuseField(field, 'ownFileExpected')
  }
}

async function isOwnOrElsewhere(db: Database, teacherId: number, url: string): Promise<boolean> {
  const [, place, key = ''] = /^\/api\/(class-files|uploads)\/(.+)$/i.exec(url) ?? []
  if (place === undefined) return true
  const found =
    place.toLowerCase() === 'uploads'
      ? await db
          .select({ id: uploads.id })
          .from(uploads)
          .where(and(eq(uploads.key, key), eq(uploads.userId, teacherId)))
      : await db
          .select({ id: classFiles.id })
          .from(classFiles)
          .where(and(eq(classFiles.key, key), eq(classFiles.ownerId, teacherId)))
  return found.length > 0
}

const MOST_RESOURCES = 10_000

type SaveResourceInput = Received<typeof teachingResources.create>
type Change = Received<typeof teachingResources.update>

export async function createResource(context: CallerContext, sent: SaveResourceInput) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  if (sent.classId) await findOwnClass(db, teacherId, sent.classId)
  await requireOwnFiles(db, teacherId, sent)
  await requireRoom(db, resources, teacherId, MOST_RESOURCES, 'tooManyResources')
  const at = now()
  const { resourceType = 'link' } = sent
  const id = await insertResource(db, {
    ...toColumns(sent),
    title: sent.title,
    resourceType,
    teacherId,
    createdAt: at,
    updatedAt: at,
  })
  return readResource(db, teacherId, id)
}

export async function changeResource(context: CallerContext, { id, ...sent }: Change) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  const before = await readResource(db, teacherId, id)
  if (sent.classId) await findOwnClass(db, teacherId, sent.classId)
  await requireOwnFiles(db, teacherId, sent, before)
  await updateResource(db, teacherId, id, { ...toColumns(sent), updatedAt: now() })
  return readResource(db, teacherId, id)
}

export async function removeResource({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'resourceNotFound')
}

export async function restoreResource({ db, caller }: CallerContext, id: number) {
  await markDeleted(db, caller.user.id, id, null)
  return readResource(db, caller.user.id, id)
}

export const toResource = (row: ResourceRow) => ({ ...row, resourceType: toType(row.resourceType) })

export const toType = (type: string | null): ResourceType =>
  RESOURCE_TYPES.find((known) => known === type) ?? 'other'

async function readResource(db: Database, teacherId: number, id: number) {
  return toResource(foundOr404(await selectResource(db, teacherId, id), 'resourceNotFound'))
}

/** What is for one class is not for all. */
const toColumns = <S extends Partial<SaveResourceInput>>({ tags, ...sent }: S) => ({
  ...sent,
  ...(tags && { tags: uniqueTags(tags) }),
  ...(sent.classId && { isForAll: false }),
  ...(sent.isForAll && { classId: null }),
})
