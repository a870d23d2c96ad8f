import { BackupUnusable } from '../db/backup/unusable.ts'
import { describeFailure } from '../platform/requests/describe-failure.ts'
import { CommandFailed } from './command.ts'

/** A sentence for the operator; of other errors only what holds nobody's data. */
export function explainFailure(error: unknown): string {
  if (error instanceof CommandFailed || error instanceof BackupUnusable) return error.message
  return `Something went wrong: ${JSON.stringify(describeFailure(error))}`
}
