import { stat, statfs } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { BackupSettings } from '../../../platform/backup-settings.ts'
import { type Finding, ok, warn } from '../finding.ts'
import { findNearest } from './can-write.ts'

export type BackupPlaces = {
  isEncrypted: boolean
  /** Where backups go, seen from the data directory. */
  place: 'here' | 'another disk' | 'the network' | 'a removable disk'
  /** Who takes the backups takes the key along. */
  isKeyBeside: boolean
  /** Others on this machine may read the key. */
  isKeyOpenToOthers: boolean
}

/** By the numbers of the Linux kernel (`statfs`, f_type): NFS, SMB and CIFS, 9P, AFS, Ceph, and what FUSE brings, sshfs among it. */
const NETWORK_TYPES = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997, 0x5346414f, 0x00c36400, 0x65735546,
])
/** File systems of sticks and cards: FAT and exFAT. */
const REMOVABLE_TYPES = new Set([0x4d44, 0x2011bab0])
const REMOVABLE_FOLDER = /^\/(media|mnt|run\/media|Volumes)\//

export async function gatherBackupPlaces(
  { dir, key, keyFile }: BackupSettings,
  dataDir: string,
): Promise<BackupPlaces> {
  return {
    isEncrypted: key !== null,
    place: await findPlace(dir, dataDir),
    isKeyBeside: keyFile !== null && (await isBeside(keyFile, dir, dataDir)),
    isKeyOpenToOthers: keyFile !== null && process.platform !== 'win32' && (await isOpenToOthers(keyFile)),
  }
}

async function findPlace(dir: string, dataDir: string): Promise<BackupPlaces['place']> {
  const [there, here] = [await findNearest(dir), await findNearest(dataDir)]
  const type = await statfs(there).then(
    (found) => found.type,
    () => 0,
  )
  const isSame = (await readDevice(there)) === (await readDevice(here))
  if (isSame) return 'here'
  if (NETWORK_TYPES.has(type)) return 'the network'
  return REMOVABLE_TYPES.has(type) || REMOVABLE_FOLDER.test(`${resolve(dir)}/`)
    ? 'a removable disk'
    : 'another disk'
}

async function isBeside(keyFile: string, dir: string, dataDir: string): Promise<boolean> {
  if (isWithin(keyFile, dir) || dirname(keyFile) === dirname(dir)) return true
  // Both in the data directory: whoever copies that has both.
  if (isWithin(keyFile, dataDir) && isWithin(dir, dataDir)) return true
  const [keyDevice, backupDevice, dataDevice] = await Promise.all(
    [keyFile, dir, dataDir].map(async (path) => readDevice(await findNearest(path))),
  )
  return backupDevice !== dataDevice && keyDevice === backupDevice
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..')
}

const readDevice = (path: string): Promise<number> =>
  stat(path).then(
    ({ dev }) => dev,
    () => -1,
  )

const isOpenToOthers = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  )

export function judgeBackupPlaces({
  isEncrypted,
  place,
  isKeyBeside,
  isKeyOpenToOthers,
}: BackupPlaces): Finding[] {
  if (!isEncrypted)
    return [
      place === 'here'
        ? ok('backup key', 'none; backups stay on the disk of the data')
        : warn(
            'backup key',
            `Backups go to ${place} and can be read by whoever gets hold of it.`,
            'Encrypt them: BACKUP_KEY, or BACKUP_KEY_FILE with the output of "openssl rand -base64 32". Keep the key in another place, too: without it no backup can be restored.',
          ),
    ]
  if (isKeyBeside)
    return [
      warn(
        'backup key',
        'The key file lies beside the backups: whoever takes them takes it along.',
        'Move it out of the data and backup folders, onto another disk, and set BACKUP_KEY_FILE.',
      ),
    ]
  if (isKeyOpenToOthers)
    return [
      warn('backup key', 'Other accounts of this machine may read the key file.', 'Close it: chmod 600'),
    ]
  return [ok('backup key', 'backups are encrypted')]
}
