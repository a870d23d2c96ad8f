import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../database.ts'
import { RemotePglite } from './remote-pglite.ts'

const MARK = '.still-'

/**
 * Lends a copy of the database that stands still, opened in a thread of its own, while everybody goes on with the
 * original; the copy is thrown away afterwards.
 */
export async function lendStillCopy<T>(
  client: RemotePglite,
  directory: string | undefined,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const copy = directory === undefined ? undefined : `${directory}${MARK}${randomUUID()}`
  try {
    const origin = copy === undefined ? { template: await client.dump() } : await copyFiles(client, copy)
    return await withScratch({ ...origin, isDurable: false }, work)
  } finally {
    if (copy) rmSync(copy, { recursive: true, force: true })
  }
}

/** The copy alone, for another process to open; of a database in memory a dump of it. */
export async function lendStillFiles<T>(
  client: RemotePglite,
  directory: string | undefined,
  work: (picture: { directory: string } | { dump: string }) => Promise<T>,
): Promise<T> {
  const copy = `${directory ?? join(tmpdir(), 'trellis-database')}${MARK}${randomUUID()}`
  try {
    if (directory !== undefined) return await work(await copyFiles(client, copy))
    writeFileSync(copy, await client.dump(), { mode: 0o600 })
    return await work({ dump: copy })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function copyFiles(client: RemotePglite, directory: string) {
  await client.copyTo(directory)
  return { directory }
}

/** A database whose loss would not matter. */
export async function withScratch<T>(
  settings: { directory?: string; template?: Uint8Array; isDurable: false },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const scratch = new RemotePglite({ settings })
  try {
    return await scratch.withoutLimits(() =>
      work(drizzle(scratch as unknown as PGlite) as unknown as Database),
    )
  } finally {
    await scratch.close()
  }
}

/** What a process left that was killed in the middle. */
export function removeStillCopies(directory: string): void {
  const parent = dirname(directory)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(directory)}${MARK}`)) {
      rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
}
