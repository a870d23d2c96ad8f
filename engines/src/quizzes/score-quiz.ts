import { createDice } from '../dice/index.ts'

const GREAT_SHARE = 0.7

type Answer = { questionId: string; selectedOptionId: string }
type Question = { id: string; correctOptionId: string }
export type ScoredAnswer = Answer & { correct: boolean }

/** Counts one answer per question; what was not answered is wrong, what the quiz does not know is left out. */
export function scoreQuiz(
  questions: readonly Question[],
  answers: readonly Answer[],
): { score: number; maxScore: number; answers: ScoredAnswer[] } {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]))
  const scored = questions.flatMap(({ id, correctOptionId }): ScoredAnswer[] => {
    const answer = given.get(id)
    return answer ? [{ ...answer, correct: answer.selectedOptionId === correctOptionId }] : []
  })
  return {
    score: scored.filter(({ correct }) => correct).length,
    maxScore: questions.length,
    answers: scored,
  }
}

export type ResultTier = 'perfect' | 'great' | 'good'

export function resultTier(score: number, maxScore: number): ResultTier {
  if (maxScore > 0 && score === maxScore) return 'perfect'
  return maxScore > 0 && score / maxScore >= GREAT_SHARE ? 'great' : 'good'
}

/** Another order for each attempt, the same order for the same seed. */
export function shuffleOptions<Option>(options: readonly Option[], seed: string): Option[] {
  return createDice(seed).shuffle(options)
}
