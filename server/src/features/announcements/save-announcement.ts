import type { Attachment } from '#contract/classroom/work.ts'
import type { announcements } from '#contract/teaching/announcements.ts'
import { announcements as table } from '../../db/schema/teaching/announcements.ts'
import { attachFiles, CLASS_FILE_PATH } from '../../domain/classroom/attached-files.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Context, Received } from '../../platform/requests/serve.ts'
import {
  type AnnouncementRow,
  insertAnnouncement,
  markDeleted,
  selectAnnouncement,
  selectRecipientIds,
  updateAnnouncement,
} from './announcements.queries.ts'

const MOST_ANNOUNCEMENTS = 10_000

type SaveAnnouncementInput = Received<typeof announcements.create>
type Change = Received<typeof announcements.update>

export async function createAnnouncement(context: CallerContext, sent: SaveAnnouncementInput) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  if (sent.classId) await findOwnClass(db, teacherId, sent.classId)
  refusePast(sent.expiresAt, now())
  await requireRoom(db, table, teacherId, MOST_ANNOUNCEMENTS, 'tooManyAnnouncements')
  const at = now()
  const attachments = await attachTo(context, sent.classId ?? null, sent.attachments ?? [])
  const id = await insertAnnouncement(db, {
    ...toColumns(sent),
    attachments,
    teacherId,
    createdAt: at,
    updatedAt: at,
  })
  return tell(context, id)
}

export async function changeAnnouncement(context: CallerContext, { id, ...sent }: Change) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  const old = foundOr404(await selectAnnouncement(db, teacherId, id), 'announcementNotFound')
  if (sent.classId) await findOwnClass(db, teacherId, sent.classId)
  const classId = sent.classId === undefined ? old.classId : sent.classId
  const attachments = await attachTo(context, classId, sent.attachments ?? old.attachments)
  // Those who had it before must see that it is gone.
  const before = await selectRecipientIds(db, id)
  await updateAnnouncement(db, teacherId, id, { ...toColumns(sent), attachments, updatedAt: now() })
  return tell(context, id, before)
}

export async function removeAnnouncement(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now, presence, afterCommit } = context
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'announcementNotFound')
  const recipients = await selectRecipientIds(db, id)
  afterCommit(() => presence.tell(recipients, { type: 'announcements' }))
}

export async function restoreAnnouncement(context: CallerContext, id: number) {
  await markDeleted(context.db, context.caller.user.id, id, null)
  return tell(context, id)
}

async function tell(context: CallerContext, id: number, before: number[] = []) {
  const row = foundOr404(
    await selectAnnouncement(context.db, context.caller.user.id, id),
    'announcementNotFound',
  )
  await tellStudents(context, row, before)
  return row
}

/** A file opens for the one class that it lies in. */
async function attachTo(context: CallerContext, classId: number | null, attachments: readonly Attachment[]) {
  if (classId !== null)
    return attachFiles(context, { ownerId: context.caller.user.id, classId, isForClass: true }, attachments)
  if (!attachments.some(({ url }) => url.startsWith(CLASS_FILE_PATH))) return [...attachments]
  throw refuseField('attachments', 'filesNeedAClass')
}

function refusePast(expiresAt: string | null | undefined, at: Date): void {
  if (expiresAt && new Date(expiresAt) <= at) throw refuseField('expiresAt', 'expiryInPast')
}

const toColumns = <S extends Partial<SaveAnnouncementInput>>({ expiresAt, ...sent }: S) => ({
  ...sent,
  ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
})

/** Open pages of students show it at once; what matters also stands in their notifications, once. */
async function tellStudents(
  { db, now, presence, afterCommit }: Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>,
  { id, title, priority, expiresAt, className }: AnnouncementRow,
  alsoTell: readonly number[] = [],
): Promise<void> {
  const recipients = await selectRecipientIds(db, id)
  const isOver = expiresAt !== null && expiresAt <= now()
  const told =
    !isOver && (priority === 'high' || priority === 'urgent')
      ? await notify({ db, now }, recipients, {
          kind: 'announcement',
          data: { title, className: className ?? '' },
          link: '/learn/dashboard',
          occasion: `announcement-${id}`,
        })
      : []
  afterCommit(() => {
    presence.tell([...recipients, ...alsoTell], { type: 'announcements' })
    presence.tell(told, { type: 'notifications' })
  })
}
