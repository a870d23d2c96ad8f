import type { Refusal } from '#contract/refusals/catalog.ts'
import { createApartQueue } from '../apart/run-apart.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `longest`: so many characters are wanted; with 0 the file is only looked through for what is wrong with it. */
export type FileTask = { kind: 'pdf' | 'docx'; file: Uint8Array; longest: number }
export type FileAnswer = { text: string } | { refusal: Refusal }

const LONGEST_READING_MS = 20_000
const MOST_HEAP_MB = 256
const MOST_MB = 360

const run = createApartQueue(new URL('./file-worker.ts', import.meta.url))

/** Reads a stranger's file in a process that ends with it, within limits of time and memory. */
export function runFileTask(userId: number, { file, ...task }: FileTask): Promise<string> {
  return run<FileAnswer, string>(userId, {
    workerData: task,
    file,
    largestHeapMb: MOST_HEAP_MB,
    largestProcessMb: MOST_MB,
    longestMs: LONGEST_READING_MS,
    tooSlow: () => new UnreadableFile('fileTooSlowToRead'),
    tooLarge: () => new UnreadableFile('fileTooLargeToRead'),
    take(answer, end) {
      if ('refusal' in answer) throw new UnreadableFile(answer.refusal)
      end(answer.text)
    },
  })
}
