import type { Database } from '../../../db/database.ts'
import { notify } from '../../../domain/notifications/notify.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'

type Room = { id: number; name: string }

/** Nobody is put into a class without hearing of it: their teacher sees from now on what they learn. */
export function tellOfEnrollment(
  context: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
): Promise<void> {
  return tell(context, tx, room, studentIds, 'class_enrolled', context.now().toISOString())
}

/** Once a day for each class: asking again and again is no way to talk to a child. */
export function tellOfInvitation(
  context: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
): Promise<void> {
  return tell(context, tx, room, studentIds, 'class_invited', context.now().toISOString().slice(0, 10))
}

async function tell(
  { caller, now, presence, afterCommit }: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
  kind: 'class_enrolled' | 'class_invited',
  moment: string,
): Promise<void> {
  const { firstName, lastName } = caller.user
  await notify({ db: tx, now }, studentIds, {
    kind,
    data: { name: `${firstName} ${lastName}`.trim(), title: room.name },
    link: '/learn/dashboard',
    occasion: `${room.id} ${moment}`,
  })
  afterCommit(() => presence.tell([caller.user.id, ...studentIds], { type: 'classes' }))
}
