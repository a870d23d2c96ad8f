/**
 * Notes what the held clock shows at which moment of real time: rows that the database dates by itself are told from it. The clock
 * never moves within a millisecond in which something was written, so that every row is told alike each time.
 */
export function holdClock(clock: { now: Date }): { readDatabaseClock: (at: Date) => Date } {
  const moves: { realMs: number; shown: Date }[] = []
  let shown = clock.now
  Object.defineProperty(clock, 'now', {
    get: () => shown,
    set: (next: Date) => {
      if (next < shown) throw new Error(`the clock went back from ${shown.toISOString()}`)
      const writtenMs = Date.now()
      let realMs = Date.now()
      while (realMs <= writtenMs) realMs = Date.now()
      shown = next
      moves.push({ realMs, shown })
    },
  })
  return {
    readDatabaseClock(at) {
      let [from, to] = [0, moves.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((moves[middle]?.realMs ?? 0) <= at.getTime()) from = middle + 1
        else to = middle
      }
      const move = moves[from - 1]
      if (!move) throw new Error(`nothing was played at ${at.toISOString()}`)
      return move.shown
    },
  }
}
