import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { ApiError, call } from './call.ts'
import { createIntentionKeys } from './intention-keys.ts'

/**
 * A write that may be asked for again, by a second click or after a lost answer, and is still made once: the same
 * content keeps its key until the server has said yes or no.
 */
export function createWriter<E extends Endpoint>(
  endpoint: E,
  /** `keepalive`: goes through even when the page is closed meanwhile; for small bodies only. */
  { keepalive = false }: { keepalive?: boolean } = {},
): (input: InputOf<E>) => Promise<OutputOf<E>> {
  const keys = createIntentionKeys()
  return async (input) => {
    try {
      const answer = await call(endpoint, input, { idempotencyKey: keys.keyFor(input), keepalive })
      keys.settle()
      return answer
    } catch (error) {
      if (isAnswered(error)) keys.settle()
      throw error
    }
  }
}

/** Whether the server has made up its mind. A 5xx may come from a proxy while the server has done its work. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}
