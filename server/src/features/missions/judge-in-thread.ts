import { Worker } from 'node:worker_threads'
import type { judgeMission, Mission, Project } from '#engines/kids-code/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { createMutex } from '../../platform/mutex.ts'

export type JudgeTask = { mission: Pick<Mission, 'runs' | 'checks'>; project: Project }
type Judgment = ReturnType<typeof judgeMission>

const LONGEST_RUN_MS = 15_000
const MOST_HEAP_MB = 256

// One at a time: a small server has not the memory for more.
const acquire = createMutex()

/** Runs a learner's program in a thread that ends with it: whatever it does, everybody else's requests go on. */
export async function judgeInThread({ runs, checks }: Mission, project: Project): Promise<Judgment> {
  const release = await acquire()
  const task: JudgeTask = { mission: { runs, checks }, project }
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Judgment>()
  const tooLong = () => reject(new AppError('invalid_input', 'programTooSlowToCheck'))
  const timer = setTimeout(tooLong, LONGEST_RUN_MS)
  worker.once('message', resolve)
  worker.once('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong() : reject(error),
  )
  worker.once('exit', () => reject(new Error('The thread ended without an answer')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
    release()
  }
}
