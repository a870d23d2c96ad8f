import { describeChanges, type Sentence, type StageState } from '#engines/kids-code/index.ts'

/** Who listens needs this long for what was just said. */
const LEAST_GAP_MS = 2000

/** Tells what changed on the stage since it last told something, and not too often. */
export function paceChanges(first: StageState) {
  let told = first
  let toldAtMs = Number.NEGATIVE_INFINITY

  return {
    /** The stage is another one now: nothing to tell. */
    reset(stage: StageState) {
      told = stage
      toldAtMs = Number.NEGATIVE_INFINITY
    },
    /** At the end of a run everything is told at once, however little time has passed. */
    take(stage: StageState, nowMs: number, isLast = false): Sentence[] {
      if (!isLast && nowMs - toldAtMs < LEAST_GAP_MS) return []
      const sentences = describeChanges(told, stage)
      if (sentences.length === 0) return []
      told = stage
      toldAtMs = nowMs
      return sentences
    },
  }
}
