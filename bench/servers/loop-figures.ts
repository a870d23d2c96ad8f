import { once } from 'node:events'
import type { Product } from '#server/testing/start-product.ts'

export type LoopQuestion = 'take loop figures'

/** Since the last time they were taken. */
export type LoopFigures = {
  /** The most the main thread computed between two chances for others, at most one interval of the timer too much. */
  longestBlockMs: number
  /** The latest that a timer fired, whoever caused it. */
  longestDelayMs: number
  /** By the clock, waiting for the collector's helper threads included. */
  longestGcMs: number
  p99DelayMs: number
}

/** Asks a product that was started with `watch-event-loop.ts`; the count starts anew. */
export async function takeLoopFigures({ child }: Product): Promise<LoopFigures> {
  const answered = once(child, 'message') as Promise<[LoopFigures]>
  child.send('take loop figures' satisfies LoopQuestion)
  const [figures] = await answered
  return figures
}
