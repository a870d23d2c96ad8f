import type { RunningSession } from './use-session.ts'

type Failure = { error: Error; retry: () => void; isRetrying: boolean }

/** The call that failed last among those a problem makes, and how to make it again. */
export function findFailure({ check, hint, solve, next }: RunningSession): Failure | null {
  const sent = check.variables
  const calls = [
    { call: check, retry: () => sent && check.mutate(sent) },
    { call: hint, retry: () => hint.variables !== undefined && hint.mutate(hint.variables) },
    { call: solve, retry: () => solve.variables !== undefined && solve.mutate(solve.variables) },
    { call: next, retry: () => next.mutate() },
  ]
  const failed = calls.find(({ call }) => call.failureReason !== null)
  if (!failed?.call.failureReason) return null
  return { error: failed.call.failureReason, retry: failed.retry, isRetrying: failed.call.isPending }
}
