import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { WorkerSettings } from '../worker-protocol.ts'
import { createDirectory, syncTree } from './create-directory.ts'
import { DurableFileSystem } from './durable-file-system.ts'

export interface OpenPglite {
  engine: PGlite
  /** Throws when the disk refused a flush: nothing may be confirmed then. */
  assertDiskIsWell(): void
}

export async function openPglite({ directory, template, isDurable }: WorkerSettings): Promise<OpenPglite> {
  if (directory === undefined) {
    const engine = await start({ ...startFrom(template), startParams: startParams({ isDurable: false }) })
    return { engine, assertDiskIsWell: () => {} }
  }
  await createDirectory(directory, async (staging) => {
    const fs = new DurableFileSystem(staging)
    const engine = await start({ ...startFrom(template), fs, startParams: startParams({ isDurable: false }) })
    await engine.close()
  })
  const fs = new DurableFileSystem(directory)
  if (isDurable && !wasShutDown(directory)) fs.syncedInodes = await syncTree(directory)
  const engine = await start({ fs, startParams: startParams({ isDurable }) })
  fs.syncedInodes = undefined
  return {
    engine,
    assertDiskIsWell() {
      if (fs.failure) throw new Error(`The disk refused to keep data: ${fs.failure.message}`)
    },
  }
}

/** Whether the last process said good-bye: the state in PostgreSQL's control file, after the system's id (8 bytes) and two versions. */
function wasShutDown(directory: string): boolean {
  const STATE_OFFSET = 16
  const SHUT_DOWN = 1
  return readFileSync(join(directory, 'global', 'pg_control')).readUInt32LE(STATE_OFFSET) === SHUT_DOWN
}

function startFrom(template: Uint8Array | undefined): PGliteOptions {
  return template ? { loadDataDir: new Blob([new Uint8Array(template)]) } : {}
}

/**
 * With synchronous_commit off a commit only fills WAL buffers; the worker flushes them once for a whole
 * batch before it confirms any of it. fdatasync, the usual wal_sync_method, is a stub in WebAssembly.
 */
function startParams({ isDurable }: { isDurable: boolean }): string[] {
  const settings = ['synchronous_commit=off', 'shared_buffers=32MB']
  const NO_FSYNC = '-F'
  const base = PGlite.defaultStartParams.filter((parameter) => !(isDurable && parameter === NO_FSYNC))
  if (isDurable) settings.push('fsync=on', 'wal_sync_method=fsync')
  return [...base, ...settings.flatMap((setting) => ['-c', setting])]
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const lastLines: string[] = []
  function remember(line: string): boolean {
    if (lastLines.push(line) > 20) lastLines.shift()
    return false
  }
  try {
    return await PGlite.create({ ...options, onStderr: remember })
  } catch (error) {
    throw new Error(`The embedded database does not start: ${[String(error), ...lastLines].join('\n')}`)
  }
}
