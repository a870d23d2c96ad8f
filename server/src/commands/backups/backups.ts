import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { checkBackup, type Manifest } from '../../db/backup/backup-file.ts'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import { nameBackup } from '../../domain/backups/backup-names.ts'
import { claimRun, endSilentRuns, type RunRow } from '../../domain/backups/backup-runs.queries.ts'
import { carryOutRun } from '../../domain/backups/carry-out-run.ts'
import { explainBackupFailure, INTERRUPTED } from '../../domain/backups/explain-backup-failure.ts'
import { forgetOtherPlace } from '../../domain/backups/forget-other-place.ts'
import { findSpent, type Spent } from '../../domain/backups/keep-spent.ts'
import { settleRestore } from '../../domain/backups/settle-restore.ts'
import { type Command, CommandFailed, type CommandInput, requireWord } from '../command.ts'
import { askForBackupKey, chooseBackupKey, KEY_OPTION } from './backup-key.ts'
import { tellRestored } from './tell-restored.ts'

export const backUp: Command = {
  name: 'backup',
  usage: '[file] [--quick]',
  summary:
    'Writes all that is stored into one file, while the product goes on, and proves it by restoring it beside the product.',
  details: [
    'Without a file it goes where the backups go that are made by themselves (BACKUP_DIR), and the oldest ones of them are let go.',
    '--quick leaves out the trial restore.',
    'BACKUP_KEY or BACKUP_KEY_FILE encrypts it. Without one the file holds everything for everybody to read, so keep it where only you can.',
  ],
  examples: ['backup', 'backup /media/usb/trellis.backup', 'backup --quick before-update.backup'],
  options: { quick: { type: 'boolean', default: false } },
  async run({ database, config, now, say }, { words, options, folder }) {
    const at = now()
    const file = words[0] ? resolve(folder, words[0]) : join(config.backups.dir, nameBackup(at))
    await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new CommandFailed(explainBackupFailure(error, dirname(file)))
    })
    await endSilentRuns(database.db, INTERRUPTED, at)
    const begun = await claimRun(database.db, { reason: 'command', requestedBy: null, file }, at)
    if (!begun) throw new CommandFailed('A backup is being made already. Wait for it, then try again.')
    const reach = { db: database.db, database, config, now }
    const signal = new AbortController().signal
    const run = await carryOutRun(reach, begun, { isProving: options.quick !== true, signal })
    if (run.outcome === 'failed') throw new CommandFailed(run.failure ?? 'The backup failed.')
    say(`${file}: ${describeRun(run)}.`)
    if (run.failure) throw new CommandFailed(run.failure)
    if (run.proof) {
      say(`Proven: restored into an empty database, ${run.proof.tables} tables came back equal.`)
    } else {
      say(`Not tried. Whether it is whole says: backup-check ${basename(file)}`)
    }
  },
}

function describeRun({ rows, bytes, startedAt }: RunRow): string {
  return `${rows} rows as they were at ${startedAt.toISOString()}, ${((bytes ?? 0) / 1_000_000).toFixed(1)} MB`
}

function describeManifest({ createdAt, tables }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables, as they were at ${createdAt}`
}

const ABOUT_KEYS =
  'An encrypted backup needs the key it was made with: that of the settings, --key-file, or what is asked for or piped in.'

const findCheckedFile = (input: CommandInput) =>
  resolve(input.folder, requireWord(input, 'which file: backup-check trellis.backup'))

export const checkFile: Command = {
  name: 'backup-check',
  usage: '<file> [--key-file <file>]',
  summary: 'Reads a backup from its first to its last byte and says whether it is whole.',
  details: [ABOUT_KEYS],
  options: KEY_OPTION,
  findQuestion: (input, config) => askForBackupKey(findCheckedFile(input), input, config),
  async run({ say, config }, input) {
    const path = findCheckedFile(input)
    const manifest = await checkBackup(path, chooseBackupKey(input, config))
    say(`${path} is whole: ${describeManifest(manifest)}.`)
    if (manifest.auditSeal) say(`The newest seal of the audit log was ${manifest.auditSeal}.`)
  },
}

const findFile = (input: CommandInput) =>
  resolve(input.folder, requireWord(input, 'which file: restore trellis.backup'))

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--replace] [--key-file <file>]',
  summary:
    'Brings a backup back, all of it or nothing, and compares every table. --replace lets go of what is there now.',
  details: [
    'Goes into whichever database the settings name, embedded or PostgreSQL, whichever kind it came from.',
    'Without --replace a database that has accounts in it is left as it is.',
    'A backup of an older version is brought up to this one; one of a newer version is refused.',
    'Everybody signs in again: sessions and mailed links end with it. Recovery codes and invitations that were used since the backup stay used with --replace; in an empty database they work again, and it says what to do.',
    ABOUT_KEYS,
  ],
  examples: ['restore trellis.backup', 'restore /media/usb/trellis.backup --replace'],
  options: { replace: { type: 'boolean', default: false }, ...KEY_OPTION },
  needsStillness: true,
  isOnCurrentTables: false,
  check(input) {
    const path = findFile(input)
    if (!existsSync(path)) throw new CommandFailed(`There is no file ${path}.`)
  },
  findQuestion: (input, config) => askForBackupKey(findFile(input), input, config),
  async run({ database, say, config, now }, input) {
    let spent: Spent | null = null
    const manifest = await restoreBackup(database, findFile(input), {
      isReplacing: input.options.replace === true,
      key: chooseBackupKey(input, config),
      prepareSettling: async (before) => {
        spent = await findSpent(before)
        return (tx) => settleRestore(tx, now, spent)
      },
    })
    await forgetOtherPlace(database.db)
    say(`Restored and compared: ${describeManifest(manifest)}.`)
    await tellRestored(database.db, { now, say }, spent !== null)
  },
}
