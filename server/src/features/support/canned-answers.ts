import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type CannedAnswer, MOST_CANNED } from '#contract/admin/inbox.ts'
import type { Database } from '../../db/database.ts'
import { cannedAnswers } from '../../db/schema/accounts/support.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

type Fields = { title: string; text: string }

const COLUMNS = { id: cannedAnswers.id, title: cannedAnswers.title, text: cannedAnswers.text }

export function selectCanned(db: Database): Promise<CannedAnswer[]> {
  return db
    .select(COLUMNS)
    .from(cannedAnswers)
    .where(isNull(cannedAnswers.deletedAt))
    .orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))
    .limit(MOST_CANNED)
}

export async function addCanned(context: CallerContext, fields: Fields): Promise<CannedAnswer> {
  const { db, now } = context
  if ((await selectCanned(db)).length >= MOST_CANNED)
    throw new AppError('conflict', { reason: 'tooManyCannedAnswers', params: { most: MOST_CANNED } })
  const [row] = await db
    .insert(cannedAnswers)
    .values({ ...fields, createdAt: now(), updatedAt: now() })
    .returning(COLUMNS)
  return note(context, row, 'canned answer added')
}

export async function changeCanned(context: CallerContext, { id, ...fields }: Fields & { id: number }) {
  const { db, now } = context
  const [row] = await db
    .update(cannedAnswers)
    .set({ ...fields, updatedAt: now() })
    .where(and(eq(cannedAnswers.id, id), isNull(cannedAnswers.deletedAt)))
    .returning(COLUMNS)
  return note(context, row, 'canned answer changed')
}

export async function markCanned(context: CallerContext, id: number, deletedAt: Date | null) {
  const isOther = deletedAt ? isNull(cannedAnswers.deletedAt) : isNotNull(cannedAnswers.deletedAt)
  const [row] = await context.db
    .update(cannedAnswers)
    .set({ deletedAt, updatedAt: sql`${cannedAnswers.updatedAt}` })
    .where(and(eq(cannedAnswers.id, id), isOther))
    .returning(COLUMNS)
  return note(context, row, deletedAt ? 'canned answer deleted' : 'canned answer restored')
}

async function note(context: CallerContext, row: CannedAnswer | undefined, action: AuditNote['action']) {
  const answer = foundOr404(row, 'answerNotFound')
  const details = { title: answer.title }
  await writeAudit(context, { action, subjectType: 'canned_answer', subjectId: answer.id, details })
  return answer
}
