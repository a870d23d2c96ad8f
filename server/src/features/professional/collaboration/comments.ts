import type { DocumentComment } from '#contract/professional/collaboration.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import {
  type CommentRow,
  insertComment,
  markComment,
  selectComment,
  selectComments,
  selectOwner,
} from './collaboration.queries.ts'
import { tellOfComment } from './tell-readers.ts'

const COMMENTS_PER_WINDOW = 60
const WINDOW_SECONDS = 10 * 60

export async function listComments(
  { db, caller }: CallerContext,
  { id, before }: { id: number; before?: number | undefined },
): Promise<DocumentComment[]> {
  foundOr404(await selectOwner(db, 'document', caller.user.id, id), 'documentNotFound')
  return (await selectComments(db, caller.user.id, id, before)).map(toComment)
}

export async function addComment(
  { db, caller, now, presence, afterCommit }: CallerContext,
  { id: documentId, content }: { id: number; content: string },
): Promise<DocumentComment> {
  const userId = caller.user.id
  foundOr404(await selectOwner(db, 'document', userId, documentId), 'documentNotFound')
  const limit = { name: `comment:${userId}`, limit: COMMENTS_PER_WINDOW, windowSeconds: WINDOW_SECONDS }
  await spendTry(db, [limit], now(), 'tooManyComments')
  const id = await insertComment(db, { documentId, userId, content: content.trim(), createdAt: now() })
  const told = await tellOfComment({ db, now }, caller.user, { documentId, commentId: id })
  afterCommit(() => {
    for (const readerId of told) presence.tell(readerId, { type: 'notifications' })
  })
  return toComment(foundOr404(await selectComment(db, userId, id), 'commentNotFound'))
}

export async function removeComment({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markComment(db, caller.user.id, id, now()), 'commentNotFound')
}

export async function restoreComment({ db, caller }: CallerContext, id: number): Promise<DocumentComment> {
  foundOr404(await markComment(db, caller.user.id, id, null), 'commentNotFound')
  return toComment(foundOr404(await selectComment(db, caller.user.id, id), 'commentNotFound'))
}

const toComment = ({ createdAt, ...row }: CommentRow): DocumentComment => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
