import type { CalendarEntry } from '#contract/teaching/calendar.ts'

/** Documented: a list on a dashboard is no longer. The calendar has them all. */
const MOST_SHOWN = 5

/** What happens today, and what comes next; lessons that are over and work that is not given out are nobody's plan. */
export function chooseActivities(
  entries: readonly CalendarEntry[],
  today: string,
): { today: CalendarEntry[]; coming: CalendarEntry[] } {
  const planned = entries.filter(isPlanned)
  const later = planned.filter(({ day }) => day > today)
  // Lessons of the timetable come every day and would hide what comes once.
  const once = later.filter(({ kind }) => kind !== 'meeting').slice(0, MOST_SHOWN)
  const meetings = later.filter(({ kind }) => kind === 'meeting').slice(0, MOST_SHOWN - once.length)
  const chosen = new Set([...once, ...meetings])
  return {
    today: planned.filter(({ day }) => day === today).slice(0, MOST_SHOWN),
    coming: later.filter((entry) => chosen.has(entry)),
  }
}

function isPlanned(entry: CalendarEntry): boolean {
  if (entry.kind === 'assignment') return entry.status === 'active'
  return entry.kind === 'meeting' || entry.status === 'draft' || entry.status === 'published'
}
