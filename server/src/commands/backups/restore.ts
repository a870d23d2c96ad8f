import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import { forgetOtherPlace } from '../../domain/backups/forget-other-place.ts'
import { type Command, CommandFailed, type CommandInput, requireWord } from '../command.ts'
import { describeManifest } from './back-up.ts'

const findFile = (input: CommandInput) =>
  resolve(input.folder, requireWord(input, 'which file: restore trellis.backup'))

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--replace]',
  summary:
    'Brings a backup back, all of it or nothing, and compares every table. --replace lets go of what is there now.',
  details: [
    'Goes into whichever database the settings name, embedded or PostgreSQL, whichever kind it came from.',
    'Without --replace a database that has accounts in it is left as it is.',
    'A backup of an older version is brought up to this one; one of a newer version is refused.',
    'People stay signed in whose sessions are in the backup.',
  ],
  examples: ['restore trellis.backup', 'restore /media/usb/trellis.backup --replace'],
  options: { replace: { type: 'boolean', default: false } },
  needsStillness: true,
  isOnCurrentTables: false,
  check(input) {
    const path = findFile(input)
    if (!existsSync(path)) throw new CommandFailed(`There is no file ${path}.`)
  },
  async run({ database, say }, input) {
    const manifest = await restoreBackup(database, findFile(input), {
      isReplacing: input.options.replace === true,
    })
    await forgetOtherPlace(database.db)
    say(`Restored and compared: ${describeManifest(manifest)}.`)
  },
}
