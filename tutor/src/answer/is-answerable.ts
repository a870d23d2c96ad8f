import { findStems } from '../retrieval/stems.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { givesReason } from './fits-answer.ts'
import type { QuestionKind } from './read-question.ts'
import type { Asked } from './score-sentence.ts'
import type { Ranked } from './take-context.ts'

/** Tuned on the tuning halves of `tutor/evals/retrieval`, so that a question from elsewhere is seldom answered. */
const LIMITS = {
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
  /** Of what is said about a term without saying what it is. */
  cosineOfTerm: 0.56,
}
const SHORT_STEMS = 2
/** In one of some four hundred passages: a name is not met by chance. */
const RARE_WEIGHT = 6
const PLAIN_DEFINITION = 0.6
const SOME_DEFINITION = 0.5

/** Whether what would be quoted answers the question. No answer is better than a silly one. */
export function isAnswerable<P extends AnswerPassage>(
  asked: Asked,
  { passage, definition, isSubject }: Ranked<P>,
  texts: readonly string[],
): boolean {
  const { score, cosine, heading, title = null } = passage
  const quoted = texts.join(' ')
  const covered = findCoverage(asked, `${quoted} ${heading ?? ''} ${title ?? ''}`)
  const isPlain = definition >= PLAIN_DEFINITION
  const isByMeaning = score >= LIMITS.scoreByMeaning && cosine >= LIMITS.cosineByMeaning
  if (isVague(asked) && !isPlain && cosine > 0 && cosine < LIMITS.cosineOfShort) return false
  if (!hasRank(asked, quoted)) return false
  const isNear = cosine === 0 || cosine >= LIMITS.cosineOfTerm
  if (isUndefined(asked, definition) && !(isNear && isSubject)) return false
  if (asked.read.kind === 'role' && definition === 0 && !isSubject) return false
  if (asked.read.kind === 'reason' && !givesReason(quoted) && !isByMeaning) return false
  if (covered >= LIMITS.mostWords && score >= LIMITS.scoreWithMostWords) return true
  return isByMeaning || (covered >= LIMITS.halfWords && score >= LIMITS.scoreWithHalf)
}

/** Without an embedder the cosine is 0, and words are all there is to go by. */
const isVague = ({ stems }: Asked) =>
  stems.length <= SHORT_STEMS && stems.every(({ weight }) => weight < RARE_WEIGHT)

/** Asked what one or two words mean, and nothing says it. */
const isUndefined = ({ read, stems }: Asked, definition: number) =>
  read.kind === 'definition' && stems.length <= SHORT_STEMS && definition < SOME_DEFINITION

const RANKS =
  /\b(first|last|only|oldest|youngest|biggest|largest|smallest|tallest|longest|shortest|fastest|deepest|highest|hottest|coldest|nearest|richest|strongest|best|worst|most)\b/gi
const ALIKE: Record<string, RegExp> = {
  biggest: /\b(?:biggest|largest|greatest)\b/i,
  largest: /\b(?:biggest|largest|greatest)\b/i,
  first: /\b(?:first|earliest|began|oldest)\b/i,
}

const RANKED = new Set<QuestionKind>(['person', 'definition', 'choice', 'place'])

/** Whoever asks for the first is not answered with another one. */
function hasRank({ read }: Asked, quoted: string): boolean {
  if (!RANKED.has(read.kind)) return true
  const asked = [...read.text.matchAll(RANKS)].map(([word]) => word.toLowerCase())
  return asked.every((word) => (ALIKE[word] ?? new RegExp(`\\b${word}\\b`, 'i')).test(quoted))
}

function findCoverage({ stems, allWeight }: Asked, text: string): number {
  const own = new Set(findStems(text))
  return stems.reduce((sum, { stem, weight }) => sum + (own.has(stem) ? weight : 0), 0) / allWeight
}
