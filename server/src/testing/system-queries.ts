import { and, between, desc, gte, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { users } from '../db/schema/accounts/users.ts'
import { learningDays } from '../db/schema/learning/learning-days.ts'
import { browserErrors } from '../db/schema/operations/browser-errors.ts'
import { requestStatistics } from '../db/schema/operations/traffic.ts'

const find = new QueryBuilder()

/** What admins see of everybody: a period costs what lies in it, however much lies before. */
export const SYSTEM_QUERIES: [title: string, query: SQLWrapper][] = [
  [
    'what everybody learned on a day',
    find
      .select()
      .from(learningDays)
      .where(between(learningDays.day, '2025-11-02', '2025-11-03')),
  ],
  [
    'what endpoints were asked within a few hours',
    find
      .select()
      .from(requestStatistics)
      .where(
        and(
          gte(requestStatistics.hour, new Date('2025-12-01T00:00:00Z')),
          lt(requestStatistics.hour, new Date('2025-12-01T03:00:00Z')),
        ),
      ),
  ],
  [
    'counts of requests that are too old',
    find
      .select({ id: requestStatistics.id })
      .from(requestStatistics)
      .where(lt(requestStatistics.hour, new Date('2024-01-01T00:00:00Z'))),
  ],
  [
    'the next page of browser errors',
    find
      .select()
      .from(browserErrors)
      .where(
        sql`(${browserErrors.lastSeenAt}, ${browserErrors.id}) < (${'2025-12-01T00:00:00Z'}::timestamptz, 500)`,
      )
      .orderBy(desc(browserErrors.lastSeenAt), desc(browserErrors.id))
      .limit(51),
  ],
  [
    'browser errors that are too old',
    find
      .select({ id: browserErrors.id })
      .from(browserErrors)
      .where(lt(browserErrors.lastSeenAt, new Date('2024-01-01T00:00:00Z'))),
  ],
  [
    'who was active since a day',
    find.select({ id: users.id }).from(users).where(gte(users.lastActiveOn, '2026-01-01')),
  ],
]
