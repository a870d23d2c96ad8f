import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeProcess, withLock } from './lock.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('work under the same name runs one after the other', async () => {
  const steps = []
  const work = (name) =>
    withLock(
      'step',
      async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        steps.push(`${name} ends`)
      },
      folder,
    )
  await Promise.all([work('a'), work('b')])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('the lock is gone after the work, also when the work fails', async () => {
  const fail = () => {
    throw new Error('broken')
  }
  await expect(withLock('step', fail, folder)).rejects.toThrow('broken')
  expect(existsSync(join(folder, 'step.lock'))).toBe(false)
})

test('the lock of a process that was killed counts for nothing', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(join(folder, 'step.lock'), describeProcess(child.pid))
  setTimeout(() => child.kill('SIGKILL'), 300)
  const startedAt = Date.now()
  const result = await withLock('step', async () => 'done', folder)
  expect(result).toBe('done')
  expect(Date.now() - startedAt).toBeGreaterThan(250)
})

test('a lock whose process id now belongs to a younger process counts for nothing', async () => {
  writeFileSync(join(folder, 'step.lock'), `${process.pid} 1`)
  expect(await withLock('step', async () => 'done', folder)).toBe('done')
})
