import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findKeyFile, findSecretBox, openSecretBox, replaceKeyFile } from './key-file.ts'
import { createSecretBox, isUsableKey, makeSecretKey } from './secret-box.ts'
import { readSecretKeys } from './secret-settings.ts'

const [KEY, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)]

describe('what is sealed', () => {
  const box = createSecretBox([KEY])

  test('is read back, differs each time and does not show what it holds', () => {
    const sealed = box.seal(7, 'JBSWY3DPEHPK3PXP')
    expect(sealed).toMatch(new RegExp(`^v1:${box.keyId}:[\\w-]+$`))
    expect(sealed).not.toContain('JBSWY3DP')
    expect(box.seal(7, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
    expect(box.open(7, sealed)).toBe('JBSWY3DPEHPK3PXP')
  })

  test('opens for its owner alone, with its key alone, and only unchanged', () => {
    const sealed = box.seal(7, 'secret')
    expect(box.open(8, sealed)).toBeNull()
    expect(createSecretBox([OTHER]).open(7, sealed)).toBeNull()
    expect(box.open(7, `${sealed.slice(0, -2)}AA`)).toBeNull()
    expect(box.open(7, `v1:${box.keyId}:AAAA`)).toBeNull()
  })

  test('before there were keys is read as it is', () => expect(box.open(7, 'JBSWY3DP')).toBe('JBSWY3DP'))

  test('by the key before opens beside the new one, which seals', () => {
    const both = createSecretBox([OTHER, KEY])
    expect(both.open(7, box.seal(7, 'secret'))).toBe('secret')
    expect(box.open(7, both.seal(7, 'secret'))).toBeNull()
  })

  test('by the same key in another spelling opens, too', () => {
    const inBase64 = createSecretBox([Buffer.from(KEY, 'hex').toString('base64')])
    expect(inBase64.open(7, box.seal(7, 'secret'))).toBe('secret')
  })
})

test('a key is 32 bytes or a long passphrase', () => {
  const usable = [KEY, Buffer.from(KEY, 'hex').toString('base64url'), 'a sentence of thirty-two marks or so']
  expect(usable.map(isUsableKey)).toEqual([true, true, true])
  expect(['', 'short', 'ab'.repeat(15)].map(isUsableKey)).toEqual([false, false, false])
  expect(isUsableKey(makeSecretKey())).toBe(true)
})

test('settings that hold no key are named, and never their value', () => {
  const faults: string[] = []
  const given: Record<string, string> = { SECRET_KEY_OLD: 'too-short-to-be-one' }
  expect(readSecretKeys((name) => given[name] ?? '', faults)).toEqual([])
  expect(faults).toHaveLength(2)
  expect(faults.join()).not.toContain('too-short')
})

describe('the key file', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'trellis-key-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  test('is made once, for its owner alone, and found again', () => {
    expect(findSecretBox({ secretKeys: [], dataDir })).toBeNull()
    const { keyId } = openSecretBox({ secretKeys: [], dataDir })
    expect(openSecretBox({ secretKeys: [], dataDir }).keyId).toBe(keyId)
    expect(statSync(findKeyFile(dataDir)).mode & 0o777).toBe(0o600)
  })

  test('is not made where the settings name a key', () => {
    const { keyId } = openSecretBox({ secretKeys: [KEY], dataDir })
    expect(keyId).toBe(createSecretBox([KEY]).keyId)
    expect(findSecretBox({ secretKeys: [], dataDir })).toBeNull()
  })

  test('takes a new key before the old one', () => {
    openSecretBox({ secretKeys: [], dataDir })
    replaceKeyFile(dataDir, [KEY, OTHER])
    const box = openSecretBox({ secretKeys: [], dataDir })
    expect(box.keyId).toBe(createSecretBox([KEY]).keyId)
    expect(box.open(1, createSecretBox([OTHER]).seal(1, 'x'))).toBe('x')
    expect(readFileSync(findKeyFile(dataDir), 'utf8')).toContain('No backup holds this file')
  })

  test('that is damaged stops the start in words instead of being replaced', () => {
    writeFileSync(findKeyFile(dataDir), 'oops\n')
    expect(() => openSecretBox({ secretKeys: [], dataDir })).toThrow(/holds no usable key/)
    expect(readFileSync(findKeyFile(dataDir), 'utf8')).toBe('oops\n')
  })
})
