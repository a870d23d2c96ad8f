import type { AskedQuestion } from '../answer/score-sentence.ts'
import type { PassageIndex } from './passage-index.ts'
import { findStemWeight } from './rank.ts'
import { findQuestionStems } from './stems.ts'

/** The stems of a question with their rarity in everything that is searched. */
export function analyzeQuestion(text: string, indexes: readonly PassageIndex[]): AskedQuestion {
  const size = indexes.reduce((sum, index) => sum + index.size, 0)
  return {
    text,
    stems: findQuestionStems(text).map((stem) => ({
      stem,
      weight: findStemWeight(
        indexes.reduce((sum, index) => sum + index.countStem(stem), 0),
        size,
      ),
    })),
  }
}
