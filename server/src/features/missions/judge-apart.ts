import type { judgeMission, Mission, Project } from '#engines/kids-code/index.ts'
import { startApart, TooLargeApart } from '../../platform/apart/start-apart.ts'
import { AppError } from '../../platform/app-error.ts'
import { createFairMutex } from '../../platform/mutex.ts'

export type JudgeTask = { mission: Pick<Mission, 'runs' | 'checks'>; project: Project }
type Judgment = ReturnType<typeof judgeMission>

const LONGEST_RUN_MS = 15_000
const MOST_HEAP_MB = 256

// One at a time: a small server has not the memory for more.
const acquire = createFairMutex()

/** Runs a learner's program in a process that ends with it: whatever it does, everybody else's requests go on. */
export async function judgeApart(userId: number, mission: Mission, project: Project): Promise<Judgment> {
  const release = await acquire(userId)
  try {
    return await judge(mission, project)
  } finally {
    release()
  }
}

async function judge({ runs, checks }: Mission, project: Project): Promise<Judgment> {
  const workerData: JudgeTask = { mission: { runs, checks }, project }
  const apart = startApart<Judgment>(new URL('./judge-worker.ts', import.meta.url), {
    workerData,
    largestHeapMb: MOST_HEAP_MB,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Judgment>()
  const tooLong = () => reject(new AppError('invalid_input', 'programTooSlowToCheck'))
  const timer = setTimeout(tooLong, LONGEST_RUN_MS)
  apart.listen(resolve, (error) => (error instanceof TooLargeApart ? tooLong() : reject(error)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await apart.end()
  }
}
