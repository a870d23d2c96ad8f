import { DAY_MS, MINUTE_MS } from './durations.ts'
import { isTimeZone } from './time-zone.ts'

/** The moment at which a clock of the zone shows this day and time: '2026-03-01', '08:15'. */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // The offset before and after: where clocks change between the two, the second look is the right one.
  const guess = shown - offsetAt(timeZone, shown - DAY_MS / 2)
  return new Date(shown - offsetAt(timeZone, guess))
}

/** What a clock of the zone shows: '2026-03-01T08:15'. An unknown zone counts as UTC. */
export function clockIn(timeZone: string, at: Date): string {
  const parts = clockFormatOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

// Making a format costs a hundred times as much as using it.
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 1000

function clockFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(timeZone: string, atMs: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(atMs))}:00Z`) - Math.floor(atMs / MINUTE_MS) * MINUTE_MS
}
