import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { activeDays, requestStatistics } from '../../db/schema/operations/traffic.ts'
import type { Deps } from '../../platform/deps.ts'
import type { HourCount } from '../../platform/operations/traffic.ts'

/** So many people are moved to today by one statement. */
const MOST_AT_ONCE = 1_000

/** Stores what was counted since it was last stored: one statement for all requests, one for a thousand people. */
export async function storeTraffic({ db, now, traffic }: Pick<Deps, 'db' | 'now' | 'traffic'>) {
  const taken = traffic.take()
  try {
    if (taken.hours.length > 0) await addHours(db, taken.hours)
    taken.hours = []
    const day = now().toISOString().slice(0, 10)
    while (taken.people.length > 0) {
      await addPeople(db, day, taken.people.slice(0, MOST_AT_ONCE))
      taken.people = taken.people.slice(MOST_AT_ONCE)
    }
  } catch (error) {
    traffic.giveBack(taken)
    throw error
  }
}

async function addHours(db: Database, hours: HourCount[]): Promise<void> {
  const at = (moment: number) => (moment === 0 ? null : new Date(moment))
  const stored = requestStatistics
  await db
    .insert(stored)
    .values(
      // Always in the same order: two servers must not wait for each other.
      hours.toSorted(byEndpoint).map((count) => ({
        ...count,
        hour: new Date(count.hour),
        lastRefusedAt: at(count.lastRefusedAt),
        lastFailedAt: at(count.lastFailedAt),
      })),
    )
    .onConflictDoUpdate({
      target: [stored.hour, stored.endpoint],
      set: {
        requests: sql`${stored.requests} + excluded.requests`,
        refused: sql`${stored.refused} + excluded.refused`,
        failed: sql`${stored.failed} + excluded.failed`,
        lastRefusedAt: sql`greatest(${stored.lastRefusedAt}, excluded.last_refused_at)`,
        lastFailedAt: sql`greatest(${stored.lastFailedAt}, excluded.last_failed_at)`,
        durations: sql`(select array_agg(coalesce(one, 0) + coalesce(other, 0) order by place)
          from unnest(${stored.durations}, excluded.durations) with ordinality as both_of(one, other, place))`,
        totalMs: sql`${stored.totalMs} + excluded.total_ms`,
      },
    })
}

const byEndpoint = (a: HourCount, b: HourCount) => a.hour - b.hour || (a.endpoint < b.endpoint ? -1 : 1)

/** Who moves on to this day is counted for it; who stands there already was. */
async function addPeople(db: Database, day: string, ids: number[]): Promise<void> {
  await db.execute(sql`
    with moved as (
      update ${users} set last_active_on = ${day}::date
      where ${users.id} = any(${sql.param(ids.toSorted((a, b) => a - b))}::int[])
        and (${users.lastActiveOn} is null or ${users.lastActiveOn} < ${day}::date)
      returning role)
    insert into ${activeDays} (day, role, people)
    select ${day}::date, role, count(*)::int from moved group by role
    on conflict (day, role) do update set people = ${activeDays}.people + excluded.people`)
}
