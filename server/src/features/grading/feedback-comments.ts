import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type FeedbackComment, MOST_COMMENTS } from '#contract/teaching/feedback-comments.ts'
import type { Database } from '../../db/database.ts'
import { feedbackComments } from '../../db/schema/teaching/assignments.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

const COLUMNS = pick(feedbackComments, 'id', 'content', 'uses')

export function listComments(db: Database, teacherId: number): Promise<FeedbackComment[]> {
  return db
    .select(COLUMNS)
    .from(feedbackComments)
    .where(and(eq(feedbackComments.teacherId, teacherId), isNull(feedbackComments.deletedAt)))
    .orderBy(desc(feedbackComments.uses), feedbackComments.id)
    .limit(MOST_COMMENTS)
}

export async function addComment({ db, caller, now }: CallerContext, content: string) {
  const teacherId = caller.user.id
  await lockUser(db, teacherId)
  const kept = await listComments(db, teacherId)
  const same = kept.find((comment) => comment.content === content)
  if (same) return same
  if (kept.length >= MOST_COMMENTS)
    throw new AppError('conflict', { reason: 'tooManyKeptComments', params: { most: MOST_COMMENTS } })
  const [row] = await db
    .insert(feedbackComments)
    .values({ teacherId, content, createdAt: now() })
    .returning(COLUMNS)
  return foundOr404(row, 'commentNotFound')
}

/** A deleted one can only be brought back. */
export async function changeComment(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  id: number,
  change: { deletedAt: Date | null } | { uses: ReturnType<typeof sql> },
): Promise<FeedbackComment> {
  const isBroughtBack = 'deletedAt' in change && change.deletedAt === null
  const [row] = await db
    .update(feedbackComments)
    .set(change)
    .where(
      and(
        eq(feedbackComments.id, id),
        eq(feedbackComments.teacherId, caller.user.id),
        isBroughtBack ? undefined : isNull(feedbackComments.deletedAt),
      ),
    )
    .returning(COLUMNS)
  return foundOr404(row, 'commentNotFound')
}

export const oneUseMore = { uses: sql`${feedbackComments.uses} + 1` }
