import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const cleanups = new Set()
let hasBegun = false

export function isLeaving() {
  return hasBegun
}

/**
 * Runs `cleanup` when the process ends early, by a signal or by `leave`. Returns the function that takes it back.
 * The signals are ours only while there is something to clean up: afterwards the server may listen to them itself.
 */
export function cleanUpOnLeave(cleanup) {
  if (cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, leaveBySignal)
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
    if (cleanups.size === 0) for (const signal of SIGNALS) process.off(signal, leaveBySignal)
  }
}

/** Ends this process, but only after everything it started has ended. */
export async function leave(exitCode) {
  if (hasBegun) return
  hasBegun = true
  // Last in, first out: children end before the lock or the folder they work in is given up.
  for (const cleanup of [...cleanups].reverse()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(exitCode)
}

async function leaveBySignal(signal) {
  await leave(128 + constants.signals[signal])
}
