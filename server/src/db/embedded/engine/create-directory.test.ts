import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDirectory } from './create-directory.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

async function fill(staging: string): Promise<void> {
  mkdirSync(join(staging, 'base'))
  writeFileSync(join(staging, 'base', 'table'), 'rows')
  writeFileSync(join(staging, 'PG_VERSION'), '18')
}

test('a directory that was not finished is made anew, not taken for a database', async () => {
  const directory = join(parent, 'database')
  const interrupted = createDirectory(directory, async (staging) => {
    writeFileSync(join(staging, 'PG_VERSION'), '18')
    throw new Error('killed')
  })
  await expect(interrupted).rejects.toThrow('killed')
  await createDirectory(directory, fill)
  expect(readdirSync(parent)).toEqual(['database'])
  expect(readFileSync(join(directory, 'base', 'table'), 'utf8')).toBe('rows')
})

test('a database that stands is left alone', async () => {
  const directory = join(parent, 'database')
  await createDirectory(directory, fill)
  await createDirectory(directory, () => Promise.reject(new Error('must not be called')))
  expect(readdirSync(directory)).toEqual(['PG_VERSION', 'base'])
})

test("somebody else's files are neither used nor removed", async () => {
  writeFileSync(join(parent, 'thesis.txt'), 'important')
  await expect(createDirectory(parent, fill)).rejects.toThrow('holds files, but no database')
  expect(readdirSync(parent)).toEqual(['thesis.txt'])
})
