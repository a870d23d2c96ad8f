import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { OpenDatabase } from '../../../db/connect-database.ts'
import { MIGRATIONS_FOLDER } from '../../../db/migrate.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

const OLDEST_POSTGRES = 150_000
const LARGE_EMBEDDED_BYTES = 5_000_000_000
const SKEW_SECONDS = 5
/** So many dead rows, and more than living ones, are bloat and not just the day's work. */
const MANY_DEAD = 50_000

export type DatabaseFacts = {
  kind: OpenDatabase['kind']
  versionNumber: number
  bytes: number
  /** Null: no table of ours is there yet. */
  migrations: { ran: number; pending: number; unknown: number } | null
  bloated: { name: string; dead: number; live: number }[]
  invalidIndexes: string[]
  /** Statements that have waited for a lock, and transactions left open, for long. */
  waiting: number
  leftOpen: number
  skewSeconds: number
}

export async function gatherDatabase(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  now: Date,
): Promise<DatabaseFacts> {
  const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row>(query)).rows
  const [base] = await read<{
    version: number
    bytes: number
    seconds: number
    migrations: string | null
  }>(sql`
    select current_setting('server_version_num')::int as version,
      pg_database_size(current_database())::float8 as bytes,
      extract(epoch from clock_timestamp())::float8 as seconds,
      to_regclass('drizzle.__drizzle_migrations')::text as migrations`)
  const bloated = await read<{ name: string; dead: number; live: number }>(sql`
    select relname::text as name, n_dead_tup::float8 as dead, n_live_tup::float8 as live
    from pg_stat_user_tables where n_dead_tup > ${MANY_DEAD} and n_dead_tup > n_live_tup
    order by n_dead_tup desc limit 5`)
  const invalid = await read<{ name: string }>(
    sql`select indexrelid::regclass::text as name from pg_index where not indisvalid`,
  )
  const [busy] = await read<{ waiting: number; leftOpen: number }>(sql`
    select count(*) filter (where wait_event_type = 'Lock' and query_start < now() - interval '30 seconds')::int as waiting,
      count(*) filter (where state = 'idle in transaction' and state_change < now() - interval '5 minutes')::int as "leftOpen"
    from pg_stat_activity where datname = current_database()`)
  return {
    kind,
    versionNumber: base?.version ?? 0,
    bytes: base?.bytes ?? 0,
    migrations: base?.migrations ? await compareMigrations(read) : null,
    bloated,
    invalidIndexes: invalid.map(({ name }) => name),
    waiting: busy?.waiting ?? 0,
    leftOpen: busy?.leftOpen ?? 0,
    skewSeconds: (base?.seconds ?? 0) - now.getTime() / 1000,
  }
}

async function compareMigrations(
  read: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>,
) {
  const rows = await read(sql`select created_at::float8 as "writtenAt" from drizzle.__drizzle_migrations`)
  const ran = new Set(rows.map(({ writtenAt }) => Number(writtenAt)))
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((one) => one.folderMillis)
  return {
    ran: ran.size,
    pending: known.filter((one) => !ran.has(one)).length,
    unknown: [...ran].filter((one) => !known.includes(one)).length,
  }
}

export function judgeDatabase(facts: DatabaseFacts): Finding[] {
  return [judgeServer(facts), judgeTables(facts), ...judgeHealth(facts)]
}

function judgeServer({ kind, versionNumber, bytes }: DatabaseFacts): Finding {
  const size = bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
  const version = `PostgreSQL ${Math.floor(versionNumber / 10_000)}`
  if (versionNumber < OLDEST_POSTGRES)
    return fail('database', `${version} is too old.`, 'Update the server to PostgreSQL 15 or later.')
  if (kind === 'embedded' && bytes > LARGE_EMBEDDED_BYTES)
    return warn(
      'database',
      `The embedded database has grown to ${size}.`,
      'Move to a PostgreSQL server: make a backup, set DATABASE_URL, restore it there.',
    )
  return ok('database', `${kind === 'embedded' ? 'embedded, ' : ''}${version}, ${size}`)
}

function judgeTables({ migrations }: DatabaseFacts): Finding {
  if (!migrations)
    return warn('tables', 'There are none yet.', 'Start Trellis once with "npm start": it makes them.')
  if (migrations.unknown > 0)
    return fail(
      'tables',
      'A newer version of Trellis has changed them.',
      'Update Trellis to that version, or restore a backup from before.',
    )
  if (migrations.pending > 0)
    return warn(
      'tables',
      `${migrations.pending} changes of this version are still to come.`,
      'Make a backup, then start Trellis: it makes them.',
    )
  return ok('tables', `up to date (${migrations.ran} changes)`)
}

function judgeHealth(facts: DatabaseFacts): Finding[] {
  const findings: Finding[] = []
  if (facts.bloated.length > 0)
    findings.push(
      warn(
        'dead rows',
        `More dead than living rows in ${facts.bloated.map(({ name }) => name).join(', ')}.`,
        facts.kind === 'embedded'
          ? 'Leave Trellis running for a while when nobody uses it: it cleans up by itself.'
          : 'Is autovacuum on at the server? Run once: vacuum analyze',
      ),
    )
  if (facts.invalidIndexes.length > 0)
    findings.push(
      fail(
        'indexes',
        `Broken: ${facts.invalidIndexes.join(', ')}.`,
        'Mend them at the server: reindex index …',
      ),
    )
  if (facts.waiting > 0 || facts.leftOpen > 0)
    findings.push(
      warn(
        'locks',
        `${facts.waiting} statements wait for others, ${facts.leftOpen} transactions were left open.`,
        'Look at pg_stat_activity for who holds them, and end that program.',
      ),
    )
  if (Math.abs(facts.skewSeconds) > SKEW_SECONDS)
    findings.push(
      warn(
        'database clock',
        `It differs from the one of this machine by ${Math.round(Math.abs(facts.skewSeconds))} s.`,
        'Let both take the time from the network (NTP).',
      ),
    )
  return findings.length > 0 ? findings : [ok('upkeep', 'no dead rows, broken indexes or long locks')]
}
