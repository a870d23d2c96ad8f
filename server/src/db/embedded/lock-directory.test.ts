import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { lockDirectory } from './lock-directory.ts'

const LOCK_MODULE = new URL('./lock-directory.ts', import.meta.url).href

describe('the lock on the data directory', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lock-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  function runInProcess(code: string): string[] {
    return ['--input-type=module', '-e', `import { lockDirectory } from '${LOCK_MODULE}'; ${code}`, dataDir]
  }

  test('a second process is refused with a sentence that names the first and the way out', () => {
    const unlock = lockDirectory(dataDir)
    const second = spawnSync(process.execPath, runInProcess('lockDirectory(process.argv[1])'), {
      encoding: 'utf8',
    })
    unlock()
    expect(second.status).not.toBe(0)
    expect(second.stderr).toContain(
      `The data directory ${dataDir} is in use by another Trellis process (pid ${process.pid}). ` +
        'Stop it first, or set DATA_DIR to another directory.',
    )
  })

  test('the same process cannot take it twice', () => {
    const unlock = lockDirectory(dataDir)
    expect(() => lockDirectory(dataDir)).toThrow('is in use')
    unlock()
    lockDirectory(dataDir)()
  })

  test('a killed process leaves the directory free', async () => {
    const code = "lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000)"
    const holder = spawn(process.execPath, runInProcess(code), { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    expect(() => lockDirectory(dataDir)).toThrow(`pid ${holder.pid}`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    lockDirectory(dataDir)()
  })
})
