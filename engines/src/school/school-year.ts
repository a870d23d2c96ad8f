/** Days of the calendar, both ends included. */
export type SchoolSpan = { firstDay: string; lastDay: string }

/** The school year that a day lies in, until the school says its own: July to June. */
export function guessSchoolYear(today: string): SchoolSpan {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = month >= 7 ? year : year - 1
  return { firstDay: `${first}-07-01`, lastDay: `${first + 1}-06-30` }
}

/** What is wrong with a year and its terms; null when they fit. */
export function findFaultOfTerms(year: SchoolSpan, terms: readonly SchoolSpan[]) {
  if (year.firstDay >= year.lastDay || terms.some(({ firstDay, lastDay }) => firstDay > lastDay))
    return 'firstDayAfterLast'
  if (terms.some(({ firstDay, lastDay }) => firstDay < year.firstDay || lastDay > year.lastDay))
    return 'termOutsideYear'
  const sorted = terms.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
  const overlaps = sorted.some(
    ({ firstDay }, place) => place > 0 && firstDay <= (sorted[place - 1]?.lastDay ?? ''),
  )
  return overlaps ? 'termsOverlap' : null
}
