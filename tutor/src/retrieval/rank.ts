/** How much the words that question and passage share count beside their meaning, and how steeply. */
const COVERAGE_WEIGHT = 0.3
const COVERAGE_POWER = 1.5

/**
 * cosine + 0.3 · coverage^1.5. Coverage is the share of the question's stems, each by its rarity, that stand in the
 * passage: a name or a rare term decides between passages that mean much the same. Merging two lists by rank instead
 * would bury passages that share no word with the question.
 */
export function scorePassage(cosine: number, coverage: number): number {
  return cosine + COVERAGE_WEIGHT * coverage ** COVERAGE_POWER
}

/** How rare a stem is among so many passages (Robertson and Spärck Jones, never below zero). */
export function weighStem(passagesWithStem: number, passages: number): number {
  return Math.log(1 + (passages - passagesWithStem + 0.5) / (passagesWithStem + 0.5))
}
