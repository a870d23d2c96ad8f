import type { DayFigures } from '#contract/admin/dashboard.ts'

/** More bars than this cannot be told apart on a screen. */
const MOST_BARS = 100
const DAYS_A_WEEK = 7

export type ChartDays = { isWeekly: boolean; days: DayFigures[] }

/** Days as they are drawn: a long period by weeks of seven days, work added up and people as the average of a day. */
export function groupDays(days: readonly DayFigures[]): ChartDays {
  if (days.length <= MOST_BARS) return { isWeekly: false, days: [...days] }
  const weeks: DayFigures[] = []
  for (let start = 0; start < days.length; start += DAYS_A_WEEK) {
    weeks.push(addUp(days.slice(start, start + DAYS_A_WEEK)))
  }
  return { isWeekly: true, days: weeks }
}

function addUp(week: readonly DayFigures[]): DayFigures {
  const sum = (key: Exclude<keyof DayFigures, 'day'>) => week.reduce((total, day) => total + day[key], 0)
  const average = (key: 'people' | 'learners') => Math.round(sum(key) / week.length)
  return {
    day: week[0]?.day ?? '',
    people: average('people'),
    learners: average('learners'),
    lessons: sum('lessons'),
    quizzes: sum('quizzes'),
    problems: sum('problems'),
    cards: sum('cards'),
    minutes: sum('minutes'),
  }
}
