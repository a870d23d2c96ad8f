import type { judgeMission, Mission, Project } from '#engines/kids-code/index.ts'
import { createApartQueue } from '../../platform/apart/run-apart.ts'
import { AppError } from '../../platform/app-error.ts'

export type JudgeTask = { mission: Pick<Mission, 'runs' | 'checks'>; project: Project }
type Judgment = ReturnType<typeof judgeMission>

const LONGEST_RUN_MS = 15_000
const MOST_HEAP_MB = 256
const MOST_MB = 448

const run = createApartQueue(new URL('./judge-worker.ts', import.meta.url))
const refuse = () => new AppError('invalid_input', 'programTooSlowToCheck')

/** Runs a learner's program in a process that ends with it: whatever it does, everybody else's requests go on. */
export function judgeApart(userId: number, { runs, checks }: Mission, project: Project): Promise<Judgment> {
  const workerData: JudgeTask = { mission: { runs, checks }, project }
  return run<Judgment, Judgment>(userId, {
    workerData,
    largestHeapMb: MOST_HEAP_MB,
    largestProcessMb: MOST_MB,
    longestMs: LONGEST_RUN_MS,
    tooSlow: refuse,
    tooLarge: refuse,
    take: (judgment, end) => end(judgment),
  })
}
