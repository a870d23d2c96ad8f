/** Today in the words and the time zone of the user; a zone nobody knows falls back to the device's. */
export function formatToday(now: Date, language: string, timeZone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(now)
  } catch {
    return new Intl.DateTimeFormat(language, options).format(now)
  }
}
