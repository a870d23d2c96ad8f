/** A day of the calendar in the reader's language; it belongs to no zone, so none may shift it. */
export function formatDay(
  day: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
