import { readFileSync } from 'node:fs'

const EVERY_MS = 25
const PAGE_BYTES = 4096
const MEGABYTE = 1024 * 1024

export type MemoryWatch = ReturnType<typeof watchMemory>

/** What the process keeps in memory (RSS, all its threads), looked at until `stop`. Only Linux says. */
export function watchMemory(pid: number) {
  let peakMb = 0
  function look(): number {
    try {
      const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
      const nowMb = (pages * PAGE_BYTES) / MEGABYTE
      peakMb = Math.max(peakMb, nowMb)
      return nowMb
    } catch {
      return 0
    }
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
