import { DAY_MS } from '#engines/days/durations.ts'
import { clockIn, dayIn } from '#engines/days/index.ts'

export type Due =
  | { kind: 'none' }
  | { kind: 'today' | 'tomorrow'; time: string }
  | { kind: 'later' | 'past'; date: string; time: string }

type Place = {
  language: string
  /** In which it is meant. */
  timeZone: string
  /** Of the clock that the reader goes by. */
  readerZone: string
}

/**
 * When work is due, in the reader's words and by the clock of the school. Where the reader's clock shows another time, it
 * says whose time it is. A zone nobody knows is the device's.
 */
export function describeDue(
  dueDate: string | null,
  { language, timeZone, readerZone, now }: Place & { now: Date },
): Due {
  if (dueDate === null) return { kind: 'none' }
  const due = new Date(dueDate)
  const isElsewhere = clockIn(timeZone, due) !== clockIn(readerZone, due)
  const time = format(due, language, timeZone, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isElsewhere && NAMED),
  })
  const day = dayIn(timeZone, due)
  const today = dayIn(timeZone, now)
  const date = format(due, language, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })
  if (due < now) return { kind: 'past', date, time }
  if (day === today) return { kind: 'today', time }
  if (day === dayIn(timeZone, new Date(now.getTime() + DAY_MS))) return { kind: 'tomorrow', time }
  return { kind: 'later', date, time }
}

/** The day alone, where there is no room for more. */
export function describeDueDay(dueDate: string, { language, timeZone, readerZone }: Place): string {
  const due = new Date(dueDate)
  const isElsewhere = dayIn(timeZone, due) !== dayIn(readerZone, due)
  return format(due, language, timeZone, { day: 'numeric', month: 'short', ...(isElsewhere && NAMED) })
}

/** "Eastern Time" */
const NAMED = { timeZoneName: 'longGeneric' } as const

function format(
  moment: Date,
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(moment)
  } catch {
    return new Intl.DateTimeFormat(language, options).format(moment)
  }
}
