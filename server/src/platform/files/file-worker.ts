import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileAnswer, FileTask } from './run-file-task.ts'
import { UnreadableFile } from './unreadable-file.ts'

// A thread of its own: a hostile file can hold whatever thread it is read on. Only the reader that is needed is loaded.
const answer = (message: FileAnswer) => parentPort?.postMessage(message)

/** The process is killed once it has answered: the next one starts the sooner for what is written down here. */
async function load<Reader>(open: () => Promise<Reader>): Promise<Reader> {
  const reader = await open()
  flushCompileCache()
  return reader
}

async function run({ kind, file, longest }: FileTask): Promise<string> {
  if (kind === 'pdf') {
    const { checkPdf, readPdf } = await load(() => import('./read-pdf.ts'))
    return longest > 0 ? readPdf(file, longest) : checkPdf(file)
  }
  const { checkDocx, readDocx } = await load(() => import('./read-docx.ts'))
  return longest > 0 ? readDocx(file) : checkDocx(file)
}

try {
  answer({ text: await run(workerData as FileTask) })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ refusal: error.refusal })
}
