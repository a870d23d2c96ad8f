/** The time of day; of another day with its date, so that yesterday's figures are not taken for today's. */
export function formatAge(at: Date, now: Date, language: string): string {
  const isToday = at.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at)
}
