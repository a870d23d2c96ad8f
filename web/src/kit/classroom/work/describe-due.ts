import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'

export type Due =
  | { kind: 'none' }
  | { kind: 'today' | 'tomorrow'; time: string }
  | { kind: 'later' | 'past'; date: string; time: string }

type Clock = { language: string; timeZone: string; now: Date }

/** When work is due, by the reader's own clock and words; a zone nobody knows is the device's. */
export function describeDue(dueDate: string | null, { language, timeZone, now }: Clock): Due {
  if (dueDate === null) return { kind: 'none' }
  const due = new Date(dueDate)
  const time = format(due, language, timeZone, { hour: 'numeric', minute: '2-digit' })
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
