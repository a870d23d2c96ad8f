import type { FileHandle } from 'node:fs/promises'

const WINDOW = 512
/** More lines than any word has senses. */
const LONGEST_RUN = 24_000

/**
 * All lines of a sorted file that begin so, by halving: some twenty small reads instead of the whole file in memory.
 * Lines are in the order of their bytes.
 */
export async function findLines(file: FileHandle, sizeBytes: number, prefix: string): Promise<string[]> {
  let [low, high] = [0, sizeBytes]
  while (high - low > WINDOW) {
    const middle = Math.floor((low + high) / 2)
    const line = await readFirstWholeLine(file, middle, high)
    if (line === null) high = middle
    else if (line.text.slice(0, prefix.length) < prefix) low = line.end
    else high = middle
  }
  return readRun(file, low, prefix)
}

/** The first line that begins after a place; null when none does before `end`. */
async function readFirstWholeLine(
  file: FileHandle,
  from: number,
  end: number,
): Promise<{ text: string; end: number } | null> {
  const text = await readText(file, from, WINDOW)
  const start = text.indexOf('\n') + 1
  const stop = text.indexOf('\n', start)
  if (start === 0 || stop < 0 || from + start >= end) return null
  return { text: text.slice(start, stop), end: from + stop + 1 }
}

/** `low` is the start of a line at or before the first that fits. */
async function readRun(file: FileHandle, low: number, prefix: string): Promise<string[]> {
  const text = await readText(file, low, LONGEST_RUN)
  const lines = text.split('\n').slice(0, -1)
  const first = lines.findIndex((line) => line.startsWith(prefix))
  if (first < 0) return []
  const after = lines.findIndex((line, at) => at > first && !line.startsWith(prefix))
  return lines.slice(first, after < 0 ? undefined : after)
}

export async function readText(file: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.toString('latin1', 0, bytesRead)
}
