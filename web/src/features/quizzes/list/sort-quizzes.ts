import type { Quiz, QuizResult } from '#contract/quizzes.ts'

export type BestScore = Pick<QuizResult, 'score' | 'maxScore'> & { attempts: number }
export type QuizCard = Quiz & {
  best: BestScore | null
  /** Done without a connection, and not graded yet. */
  isWaiting: boolean
}

/** Completed is what has any result, whatever its score. */
export function sortQuizzes(
  quizzes: readonly Quiz[],
  results: readonly QuizResult[],
  waitingIds: ReadonlySet<number> = new Set(),
) {
  const bestOf = findBestScores(results)
  const cards = quizzes.map(
    (quiz): QuizCard => ({ ...quiz, best: bestOf.get(quiz.id) ?? null, isWaiting: waitingIds.has(quiz.id) }),
  )
  return {
    available: cards.filter(({ best }) => best === null),
    completed: cards.filter(({ best }) => best !== null),
  }
}

/** By share, not by number: a quiz may have gained questions since. */
function findBestScores(results: readonly QuizResult[]): Map<number, BestScore> {
  const bestOf = new Map<number, BestScore>()
  for (const { quizId, score, maxScore } of results) {
    const best = bestOf.get(quizId)
    const attempts = 1 + (best?.attempts ?? 0)
    const isBetter = !best || score * best.maxScore > best.score * maxScore
    bestOf.set(quizId, isBetter ? { score, maxScore, attempts } : { ...best, attempts })
  }
  return bestOf
}

/** In the order in which the subjects first occur. */
export function groupBySubject<Card extends Pick<Quiz, 'subjectId'>>(
  cards: readonly Card[],
): { subjectId: number; cards: Card[] }[] {
  const groups = new Map<number, Card[]>()
  for (const card of cards) groups.set(card.subjectId, [...(groups.get(card.subjectId) ?? []), card])
  return [...groups].map(([subjectId, cards]) => ({ subjectId, cards }))
}
