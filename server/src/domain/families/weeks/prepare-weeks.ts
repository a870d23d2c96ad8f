import { HOUR_MS } from '#engines/days/durations.ts'
import { dayIn, startOfDay } from '#engines/days/index.ts'
import { chooseWeek, nextDigestAt, weekOfDigest } from '#engines/digest/index.ts'
import type { Database } from '../../../db/database.ts'
import { retryTransaction } from '../../../db/retry-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mayMailGuardian } from './may-mail.ts'
import { loadWeekFacts, type Week } from './week-facts.queries.ts'
import {
  claimDueFamilies,
  insertDigests,
  type Reader,
  selectChildrenOf,
  setNextDigests,
} from './weeks.queries.ts'

type PrepareWeeksDeps = Pick<Deps, 'db' | 'now' | 'random' | 'mailer'>

/** Bounds how long the embedded database, which has one connection, is held. */
const MOST_AT_ONCE = 250
/** When nothing ran on a Friday, the next one is soon enough. */
const LATEST_MS = 12 * HOUR_MS

/**
 * Writes the week of the families whose Friday has come, all of it in one transaction with when the next one is due: a server that dies
 * has done nothing, and two servers never write one family's week twice. Answers how many families were looked at.
 */
export function prepareWeeks(deps: PrepareWeeksDeps): Promise<number> {
  const now = deps.now()
  return retryTransaction(
    deps.db,
    async (tx) => {
      const claimed = await claimDueFamilies(tx, now, MOST_AT_ONCE)
      const due = claimed.filter((reader) => isDue(reader, now))
      const childrenOf = await selectChildrenOf(
        tx,
        due.map(({ userId }) => userId),
      )
      for (const readers of groupByWeek(due, now))
        await writeWeeks({ ...deps, db: tx }, readers, childrenOf, now)
      await setNextDigests(
        tx,
        claimed.map(({ userId, timezone }) => ({ userId, at: nextDigestAt(timezone, now) })),
      )
      return claimed.length
    },
    deps,
  )
}

/** Somebody may have moved to another zone, or nothing may have run for days. */
function isDue({ role, isGone, timezone }: Reader, now: Date): boolean {
  const last = nextDigestAt(timezone, new Date(now.getTime() - LATEST_MS))
  return role === 'guardian' && !isGone && last <= now
}

/** Readers of one zone read of the same seven days. */
const groupByWeek = (readers: readonly Reader[], now: Date) => [
  ...Map.groupBy(readers, ({ timezone }) => `${timezone} ${dayIn(timezone, now)}`).values(),
]

async function writeWeeks(
  deps: { db: Database; mailer: Deps['mailer'] },
  readers: readonly Reader[],
  childrenOf: ReadonlyMap<number, readonly { id: number }[]>,
  now: Date,
): Promise<void> {
  const week = layOutWeek(readers[0]?.timezone ?? 'UTC', now)
  const childIds = new Set(
    readers.flatMap(({ userId }) => (childrenOf.get(userId) ?? []).map(({ id }) => id)),
  )
  const facts = await loadWeekFacts(deps.db, [...childIds], week, now)
  const rows = readers.flatMap((reader) => {
    const children = (childrenOf.get(reader.userId) ?? []).flatMap(({ id }) => {
      const known = facts.get(id)
      return known ? [chooseWeek(known)] : []
    })
    if (children.length === 0) return []
    const isMailed = reader.digestEnabled && mayMailGuardian(deps, reader)
    const state = isMailed ? ('waiting' as const) : ('dropped' as const)
    return { userId: reader.userId, week: week.lastDay, children, state, notBefore: now, createdAt: now }
  })
  await insertDigests(deps.db, rows)
}

function layOutWeek(timezone: string, now: Date): Week {
  const { firstDay, lastDay } = weekOfDigest(timezone, now)
  return {
    firstDay,
    lastDay,
    from: startOfDay(timezone, firstDay),
    until: startOfDay(timezone, dayIn(timezone, now)),
    timezone,
  }
}
