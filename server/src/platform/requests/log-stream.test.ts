import { spawnSync } from 'node:child_process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectLines } from './log-stream.ts'

test('lines of one turn are written together and in order, later ones after them', async () => {
  const written: string[] = []
  const stream = collectLines({ write: (text) => written.push(text) })
  stream.write('one\n')
  stream.write('two\n')
  expect(written).toEqual([])
  await nextTurn()
  stream.write('three\n')
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('the last lines of a process that fails are not lost', () => {
  const script = `
    const { collectLines } = await import(${JSON.stringify(new URL('./log-stream.ts', import.meta.url).href)})
    collectLines(process.stdout).write('the reason\\n')
    throw new Error('the end')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(stdout).toBe('the reason\n')
})
