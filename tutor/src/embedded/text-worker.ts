import { parentPort } from 'node:worker_threads'
import { TEXT_TASKS, type TextCall } from './text-tasks.ts'

// Reads texts apart from the requests: a long one takes hundreds of milliseconds, and nobody else should wait for it.
parentPort?.on('message', async ({ name, task }: TextCall) => {
  parentPort?.postMessage(await TEXT_TASKS[name](task as never))
})
