import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Failure, Order, Proven, ProveOrder, Report, WriteOrder, Written } from './messages.ts'

const PROCESS_FILE = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

/** Something went wrong in the other process; what, in its own words. */
export class ChildFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export type BackupChild = {
  write(order: Omit<WriteOrder, 'do'>): Promise<Written>
  prove(order: Omit<ProveOrder, 'do'>): Promise<Proven>
  close(): Promise<void>
}

/** A process of low priority that writes and proves backups; the signal ends it at once. */
export function openBackupChild(signal: AbortSignal): BackupChild {
  // Orders go over the channel, because everybody on the machine can read arguments, and the address holds a password.
  const child = fork(PROCESS_FILE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const leave = () => {
    if (child.connected) child.disconnect()
  }
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  return {
    async write(order) {
      const report = await ask(child, ended, { do: 'write', ...order })
      return 'written' in report ? report.written : missing()
    },
    async prove(order) {
      const report = await ask(child, ended, { do: 'prove', ...order })
      return 'proven' in report ? report.proven : missing()
    },
    async close() {
      signal.removeEventListener('abort', leave)
      leave()
      await ended
    },
  }
}

async function ask(child: ChildProcess, ended: Promise<void>, order: Order) {
  const heard = new Promise<Report>((resolve) => child.once('message', (report) => resolve(report as Report)))
  if (child.connected) child.send(order)
  const report = await Promise.race([heard, ended.then(() => null)])
  if (report === null) {
    throw new ChildFailed({
      message: 'The process that wrote it has ended.',
      code: 'ENDED',
      isUnusable: false,
    })
  }
  if ('failed' in report) throw new ChildFailed(report.failed)
  return report
}

function missing(): never {
  throw new Error('the backup process answered something that was not asked')
}
