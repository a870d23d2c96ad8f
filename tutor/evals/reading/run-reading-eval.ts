import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading, ReadingTask } from '../../src/reading/reading-port.ts'
import { findReadingFaults } from './find-reading-faults.ts'

const CURRICULUM = join(import.meta.dirname, '../../../content/curriculum')

export type ReadingEval = {
  texts: number
  questions: number
  /** How many of each kind. */
  kinds: Record<string, number>
  faults: string[]
  times: number[]
}

/** Every lesson of the curriculum, read as if a learner had pasted it. */
export async function runReadingEval(
  read: (task: ReadingTask) => Promise<Reading>,
  longest: number,
): Promise<ReadingEval> {
  const paths = readdirSync(CURRICULUM, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  )
  const result: ReadingEval = { texts: paths.length, questions: 0, kinds: {}, faults: [], times: [] }
  for (const path of paths.sort()) {
    const text = readFileSync(join(CURRICULUM, path), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .slice(0, longest)
    const grade = Number(/grade-(\d+)/.exec(path)?.[1] ?? 9)
    const start = performance.now()
    const reading = await read({ text, grade })
    result.times.push(performance.now() - start)
    result.questions += reading.questions.length
    for (const { kind } of reading.questions) result.kinds[kind] = (result.kinds[kind] ?? 0) + 1
    result.faults.push(...findReadingFaults(text, reading).map((fault) => `${path}: ${fault}`))
  }
  return result
}
