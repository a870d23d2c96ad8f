import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTestTemplate } from '../../testing/test-database.ts'
import { type Embedded, openEmbedded } from './open-embedded.ts'

describe('an embedded database that breaks while it runs', { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broken-'))
  const reports: string[] = []
  let embedded: Embedded

  beforeAll(async () => {
    const report = (message: string) => reports.push(message)
    embedded = await openEmbedded({ dataDir, template: await loadTestTemplate(), report })
    await embedded.client.exec('create table kept (id integer)')
  })
  afterAll(async () => {
    await embedded.close()
    rmSync(dataDir, { recursive: true })
  })

  test('rejects what it could not confirm, opens again and has what it confirmed', async () => {
    const { client } = embedded
    await client.query('insert into kept values (1)')
    const log = join(dataDir, 'database', 'pg_wal')
    renameSync(log, `${log}.away`)
    const outcomes = await Promise.allSettled([
      client.query('select pg_switch_wal()'),
      client.query('insert into kept values (2)'),
      client.transaction((tx) => tx.query('insert into kept values (3)')),
    ])
    renameSync(`${log}.away`, log)
    expect(outcomes.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(reports).toEqual([expect.stringContaining('opened again')])

    expect((await client.query('select id from kept')).rows).toEqual([{ id: 1 }])
    await client.query('insert into kept values (4)')
    expect((await client.query('select id from kept order by id')).rows).toEqual([{ id: 1 }, { id: 4 }])
  })
})
