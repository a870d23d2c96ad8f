import { findStems } from '../retrieval/stems.ts'
import { givesReason } from './fits-answer.ts'
import type { AnswerPassage } from './pick-answer.ts'
import type { Asked } from './score-sentence.ts'
import type { Ranked } from './take-context.ts'

/** Tuned on the tuning halves of `tutor/evals/retrieval`, so that a question from elsewhere is seldom answered. */
export const LIMITS = {
  /** Nearly all of the question stands in what is quoted or above it. */
  mostWords: 0.72,
  scoreWithMostWords: 0.5,
  /** Half of it does. */
  halfWords: 0.5,
  scoreWithHalf: 0.65,
  /** Said in other words. */
  scoreByMeaning: 0.66,
  cosineByMeaning: 0.58,
  /** One or two words are soon found anywhere: meaning must agree. */
  cosineOfShort: 0.43,
}
const SHORT_STEMS = 2
/** In one of some four hundred passages: a name is not met by chance. */
const RARE_WEIGHT = 6
const PLAIN_DEFINITION = 0.6

/** Whether what would be quoted answers the question. No answer is better than a silly one. */
export function isAnswerable<P extends AnswerPassage>(
  asked: Asked,
  { passage, definition }: Ranked<P>,
  texts: readonly string[],
): boolean {
  const { score, cosine, heading, title = null } = passage
  const quoted = texts.join(' ')
  const covered = findCoverage(asked, `${quoted} ${heading ?? ''} ${title ?? ''}`)
  const isPlain = definition >= PLAIN_DEFINITION
  const isByMeaning = score >= LIMITS.scoreByMeaning && cosine >= LIMITS.cosineByMeaning
  if (isVague(asked) && !isPlain && cosine > 0 && cosine < LIMITS.cosineOfShort) return false
  if (asked.read.kind === 'reason' && !givesReason(quoted) && !isByMeaning) return false
  if (covered >= LIMITS.mostWords && score >= LIMITS.scoreWithMostWords) return true
  return isByMeaning || (covered >= LIMITS.halfWords && score >= LIMITS.scoreWithHalf)
}

/** Without an embedder the cosine is 0, and words are all there is to go by. */
const isVague = ({ stems }: Asked) =>
  stems.length <= SHORT_STEMS && stems.every(({ weight }) => weight < RARE_WEIGHT)

function findCoverage({ stems, allWeight }: Asked, text: string): number {
  const own = new Set(findStems(text))
  return stems.reduce((sum, { stem, weight }) => sum + (own.has(stem) ? weight : 0), 0) / allWeight
}
