import { type Chore, chooseChore, QUIET_MS, type TableFacts } from './choose-chore.ts'
import type { RemotePglite } from './remote-pglite.ts'

export const ROUND_MS = 1_000
/** So often, at most, the tables are looked through while the database is in use. */
const TABLES_AFTER_MS = 15_000
/** About 700 pages to write, at 17 µs each, and two dozen files to flush: a request may wait for that. */
const CHECKPOINT_AFTER_BYTES = 8 * 1024 * 1024
const CHECKPOINT_AFTER_MS = 5 * 60_000
/** What an idle database writes by itself is no reason for a checkpoint. */
const WORTH_A_CHECKPOINT_BYTES = 1024 * 1024

export interface HousekeepingOptions {
  roundMs?: number
  checkpointAfterBytes?: number
  tablesAfterMs?: number
  report?: ((message: string, error: Error) => void) | undefined
  /** Runs each round in which something is done. */
  watch?: ((round: () => Promise<void>) => Promise<void>) | undefined
}

/**
 * The embedded database has no background processes: without checkpoints its log grows until a start takes
 * long, without VACUUM dead rows are never reused, without ANALYZE plans go by guess.
 * A round does one checkpoint or one table, so that nobody waits behind more than that.
 */
export function startHousekeeping(
  client: RemotePglite,
  {
    roundMs = ROUND_MS,
    checkpointAfterBytes = CHECKPOINT_AFTER_BYTES,
    tablesAfterMs = TABLES_AFTER_MS,
    report,
    watch = (round) => round(),
  }: HousekeepingOptions = {},
) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let lastCheckpointAt = performance.now()
  let lastTablesAt = performance.now()
  /** The last use after which nothing was left to do; until the next one there is no need to look. */
  let tidySince: number | undefined
  let isStopped = false

  async function doRound(): Promise<void> {
    const { lastUsedAt } = client
    if (lastUsedAt !== tidySince) await watch(() => tidy(lastUsedAt))
  }

  async function tidy(lastUsedAt: number): Promise<void> {
    const logBytes = await measureLog(client)
    const isOld = performance.now() - lastCheckpointAt > CHECKPOINT_AFTER_MS
    if (logBytes > checkpointAfterBytes || (isOld && logBytes > WORTH_A_CHECKPOINT_BYTES)) {
      await client.keepHouse('checkpoint')
      lastCheckpointAt = performance.now()
      return
    }
    const quietMs = performance.now() - lastUsedAt
    if (quietMs < QUIET_MS && performance.now() - lastTablesAt < tablesAfterMs) return
    lastTablesAt = performance.now()
    const chore = chooseChore(await selectTables(client), quietMs)
    if (chore) await doChore(client, chore)
    else if (quietMs >= QUIET_MS && logBytes <= WORTH_A_CHECKPOINT_BYTES) tidySince = lastUsedAt
  }

  function plan(): void {
    timer = setTimeout(() => {
      round = doRound()
        .catch((error: Error) => {
          if (!isStopped) report?.('Housekeeping of the embedded database failed and is tried again', error)
        })
        .finally(() => {
          if (!isStopped) plan()
        })
    }, roundMs)
    timer.unref()
  }

  plan()
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** The bytes of log since the last checkpoint, which the next start would have to replay. */
export async function measureLog(client: RemotePglite): Promise<number> {
  const { rows } = await client.keepHouse(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return (rows as { bytes: number }[])[0]?.bytes ?? 0
}

/** The tables that changed since they were last looked after. */
export async function selectTables(client: RemotePglite): Promise<TableFacts[]> {
  const { rows } = await client.keepHouse(
    `select format('%I.%I', schemaname, relname) as name, pg_total_relation_size(relid)::float8 / 8192 as pages,
            n_live_tup::float8 as "liveRows", n_dead_tup::float8 as "deadRows",
            n_mod_since_analyze::float8 as "changedRows"
       from pg_stat_user_tables
      where n_dead_tup > 50 or n_mod_since_analyze > 50`,
  )
  return rows as TableFacts[]
}

export async function doChore(client: RemotePglite, { kind, table, statisticsTarget }: Chore): Promise<void> {
  await client.keepHouse(`set default_statistics_target = ${statisticsTarget}`)
  await client.keepHouse(kind === 'vacuum' ? `vacuum (analyze) ${table}` : `analyze ${table}`)
}
