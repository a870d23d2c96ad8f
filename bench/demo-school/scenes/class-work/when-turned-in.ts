import { createChance } from '../../../simulator/chance.ts'
import { isSchoolDay, LAST_DAY } from '../../calendar.ts'
import type { Pupil } from '../../cast.ts'
import type { When, WorkPlan } from './work-plan.ts'

/** After this day the one who stopped does nothing any more. */
const LAST_OF_STOPPED = 25
const AT_ONCE_MINUTES = 30
const EARLIEST = 15 * 60 + 35
/** Second graders go to bed early. */
const LATEST = { young: 18 * 60 + 30, others: 20 * 60 + 10 }

type Habit = {
  /** Where between giving out and the due date, as shares of the days. */
  from: number
  to: number
  forgets: number
  isLate: number
}

const HABITS: Record<Exclude<Pupil['part'], 'stopped'>, Habit> = {
  star: { from: 0.1, to: 0.45, forgets: 0, isLate: 0 },
  keen: { from: 0.25, to: 0.8, forgets: 0, isLate: 0.02 },
  steady: { from: 0.45, to: 1, forgets: 0.05, isLate: 0.05 },
  hintAsker: { from: 0.6, to: 1, forgets: 0, isLate: 0.05 },
  crammer: { from: 1, to: 1, forgets: 0, isLate: 0.1 },
  struggler: { from: 0.9, to: 1, forgets: 0.1, isLate: 0.55 },
  seldom: { from: 0.8, to: 1, forgets: 0.4, isLate: 0.3 },
}

const pad = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** When this pupil turns it in; null where they do not, or have not yet when the history ends. */
export function whenTurnedIn(plan: WorkPlan, pupil: Pupil): When | null {
  const told = plan.turnedIn?.[pupil.username]
  if (told) return told
  const { username, part } = pupil
  const away = plan.without?.includes(username) || plan.excused?.some((one) => one.username === username)
  if (away || plan.due.day < pupil.since) return null
  const chance = createChance(`turns in ${plan.title} ${username}`)
  if (part === 'stopped' && plan.due.day > LAST_OF_STOPPED) return null
  const habit = HABITS[part === 'stopped' ? 'steady' : part]
  const forgets = chance.happens(habit.forgets)
  if (plan.isInClass) return inClass(plan, toMinutes(plan.due.time), chance.share())
  if (chance.happens(plan.shareAtOnce ?? 0)) {
    return inClass(plan, toMinutes(plan.given.time) + AT_ONCE_MINUTES, chance.share())
  }
  const isLate = chance.happens(habit.isLate)
  const at = isLate ? afterDue(plan, chance.share()) : beforeDue(plan, pupil, habit, chance)
  return forgets || at.day >= LAST_DAY ? null : at
}

function inClass({ given }: WorkPlan, end: number, share: number): When {
  const from = toMinutes(given.time) + 8
  const to = end - 2
  return { day: given.day, time: pad(Math.round(from + share * (to - from))) }
}

/** On the days after it, most of them on the next. */
function afterDue({ due }: WorkPlan, share: number): When {
  let day = due.day + (share < 0.7 ? 1 : 3)
  while (!isSchoolDay(day)) day++
  return { day, time: pad(EARLIEST + Math.round(share * 200)) }
}

type Chance = ReturnType<typeof createChance>

function beforeDue(plan: WorkPlan, { part, classCode, since }: Pupil, habit: Habit, chance: Chance): When {
  const dueAt = toMinutes(plan.due.time)
  if (part === 'crammer') return { day: plan.due.day, time: pad(dueAt - Math.round(chance.between(4, 50))) }
  const first = Math.max(plan.given.day, since)
  const span = plan.due.day - first
  let day = first + Math.round(span * chance.between(habit.from, habit.to))
  while (day > first && !isSchoolDay(day)) day--
  const latest = classCode === '2A' ? LATEST.young : LATEST.others
  const last = day === plan.due.day ? Math.min(latest, dueAt - 6) : latest
  return { day, time: pad(Math.round(chance.between(EARLIEST, last))) }
}
