import type { RemotePglite } from './remote-pglite.ts'

const ROUND_MS = 15_000
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024
const CHECKPOINT_AFTER_MS = 5 * 60_000
/** What an idle database writes by itself is no reason for a checkpoint. */
const WORTH_A_CHECKPOINT_BYTES = 1024 * 1024

export interface HousekeepingOptions {
  roundMs?: number
  checkpointAfterBytes?: number
  report?: (message: string, error: Error) => void
}

/**
 * The embedded database has no background processes: without checkpoints its log grows until a start takes
 * long, without VACUUM dead rows are never reused, without ANALYZE plans go by guess.
 * A round does one checkpoint or one table, so that nobody waits behind more than that.
 */
export function startHousekeeping(
  client: RemotePglite,
  { roundMs = ROUND_MS, checkpointAfterBytes = CHECKPOINT_AFTER_BYTES, report }: HousekeepingOptions = {},
) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let lastCheckpointAt = performance.now()
  let isStopped = false

  async function doRound(): Promise<void> {
    const logBytes = await measureLog(client)
    const isOld = performance.now() - lastCheckpointAt > CHECKPOINT_AFTER_MS
    if (logBytes > checkpointAfterBytes || (isOld && logBytes > WORTH_A_CHECKPOINT_BYTES)) {
      await client.withoutLimits(() => client.query('checkpoint'))
      lastCheckpointAt = performance.now()
      return
    }
    await tidyOneTable(client)
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
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return (rows as { bytes: number }[])[0]?.bytes ?? 0
}

/** The thresholds of PostgreSQL's own autovacuum, a little earlier, since a piece of work has to stay small here. */
export async function tidyOneTable(client: RemotePglite): Promise<string | undefined> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, relname) as name,
            n_dead_tup > 50 + 0.1 * n_live_tup as "isBloated"
       from pg_stat_user_tables
      where n_dead_tup > 50 + 0.1 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
      order by greatest(n_dead_tup, n_mod_since_analyze) desc
      limit 1`,
  )
  const [table] = rows as { name: string; isBloated: boolean }[]
  if (!table) return undefined
  const command = table.isBloated ? `vacuum (analyze) ${table.name}` : `analyze ${table.name}`
  await client.withoutLimits(() => client.query(command))
  return command
}
