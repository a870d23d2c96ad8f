import { compareSigns } from './vectors.ts'

/** How much the words that question and passage share count beside their meaning, and how steeply. */
const COVERAGE_WEIGHT = 0.3
const COVERAGE_POWER = 3
/** How much the best sentence counts beside the whole passage. */
const SENTENCE_WEIGHT = 0.5
/** Lists of words and their meanings touch on many things, and so are a little near to everything. */
const WORD_LIST_MALUS = 0.03

/**
 * meaning + 0.3 · coverage³. Coverage is the share of the question's stems, each by its rarity, that stand in the passage:
 * a name or a rare term decides between passages that mean much the same, and a single word that happens to be in both
 * hardly counts. Merging two lists by rank instead would bury passages that share no word with the question.
 */
export function scorePassage(meaning: number, coverage: number): number {
  return meaning + COVERAGE_WEIGHT * coverage ** COVERAGE_POWER
}

/** How rare a stem is among so many passages (Robertson and Spärck Jones, never below zero). */
export function findStemWeight(passagesWithStem: number, passages: number): number {
  return Math.log(1 + (passages - passagesWithStem + 0.5) / (passagesWithStem + 0.5))
}

export type Candidate = { score: number; cosine: number; coverage: number }
export type PassageSentences = { signs: Uint8Array; isWordList: boolean }

/** How many of the best passages are worth a closer look. */
export const RERANKED_PASSAGES = 40

/**
 * A closer look at a passage that was found: how near each of its sentences is to the question, and its score with the
 * best of them taken into account. What was added to the score before stays added.
 */
export function rerankBySentences(
  { score, cosine, coverage }: Candidate,
  vector: Float32Array | null,
  { signs, isWordList }: PassageSentences,
): { score: number; likeness: number[] } {
  if (!vector) return { score, likeness: [] }
  const likeness = compareSigns(vector, signs)
  const best = Math.max(0, ...likeness)
  const meaning = (cosine + SENTENCE_WEIGHT * best) / (1 + SENTENCE_WEIGHT)
  const bonus = score - scorePassage(cosine, coverage)
  return { score: scorePassage(meaning, coverage) + bonus - (isWordList ? WORD_LIST_MALUS : 0), likeness }
}
