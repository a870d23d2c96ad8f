import type { Dice } from '../dice/index.ts'

/** A skill that could come next. */
export type Candidate = {
  skill: string
  /** Undefined when it was never tried. */
  level: number | undefined
  idleDays: number
  /** Whether what comes before it has been practised, or lies below the learner's grade. */
  isReady: boolean
}

const FORGETTING_DAYS = 14
const NEW_AND_READY = 0.6
const NOT_READY = 0.1
const LEAST = 0.05

/** How much a skill is worth asking now: gaps first, then what may have faded, then what is new and within reach. */
export function worthOf({ level, idleDays, isReady }: Candidate): number {
  if (level === undefined) return isReady ? NEW_AND_READY : NOT_READY
  const faded = 0.4 * Math.min(1, idleDays / FORGETTING_DAYS)
  return Math.max(LEAST, 1 - level + faded)
}

/** Draws by worth, never the one that was just asked unless it is the only one. */
export function pickSkill(
  candidates: readonly Candidate[],
  lastSkill: string | undefined,
  dice: Dice,
): string | undefined {
  const others = candidates.filter(({ skill }) => skill !== lastSkill)
  const pool = others.length > 0 ? others : candidates
  const total = pool.reduce((sum, candidate) => sum + worthOf(candidate), 0)
  let left = (dice.int(0, 999_999) / 1_000_000) * total
  for (const candidate of pool) {
    left -= worthOf(candidate)
    if (left < 0) return candidate.skill
  }
  return pool.at(-1)?.skill
}

/** Easy until half the answers are right, hard once four in five are: about that share keeps practice worthwhile. */
export function difficultyFor(level: number | undefined): 1 | 2 | 3 {
  if (level === undefined || level < 0.5) return 1
  return level < 0.8 ? 2 : 3
}
