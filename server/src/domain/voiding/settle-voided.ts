import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'
import { markSettled, selectUnsettled, type Voiding, voidSome } from './voiding.queries.ts'

/** The embedded database has one connection: a request waits for one of these statements at most. */
const ROWS_AT_ONCE = 50
const LOOK_AGAIN_MS = 100

type SettleVoidedDeps = Pick<Deps, 'db' | 'tracer' | 'now' | 'presence'>

/**
 * Clears the traces of the questions that were taken back: their answers no longer count, then everything is worked out
 * anew, then those who had answered are told. Stopped halfway, it is taken up again by whoever calls it next.
 */
export async function settleVoided(deps: SettleVoidedDeps, signal: AbortSignal): Promise<void> {
  const { db, tracer, now, presence } = deps
  if (tracer.isFollowing) return
  const voidings = await selectUnsettled(db)
  if (voidings.length === 0) return
  const answersOf = new Map<number, number>()
  for (const voiding of voidings) await voidAll(deps, voiding, answersOf, signal)

  // A replay that is under way has read answers that count no longer: it ends first, or its end would pass for ours.
  await waitUntil(() => !tracer.isRebuilding, signal)
  tracer.isSpoiled = true
  tracer.onChange()
  await waitUntil(() => !tracer.isSpoiled, signal)
  const ids = voidings.map(({ id }) => id)
  await markSettled(db, ids, now())
  for (const [userId, answers] of answersOf) presence.tell([userId], { type: 'takenBack', answers })
}

async function voidAll(
  { db, now }: SettleVoidedDeps,
  voiding: Voiding,
  answersOf: Map<number, number>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const owners = await runPaced(() => voidSome(db, voiding, now(), ROWS_AT_ONCE), signal)
    for (const userId of owners) answersOf.set(userId, (answersOf.get(userId) ?? 0) + 1)
    if (owners.length < ROWS_AT_ONCE) return
  }
}

async function waitUntil(isSo: () => boolean, signal: AbortSignal): Promise<void> {
  while (!isSo()) await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false })
}
