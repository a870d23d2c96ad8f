import type { WaitingWrite } from './waiting-write.ts'

/**
 * What is on its way to the server, in the order in which it was done. What was refused waits for somebody's decision, and
 * with it everything later about the same thing; all others go on.
 */
export function listGoing(writes: readonly WaitingWrite[]): WaitingWrite[] {
  const held = new Set<string>()
  return sortByPlace(writes).filter((write) => {
    const isGoing = !write.refusal && (write.thing === null || !held.has(write.thing))
    if (!isGoing && write.thing !== null) held.add(write.thing)
    return isGoing
  })
}

/** The next to be sent. */
export function findNext(writes: readonly WaitingWrite[]): WaitingWrite | null {
  return listGoing(writes)[0] ?? null
}

/** What goes when somebody gives a write up: of a thing that is never made, nothing that was done with it later can be sent. */
export function listGivenUp(writes: readonly WaitingWrite[], dropped: WaitingWrite): WaitingWrite[] {
  return sortByPlace(writes).filter(
    ({ place, thing }) =>
      place === dropped.place ||
      (dropped.standInId !== null && thing === dropped.thing && place > dropped.place),
  )
}

export function sortByPlace(writes: readonly WaitingWrite[]): WaitingWrite[] {
  return [...writes].sort((one, other) => one.place - other.place)
}
