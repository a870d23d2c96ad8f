import type { Evidence } from './evidence.ts'
import { HELP_FADES_SECONDS, MASTERED_ANSWERS, MASTERED_FROM } from './level.ts'

export type MasteredNeed = 'moreAnswers' | 'higherMastery' | 'onYourOwn'

/** What a skill still needs to be mastered, in the order in which it can be had; nothing when it is. */
export function listMasteredNeeds(evidence: Evidence, masteryNow: number): MasteredNeed[] {
  if (evidence.level === 'mastered') return []
  const { answers, lastHelpedAt, lastOwnSuccessAt } = evidence
  const isAlone =
    lastOwnSuccessAt !== null &&
    (lastHelpedAt === null || lastOwnSuccessAt - lastHelpedAt >= HELP_FADES_SECONDS)
  const needs: MasteredNeed[] = []
  if (answers < MASTERED_ANSWERS) needs.push('moreAnswers')
  if (masteryNow < MASTERED_FROM) needs.push('higherMastery')
  // Only a right answer of one's own lifts a level, so one is missing even when the figures are there.
  if (!isAlone || needs.length === 0) needs.push('onYourOwn')
  return needs
}
