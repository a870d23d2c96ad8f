import { dayIn } from '#engines/days/index.ts'
import { isReminderWanted, weekBefore } from '#engines/notifications/index.ts'
import type { ActiveDay, LookFacts } from './look-facts.ts'
import type { News } from './notify.ts'
import type { Person } from './schedules.queries.ts'

/** Where learners of a role begin, and where they see what they have done. Nobody else is reminded to study. */
const PLACES: Partial<Record<Person['role'], { home: string; figures: string }>> = {
  student: { home: '/dashboard', figures: '/progress' },
  college: { home: '/college/dashboard', figures: '/college/analytics' },
  professional: { home: '/professional/dashboard', figures: '/professional/analytics' },
}

/** What there is to tell a person at the time they chose. */
export function findNews(person: Person, { days, pauses }: LookFacts, today: string): News[] {
  const places = PLACES[person.role]
  if (!places) return []
  const news: News[] = []
  const week = sumUpWeek(days, today)
  if (week) news.push({ kind: 'week_summary', link: places.figures, ...week })
  const lastActiveOn = days.reduce<string | null>(
    (last, { day }) => (last === null || day > last ? day : last),
    null,
  )
  const joinedOn = dayIn(person.timezone, person.joinedAt)
  if (isReminderWanted({ today, joinedOn, lastActiveOn, pauses })) {
    news.push({ kind: 'study_reminder', data: {}, link: places.home, occasion: today })
  }
  return news
}

/** Of the week before; a week in which nothing was learned is not mentioned. */
function sumUpWeek(days: ActiveDay[], today: string) {
  const { monday, sunday } = weekBefore(today)
  const active = days.filter(({ day }) => monday <= day && day <= sunday)
  if (active.length === 0) return null
  const sum = (of: (day: ActiveDay) => number) => active.reduce((total, day) => total + of(day), 0)
  return {
    data: {
      days: active.length,
      minutes: Math.round(sum(({ seconds }) => seconds) / 60),
      lessons: sum(({ lessons }) => lessons),
      quizzes: sum(({ quizzes }) => quizzes),
      problems: sum(({ problems }) => problems),
      cards: sum(({ cards }) => cards),
    },
    occasion: monday,
  }
}
