import { cpus } from 'node:os'

/** Of all processors together since the machine started: a wait in one part of the tests is room for one more worker. */
export function readProcessorTime() {
  const all = cpus().map(({ times }) => times)
  const sum = (kind) => all.reduce((total, times) => total + times[kind], 0)
  const busy = sum('user') + sum('nice') + sum('sys') + sum('irq')
  return { busy, all: busy + sum('idle') }
}

/** How much of it was used in between, in percent. */
export function findBusyShare(before, after) {
  const all = after.all - before.all
  return all > 0 ? Math.round((100 * (after.busy - before.busy)) / all) : 0
}
