import type { WaitingWrite } from './waiting-write.ts'

/**
 * The next to be sent, in the order in which things were done. What was refused waits for somebody's decision, and with it
 * everything later about the same thing; all others go on.
 */
export function findNext(writes: readonly WaitingWrite[]): WaitingWrite | null {
  const held = new Set<string>()
  for (const write of sortByPlace(writes)) {
    if (!write.refusal && (write.thing === null || !held.has(write.thing))) return write
    if (write.thing !== null) held.add(write.thing)
  }
  return null
}

export function sortByPlace(writes: readonly WaitingWrite[]): WaitingWrite[] {
  return [...writes].sort((one, other) => one.place - other.place)
}
