/** An answer in one skill. */
export type Try = { correct: boolean; helped: boolean; at: number }

export type Method = 'workedExample' | 'prerequisite' | 'human'

/** What to change, and the tries without gain it is based on. */
export type Stuck = { method: Method; tries: number; misses: number; helped: number; sinceAt: number }

/** Fewer are no reason to change anything. */
export const TRIES_PER_METHOD = 3

/**
 * Three tries without gain, that is without a right answer of one's own, switch the method; each further three switch it again, and the
 * last stays. Without a prerequisite to go back to, a human comes next.
 */
export function findStuck(tries: readonly Try[], hasPrerequisite: boolean): Stuck | null {
  const lastGain = tries.findLastIndex(({ correct, helped }) => correct && !helped)
  const vain = tries.slice(lastGain + 1)
  const first = vain[0]
  if (!first || vain.length < TRIES_PER_METHOD) return null
  const methods: Method[] = hasPrerequisite
    ? ['workedExample', 'prerequisite', 'human']
    : ['workedExample', 'human']
  const step = Math.floor(vain.length / TRIES_PER_METHOD) - 1
  return {
    method: methods[step] ?? 'human',
    tries: vain.length,
    misses: vain.filter(({ correct }) => !correct).length,
    helped: vain.filter(({ helped }) => helped).length,
    sinceAt: first.at,
  }
}
