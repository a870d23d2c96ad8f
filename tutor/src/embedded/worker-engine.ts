import { Worker } from 'node:worker_threads'
import { TutorUnavailable } from '../port.ts'

export type Limits = {
  /** A task that takes longer fails, and its worker is terminated. */
  longestTaskMs: number
  /** Extra time for the first task of a worker, while it loads what it needs. */
  loadingMs: number
  /** With more tasks than this in the queue, new ones fail at once instead of after a long wait. */
  mostWaiting: number
  /** An unused worker is terminated to free its memory. */
  idleMs: number
}

/** What a worker can be asked, by name. */
type Tasks = Record<string, { task: unknown; answer: unknown }>

export type WorkerEngine<Asked extends Tasks> = {
  run: <Name extends keyof Asked & string>(
    name: Name,
    task: Asked[Name]['task'],
  ) => Promise<Asked[Name]['answer']>
  /** Starts the worker before the first task arrives. */
  wake: () => void
  stop: () => Promise<void>
}

type QueuedTask = {
  call: { name: string; task: unknown }
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** A task queue with one worker thread: started with the first task, restarted after a crash. */
export function createWorkerEngine<Asked extends Tasks>(
  workerUrl: URL,
  largestHeapMb: number,
  { longestTaskMs, loadingMs, mostWaiting, idleMs }: Limits,
): WorkerEngine<Asked> {
  const queue: QueuedTask[] = []
  let worker: Worker | undefined
  let hasAnswered = false
  let current: QueuedTask | undefined
  let timer: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    hasAnswered = false
    const started = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
    })
    // A running task is kept alive by its request; an idle worker must not keep the process alive.
    started.unref()
    started.on('message', (answer: unknown) => {
      hasAnswered = true
      const { resolve } = current ?? {}
      current = undefined
      resolve?.(answer)
      runNext()
    })
    started.on('error', (error) => dropWorker(started, error))
    started.on('exit', () => dropWorker(started, new Error('the worker was stopped')))
    return started
  }

  function dropWorker(dropped: Worker, cause: unknown): void {
    if (worker !== dropped) return
    worker = undefined
    current?.reject(new TutorUnavailable('the task could not be done', { cause }))
    current = undefined
    runNext()
  }

  function runNext(): void {
    if (current) return
    clearTimeout(timer)
    current = queue.shift()
    if (!current) {
      setTimer(idleMs)
      return
    }
    worker ??= startWorker()
    worker.postMessage(current.call)
    setTimer(hasAnswered ? longestTaskMs : longestTaskMs + loadingMs)
  }

  function setTimer(limitMs: number): void {
    timer = setTimeout(terminateWorker, limitMs)
    timer.unref()
  }

  /** Drops the worker before it has stopped, so that the next task gets a new one. */
  function terminateWorker(): void {
    const terminated = worker
    if (!terminated) return
    dropWorker(terminated, new Error('the worker was terminated'))
    void terminated.terminate()
  }

  return {
    run: (name, task) =>
      new Promise((resolve, reject) => {
        if (queue.length >= mostWaiting) {
          reject(new TutorUnavailable('too many tasks are waiting'))
          return
        }
        queue.push({
          call: { name, task },
          resolve: (answer) => resolve(answer as Asked[typeof name]['answer']),
          reject,
        })
        runNext()
      }),
    wake: () => {
      if (worker) return
      worker = startWorker()
      setTimer(idleMs)
    },
    stop: async () => {
      clearTimeout(timer)
      for (const { reject } of queue.splice(0)) reject(new TutorUnavailable('the product is stopping'))
      await worker?.terminate()
      clearTimeout(timer)
    },
  }
}
