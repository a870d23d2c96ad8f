import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { BackupSettings } from '../../../platform/backup-settings.ts'
import { gatherBackupPlaces } from './backup-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'places-'))
const dataDir = join(folder, 'data')
mkdirSync(join(dataDir, 'backups'), { recursive: true })
mkdirSync(join(folder, 'keys'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function settings(changed: Partial<BackupSettings>): BackupSettings {
  const key = { passphrase: 'correct horse battery staple' }
  const keep = { daily: 7, weekly: 4, monthly: 6 }
  return { dir: join(dataDir, 'backups'), schedule: null, keep, key, keyFile: null, ...changed }
}

function writeKey(...way: string[]): string {
  const path = join(folder, ...way)
  writeFileSync(path, 'x', { mode: 0o600 })
  return path
}

test.each([
  ['in the folder of the backups', ['data', 'backups', 'key'], true],
  ['in the data directory', ['data', 'key'], true],
  ['in a folder of its own', ['keys', 'key'], false],
])('a key %s', async (_, way, isKeyBeside) => {
  expect(await gatherBackupPlaces(settings({ keyFile: writeKey(...way) }), dataDir)).toEqual({
    isEncrypted: true,
    place: 'here',
    isKeyBeside,
    isKeyOpenToOthers: false,
  })
})

test.skipIf(process.platform === 'win32')('a key that others may read is noticed', async () => {
  const keyFile = writeKey('keys', 'open')
  chmodSync(keyFile, 0o644)
  expect(await gatherBackupPlaces(settings({ keyFile }), dataDir)).toMatchObject({ isKeyOpenToOthers: true })
})

// Nearly every Linux machine has this one in memory.
const OTHER_DISK = '/dev/shm'
const hasOtherDisk =
  process.platform === 'linux' &&
  statSync(OTHER_DISK, { throwIfNoEntry: false })?.dev !== statSync(folder).dev
test.skipIf(!hasOtherDisk)(
  'backups that leave the disk of the data are noticed, and a key that goes with them',
  async () => {
    const dir = mkdtempSync(join(OTHER_DISK, 'backups-'))
    const keyFile = join(OTHER_DISK, `${Date.now()}.key`)
    writeFileSync(keyFile, 'x', { mode: 0o600 })
    try {
      expect(await gatherBackupPlaces(settings({ dir, key: null }), dataDir)).toMatchObject({
        isEncrypted: false,
        place: 'another disk',
      })
      expect(await gatherBackupPlaces(settings({ dir, keyFile }), dataDir)).toMatchObject({
        isKeyBeside: true,
      })
    } finally {
      rmSync(dir, { recursive: true })
      rmSync(keyFile)
    }
  },
)
