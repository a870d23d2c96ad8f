import { ModelFailure } from './failure.ts'
import type { ModelLimits } from './settings.ts'

type ModelTimer = {
  /** Aborted by the caller, or when the model takes too long. */
  signal: AbortSignal
  /** The model sent something: the timeout for silence starts again. */
  restart: () => void
  stop: () => void
  /** Null if the signal is not aborted. */
  abortReason: () => Error | null
}

export function createModelTimer(
  { firstWordMs, silenceMs, wholeMs }: Pick<ModelLimits, 'firstWordMs' | 'silenceMs' | 'wholeMs'>,
  caller: AbortSignal | null,
): ModelTimer {
  const timeout = new AbortController()
  const abort = () => timeout.abort(new ModelFailure('timeout'))
  const whole = setTimeout(abort, wholeMs)
  let next = setTimeout(abort, firstWordMs)
  return {
    signal: caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal,
    restart: () => {
      clearTimeout(next)
      next = setTimeout(abort, silenceMs)
    },
    stop: () => {
      clearTimeout(whole)
      clearTimeout(next)
    },
    abortReason: () => {
      if (timeout.signal.aborted) return timeout.signal.reason
      return caller?.aborted ? caller.reason : null
    },
  }
}

/** Rejects as soon as the signal is aborted, even if the promise never settles. */
export function raceAbort<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([promise, stopped]).finally(() => signal.removeEventListener('abort', stop))
}
