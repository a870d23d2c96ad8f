import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from './test-database.ts'

type Row = Record<string, unknown>
export type RowChange = { table: string; old: Row | null; new: Row | null }

/** What a call may write about itself, also when it is refused. */
const BOOKKEEPING = new Set(['idempotency_keys', 'request_statistics', 'active_days'])

/**
 * A database for one file that notes every row which is written, and in which no two rows of any tables have the same
 * id: so a number in an answer or in another row says whose it is.
 */
export async function openWatchedDatabase() {
  const own = await openTestDatabase()
  const { db } = own
  await db.execute(sql`
    create unlogged table seen_changes (n bigserial primary key, "table" text, old jsonb, new jsonb)`)
  await db.execute(sql`
    create function see_change() returns trigger language plpgsql as $$ begin
      insert into seen_changes ("table", old, new) values (tg_table_name, to_jsonb(old), to_jsonb(new));
      return null;
    end $$`)
  await db.execute(sql`
    do $$ declare it record; begin
      for it in select tablename from pg_tables where schemaname = 'public' and tablename <> 'seen_changes' loop
        execute format('create trigger see_change after insert or update or delete on %I
                        for each row execute function see_change()', it.tablename);
      end loop;
      for it in select sequencename, row_number() over (order by sequencename) as place
                from pg_sequences where schemaname = 'public' loop
        perform setval(quote_ident(it.sequencename), 500000000 + it.place * 1000000);
      end loop;
    end $$`)
  return own
}

/** Answers what was written since it was last asked, in any table. */
export function watchRows(db: Database): () => Promise<RowChange[]> {
  let last = 0
  return async () => {
    const { rows } = await db.execute(sql`select * from seen_changes where n > ${last} order by n`)
    const changes = rows as (RowChange & { n: string })[]
    last = Number(changes.at(-1)?.n ?? last)
    return changes.filter(({ table }) => !BOOKKEEPING.has(table))
  }
}

/** Nobody's, though a sample may have added to it. */
const OF_NOBODY = new Set(['lessons', 'quizzes', 'curriculum_documents'])

/** By what the rows that were written can be told in any answer or in any other row. */
export const namesOf = (changes: readonly RowChange[]): string[] =>
  changes.flatMap(({ table, new: row }) =>
    OF_NOBODY.has(table) ? [] : [row?.id, row?.key].flatMap((name) => (name ? [String(name)] : [])),
  )

/** Numbers of nine digits and keys are nothing else. */
export const namesOne = (foreign: ReadonlySet<string>, text: string): boolean =>
  (text.match(/[\w-]{9,}/g) ?? []).some((word) => foreign.has(word))

/** Without what says that a call was made, also one that was refused. */
export const leaveOutNotes = (changes: readonly RowChange[]): RowChange[] =>
  changes.filter(({ table }) => table !== 'audit_log' && table !== 'throttles')
