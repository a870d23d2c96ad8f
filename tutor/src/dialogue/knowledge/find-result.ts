import { findStems } from '../../retrieval/stems.ts'
import type { Block } from './read-blocks.ts'

/** Half of the words of the problem: the same thing is counted, not only the same numbers. */
const WORDS_SHARE = 0.5

/** Letters and digits as they are read: $\mathrm{C}_{6}$ is C6. */
const bare = (text: string): string => text.replace(/\\[a-z]+|[{}_$]/gi, '').toLowerCase()

/** C6H12 does not stand in C6H12O6, nor 2 in 24. */
const stands = (part: string, line: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${part.replace(/[()]/g, '\\$&')}(?![\\p{L}\\d(])`, 'u').test(line)

/**
 * The block whose line states the very result: it has all numbers of the problem, most of its words, and ends in the
 * result. A line that says something else proves nothing, so that nobody is told to be wrong by it.
 */
export function findResult(problem: string, result: string, blocks: readonly Block[]): Block | null {
  const given = problem.match(/[\p{L}()]*\d[\p{L}\d()]*/gu) ?? []
  if (given.length === 0) return null
  const words = findStems(problem).filter((stem) => !/\d/.test(stem))
  const states = (line: string) => {
    const own = new Set(findStems(line))
    const shared = words.filter((stem) => own.has(stem)).length
    return (
      given.every((part) => stands(bare(part), bare(line))) &&
      shared >= WORDS_SHARE * words.length &&
      (line.replace(/\$[^$]*[A-Za-z][^$]*\$/g, '').match(/\d+(?:\.\d+)?/g) ?? []).at(-1) === result
    )
  }
  return (
    blocks.find(({ kind, text }) => kind !== 'mistake' && kind !== 'try' && text.split('\n').some(states)) ??
    null
  )
}
