import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPostgresRun, loadTestTemplate } from '../../testing/test-database.ts'
import { measureLog, startHousekeeping, tidyOneTable } from './housekeeping.ts'
import { RemotePglite } from './remote-pglite.ts'

describe.skipIf(isPostgresRun)('housekeeping of the embedded database', () => {
  let client: RemotePglite

  beforeAll(async () => {
    client = new RemotePglite({ settings: { template: await loadTestTemplate(), isDurable: false } })
    await client.exec('create table busy (id integer primary key, note text)')
  })
  afterAll(() => client.close())

  test('cleans a table of its dead rows and counts the living ones', async () => {
    await client.query('insert into busy select n, md5(n::text) from generate_series(1, 3000) n')
    await client.query('update busy set note = md5(note)')
    const commands = new Set<string | undefined>()
    // The engine counts its rows at rest, at most once a second.
    await vi.waitFor(
      async () => {
        commands.add(await tidyOneTable(client))
        expect(commands).toContain('vacuum (analyze) public.busy')
      },
      { timeout: 8000, interval: 300 },
    )
    const { rows } = await client.query("select reltuples from pg_class where relname = 'busy'")
    expect(rows).toEqual([{ reltuples: 3000 }])
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
