import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { loadTestTemplate } from '../../../testing/test-database.ts'
import type { StatementOutcome } from '../worker-protocol.ts'
import { CallRunner } from './call-runner.ts'
import { openPglite } from './open-pglite.ts'

const systemSync = fs.fsyncSync

/** Takes the place of the system's fsync for every module of this process. */
function replaceFsync(fsync: (descriptor: number) => void): void {
  fs.fsyncSync = fsync
  syncBuiltinESMExports()
}

/** From here on `disk` holds what a power cut would leave: each file as it was at its last fsync. */
function mirrorSyncs(directory: string, disk: string): void {
  fs.cpSync(directory, disk, { recursive: true })
  replaceFsync((descriptor) => {
    systemSync(descriptor)
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`)
    if (fs.fstatSync(descriptor).isFile()) fs.copyFileSync(path, path.replace(directory, disk))
  })
}

async function open(directory: string) {
  const template = await loadTestTemplate()
  const { engine, assertDiskIsWell } = await openPglite({ directory, template, isDurable: true })
  const runner = new CallRunner(engine, { isDurable: true })
  async function run(sql: string): Promise<unknown[]> {
    const { reply } = await runner.run({
      id: 0,
      kind: 'query',
      sql,
      params: [],
      rowMode: 'array',
      inTransaction: false,
    })
    if ('error' in reply) throw new Error(reply.error.message)
    return (reply.value as StatementOutcome).rows
  }
  return { engine, runner, run, assertDiskIsWell }
}

// The name of an open file is asked of /proc.
describe.skipIf(process.platform !== 'linux')('the files at a power cut', { timeout: 60_000 }, () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'power-'))
  const directory = join(folder, 'database')
  const disk = join(folder, 'disk')
  const secondDisk = join(folder, 'second-disk')
  afterEach(() => replaceFsync(systemSync))
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('hold every flushed row, even if only what went through fsync is left', async () => {
    const { engine, runner, run } = await open(directory)
    mirrorSyncs(directory, disk)
    await run('create table kept (id integer primary key, filling text)')
    await run('alter table kept alter column filling set storage external')
    for (let round = 0; round < 5; round++) {
      // Together more than one log file of 16 MB, with a checkpoint in between as housekeeping makes them.
      await run(
        `insert into kept select ${round * 600} + n, repeat('x', 7000) from generate_series(0, 599) n`,
      )
      await runner.flush()
      if (round === 2) await run('checkpoint')
    }
    await run("insert into kept values (-1, 'never flushed, never confirmed')")
    replaceFsync(systemSync)
    await engine.close()

    // And the power fails a second time, right after the recovery.
    mirrorSyncs(disk, secondDisk)
    const recovered = await open(disk)
    replaceFsync(systemSync)
    await recovered.engine.close()

    const survivor = await open(secondDisk)
    expect(await survivor.run('select count(*), max(id) from kept where id >= 0')).toEqual([[3000, 2999]])
    expect(await survivor.run('select id from kept where id < 0')).toEqual([])
    await survivor.engine.close()
  })

  test('let nothing be confirmed when the disk refuses', async () => {
    const { runner, run, assertDiskIsWell } = await open(directory)
    await run('create table lost (id integer)')
    expect(assertDiskIsWell).not.toThrow()
    replaceFsync(() => {
      throw new Error('EIO: i/o error')
    })
    await expect(runner.flush()).rejects.toThrow('could not fsync')
    expect(assertDiskIsWell).toThrow('The disk refused to keep data: EIO')
  })
})
