import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTestTemplate } from '../../testing/test-database.ts'
import { openEmbedded } from './open-embedded.ts'

const WRITER = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))
const KILLS = 3
const IDS_PER_RUN = 1_000_000

describe('a database whose process is killed', { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'durable-'))
  const confirmed: number[] = []

  beforeAll(async () => {
    const { client, close } = await openEmbedded({ dataDir, template: await loadTestTemplate() })
    await client.exec(
      'create table kept (id integer, part integer, note text, primary key (id, part)); create index kept_note on kept (note)',
    )
    await close()
    for (let run = 0; run < KILLS; run++) confirmed.push(...(await writeAndKill(run)))
  }, 240_000)
  afterAll(() => rmSync(dataDir, { recursive: true }))

  /** Kills at another moment each time, once enough was confirmed. */
  async function writeAndKill(run: number): Promise<number[]> {
    const args = [WRITER, dataDir, '50', String(run * IDS_PER_RUN)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    while (output.length < 2000 && child.exitCode === null) await sleep(10)
    await sleep(run * 37)
    child.kill('SIGKILL')
    await once(child, 'close')
    // The last line may have been cut; what stands before the last line break is whole.
    return output
      .slice(0, output.lastIndexOf('\n') + 1)
      .trim()
      .split('\n')
      .map(Number)
  }

  test('keeps every confirmed write, and both rows of a transaction or none', async () => {
    const { client, close } = await openEmbedded({ dataDir })
    const { rows } = await client.query('select id, count(*) as parts from kept group by id', [], {
      rowMode: 'array',
    })
    await close()
    const partsById = new Map(rows as [number, number][])
    expect(confirmed.length).toBeGreaterThan(KILLS * 100)
    expect(confirmed.filter((id) => !partsById.has(id))).toEqual([])
    expect([...partsById].filter(([id, parts]) => parts !== (id % 2 === 0 ? 1 : 2))).toEqual([])
  })

  test('has indexes that agree with their table', async () => {
    const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { amcheck } })
    await engine.exec('create extension amcheck')
    const { rows } = await engine.query(
      `select c.relname, bt_index_check(c.oid, true)
         from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where a.amname = 'btree' and c.relname like 'kept%'`,
    )
    await engine.close()
    expect(rows).toHaveLength(2)
  })
})
