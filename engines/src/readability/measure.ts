export type Counts = {
  words: number
  sentences: number
  syllables: number
  /** Words that are not familiar. */
  hardWords: number
}

export type Readability = {
  /** Flesch–Kincaid grade level. */
  fleschKincaid: number
  /** The new Dale–Chall score, from about 0 to 10. */
  daleChallScore: number
  /** The grades of that score, from and to. */
  daleChall: [from: number, to: number]
}

/** Flesch and Kincaid 1975; Dale and Chall, new formula 1995 with the table of grades of 1948. */
export function measureReadability({ words, sentences, syllables, hardWords }: Counts): Readability {
  const wordsPerSentence = words / sentences
  const fleschKincaid = 0.39 * wordsPerSentence + 11.8 * (syllables / words) - 15.59
  const hardPercent = (100 * hardWords) / words
  const daleChallScore = 0.1579 * hardPercent + 0.0496 * wordsPerSentence + (hardPercent > 5 ? 3.6365 : 0)
  return { fleschKincaid, daleChallScore, daleChall: findGrades(daleChallScore) }
}

function findGrades(score: number): [number, number] {
  if (score < 5) return [1, 4]
  if (score < 6) return [5, 6]
  if (score < 7) return [7, 8]
  if (score < 8) return [9, 10]
  if (score < 9) return [11, 12]
  return [13, 16]
}
