import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Cases that were written apart from the engine: `tune` may be looked at, `held` is only counted. */
export type HeldOut = { half: 'tune' | 'held' }

export type AskedHeldOut = HeldOut & {
  id: string
  typed: string
  question: string
  grade: number
  /** What was said just before. */
  before?: string
  lesson?: string
  expect?: string[]
}

export function readHeldOut<Case extends HeldOut = AskedHeldOut>(name: string): Case[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.jsonl`), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case)
}
