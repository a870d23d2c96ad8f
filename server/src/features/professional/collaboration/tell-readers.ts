import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { notifications } from '../../../db/schema/accounts/notifications.ts'
import { professionalDocuments } from '../../../db/schema/study/documents.ts'
import { documentShares } from '../../../db/schema/study/shares.ts'
import { notify } from '../../../domain/notifications/notify.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { UserRow } from '../../../platform/sessions/sessions.ts'
import type { SharedKind } from './collaboration.queries.ts'

type TellReadersDeps = Pick<Deps, 'db' | 'now'>

const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

const linkTo = (kind: SharedKind, id: number) => `/professional/collaboration?${kind}=${id}`

/** Once for each thing: who takes it back and shares it again does not knock twice. */
export function tellOfShare(
  reach: TellReadersDeps,
  from: UserRow,
  { kind, id, title }: { kind: SharedKind; id: number; title: string },
  readerIds: readonly number[],
): Promise<number[]> {
  return notify(reach, readerIds, {
    kind: kind === 'document' ? 'document_shared' : 'guide_shared',
    data: { name: nameOf(from), title },
    link: linkTo(kind, id),
    occasion: String(id),
  })
}

/** Everybody else who may read the document; who has not looked at the last word about it yet is not told of the next. */
export async function tellOfComment(
  reach: TellReadersDeps,
  from: UserRow,
  { documentId, commentId }: { documentId: number; commentId: number },
): Promise<number[]> {
  const link = linkTo('document', documentId)
  const { title, readerIds } = await selectListeners(reach.db, documentId)
  const others = readerIds.filter((id) => id !== from.id)
  const waiting = await selectWaiting(reach.db, others, link)
  return notify(
    reach,
    others.filter((id) => !waiting.has(id)),
    {
      kind: 'document_commented',
      data: { name: nameOf(from), title },
      link,
      occasion: String(commentId),
    },
  )
}

async function selectListeners(db: Database, documentId: number) {
  const rows = await db
    .select({
      title: professionalDocuments.title,
      ownerId: professionalDocuments.userId,
      readerId: documentShares.userId,
    })
    .from(professionalDocuments)
    .leftJoin(documentShares, eq(documentShares.documentId, professionalDocuments.id))
    .where(eq(professionalDocuments.id, documentId))
  const readerIds = rows.flatMap(({ ownerId, readerId }) => [
    ownerId,
    ...(readerId === null ? [] : [readerId]),
  ])
  return { title: rows[0]?.title ?? '', readerIds: [...new Set(readerIds)] }
}

/** Who has unread news that lead to the same place. */
async function selectWaiting(db: Database, userIds: number[], link: string): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(inArray(notifications.userId, userIds), isNull(notifications.readAt), eq(notifications.link, link)),
    )
  return new Set(rows.map(({ userId }) => userId))
}
