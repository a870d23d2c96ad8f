import { MINUTE_MS } from './durations.ts'
/** A day of the calendar as text, 2026-03-01: what counts is the learner's own midnight, not the server's. */
export function dayIn(timeZone: string, at: Date): string {
  return dayFormatOf(timeZone).format(at)
}

// Making a format costs a hundred times as much as using it. There are some 600 zones, and an unknown one counts as UTC.
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 1000

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = makeDayFormat(timeZone)
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

function makeDayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day so many days earlier. */
export function daysBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date - count)).toISOString().slice(0, 10)
}

const WIDEST_OFFSET_MINUTES = 15 * 60

/** The first moment of a learner's day. Searched for, because clocks that change at midnight skip or repeat it. */
export function startOfDay(timeZone: string, day: string): Date {
  const format = dayFormatOf(timeZone)
  const midnightMs = Date.parse(`${day}T00:00:00Z`)
  let before = -WIDEST_OFFSET_MINUTES
  let after = WIDEST_OFFSET_MINUTES
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (format.format(new Date(midnightMs + middle * MINUTE_MS)) >= day) after = middle
    else before = middle
  }
  return new Date(midnightMs + after * MINUTE_MS)
}
