import { and, between, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SchoolRow } from '#contract/admin/school-rows.ts'
import type { Role } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { requestStatistics } from '../../db/schema/operations/traffic.ts'
import { isCounted } from '../../domain/operations/count-people.ts'
import { addDays, startOf } from '../../domain/operations/read-days.ts'

export type DaySpan = { from: string; to: string }
type Found = Promise<Pick<SchoolRow, 'day' | 'name' | 'amount'>[]>

const sum = (column: unknown) => sql<number>`sum(${column})`.mapWith(Number)

type LearnedColumn = 'seconds' | 'lessonsCompleted' | 'quizzesTaken' | 'problemsTried' | 'cardsReviewed'

/** What everybody learned, by day and subject, newest first. */
export function selectLearned(db: Database, of: LearnedColumn, { from, to }: DaySpan): Found {
  const { day } = learningDays
  return db
    .select({ day, name: subjects.name, amount: sum(learningDays[of]) })
    .from(learningDays)
    .leftJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(between(day, from, to), gt(learningDays[of], 0)))
    .groupBy(day, subjects.name)
    .orderBy(desc(day), subjects.name)
}

const dayByUtc = (at: typeof users.createdAt | typeof requestStatistics.hour) =>
  sql<string>`(${at} at time zone 'UTC')::date::text`

/** Accounts that were added, by day and role, newest first. */
export function selectAdded(
  db: Database,
  { from, to, role, hasDemo }: DaySpan & { role?: Role | undefined; hasDemo: boolean },
): Found {
  const { createdAt } = users
  return db
    .select({ day: dayByUtc(createdAt), name: users.role, amount: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .where(
      and(
        isCounted(hasDemo),
        gte(createdAt, startOf(from)),
        lt(createdAt, startOf(addDays(to, 1))),
        role && eq(users.role, role),
      ),
    )
    .groupBy(sql`1`, users.role)
    .orderBy(sql`1 desc`, users.role)
}

type AnswersFilter = DaySpan & {
  feature?: (typeof aiUsage.$inferSelect)['feature'] | undefined
  engine?: (typeof aiUsage.$inferSelect)['engine'] | undefined
}

/** Answers of AI, by day, role and what kept the model from answering, newest first. */
export function selectAnswers(db: Database, { from, to, feature, engine }: AnswersFilter) {
  const { day, role, failure } = aiUsage
  return db
    .select({ day, name: role, failure, amount: sum(aiUsage.requests) })
    .from(aiUsage)
    .where(
      and(
        between(day, from, to),
        gt(aiUsage.requests, 0),
        feature && eq(aiUsage.feature, feature),
        engine && eq(aiUsage.engine, engine),
      ),
    )
    .groupBy(day, role, failure)
    .orderBy(desc(day), role, failure)
}

type AskedColumn = 'requests' | 'refused' | 'failed'

/** What was asked, by day; what was not answered, and what one endpoint was asked, also by endpoint. Newest first. */
export function selectAsked(
  db: Database,
  of: AskedColumn,
  { from, to, endpoint }: DaySpan & { endpoint?: string | undefined },
): Found {
  const { hour } = requestStatistics
  const isByEndpoint = of !== 'requests' || endpoint !== undefined
  const name: SQL<string | null> = isByEndpoint ? sql`${requestStatistics.endpoint}` : sql`null::text`
  const amount = sum(requestStatistics[of])
  return db
    .select({ day: dayByUtc(hour), name, amount })
    .from(requestStatistics)
    .where(
      and(
        gte(hour, startOf(from)),
        lt(hour, startOf(addDays(to, 1))),
        gt(requestStatistics[of], 0),
        endpoint === undefined ? undefined : eq(requestStatistics.endpoint, endpoint),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`, sql`3 desc`, sql`2`)
}
