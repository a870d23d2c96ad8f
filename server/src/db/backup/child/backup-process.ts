import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { findDatabaseError } from '../../find-database-error.ts'
import { BackupUnusable } from '../backup-file.ts'
import type { Failure, Order, Report } from './messages.ts'
import { prove } from './prove.ts'
import { writeFromPicture } from './write-from-picture.ts'

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
