import type { Context } from '../../platform/requests/serve.ts'

export type TracingTurn = {
  /** An answer has gone into the model; the attempt's id once it is known. */
  note: (attemptId: number | null) => void
}

/**
 * From here to the end of the transaction nobody else's answers go into the model. Take it first: before the learner's
 * lock, or two requests could wait for each other.
 */
export async function takeTracingTurn({
  tracer,
  atEnd,
}: Pick<Context, 'tracer' | 'atEnd'>): Promise<TracingTurn> {
  const release = await tracer.takeTurn()
  let hasMoved = false
  let lastAttemptId = 0
  atEnd((isCommitted) => {
    if (hasMoved && !isCommitted) tracer.isSpoiled = true
    else if (!tracer.isFollowing) tracer.lastAttemptId = Math.max(tracer.lastAttemptId, lastAttemptId)
    release()
    if (hasMoved) tracer.onChange()
  })
  return {
    note: (attemptId) => {
      hasMoved = true
      lastAttemptId = attemptId ?? lastAttemptId
    },
  }
}
