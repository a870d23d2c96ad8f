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

/** The same for what people wait for: whoever asks for many turns gets the next one when all others have had theirs. */
export function createFairMutex(): (who: number) => Promise<() => void> {
  const acquire = createMutex()
  const own = new Map<number, { acquire: Acquire; asking: number }>()
  return async (who) => {
    const mine = own.get(who) ?? { acquire: createMutex(), asking: 0 }
    own.set(who, mine)
    mine.asking += 1
    const releaseOwn = await mine.acquire()
    const release = await acquire()
    return () => {
      release()
      releaseOwn()
      mine.asking -= 1
      if (mine.asking === 0) own.delete(who)
    }
  }
}
