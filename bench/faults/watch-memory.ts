import { readFileSync } from 'node:fs'
import { MEGABYTE } from '../megabyte.ts'

const EVERY_MS = 25
const PAGE_BYTES = 4096

export type MemoryWatch = ReturnType<typeof watchMemory>

/** Of a process with all its threads. One that has just ended keeps nothing. */
function readMb(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / MEGABYTE
  } catch {
    return 0
  }
}

/** The processes that it has started, and those that they have. */
function listBelow(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return children
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .flatMap((child) => [child, ...listBelow(child)])
  } catch {
    return []
  }
}

/** What each process took at its most, and all of them at one moment. */
export type MemoryPeak = { allMb: number; productMb: number; largestBelowMb: number }
const NOTHING: MemoryPeak = { allMb: 0, productMb: 0, largestBelowMb: 0 }

/** What the product keeps in memory (RSS), looked at until `stop`. Only Linux says. */
export function watchMemory(pid: number) {
  let peak = NOTHING
  function look(): number {
    const productMb = readMb(pid)
    const below = listBelow(pid).map(readMb)
    const allMb = below.reduce((sum, mb) => sum + mb, productMb)
    peak = {
      allMb: Math.max(peak.allMb, allMb),
      productMb: Math.max(peak.productMb, productMb),
      largestBelowMb: Math.max(peak.largestBelowMb, ...below),
    }
    return allMb
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    look,
    /** Since the start or the last call of this. */
    takePeak(): MemoryPeak {
      look()
      const taken = peak
      peak = NOTHING
      return taken
    },
    takePeakMb(): number {
      return this.takePeak().allMb
    },
    stop: () => clearInterval(timer),
  }
}
