import { parentPort, workerData } from 'node:worker_threads'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import type { FileAnswer, FileTask } from './run-file-task.ts'
import { UnreadableFile } from './unreadable-file.ts'

// A thread of its own: a hostile file can hold whatever thread it is read on.
const { kind, file, longest } = workerData as FileTask
const answer = (message: FileAnswer) => parentPort?.postMessage(message)
try {
  answer({ text: kind === 'pdf' ? await readPdf(file, longest) : readDocx(file) })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ refusal: error.message })
}
