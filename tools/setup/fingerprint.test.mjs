import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-fingerprint-'))
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep', 'a.txt'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the same files give the same fingerprint', () => {
  expect(fingerprint([folder])).toBe(fingerprint([folder]))
})

test('a changed, renamed or added file and another fact each change the fingerprint', () => {
  const seen = new Set([fingerprint([folder]), fingerprint([folder], 'linux')])
  writeFileSync(join(folder, 'deep', 'a.txt'), 'two')
  seen.add(fingerprint([folder]))
  renameSync(join(folder, 'deep', 'a.txt'), join(folder, 'deep', 'b.txt'))
  seen.add(fingerprint([folder]))
  writeFileSync(join(folder, 'c.txt'), '')
  seen.add(fingerprint([folder]))
  expect(seen.size).toBe(5)
})

test('a path that does not exist adds nothing', () => {
  expect(fingerprint([join(folder, 'missing')])).toBe(fingerprint([]))
})
