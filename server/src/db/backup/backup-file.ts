import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../connect-database.ts'
import type { Database } from '../database.ts'
import type { BackupKey } from './encryption/backup-key.ts'
import { createEncryption } from './encryption/encrypt-stream.ts'
import { makeHead } from './encryption/encrypted-head.ts'
import { openContent } from './open-content.ts'
import { listStoredTables, readLines, startSum, type TableSum } from './stored-tables.ts'
import { BackupUnusable, broken } from './unusable.ts'

const FORMAT = 1

/** What a backup says about itself in its first line. */
type BackupHead = {
  trellisBackup: number
  createdAt: string
  /** When each migration was written that had run, in milliseconds since 1970: the number that it is known by. */
  migrations: number[]
  /** The hash of the newest seal of the audit log that it holds: a log that was cut off since then has it no more. */
  auditSeal?: string | null
}

/** What it holds, told by its last line and true of the lines before it. */
export type Manifest = BackupHead & { tables: Record<string, TableSum> }

type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'end'; tables: Record<string, TableSum> }

/** Writes the lines, compressed and sealed, beside the place and moves the file there when it is whole and on the disk. */
async function saveLines(path: string, lines: AsyncIterable<string>, key: BackupKey | null): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    const head = key && (await makeHead(key))
    const file = createWriteStream(unfinished, { mode: 0o600 })
    if (head) {
      file.write(head.line)
      await pipeline(lines, createGzip(), createEncryption(head.keys.content), file)
    } else {
      await pipeline(lines, createGzip(), file)
    }
    await flushToDisk(unfinished)
    await rename(unfinished, path)
    await flushToDisk(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Rows travel in portions of at most so many, and of about so many characters. */
const ROWS_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 4_000_000

/** Reads part by part; a file that is broken, cut off or changed is told so at the latest when its end should come. */
export async function* readParts(path: string, key: BackupKey | null): AsyncGenerator<BackupPart> {
  let table: { name: string; sum: ReturnType<typeof startSum> } | undefined
  const sums: Record<string, TableSum> = {}
  let waiting: string[] = []
  let waitingCharacters = 0
  let isBegun = false
  for await (const line of readTextLines(path, key)) {
    if (line.startsWith('[')) {
      if (!table) throw broken(path)
      waiting.push(line)
      waitingCharacters += line.length
      if (waiting.length < ROWS_AT_ONCE && waitingCharacters < CHARACTERS_AT_ONCE) continue
    }
    if (table && waiting.length > 0) {
      table.sum.add(waiting)
      yield { kind: 'rows', table: table.name, lines: waiting }
      waiting = []
      waitingCharacters = 0
    }
    if (line.startsWith('[')) continue
    const said = readObject(path, line)
    if (!isBegun) {
      yield { kind: 'head', head: checkHead(path, said) }
      isBegun = true
      continue
    }
    if (table) sums[table.name] = table.sum.finish()
    table = undefined
    if (said.tables) {
      if (JSON.stringify(said.tables) !== JSON.stringify(sums)) throw broken(path)
      yield { kind: 'end', tables: sums }
      return
    }
    if (typeof said.table !== 'string' || !Array.isArray(said.columns)) throw broken(path)
    table = { name: said.table, sum: startSum() }
    yield { kind: 'table', name: said.table, columns: said.columns }
  }
  throw broken(path)
}

/** Reads the whole file and answers what it holds; throws `BackupUnusable` when it is not sound. */
export async function checkBackup(path: string, key: BackupKey | null): Promise<Manifest> {
  let head: BackupHead | undefined
  for await (const part of readParts(path, key)) {
    if (part.kind === 'head') head = part.head
    if (part.kind === 'end' && head) return { ...head, tables: part.tables }
  }
  throw broken(path)
}

async function* readTextLines(path: string, key: BackupKey | null): AsyncGenerator<string> {
  const source = await openContent(path, key)
  const text = createGunzip()
  const reading = pipeline([...source, text]).catch((error: Error) => void text.destroy(error))
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
    // A stream cut off in the middle ends its lines without a word; the error stands at the stream.
    if (text.errored) throw text.errored
  } catch (error) {
    throw broken(path, error)
  } finally {
    text.destroy()
    await reading
  }
}

function readObject(path: string, line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch (error) {
    throw broken(path, error)
  }
}

function checkHead(path: string, said: Record<string, unknown>): BackupHead {
  if (typeof said.trellisBackup !== 'number') throw new BackupUnusable(`${path} is not a backup of Trellis.`)
  if (said.trellisBackup > FORMAT) {
    throw new BackupUnusable(`${path} was made by a newer version of Trellis. Update this one first.`)
  }
  return said as BackupHead
}

/** Writes all that is stored at one moment into one file, while everybody goes on; with a key nobody else can read it. */
export async function writeBackup(
  database: Pick<OpenDatabase, 'withSnapshot'>,
  path: string,
  at: Date,
  key: BackupKey | null,
) {
  return database.withSnapshot(async (db) => {
    const head: BackupHead = {
      trellisBackup: FORMAT,
      createdAt: at.toISOString(),
      migrations: await listMigrations(db),
      auditSeal: await findNewestSeal(db),
    }
    const tables: Record<string, TableSum> = {}
    await saveLines(path, writeLines(db, head, tables), key)
    return { ...head, tables }
  })
}

async function* writeLines(
  db: Database,
  head: BackupHead,
  tables: Record<string, TableSum>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  for (const table of await listStoredTables(db)) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })}\n`
    const sum = startSum()
    for await (const lines of readLines(db, table)) {
      sum.add(lines)
      yield `${lines.join('\n')}\n`
    }
    tables[table.name] = sum.finish()
  }
  yield `${JSON.stringify({ tables })}\n`
}

async function findNewestSeal(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from audit_seals order by id desc limit 1`,
  )
  return rows[0]?.hash ?? null
}

async function listMigrations(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ writtenAt: number }>(
    sql`select created_at::float8 as "writtenAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ writtenAt }) => writtenAt)
}
