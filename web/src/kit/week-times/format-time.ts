const readTime = (time: string) => new Date(`2000-01-01T${time}:00Z`)
const openFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })

/** "17:00" in the reader's way of writing. */
export function formatTime(time: string, language: string): string {
  return openFormat(language).format(readTime(time))
}

/** From "09:00" to "10:30" in the reader's way of writing. Server and browser disagree about the spaces in it. */
export function formatTimeSpan({ from, to }: { from: string; to: string }, language: string): string {
  return openFormat(language)
    .formatRange(readTime(from), readTime(to))
    .replaceAll(/[\u2009\u202f]/g, ' ')
}
