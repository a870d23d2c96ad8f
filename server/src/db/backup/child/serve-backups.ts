import { rmSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { connectDatabase, type OpenDatabase, type StillPicture } from '../../connect-database.ts'
import { withScratch } from '../../embedded/still-copy.ts'
import { findDatabaseError } from '../../find-database-error.ts'
import { writeBackup } from '../backup-file.ts'
import { BackupUnusable } from '../unusable.ts'
import type { Failure, Order, Report, WriteOrder, Written } from './messages.ts'
import { prove } from './prove.ts'

/** The process in which backups are written and tried: learners come first, and a broken engine takes only itself along. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let leftovers: string[] = []
// Nobody is left to hear the result: no half-made file stays behind.
process.on('disconnect', () => {
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
  process.exit(1)
})

process.on('message', (order: Order) => {
  void carryOut(order)
    .catch((error: unknown): Report => ({ failed: toFailure(error) }))
    .then((report) => {
      leftovers = []
      if (process.connected) process.send?.(report)
    })
})

async function carryOut(order: Order): Promise<Report> {
  if (order.do === 'write') {
    leftovers = [`${order.path}.unfinished`]
    return { written: await writeFromPicture(order) }
  }
  leftovers = [order.scratchDir]
  return { proven: await prove(order) }
}

function toFailure(error: unknown): Failure {
  const { code, message } = error as NodeJS.ErrnoException
  return {
    message,
    code: code ?? findDatabaseError(error)?.code ?? null,
    isUnusable: error instanceof BackupUnusable,
  }
}

async function writeFromPicture({ picture, path, at, key }: WriteOrder): Promise<Written> {
  const { tables } = await withPicture(picture, (source) => writeBackup(source, path, new Date(at), key))
  return { tables, bytes: (await stat(path)).size }
}

async function withPicture<T>(
  picture: StillPicture,
  work: (source: Pick<OpenDatabase, 'withSnapshot'>) => Promise<T>,
): Promise<T> {
  if ('databaseUrl' in picture) {
    const database = await connectDatabase(picture)
    return work(database).finally(() => database.close())
  }
  const origin =
    'dump' in picture ? { template: await readFile(picture.dump) } : { directory: picture.directory }
  return work({ withSnapshot: (read) => withScratch({ ...origin, isDurable: false }, read) })
}
