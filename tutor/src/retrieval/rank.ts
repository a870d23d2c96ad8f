/** How much the words that question and passage share count beside their meaning. */
const COVERAGE_WEIGHT = 0.1
/** How much the nearest question that learners ask about a section counts, and its passage. */
const QUESTION_SHARE = 0.55
/** A passage whose section nobody asked anything like this about is still as near as this says. */
const LEAST_OF_PASSAGE = 0.8

/** meaning + 0.1 · coverage, the share of the question's stems, each by its rarity, that stand in the passage or in what learners ask about it. */
export function scorePassage(meaning: number, coverage: number): number {
  return meaning + COVERAGE_WEIGHT * coverage
}

/**
 * How near a question comes to a passage: by the passage itself, and by what learners ask about its section. Texts that
 * nobody wrote questions for, such as notes, go by themselves alone.
 */
export function findMeaning(cosine: number, nearestQuestion: number | null): number {
  if (nearestQuestion === null) return cosine
  return (1 - QUESTION_SHARE) * cosine + QUESTION_SHARE * Math.max(nearestQuestion, LEAST_OF_PASSAGE * cosine)
}

/** How rare a stem is among so many passages (Robertson and Spärck Jones, never below zero). */
export function findStemWeight(passagesWithStem: number, passages: number): number {
  return Math.log(1 + (passages - passagesWithStem + 0.5) / (passagesWithStem + 0.5))
}
