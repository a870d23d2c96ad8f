import type { StillPicture } from '../../connect-database.ts'
import type { TableSum } from '../stored-tables.ts'

export type WriteOrder = { do: 'write'; picture: StillPicture; path: string; at: string }
/** `scratchDir` must not exist; it is removed afterwards. */
export type ProveOrder = { do: 'prove'; path: string; scratchDir: string; tables: Record<string, TableSum> }
export type Order = WriteOrder | ProveOrder

export type Written = { tables: Record<string, TableSum>; bytes: number }
export type Proven = { tables: number; rows: number }

export type Report = { written: Written } | { proven: Proven } | { failed: Failure }
/** `code` is the operating system's or the database's; `isUnusable`: the message is a sentence for the operator. */
export type Failure = { message: string; code: string | null; isUnusable: boolean }
