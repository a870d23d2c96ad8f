import { Worker } from 'node:worker_threads'
import { TutorUnavailable } from '../port.ts'

export type Limits = {
  /** A task that takes longer is given up, and the worker with it. */
  longestTaskMs: number
  /** What the first task of a worker may take on top, while the worker loads what it needs. */
  loadingMs: number
  /** More than this many callers are sent away at once instead of after a long wait. */
  mostWaiting: number
  /** An unused worker gives its memory back. */
  idleMs: number
}

/** What a worker can be asked, by name. */
type Tasks = Record<string, { task: unknown; answer: unknown }>

export type WorkerEngine<Asked extends Tasks> = {
  run: <Name extends keyof Asked & string>(
    name: Name,
    task: Asked[Name]['task'],
  ) => Promise<Asked[Name]['answer']>
  /** Starts the worker before the first task, so that nobody waits while it loads. */
  wake: () => void
  stop: () => Promise<void>
}

type Waiting = {
  call: { name: string; task: unknown }
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** One worker thread, started with the first task, asked one thing at a time, replaced after a crash. */
export function createWorkerEngine<Asked extends Tasks>(
  workerUrl: URL,
  largestHeapMb: number,
  { longestTaskMs, loadingMs, mostWaiting, idleMs }: Limits,
): WorkerEngine<Asked> {
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let hasAnswered = false
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    hasAnswered = false
    const started = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
    })
    // A task in work is held open by its request; an idle worker must not keep the process alive.
    started.unref()
    started.on('message', (answer: unknown) => {
      hasAnswered = true
      const { resolve } = current ?? {}
      current = undefined
      resolve?.(answer)
      takeNext()
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
    takeNext()
  }

  function takeNext(): void {
    if (current) return
    clearTimeout(timer)
    current = waiting.shift()
    if (!current) {
      watch(idleMs)
      return
    }
    worker ??= startWorker()
    worker.postMessage(current.call)
    watch(hasAnswered ? longestTaskMs : longestTaskMs + loadingMs)
  }

  function watch(limitMs: number): void {
    timer = setTimeout(giveUpWorker, limitMs)
    timer.unref()
  }

  /** Lets go at once: whoever comes next must not be handed to a worker that is on its way out. */
  function giveUpWorker(): void {
    const given = worker
    if (!given) return
    dropWorker(given, new Error('the worker was given up'))
    void given.terminate()
  }

  return {
    run: (name, task) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(new TutorUnavailable('too many tasks are waiting'))
          return
        }
        waiting.push({
          call: { name, task },
          resolve: (answer) => resolve(answer as Asked[typeof name]['answer']),
          reject,
        })
        takeNext()
      }),
    wake: () => {
      if (worker) return
      worker = startWorker()
      watch(idleMs)
    },
    stop: async () => {
      clearTimeout(timer)
      for (const { reject } of waiting.splice(0)) reject(new TutorUnavailable('the product is stopping'))
      await worker?.terminate()
      clearTimeout(timer)
    },
  }
}
