import * as z from 'zod/mini'
import { HandedInQuiz } from '#contract/quizzes.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'
import { Attempt } from './attempt.ts'

const QuizMemory = z.object({
  attempt: Attempt,
  /** Kept together with the visit it was shown in: going back to it, or loading it anew, shows it again. */
  shown: z.nullable(z.object({ result: HandedInQuiz, visit: z.string() })),
})
export type QuizMemory = z.output<typeof QuizMemory>

const keyOf = (userId: number) => `${USER_MEMORY_PREFIX}quiz.${userId}`

/** Of this tab only: another tab may take another quiz. */
export function readQuizMemory(userId: number, store: Storage = sessionStorage): QuizMemory | null {
  const memory = z.safeParse(QuizMemory, parseJson(store.getItem(keyOf(userId))))
  return memory.success ? memory.data : null
}

export function keepQuizMemory(userId: number, memory: QuizMemory, store: Storage = sessionStorage): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(memory))
  } catch (error) {
    // A full store must not stop the quiz: without it the attempt lives as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}

export function forgetQuizMemory(userId: number, store: Storage = sessionStorage): void {
  store.removeItem(keyOf(userId))
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
