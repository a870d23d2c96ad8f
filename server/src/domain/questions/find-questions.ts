import { inArray, sql } from 'drizzle-orm'
import type { Problem } from '#content/practice/problem.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { type QuizQuestion, quizzes } from '../../db/schema/learning/quizzes.ts'
import { itemIdOf, makeAgain, practiceBySkill } from '../practice/practice-library.ts'

/** An answer as JSON. Read as a value, a typed "1.50" would come back as the number 1.5. */
export const givenJson = sql<string | null>`${attempts.answer}::text`

/** What an answer remembers of its question. */
export type Asked = { itemId: string; skills: string[]; seed: number | null; difficulty: number | null }

export type Question = { kind: 'problem'; problem: Problem } | { kind: 'quiz'; question: QuizQuestion }

/** The questions behind answers, in their order; null where the curriculum no longer has the question. */
export async function findQuestions(db: Database, asked: readonly Asked[]): Promise<(Question | null)[]> {
  const quizIds = new Set(asked.flatMap(({ itemId }) => readQuizItem(itemId)?.quizId ?? []))
  const found =
    quizIds.size === 0
      ? []
      : await db
          .select({ id: quizzes.id, questions: quizzes.questions })
          .from(quizzes)
          .where(inArray(quizzes.id, [...quizIds]))
  const questionsOf = new Map(found.map(({ id, questions }) => [id, questions]))
  return asked.map((one) => {
    const quizItem = readQuizItem(one.itemId)
    if (!quizItem) return findProblem(one)
    const question = questionsOf.get(quizItem.quizId)?.find(({ id }) => id === quizItem.questionId)
    return question ? { kind: 'quiz', question } : null
  })
}

export function readQuizItem(itemId: string): { quizId: number; questionId: string } | null {
  const match = /^quiz:(\d+):(.+)$/s.exec(itemId)
  return match ? { quizId: Number(match[1]), questionId: match[2] ?? '' } : null
}

function findProblem({ itemId, skills: [skill], seed, difficulty }: Asked): Question | null {
  if (skill === undefined || seed === null || difficulty === null || !practiceBySkill().has(skill))
    return null
  const row = { skill, seed, difficulty }
  const problem = makeAgain(row)
  // A bank that was rewritten meanwhile has another question under the same seed.
  return itemIdOf(row, problem) === itemId ? { kind: 'problem', problem } : null
}
