import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PackedColumn } from './pack-column.ts'

/** The file that is committed, where there is one. */
export const SCHOOL_FILE = join(import.meta.dirname, 'rosewood.school')

/**
 * A school without what differs from one installation to the next: rows are called by their place in their table, those
 * of the curriculum by their keys, and times are told from the day on which the history ends.
 */
export type SchoolFile = {
  version: 1
  /** That day as it was played, and how far from its beginning the clock on the wall had come. */
  lastDay: string
  untilMs: number
  /** Keys of lessons and the like, by table: references hold their places. */
  keys: Record<string, string[]>
  tables: Record<string, FileTable>
  /** Days of the school year, told from that day. */
  year?: { firstDay: number; lastDay: number } | undefined
  /** The mornings before, the latest first: each is told from the one after it. */
  earlier?: Ending[]
}

export type FileTable = { rows: number; columns: Record<string, PackedColumn> }

/** How the school was some mornings before the last one. Columns that are not named were as they are, so far as there were rows. */
export type Ending = { untilMs: number; tables: Record<string, EarlierTable> }
export type EarlierTable = { rows: number; columns: Record<string, EarlierColumn> }
/** What stood in some places, each named by how far it is behind the one before; or all of it. */
export type EarlierColumn = { at: number[]; was: PackedColumn } | PackedColumn

/** The same bytes for the same school. */
export function packSchool(file: SchoolFile): Uint8Array {
  const text = Buffer.from(JSON.stringify(file))
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

export function unpackSchool(bytes: Uint8Array): SchoolFile {
  const file = JSON.parse(brotliDecompressSync(bytes).toString()) as SchoolFile
  if (file.version !== 1) throw new Error(`Unknown version ${file.version} of a demo school`)
  return file
}

/** Null: none is committed. */
export function readCommittedSchool(path = SCHOOL_FILE): SchoolFile | null {
  return existsSync(path) ? unpackSchool(readFileSync(path)) : null
}
