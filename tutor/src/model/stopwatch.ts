import { ModelFailure } from './failure.ts'
import type { ModelLimits } from './settings.ts'

type Stopwatch = {
  /** Is aborted by the caller, or when the model takes too long. */
  signal: AbortSignal
  /** Something came. */
  hear: () => void
  stop: () => void
  /** Why it was stopped, if it was: whatever fails then fails for this reason. */
  explain: () => Error | null
}

export function createStopwatch(
  { firstWordMs, silenceMs, wholeMs }: Pick<ModelLimits, 'firstWordMs' | 'silenceMs' | 'wholeMs'>,
  caller: AbortSignal | null,
): Stopwatch {
  const late = new AbortController()
  const giveUp = () => late.abort(new ModelFailure('timeout'))
  const whole = setTimeout(giveUp, wholeMs)
  let next = setTimeout(giveUp, firstWordMs)
  return {
    signal: caller ? AbortSignal.any([caller, late.signal]) : late.signal,
    hear: () => {
      clearTimeout(next)
      next = setTimeout(giveUp, silenceMs)
    },
    stop: () => {
      clearTimeout(whole)
      clearTimeout(next)
    },
    explain: () => {
      if (late.signal.aborted) return late.signal.reason
      return caller?.aborted ? caller.reason : null
    },
  }
}

/** Waits for the promise, but not beyond the signal: a server that hangs is left to itself. */
export function orStop<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([promise, stopped]).finally(() => signal.removeEventListener('abort', stop))
}
