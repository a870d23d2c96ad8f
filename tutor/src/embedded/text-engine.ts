import { Worker } from 'node:worker_threads'
import { TutorUnavailable } from '../ports.ts'
import type { TextCall, TextTasks } from './text-tasks.ts'

type Limits = {
  /** A text that takes longer is given up, and the worker with it. */
  longestTaskMs: number
  /** More than this many callers are sent away at once instead of after a long wait. */
  mostWaiting: number
  /** An unused worker gives its memory back. */
  idleMs: number
}

const LIMITS: Limits = { longestTaskMs: 15_000, mostWaiting: 40, idleMs: 5 * 60_000 }
/** The language model takes 65 MB; a text of the largest size stays far below the rest. */
const LARGEST_HEAP_MB = 384

export type TextEngine = {
  run: <Name extends keyof TextTasks>(
    name: Name,
    task: TextTasks[Name]['task'],
  ) => Promise<TextTasks[Name]['answer']>
  stop: () => Promise<void>
}

type Waiting = { call: TextCall; resolve: (answer: never) => void; reject: (error: Error) => void }

/** One worker thread, started with the first text, asked one thing at a time, replaced after a crash. */
export function createTextEngine(limits: Partial<Limits> = {}): TextEngine {
  const { longestTaskMs, mostWaiting, idleMs } = { ...LIMITS, ...limits }
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    const started = new Worker(new URL('./text-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    // A text in work is held open by its request; an idle worker must not keep the process alive.
    started.unref()
    started.on('message', (answer: unknown) => {
      const { resolve } = current ?? {}
      current = undefined
      resolve?.(answer as never)
      takeNext()
    })
    started.on('error', (error) => dropWorker(started, error))
    started.on('exit', () => dropWorker(started, new Error('the worker was stopped')))
    return started
  }

  function dropWorker(dropped: Worker, cause: unknown): void {
    if (worker !== dropped) return
    worker = undefined
    current?.reject(new TutorUnavailable('the text could not be read', { cause }))
    current = undefined
    takeNext()
  }

  function takeNext(): void {
    if (current) return
    clearTimeout(timer)
    current = waiting.shift()
    if (!current) {
      timer = setTimeout(giveUpWorker, idleMs)
      timer.unref()
      return
    }
    worker ??= startWorker()
    worker.postMessage(current.call)
    timer = setTimeout(giveUpWorker, longestTaskMs)
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
          reject(new TutorUnavailable('too many texts are waiting'))
          return
        }
        waiting.push({ call: { name, task } as TextCall, resolve, reject })
        takeNext()
      }),
    stop: async () => {
      clearTimeout(timer)
      for (const { reject } of waiting.splice(0)) reject(new TutorUnavailable('the product is stopping'))
      await worker?.terminate()
      clearTimeout(timer)
    },
  }
}
