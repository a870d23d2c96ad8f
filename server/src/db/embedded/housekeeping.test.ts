import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadTestTemplate } from '../../testing/test-database.ts'
import { doChore, measureLog, selectTables, startHousekeeping } from './housekeeping.ts'
import { RemotePglite } from './remote-pglite.ts'

describe('housekeeping of the embedded database', () => {
  let client: RemotePglite
  const commands: string[] = []

  beforeAll(async () => {
    client = new RemotePglite({
      settings: { template: await loadTestTemplate(), isDurable: false },
      onSpent: (text) => commands.push(text),
    })
    await client.exec('create table busy (id integer primary key, note text)')
  })
  afterAll(() => client.close())

  async function readCounts(): Promise<unknown[]> {
    const { rows } = await client.keepHouse(
      `select reltuples, n_dead_tup::int as dead from pg_class join pg_stat_user_tables on relid = oid where oid = 'busy'::regclass`,
    )
    return rows
  }

  test('cleans a table of its dead rows and counts the living ones', async () => {
    await client.query('insert into busy select n, md5(n::text) from generate_series(1, 3000) n')
    await client.query('update busy set note = md5(note)')
    const housekeeping = startHousekeeping(client, { roundMs: 50 })
    // The engine counts its rows at rest, at most once a second, and the tables are left alone until it is quiet.
    await vi.waitFor(async () => expect(await readCounts()).toEqual([{ reltuples: 3000, dead: 0 }]), {
      timeout: 15_000,
      interval: 200,
    })
    await housekeeping.stop()
  })

  test('does not clean a large table while somebody asks, only when it is quiet again', async () => {
    await client.query(
      'create table wide as select n, repeat(md5(n::text), 20) as note from generate_series(1, 8000) n',
    )
    await client.query('update wide set n = n + 1')
    const housekeeping = startHousekeeping(client, { roundMs: 20, tablesAfterMs: 0 })
    await vi.waitFor(
      async () => {
        await client.query('select 1')
        expect(commands).toContain('analyze public.wide')
      },
      { timeout: 15_000, interval: 50 },
    )
    expect(commands).not.toContain('vacuum (analyze) public.wide')
    await vi.waitFor(() => expect(commands).toContain('vacuum (analyze) public.wide'), { timeout: 15_000 })
    await housekeeping.stop()
  })

  test('looks at the size and the changes of every table, and its own looks are no use of the database', async () => {
    await client.query('create table "Odd name" as select n from generate_series(1, 500) n')
    const { lastUsedAt } = client
    await vi.waitFor(
      async () => {
        const tables = await selectTables(client)
        expect(tables.find(({ name }) => name === 'public."Odd name"')).toEqual({
          name: 'public."Odd name"',
          pages: 4,
          liveRows: 500,
          deadRows: 0,
          changedRows: 500,
        })
      },
      { timeout: 8000, interval: 300 },
    )
    await doChore(client, { kind: 'analyze', table: 'public."Odd name"', statisticsTarget: 3 })
    const { rows } = await client.keepHouse(`select reltuples from pg_class where relname = 'Odd name'`)
    expect(rows).toEqual([{ reltuples: 500 }])
    expect(client.lastUsedAt).toBe(lastUsedAt)
    await client.query('select 1')
    expect(client.lastUsedAt).toBeGreaterThan(lastUsedAt)
  })

  test('writes a checkpoint when the log has grown, and stops when told', async () => {
    const checkpointAfterBytes = 4 * 1024 * 1024
    await client.query(
      'create table large as select repeat(md5(n::text), 30) as note from generate_series(1, 6000) n',
    )
    expect(await measureLog(client)).toBeGreaterThan(checkpointAfterBytes)
    const housekeeping = startHousekeeping(client, { roundMs: 10, checkpointAfterBytes })
    await vi.waitFor(async () => expect(await measureLog(client)).toBeLessThan(1024 * 1024), {
      timeout: 10_000,
    })
    await housekeeping.stop()
  })

  test('reports a round that failed and tries the next', async () => {
    const closed = new RemotePglite({ settings: { isDurable: false } })
    await closed.close()
    const reports: string[] = []
    const housekeeping = startHousekeeping(closed, { roundMs: 5, report: (message) => reports.push(message) })
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(1))
    await housekeeping.stop()
  })
})
