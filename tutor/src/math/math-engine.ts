import { createWorkerEngine, type Limits, type WorkerEngine } from '../embedded/worker-engine.ts'
import type { MathSolver, MathTasks } from './math-tasks.ts'

const LIMITS: Limits = { longestTaskMs: 3000, loadingMs: 25_000, mostWaiting: 40, idleMs: 30 * 60_000 }
/** The algebra engine takes about 60 MB. */
const LARGEST_HEAP_MB = 256

/** Solves, checks and makes math problems in a thread of its own, started with the first one. */
export function createMathEngine(limits: Partial<Limits> = {}): WorkerEngine<MathTasks> {
  return createWorkerEngine(new URL('./math-worker.ts', import.meta.url), LARGEST_HEAP_MB, {
    ...LIMITS,
    ...limits,
  })
}

/** The port of the engine above. */
export function createMath(): { math: MathSolver } & Pick<WorkerEngine<MathTasks>, 'wake' | 'stop'> {
  const { run, wake, stop } = createMathEngine()
  return {
    math: {
      solve: (task) => run('solve', task),
      checkStep: (task) => run('checkStep', task),
      checkLine: (task) => run('checkLine', task),
      makeSimilar: (task) => run('makeSimilar', task),
      plot: (task) => run('plot', task),
    },
    wake,
    stop,
  }
}
