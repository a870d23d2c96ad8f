import type { StillPicture } from '../../connect-database.ts'
import type { BackupKey } from '../encryption/backup-key.ts'
import type { TableSum } from '../stored-tables.ts'

/** The key goes over the channel, too: everybody on the machine can read arguments. Null: the file is not encrypted. */
export type WriteOrder = {
  do: 'write'
  picture: StillPicture
  path: string
  at: string
  key: BackupKey | null
}
/** `scratchDir` must not exist; it is removed afterwards. */
export type ProveOrder = {
  do: 'prove'
  path: string
  scratchDir: string
  tables: Record<string, TableSum>
  key: BackupKey | null
}
export type Order = WriteOrder | ProveOrder

export type Written = { tables: Record<string, TableSum>; bytes: number }
export type Proven = { tables: number; rows: number }

export type Report = { written: Written } | { proven: Proven } | { failed: Failure }
/** `code` is the operating system's or the database's; `isUnusable`: the message is a sentence for the operator. */
export type Failure = { message: string; code: string | null; isUnusable: boolean }
