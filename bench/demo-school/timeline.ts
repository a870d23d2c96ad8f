/** Something that goes on for a while: after each step it says how many seconds later the next one comes. */
export type Activity = AsyncGenerator<number, void>

/** Answers how many seconds later it goes on; null when it is over. */
type Step = () => Promise<number | null>
type Entry = { at: number; turn: number; step: Step }

export type Timeline = {
  begin: (at: Date, activity: Activity) => void
  /** What happens at one moment. */
  plan: (at: Date, work: () => Promise<void>) => void
  /** Goes on with whoever is next, moving the clock to their moment; answers when nothing is left before the end. */
  runUntil: (end: Date) => Promise<void>
}

/** Many study at the same time: each step comes at its moment, and the clock only moves forward. */
export function createTimeline(clock: { now: Date }): Timeline {
  const waiting: Entry[] = []
  let turns = 0

  /** Behind those of the same moment that came before. */
  function insert(entry: Entry): void {
    let [from, to] = [0, waiting.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = waiting[middle] as Entry
      if (other.at > entry.at || (other.at === entry.at && other.turn > entry.turn)) from = middle + 1
      else to = middle
    }
    waiting.splice(from, 0, entry)
  }

  const add = (at: Date, step: Step) => insert({ at: at.getTime(), turn: turns++, step })

  return {
    begin: (at, activity) => add(at, () => advance(activity)),
    plan: (at, work) => add(at, () => work().then(() => null)),
    async runUntil(end) {
      for (let next = waiting.at(-1); next && next.at < end.getTime(); next = waiting.at(-1)) {
        waiting.pop()
        if (next.at > clock.now.getTime()) clock.now = new Date(next.at)
        const seconds = await next.step()
        if (seconds === null) continue
        const at = Math.max(next.at, clock.now.getTime()) + Math.round(1000 * seconds)
        insert({ at, turn: turns++, step: next.step })
      }
      if (end > clock.now) clock.now = end
    },
  }
}

async function advance(activity: Activity): Promise<number | null> {
  const { done, value } = await activity.next()
  return done ? null : value
}
