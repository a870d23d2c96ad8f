import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import {
  insertComment,
  markComment,
  selectComment,
  selectComments,
  selectOwner,
} from './collaboration.queries.ts'
import { tellOfComment } from './tell-readers.ts'

const COMMENT_LIMIT = { limit: 60, windowSeconds: 10 * 60 }

export async function listComments(
  { db, caller }: CallerContext,
  { id, before }: { id: number; before?: number | undefined },
) {
  foundOr404(await selectOwner(db, 'document', caller.user.id, id), 'documentNotFound')
  return selectComments(db, caller.user.id, id, before)
}

export async function addComment(
  { db, caller, now, presence, afterCommit }: CallerContext,
  { id: documentId, content }: { id: number; content: string },
) {
  const userId = caller.user.id
  foundOr404(await selectOwner(db, 'document', userId, documentId), 'documentNotFound')
  await spendTry({ db, now }, 'tooManyComments', { name: `comment:${userId}`, ...COMMENT_LIMIT })
  const id = await insertComment(db, { documentId, userId, content: content.trim(), createdAt: now() })
  const told = await tellOfComment({ db, now }, caller.user, { documentId, commentId: id })
  afterCommit(() => presence.tell(told, { type: 'notifications' }))
  return foundOr404(await selectComment(db, userId, id), 'commentNotFound')
}

export async function removeComment({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markComment(db, caller.user.id, id, now()), 'commentNotFound')
}

export async function restoreComment({ db, caller }: CallerContext, id: number) {
  foundOr404(await markComment(db, caller.user.id, id, null), 'commentNotFound')
  return foundOr404(await selectComment(db, caller.user.id, id), 'commentNotFound')
}
