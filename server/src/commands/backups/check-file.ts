import { resolve } from 'node:path'
import { checkBackup } from '../../db/backup/backup-file.ts'
import { type Command, requireWord } from '../command.ts'
import { describeManifest } from './back-up.ts'

export const checkFile: Command = {
  name: 'backup-check',
  usage: '<file>',
  summary: 'Reads a backup from its first to its last byte and says whether it is whole.',
  options: {},
  async run({ say }, input) {
    const path = resolve(input.folder, requireWord(input, 'which file: backup-check trellis.backup'))
    say(`${path} is whole: ${describeManifest(await checkBackup(path))}.`)
  },
}
