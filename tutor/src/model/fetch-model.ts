import { ModelFailure } from './failure.ts'

/**
 * Fetches from the model's server. It follows no redirect, since a key would go along to wherever it leads, and reads no
 * more than `largestBodyBytes`: a server that never stops must not fill the memory.
 */
export function createModelFetch(largestBodyBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400)
      throw new ModelFailure('misconfigured', 'the address leads elsewhere')
    if (!response.body) return response
    let bytes = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > largestBodyBytes) controller.error(new ModelFailure('invalid', 'the answer never ends'))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  }
}
