import type { TextTasks } from './text-tasks.ts'
import { createWorkerEngine, type Limits, type WorkerEngine } from './worker-engine.ts'

const LIMITS: Limits = { longestTaskMs: 15_000, loadingMs: 25_000, mostWaiting: 40, idleMs: 5 * 60_000 }
/** The language model takes 65 MB; a text of the largest size stays far below the rest. */
const LARGEST_HEAP_MB = 384

export function createTextEngine(limits: Partial<Limits> = {}): WorkerEngine<TextTasks> {
  return createWorkerEngine(new URL('./text-worker.ts', import.meta.url), LARGEST_HEAP_MB, {
    ...LIMITS,
    ...limits,
  })
}
