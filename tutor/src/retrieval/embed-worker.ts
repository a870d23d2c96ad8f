import { parentPort } from 'node:worker_threads'
import { EMBED_TASKS, type EmbedCall } from './embed-tasks.ts'

parentPort?.on('message', ({ name, task }: EmbedCall) => {
  parentPort?.postMessage(EMBED_TASKS[name](task as never))
})
