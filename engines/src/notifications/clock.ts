import { MINUTE_MS } from '../days/durations.ts'
import { isTimeZone, startOfDay } from '../days/index.ts'

/** Hours in which nobody is disturbed, 'HH:MM' by the person's own clock; they may reach over midnight. */
export type Quiet = { from: string; to: string }

const DAY_MINUTES = 24 * 60

// Making a format costs a hundred times as much as using it.
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 1000

export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** What a clock on the wall shows, 'HH:MM'. An unknown zone counts as UTC, as it does for days. */
export function timeIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** When the clock shows this time on this day. A time that a change of clocks leaves out is an hour later. */
export function momentOf(timeZone: string, day: string, time: string): Date {
  const wanted = toMinutes(time)
  const guess = new Date(startOfDay(timeZone, day).getTime() + wanted * MINUTE_MS)
  // On a day whose clocks change the guess is off by what they were moved; half a day tells ahead from behind.
  const off =
    ((wanted - toMinutes(timeIn(timeZone, guess)) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
  const moved = new Date(guess.getTime() + off * MINUTE_MS)
  return timeIn(timeZone, moved) === time ? moved : guess
}

export function isQuiet(time: string, { from, to }: Quiet): boolean {
  return from <= to ? from <= time && time < to : time >= from || time < to
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
