import { readFileSync } from 'node:fs'
import { MEGABYTE } from '../megabyte.ts'

const EVERY_MS = 25
const PAGE_BYTES = 4096

export type MemoryWatch = ReturnType<typeof watchMemory>

/** Of the process with all its threads, and of those that it has started. */
function readBytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const own = pages * PAGE_BYTES
  return children === ''
    ? own
    : children.split(' ').reduce((sum, child) => sum + readOrNothing(Number(child)), own)
}

/** A process that has just ended keeps nothing. */
function readOrNothing(pid: number): number {
  try {
    return readBytes(pid)
  } catch {
    return 0
  }
}

/** What the product keeps in memory (RSS), looked at until `stop`. Only Linux says. */
export function watchMemory(pid: number) {
  let peakMb = 0
  function look(): number {
    const nowMb = readOrNothing(pid) / MEGABYTE
    peakMb = Math.max(peakMb, nowMb)
    return nowMb
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    look,
    /** Since the start or the last call of this. */
    takePeakMb(): number {
      look()
      const peak = peakMb
      peakMb = 0
      return peak
    },
    stop: () => clearInterval(timer),
  }
}
