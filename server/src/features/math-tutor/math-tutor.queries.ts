import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { MATH_PROBLEMS_PER_PAGE } from '#contract/study/math-tutor.ts'
import type { Database } from '../../db/database.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { pick } from '../../platform/pick.ts'
import { type MathWork, readWork, toMetadata } from './math-work.ts'

const SUBJECT = 'Mathematics'

/** The tutor's reply to a problem: it holds the work. */
export type ProblemRow = { id: number; sessionId: number | null; askedAt: Date; work: MathWork }

type Reply = { content: string; isAnswered: boolean; isCare: boolean }

const COLUMNS = {
  ...pick(chatMessages, 'id', 'sessionId', 'metadata'),
  askedAt: chatMessages.timestamp,
}

const isOwnWork = (userId: number) =>
  and(
    eq(chatMessages.userId, userId),
    eq(chatMessages.subject, SUBJECT),
    eq(chatMessages.role, 'assistant'),
    isNull(chatMessages.deletedAt),
    sql`${chatMessages.metadata} ? 'math'`,
  )

const isIn = (sessionId: number | null) =>
  sessionId === null ? isNull(chatMessages.sessionId) : eq(chatMessages.sessionId, sessionId)

function toProblem({ metadata, ...row }: Omit<ProblemRow, 'work'> & { metadata: unknown }): ProblemRow[] {
  const work = readWork(metadata)
  return work ? [{ ...row, work }] : []
}

export async function selectProblem(db: Database, userId: number, id: number) {
  const rows = await db
    .select(COLUMNS)
    .from(chatMessages)
    .where(and(isOwnWork(userId), eq(chatMessages.id, id)))
  return rows.flatMap(toProblem)[0]
}

/** The same problem as it was last worked on in this session. */
export async function findProblem(db: Database, userId: number, sessionId: number | null, key: string) {
  const rows = await db
    .select(COLUMNS)
    .from(chatMessages)
    .where(
      and(isOwnWork(userId), isIn(sessionId), sql`${chatMessages.metadata} -> 'math' ->> 'key' = ${key}`),
    )
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.id))
    .limit(1)
  return rows.flatMap(toProblem)[0]
}

export async function selectProblems(
  db: Database,
  userId: number,
  sessionId: number | null,
  before: number | undefined,
): Promise<ProblemRow[]> {
  const rows = await db
    .select(COLUMNS)
    .from(chatMessages)
    .where(
      and(isOwnWork(userId), isIn(sessionId), before === undefined ? undefined : lt(chatMessages.id, before)),
    )
    .orderBy(desc(chatMessages.id))
    .limit(MATH_PROBLEMS_PER_PAGE)
  return rows.flatMap(toProblem)
}

/** As in every chat: what the learner wrote, and what the tutor says to it. */
export async function insertProblem(
  db: Database,
  userId: number,
  sessionId: number | null,
  work: MathWork,
  reply: Reply & { at: Date },
): Promise<ProblemRow> {
  if (sessionId !== null) await countMessages(db, sessionId, reply.at)
  const shared = { userId, sessionId, subject: SUBJECT, timestamp: reply.at }
  await db.insert(chatMessages).values({ ...shared, role: 'user', content: work.text })
  const [row] = await db
    .insert(chatMessages)
    .values({
      ...shared,
      role: 'assistant',
      content: reply.content,
      metadata: toMetadata(work, reply),
    })
    .returning(COLUMNS)
  if (!row) throw new Error('insert returned no row')
  return { id: row.id, sessionId: row.sessionId, askedAt: row.askedAt, work }
}

/** An own session that can be worked in; undefined where there is none. */
export async function selectSession(db: Database, userId: number, sessionId: number) {
  const [session] = await db
    .select({ isArchived: aiChatSessions.isArchived })
    .from(aiChatSessions)
    .where(
      and(
        eq(aiChatSessions.id, sessionId),
        eq(aiChatSessions.userId, userId),
        isNull(aiChatSessions.deletedAt),
      ),
    )
  return session
}

async function countMessages(db: Database, sessionId: number, at: Date): Promise<void> {
  await db
    .update(aiChatSessions)
    .set({ messageCount: sql`${aiChatSessions.messageCount} + 2`, lastMessageAt: at, updatedAt: sql`now()` })
    .where(eq(aiChatSessions.id, sessionId))
}

export async function updateWork(db: Database, id: number, work: MathWork, reply: Reply): Promise<void> {
  await db
    .update(chatMessages)
    .set({ content: reply.content, metadata: toMetadata(work, reply) })
    .where(eq(chatMessages.id, id))
}
