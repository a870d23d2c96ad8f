import { ChildFailed } from '../../db/backup/child/open-child.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'

/** Its message is a sentence for who runs the product. */
export class BackupFailed extends Error {}

export const INTERRUPTED =
  'Trellis was stopped or ended in the middle of it. Nothing half-made was kept; it is made up for by itself.'

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
const NOT_OURS = new Set(['EACCES', 'EPERM', 'EROFS'])
const NO_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'EEXIST'])

/** What went wrong and what to do, in plain words. `folder` is where backups go. */
export function explainBackupFailure(error: unknown, folder: string): string {
  if (error instanceof BackupFailed) return error.message
  const { code, message, isUnusable } =
    error instanceof ChildFailed
      ? error.failure
      : { ...(error as NodeJS.ErrnoException), message: String((error as Error).message), isUnusable: false }
  if (isUnusable) return message
  const known = code ?? ''
  if (FULL.has(known) || /no space left/i.test(message))
    return `The disk is full. Free some space where ${folder} and the data directory are, or set BACKUP_DIR to a larger disk. Nothing half-made was kept.`
  if (NOT_OURS.has(known))
    return `The folder ${folder} cannot be written to. Give the account that runs Trellis the right to write there, or set BACKUP_DIR to another folder.`
  if (NO_FOLDER.has(known))
    return `The folder ${folder} is not there and cannot be made. Mount the disk it is on, or set BACKUP_DIR to another folder.`
  if (known === 'ENDED')
    return 'The process that makes backups was ended, as a rule because the machine ran out of memory. It is tried again by itself; if it happens again, give the machine more memory.'
  return `Something unexpected went wrong (${describeFailure(error).message.split('\n', 1)[0]}). It is tried again by itself; if it happens again, run "npm run trellis -- doctor".`
}

/** The file is there, but it could not be tried. */
export function explainMissingProof(error: unknown, folder: string): string {
  return `The file was written, but restoring it for a trial did not work out: ${explainBackupFailure(error, folder)}`
}
