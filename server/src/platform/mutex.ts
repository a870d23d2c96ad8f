/** Waits until everybody who asked before has given their turn back; answers how to give this one back. */
export type Acquire = () => Promise<() => void>

/** For what only one request at a time may change: turns are given in the order of asking. */
export function createMutex(): Acquire {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    let release = () => {}
    last = new Promise<void>((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}
