/** Waits until everybody who asked before has given their turn back; answers how to give this one back. */
export type TakeTurn = () => Promise<() => void>

/** For what only one request at a time may change: turns are given in the order of asking. */
export function createTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    let giveBack = () => {}
    last = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    await before
    return giveBack
  }
}
