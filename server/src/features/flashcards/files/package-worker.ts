import { parentPort, workerData } from 'node:worker_threads'
import { readPackage } from './anki/read-package.ts'
import { writePackage } from './anki/write-package.ts'
import { UnreadableFile } from './deck.ts'
import type { PackageAnswer, PackageTask } from './run-package-task.ts'

// A thread of its own: unpacking and SQLite hold whatever thread they run on, and a hostile file can hold it for long.
function run(task: PackageTask): PackageAnswer {
  try {
    return task.kind === 'read'
      ? { deck: readPackage(task.file) }
      : { file: writePackage(task.cards, task.pictures, task.nowMs) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(run(workerData as PackageTask))
