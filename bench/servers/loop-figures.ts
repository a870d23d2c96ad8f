import { once } from 'node:events'
import type { Product } from '#server/testing/start-product.ts'

export type LoopQuestion = 'take loop figures'

/** Since the last time they were taken. */
export type LoopFigures = {
  /** The latest that a timer fired, whoever caused it. */
  longestDelayMs: number
  /** The same without the time the thread stood in line for a core: what the product itself caused. */
  longestBlockMs: number
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
